/** The cards of tables on line, as those of games on this device. */
import { Emblem, FAMILIARS, list } from '@magehall/ui';
import type { TableCard, TableList } from '@magehall/wire';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGame } from '../../games.ts';
import { useSign } from '../../hall/signs.ts';
import { sayHall } from '../../words/say.ts';
import { goTo } from '../path.ts';
import { isolated } from '../words/isolated.ts';
import { sayAround } from '../words/say.ts';
import { listOf } from './Lobby.tsx';

/** With their words. */
export async function cards() {
  await sayAround.there();
  return Cards;
}

/** One's own tables, your turn first; then the others with a free seat. */
function Cards({ mine, open }: { mine: TableList; open: TableList }) {
  const others = useMemo(() => {
    const own = new Set(mine.tables.map(({ table }) => table));
    return { ...open, tables: open.tables.filter(({ table }) => !own.has(table)) };
  }, [mine, open]);
  return (
    <>
      {mine.tables.length > 0 && <List of="me" first={mine} />}
      {others.tables.length > 0 && <List of="hall" first={others} />}
    </>
  );
}

interface ListProps {
  of: 'me' | 'hall';
  /** The first of them. */
  first: TableList;
}

function List({ of, first }: ListProps) {
  const words = sayAround.value.cards;
  const [more, setMore] = useState<TableList>();
  useEffect(() => setMore(undefined), [first]);
  const { before } = more ?? first;
  const tables = [...first.tables, ...(more?.tables ?? [])];
  const load = async (before: string) => {
    const next = await listOf(of, `&before=${encodeURIComponent(before)}`);
    setMore({ ...next, tables: [...(more?.tables ?? []), ...next.tables] });
  };
  return (
    <>
      <h3 class="muted">{of === 'me' ? words.mine : words.open}</h3>
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
        <button type="button" class="button wide" onClick={() => load(before)}>
          {words.more}
        </button>
      )}
    </>
  );
}

function Card({ card, first }: { card: TableCard; first: boolean }) {
  const words = sayAround.value.cards;
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
  const words = sayAround.value.cards;
  const named = (seat: number) => isolated(seats[seat]?.name ?? '');
  if (phase === 'over')
    return winners.length > 0 ? sayHall.value.hall.won(list(winners.map(named))) : words.over;
  if (phase === 'paused') return words.paused;
  if (phase === 'open') return words.filling(seats.filter(({ plays }) => plays === 'open').length);
  if (yourTurn) return words.yourTurn;
  return waitingFor >= 0 ? words.turnOf(named(waitingFor)) : words.sealing;
}
