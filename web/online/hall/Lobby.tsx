/** In the hall: one's own tables on line, your turn first, and those with a free seat. */
import { Emblem, FAMILIARS, list, Panel } from '@magehall/ui';
import type { Message, TableCard, TableList } from '@magehall/wire';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGame } from '../../games.ts';
import { useSign } from '../../hall/signs.ts';
import { sayHall } from '../../words/say.ts';
import { theLine } from '../line/line.ts';
import { ask, No } from '../line/post.ts';
import { goTo } from '../path.ts';
import { isolated } from '../words/refusal.ts';
import { sayAround } from '../words/say.ts';
import { reach } from './door.ts';
import '../online.css';

interface Shown {
  tables: readonly TableCard[];
  before?: string;
}

const NONE: Shown = { tables: [] };

export function Lobby() {
  const words = sayAround.value.hall;
  const mine = useSignal<Shown>(NONE);
  const open = useSignal<Shown>(NONE);
  const state = useSignal<'asking' | 'there' | 'away'>('asking');
  const load = async (of: 'me' | 'hall', before?: string) => {
    const shown = of === 'me' ? mine : open;
    const after = before === undefined ? '' : `&before=${encodeURIComponent(before)}`;
    const page = await ask<TableList>(`tables?of=${of}${after}`).catch((error) => {
      // Whom the hall does not know yet has no tables there.
      if (error instanceof No && error.refusal?.error === 'no-session') return NONE;
      throw error;
    });
    const tables = before === undefined ? page.tables : [...shown.value.tables, ...page.tables];
    shown.value = { ...page, tables };
  };
  const loadAll = async () => {
    try {
      const found = await reach();
      if (found === 'there') await Promise.all([load('me'), load('hall')]);
      state.value = found === 'there' ? 'there' : 'away';
    } catch {
      state.value = 'away';
    }
  };
  useEffect(() => {
    loadAll();
    const line = theLine();
    const stopHearing = line.hearHall((message: Message) => {
      // A card there is the same for everybody; what is one's own in it must be asked for.
      if (message.type === 'hall') loadAll();
    });
    const stopLooking = line.state.subscribe((now) => {
      if (now === 'live' && state.peek() === 'away') loadAll();
      if (now === 'away') state.value = 'away';
    });
    return () => {
      stopHearing();
      stopLooking();
    };
  }, []);
  if (state.value === 'asking') return null;
  const known = new Set(mine.value.tables.map(({ table }) => table));
  const free = open.value.tables.filter(({ table }) => !known.has(table));
  return (
    <Panel title={words.title} class="shelf lobby">
      {state.value === 'away' && (
        <p class="muted" role="status">
          {words.away}
        </p>
      )}
      {known.size > 0 && <h3 class="muted">{words.mine}</h3>}
      <Cards shown={mine.value} more={(before) => load('me', before)} />
      {free.length > 0 && <h3 class="muted">{words.open}</h3>}
      <Cards shown={{ ...open.value, tables: free }} more={(before) => load('hall', before)} />
      {state.value === 'there' && known.size + free.length === 0 && (
        <p class="muted">{words.none}</p>
      )}
    </Panel>
  );
}

function Cards({ shown, more }: { shown: Shown; more: (before: string) => void }) {
  const { tables, before } = shown;
  return (
    <>
      <ul>
        {tables
          .filter(({ game }) => isGame(game))
          .map((card, i) => (
            <li key={card.table}>
              <Card card={card} first={i === 0} />
            </li>
          ))}
      </ul>
      {before !== undefined && (
        <button type="button" class="button wide" onClick={() => more(before)}>
          {sayAround.value.hall.more}
        </button>
      )}
    </>
  );
}

function Card({ card, first }: { card: TableCard; first: boolean }) {
  const words = sayAround.value.hall;
  const sign = useSign(card.game);
  const { phase, seats, mine, scores, yourTurn } = card;
  const isMine = mine !== undefined;
  const label =
    phase === 'over'
      ? words.replay
      : isMine
        ? words.goOn
        : phase === 'open'
          ? words.sit
          : words.look;
  return (
    <article class="kept" data-table={card.table}>
      <h3>{sign?.title ?? ' '}</h3>
      <p class={yourTurn ? 'lit' : 'muted'}>{stateOf(card)}</p>
      <ul class="kept-seats">
        {seats.map(({ name, plays }, seat) => (
          <li key={FAMILIARS[seat]} title={name} class={plays === 'open' ? 'free' : undefined}>
            <Emblem of={FAMILIARS[seat]} size={28} />
            <bdi class={plays === 'open' ? 'unseen' : 'name'}>
              {plays === 'open' ? words.free : name}
            </bdi>
            {scores?.[seat] !== undefined && <b>{scores[seat]}</b>}
          </li>
        ))}
      </ul>
      <div class="actions">
        <button
          type="button"
          class={first && yourTurn ? 'button gold' : 'button'}
          onClick={() => goTo({ id: card.table })}
        >
          {label}
        </button>
      </div>
    </article>
  );
}

function stateOf({ phase, seats, yourTurn, waitingFor, winners = [] }: TableCard): string {
  const words = sayAround.value.hall;
  const named = (seat: number) => isolated(seats[seat]?.name ?? '');
  if (phase === 'over')
    return winners.length > 0 ? sayHall.value.hall.won(list(winners.map(named))) : words.over;
  if (phase === 'paused') return words.paused;
  if (phase === 'open') return words.filling(seats.filter(({ plays }) => plays === 'open').length);
  if (yourTurn) return words.yourTurn;
  return waitingFor >= 0 ? words.turnOf(named(waitingFor)) : sayAround.value.room.sealing;
}
