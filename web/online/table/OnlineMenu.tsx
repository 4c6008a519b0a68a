/** What the page adds to the menu of a table on line. */
import { Icon, SHEET_ICONS, saySheets } from '@magehall/ui';
import { saveFile } from '../../table/travel.ts';
import { sentenceOf } from '../words/refusal.ts';
import { sayOnline } from '../words/say.ts';
import type { OnlinePlay } from './play.ts';
import { tell } from './tell.ts';

interface OnlineMenuProps {
  play: OnlinePlay;
  /** Its file is there when it is over. */
  over: boolean;
  showReceipt: () => void;
}

export function OnlineMenu({ play, over, showReceipt }: OnlineMenuProps) {
  const save = async () => {
    try {
      saveFile(await play.file());
    } catch (error) {
      tell(sentenceOf(error));
    }
  };
  return (
    <>
      {over && (
        <button type="button" class="button" onClick={save}>
          <Icon path={SHEET_ICONS.save} size={17} /> {saySheets.value.menu.save}
        </button>
      )}
      <button type="button" class="button" onClick={showReceipt}>
        <Icon path={SHEET_ICONS.seal} size={17} /> {sayOnline.value.talk.receipt}
      </button>
    </>
  );
}
