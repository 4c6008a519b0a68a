/** In the menu of a table on this device: play on with friends, each at a device of their own. */
import { NOBODY } from '@magehall/engine';
import { Icon } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { asFile } from '../../table/file.ts';
import type { LocalPlay } from '../../table/local.ts';
import { sayAround } from '../words/say.ts';

/** With its words. */
export async function moveOnline() {
  await sayAround.there();
  return MoveOnline;
}

function MoveOnline({ play }: { play: LocalPlay }) {
  const words = sayAround.value.move;
  const asking = useSignal(false);
  const wrong = useSignal('');
  const { waitingFor } = play.now.value;
  const { record } = play;
  if (waitingFor === NOBODY) return null;
  const move = async () => {
    const { makeTable } = await import('./make.ts');
    const pace = { kind: 'none' } as const;
    const agreed = { pace, listed: false, watchers: false, standin: 'adept' };
    const { dice: _, ...file } = asFile(record);
    wrong.value =
      (await makeTable(record.game, record.options, record.players, agreed, file)) ?? '';
  };
  if (!asking.value)
    return (
      <button
        type="button"
        class="button"
        onClick={() => {
          asking.value = true;
        }}
      >
        <Icon name="people" size={17} /> {words.open}
      </button>
    );
  return (
    <div class="ask-move">
      <p>{words.text}</p>
      {wrong.value && (
        <p class="danger" role="alert">
          {wrong.value}
        </p>
      )}
      <button type="button" class="button gold" onClick={move}>
        {words.yes}
      </button>
    </div>
  );
}
