import { Dialog, Emblem, FAMILIARS, Icon, list, Panel, say } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { isGame, useSign } from '../games.ts';
import { go } from '../routes.ts';
import * as shelf from '../store/shelf.ts';
import { sayHall } from '../words/say.ts';

interface ShelfProps {
  kept: readonly shelf.Kept[];
  refresh: () => void;
  /** The text of a game file. */
  open: (text: string) => void;
}

/** The games on this device: your turn first, then the latest. */
export function Shelf({ kept, refresh, open }: ShelfProps) {
  const text = sayHall.value.hall;
  const known = kept.filter(({ game }) => isGame(game));
  const order = { person: 0, bot: 1, nobody: 2 };
  const sorted = [...known].sort(
    (a, b) => order[a.standing.waits] - order[b.standing.waits] || b.changed - a.changed,
  );
  return (
    <Panel title={text.shelf} class="shelf">
      {sorted.length === 0 && <p class="muted">{text.shelfEmpty}</p>}
      <ul>
        {sorted.map((one, i) => (
          <li key={one.id}>
            <KeptTable kept={one} first={i === 0} refresh={refresh} />
          </li>
        ))}
      </ul>
      <label class="button file">
        <Icon name="open" size={17} /> {text.import}
        <input
          type="file"
          accept=".json,application/json"
          onChange={async (event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            if (file) open(await file.text());
            input.value = '';
          }}
        />
      </label>
    </Panel>
  );
}

interface KeptTableProps {
  kept: shelf.Kept;
  first: boolean;
  refresh: () => void;
}

function KeptTable({ kept, first, refresh }: KeptTableProps) {
  const text = sayHall.value.hall;
  const sign = useSign(kept.game);
  const sure = useSignal(false);
  const { waits, scores, winners } = kept.standing;
  const over = waits === 'nobody';
  const date = new Intl.DateTimeFormat(say.value.language, { dateStyle: 'medium' });
  const open = () => go({ page: 'table', id: kept.id, at: over ? 0 : undefined });
  const state = over
    ? text.won(list(winners.map((seat) => kept.players[seat].name)))
    : waits === 'person'
      ? text.yourTurn
      : date.format(kept.changed);
  return (
    <article class="kept">
      <h3>{sign?.title ?? ' '}</h3>
      <p class="muted">{state}</p>
      <ul class="kept-seats">
        {kept.players.map(({ name }, seat) => (
          <li key={FAMILIARS[seat]} title={name}>
            <Emblem of={FAMILIARS[seat]} size={28} />
            <span class="unseen">{name}</span>
            <b>{scores[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class={first && !over ? 'button gold' : 'button'} onClick={open}>
          {over ? text.replay : text.goOn}
        </button>
        <button
          type="button"
          class="button square"
          aria-label={text.export}
          title={text.export}
          onClick={async () => (await import('../table/travel.ts')).save(kept)}
        >
          <Icon name="save" size={17} />
        </button>
        <button
          type="button"
          class="button square"
          aria-label={text.remove}
          title={text.remove}
          onClick={() => {
            sure.value = true;
          }}
        >
          <Icon name="bin" size={17} />
        </button>
      </div>
      {sure.value && (
        <Dialog
          title={text.remove}
          close={() => {
            sure.value = false;
          }}
        >
          <p>{text.removeSure(sign?.title ?? '')}</p>
          <div class="actions">
            <button
              type="button"
              class="button"
              onClick={() => {
                sure.value = false;
              }}
            >
              {text.removeNo}
            </button>
            <button
              type="button"
              class="button gold"
              onClick={() => shelf.remove(kept.id).then(refresh)}
            >
              {text.removeYes}
            </button>
          </div>
        </Dialog>
      )}
    </article>
  );
}
