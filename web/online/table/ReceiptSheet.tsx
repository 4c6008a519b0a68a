/** The receipt of this device against the finished game: what is proved, and what can't be. */
import { checkReceipt, type Receipt } from '@magehall/dealer/receipt';
import { NOBODY, verify } from '@magehall/engine';
import { Dialog, Icon, SHEET_ICONS } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sayAround } from '../words/say.ts';
import type { About } from './heard.ts';
import type { OnlinePlay } from './play.ts';
import { receiptOf, written } from './receipts.ts';

interface ReceiptSheetProps {
  play: OnlinePlay;
  about: About;
  close: () => void;
}

export function ReceiptSheet({ play, about, close }: ReceiptSheetProps) {
  const words = sayAround.value.receipt;
  const found = useSignal<readonly (readonly [boolean, string])[] | undefined>(undefined);
  const none = useSignal(false);
  const own = useSignal<Receipt | undefined>(undefined);
  const over = play.now.value.waitingFor === NOBODY;
  useEffect(() => {
    const look = async () => {
      const kept = about.viewer < 0 ? undefined : await receiptOf(about.table);
      own.value = kept && written(about.table, kept);
      none.value = !own.value;
      if (!over || !own.value) return;
      // Without an answer of the hall there is nothing to compare with yet.
      const file = await play.file().catch(() => undefined);
      if (!file) return;
      const { commitment, own: mine, others } = checkReceipt(own.value, file);
      const verdict = verify(play.game, file);
      found.value = [
        [commitment, commitment ? words.commitment : words.otherCommitment],
        [mine, mine ? words.own : words.notOwn],
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
      {own.value && (
        <>
          <p class="muted">{words.elsewhere}</p>
          <button type="button" class="button" onClick={() => saveReceipt(own.value)}>
            {words.save}
          </button>
        </>
      )}
    </Dialog>
  );
}

async function saveReceipt(receipt: Receipt | undefined): Promise<void> {
  const { download } = await import('../../table/travel.ts');
  if (receipt) download(`receipt-${receipt.table}.json`, JSON.stringify(receipt, null, 2));
}
