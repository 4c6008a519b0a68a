/** What shall be answered for oneself in another's turn: a choice for each decision the game has there. */
import { type OrderWords, STAND_IN } from '@magehall/engine';
import { orders } from '@magehall/games/orders';
import { say } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useLoaded } from '../../useLoaded.ts';
import { ask } from '../line/post.ts';
import { sentenceOf } from '../words/refusal.ts';
import { sayAround } from '../words/say.ts';
import type { About } from './heard.ts';

export function Orders({ about }: { about: About }) {
  const words = sayAround.value.orders;
  const { language } = say.value;
  const { game, table } = about;
  const asked = useLoaded<OrderWords>(
    async () => (await orders[game]?.words[language]())?.words ?? {},
    [game, language],
  );
  /** What was picked here, until the hall has it. */
  const picked = useSignal<Readonly<Record<string, string>> | undefined>(undefined);
  const status = useSignal('');
  if (!asked || Object.keys(asked).length === 0) return null;
  const given = picked.value ?? about.orders ?? {};
  const give = async (decision: string, order: string) => {
    const { [decision]: _, ...others } = given;
    picked.value = order === '' ? others : { ...others, [decision]: order };
    try {
      await ask(`tables/${table}/orders`, { orders: picked.value }, 'PUT');
      status.value = words.kept;
    } catch (error) {
      status.value = sentenceOf(error);
    }
    picked.value = undefined;
  };
  return (
    <details class="orders">
      <summary>{words.title}</summary>
      {Object.entries(asked).map(([decision, { asks, orders }]) => (
        <label key={decision}>
          {asks}
          <select
            value={given[decision] ?? ''}
            onChange={({ currentTarget }) => give(decision, currentTarget.value)}
          >
            <option value="">{words.ask}</option>
            {Object.entries(orders).map(([order, does]) => (
              <option key={order} value={order}>
                {does}
              </option>
            ))}
            <option value={STAND_IN}>{words.standin}</option>
          </select>
        </label>
      ))}
      <p class="muted" role="status">
        {status.value || words.help}
      </p>
    </details>
  );
}
