import { Dialog } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { finished, remove } from '../store/cards.ts';
import { useLoaded } from '../useLoaded.ts';
import { sayHall } from '../words/say.ts';

const DAY = 86_400_000;
const AGES = { all: 0, month: 30 * DAY, year: 365 * DAY };
type Age = keyof typeof AGES;

interface CleanUpProps {
  refresh: () => void;
  close: () => void;
}

/** Removes finished games, many at once; says how many before. */
export function CleanUp({ refresh, close }: CleanUpProps) {
  const text = sayHall.value.cleanUp;
  const age = useSignal<Age>('all');
  const found = useLoaded(() => finished(Date.now() - AGES[age.value]), [age.value]);
  const count = found?.length ?? 0;
  return (
    <Dialog title={text.title} close={close} class="clean-up">
      <label>
        {text.which}
        <select
          value={age.value}
          onChange={({ currentTarget }) => {
            age.value = currentTarget.value as Age;
          }}
        >
          {Object.entries(text.ages).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{found && (count === 0 ? text.none : text.sure(count))}</p>
      <div class="actions">
        <button type="button" class="button" onClick={close}>
          {text.no}
        </button>
        <button
          type="button"
          class="button gold"
          disabled={count === 0}
          onClick={async () => {
            await remove(found ?? []);
            refresh();
            close();
          }}
        >
          {text.yes}
        </button>
      </div>
    </Dialog>
  );
}
