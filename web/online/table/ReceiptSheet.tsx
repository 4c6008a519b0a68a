/** The receipt of this device against the finished game: what is proved, and what can't be. */
import { NOBODY, verify } from '@magehall/engine';
import { Dialog, Icon, SHEET_ICONS } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sayAround } from '../words/say.ts';
import type { About } from './heard.ts';
import type { OnlinePlay } from './play.ts';
import { check, receiptOf } from './receipts.ts';

interface ReceiptSheetProps {
  play: OnlinePlay;
  about: About;
  close: () => void;
}

export function ReceiptSheet({ play, about, close }: ReceiptSheetProps) {
  const words = sayAround.value.receipt;
  const found = useSignal<readonly (readonly [boolean, string])[] | undefined>(undefined);
  const none = useSignal(false);
  const over = play.now.value.waitingFor === NOBODY;
  useEffect(() => {
    const look = async () => {
      const receipt = await receiptOf(about.table);
      if (!receipt || about.viewer < 0) {
        none.value = true;
        return;
      }
      if (!over) return;
      const file = await play.file();
      const { commitment, own, others } = check(receipt, file, about.viewer);
      const verdict = verify(play.game, file);
      found.value = [
        [commitment, commitment ? words.commitment : words.otherCommitment],
        [own, own ? words.own : words.notOwn],
        [others, others ? words.others : words.notOthers],
        [verdict.fair, verdict.fair ? words.fair(verdict.draws) : words.unfair],
      ];
    };
    look();
  }, [over]);
  return (
    <Dialog title={words.title} close={close}>
      {none.value && <p>{words.none}</p>}
      {!over && !none.value && <p>{words.when}</p>}
      <ul class="receipt" role="status">
        {found.value?.map(([holds, sentence]) => (
          <li key={sentence} class={holds ? 'good' : 'danger'}>
            {holds ? <Icon path={SHEET_ICONS.seal} /> : <Icon name="cross" />} {sentence}
          </li>
        ))}
      </ul>
      <p class="muted">{words.cant}</p>
    </Dialog>
  );
}
