/** What the page adds to the menu of a table on this device. */
import { Icon, later, SHEET_ICONS, saySheets } from '@magehall/ui';
import type { LocalPlay } from './local.ts';

const CoachSwitch = later(async () => (await import('../lessons/coach.tsx')).coachSwitch());
const MoveOnline = later(async () => (await import('../online/hall/door.ts')).moveOnline());

interface TableMenuProps {
  play: LocalPlay;
  /** It is a game of the shelf, and no branch. */
  own: boolean;
}

export function TableMenu({ play, own }: TableMenuProps) {
  const saveIt = async () => (await import('./travel.ts')).save(play.record);
  return (
    <>
      <button type="button" class="button" onClick={saveIt}>
        <Icon path={SHEET_ICONS.save} size={17} /> {saySheets.value.menu.save}
      </button>
      {own && <MoveOnline play={play} />}
      {own && play.record.coached && <CoachSwitch />}
    </>
  );
}
