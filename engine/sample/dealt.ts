/** For tests: a table of the sample where somebody is asked, and why a table refuses something. */
import { scripted } from '../dice/chance.ts';
import { Refused, Table } from '../table/table.ts';
import { type Choice, type Event, type State, wisps } from './wisps.ts';

/** Seat 0 holds 1 1 and draws a 2; seat 1 holds 1 1; the candle shows 4. */
export function dealt(): Table<State, Choice, Event> {
  const table = new Table(wisps, { seats: 2, first: 0 });
  table.settle(scripted([0, 0, 0, 0, 0, 3]));
  return table;
}

/** The reason of a refusal, `accepted`, or whatever else was thrown. */
export function reason(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return error instanceof Refused ? error.reason : error;
  }
  return 'accepted';
}
