/** The same table again, its seats turned by one: each person's seat is kept until it comes. */
import { createHash } from 'node:crypto';
import { HallRefused, phaseOf, type Standing, seatOf } from '@magehall/dealer/hall';
import type { Seat } from '@magehall/engine';
import type { Store, TableRecord } from '../store/store.ts';
import type { Live } from './live.ts';
import { type Made, makeTable, type Wanted } from './making.ts';
import type { Shelf } from './shelf.ts';

/** Whoever asks first makes it; the others find the same one, since its name follows from the old one's. */
function nextId({ id, secret }: TableRecord): string {
  return createHash('sha256').update(`rematch ${id} ${secret}`).digest('base64url').slice(0, 16);
}

/** The table that follows this one, with the asker in it; `invite` for the one who made it. */
export async function rematch(
  store: Store,
  shelf: Shelf,
  old: Live,
  asked: { person: string; key: string; sealed: string },
): Promise<Pick<Made, 'table' | 'seq'> & { invite?: string }> {
  const { person, key, sealed } = asked;
  const { standing, record } = old;
  const seat = seatOf(standing, person);
  if (seat === undefined) throw new HallRefused('not-seated');
  if (phaseOf(standing) !== 'over') throw new HallRefused('not-over');
  const sit = { name: standing.chairs[seat].name, sealed };
  const table = nextId(record);
  const made = await makeTable(store, person, table, wantedAgain(standing, record, seat, sit));
  if (made) {
    if (standing.next === undefined) await old.ask({ person, key, request: { do: 'next', table } });
    return made;
  }
  const live = await shelf.take(table);
  const request = { do: 'sit', ...sit, invited: false } as const;
  return { table, seq: await live.ask({ person, key, request }) };
}

function wantedAgain(
  { chairs }: Standing,
  record: TableRecord,
  seat: Seat,
  sit: { name: string; sealed: string },
): Wanted {
  const turned = turn(record.laid);
  const seats = record.laid.map((_, to): Wanted['seats'][number] => {
    const { plays, level } = chairs[turned.indexOf(to)];
    return plays === 'bot' && level !== undefined ? level : plays === 'rules' ? 'rules' : 'open';
  });
  const kept = chairs.flatMap(({ person, name }, from) =>
    person === undefined || from === seat ? [] : [{ keep: turned[from], person, name }],
  );
  const { game, options, pace, listed, watchers, standin } = record;
  return {
    ...{ game, options, seats, pace, listed, watchers, standin, kept },
    sit: { seat: turned[seat], ...sit },
  };
}

/** Where each seat goes; the rules' seats are set by the options, so only the others turn. */
function turn(laid: TableRecord['laid']): Seat[] {
  const turning = [...laid.keys()].filter((seat) => laid[seat] !== 'rules');
  return laid.map((_, seat) => {
    const at = turning.indexOf(seat);
    return at < 0 ? seat : turning[(at + 1) % turning.length];
  });
}
