import type { Player } from '@magehall/engine';
import { Emblem, FAMILIARS, Icon, later, list, SHEET_ICONS, say } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { isGame } from '../games.ts';
import { go } from '../routes.ts';
import { type Card, remove } from '../store/cards.ts';
import * as shelf from '../store/shelf.ts';
import { sayHall } from '../words/say.ts';
import { useSign } from './signs.ts';

const Remove = later(async () => (await import('./Remove.tsx')).Remove);

interface OnShelfProps {
  card: Card;
  first: boolean;
  refresh: () => void;
}

/** A game on the shelf. Whatever is wrong with it, the others don't suffer. */
export function OnShelf({ card: { id, table }, first, refresh }: OnShelfProps) {
  const [broken] = useErrorBoundary();
  const gone = () => remove([id]).then(refresh);
  if (broken || !table || !isGame(table.game)) return <Unreadable id={id} remove={gone} />;
  return <KeptTable id={id} table={table} first={first} remove={gone} />;
}

interface KeptTableProps {
  id: string;
  table: NonNullable<Card['table']>;
  first: boolean;
  remove: () => void;
}

function KeptTable({ id, table, first, remove }: KeptTableProps) {
  const text = sayHall.value.hall;
  const sign = useSign(table.game);
  const { waits, scores, winners } = table.standing;
  const over = waits === 'nobody';
  const open = () => go({ page: 'table', id, at: over ? 0 : undefined });
  const state = over
    ? text.won(list(winners.map((seat) => table.players[seat].name)))
    : waits === 'person'
      ? text.yourTurn
      : text.botsTurn;
  return (
    <article class="kept">
      <h3>{sign?.title ?? ' '}</h3>
      <p class={over ? 'muted' : 'kept-state'}>{state}</p>
      <p class="muted">
        {company(table.players)} · {lastPlayed(table.changed)}
      </p>
      <ul class="kept-seats">
        {table.players.map(({ name }, seat) => (
          <li key={FAMILIARS[seat]} title={name}>
            <Emblem of={FAMILIARS[seat]} size={28} />
            <span class="unseen">{name}</span>
            <b>{scores[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      <Actions id={id} sure={text.removeSure(sign?.title ?? '')} remove={remove}>
        <button type="button" class={first && !over ? 'button gold' : 'button'} onClick={open}>
          {over ? text.replay : text.goOn}
        </button>
      </Actions>
    </article>
  );
}

/** Whom you play with: alone against others, or all who share the screen. */
function company(players: readonly Player[]): string {
  const rivals = players.filter(({ plays }) => plays !== 'person');
  const names = (some: readonly Player[]) => list(some.map(({ name }) => name));
  return rivals.length === players.length - 1
    ? sayHall.value.hall.against(names(rivals))
    : names(players);
}

/** The time of day if it was today, else the day. */
function lastPlayed(changed: number): string {
  const today = new Date().toDateString() === new Date(changed).toDateString();
  const style = today ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const };
  const { language } = say.value;
  // English is written in many ways: the reader's own goes first.
  const own = navigator.languages.find((one) => one.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(own, style).format(changed);
}

function Unreadable({ id, remove }: { id: string; remove: () => void }) {
  const text = sayHall.value.hall;
  return (
    <article class="kept">
      <h3>{text.unreadable}</h3>
      <p class="muted">{text.unreadableWhy}</p>
      <Actions id={id} sure={text.removeUnreadable} remove={remove} />
    </article>
  );
}

/** As a game file if it is one; else all that lies there, as it is. */
async function save(id: string): Promise<void> {
  const { save, download } = await import('../table/travel.ts');
  const record = await shelf.get(id);
  if (typeof record === 'object' && isGame(record.game)) save(record);
  else download(`magehall-${id}.json`, JSON.stringify(await shelf.raw(id), null, 2));
}

interface ActionsProps {
  id: string;
  /** What is asked before it is removed. */
  sure: string;
  remove: () => void;
  children?: ComponentChildren;
}

function Actions({ id, sure, remove, children }: ActionsProps) {
  const text = sayHall.value.hall;
  const asking = useSignal(false);
  const keep = () => {
    asking.value = false;
  };
  return (
    <div class="actions">
      {children}
      <button
        type="button"
        class="button square"
        aria-label={text.export}
        title={text.export}
        onClick={() => save(id)}
      >
        <Icon path={SHEET_ICONS.save} size={17} />
      </button>
      <button
        type="button"
        class="button square"
        aria-label={text.remove}
        title={text.remove}
        onClick={() => {
          asking.value = true;
        }}
      >
        <Icon path={SHEET_ICONS.bin} size={17} />
      </button>
      {asking.value && <Remove sure={sure} keep={keep} remove={remove} />}
    </div>
  );
}
