/** Positions of recorded games of Five Seals of Magic, for the tests of its table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, type GameFile, readGameFile, Table } from '@magehall/engine';
import { game, type State } from '@magehall/five-seals/rules';

const folder = join(import.meta.dirname, '../../../fixtures/five-seals');

/** Four of the recorded games, one for each number of mages, each with another circle. */
export const GAMES: Readonly<Record<number, string>> = {
  2: '2-circle-2-french',
  3: '3-circle-4-english',
  4: '4-circle-3-english',
  5: '5-circle-4-english',
};

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

export function recorded(name: string): string {
  return readFileSync(join(folder, `${name}.json`), 'utf8');
}

export interface Position {
  file: GameFile;
  state: State;
  /** Who is to choose. */
  seat: number;
}

/**
 * The position of a recorded game, with somebody to choose, that is worth most; of equals the last.
 * All sit at this screen.
 */
export function bestOf(name: string, worth: (state: State, seat: number) => number): Position {
  const file = readGameFile(recorded(name));
  const table = new Table(game, file.options);
  let most = { worth: 0, entries: 0, seat: 0, state: table.state };
  file.log.forEach((entry, i) => {
    table.add(entry as Entry<never>);
    const seat = table.waitingFor;
    if (seat < 0) return;
    const here = worth(table.state, seat);
    if (here >= most.worth && here > 0)
      most = { worth: here, entries: i + 1, seat, state: game.clone(table.state) };
  });
  if (most.entries === 0) throw new Error(`Nowhere in ${name}.`);
  const players = file.players.map((player) => ({ name: player.name, plays: 'person' as const }));
  const { hashes: _, dice: __, ...rest } = file;
  const { state, seat } = most;
  return { state, seat, file: { ...rest, players, log: file.log.slice(0, most.entries) } };
}

/** It is a turn, and this many seals can be broken. */
export function breakable(state: State): number {
  return game.choices(state).filter((choice) => 'break' in choice && !('use' in choice)).length;
}
