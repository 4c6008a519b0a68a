/** What a law is, and the few questions that several laws ask. */

import { NOBODY, type Options, type Seat, type WholeGame } from '../contract.ts';
import { seeded } from '../dice/chance.ts';
import { Table } from '../table/table.ts';
import { stroll } from '../table/walk.ts';

/** A game on trial, with the kernel that runs it. */
export interface Subject {
  game: WholeGame;
  newTable(options: Options): Table;
}

export function subject(game: WholeGame): Subject {
  return { game, newTable: (options) => new Table(game, options) };
}

export interface Law {
  name: string;
  /** Plays one game from this seed and throws `Broken` where the law is. */
  check(subject: Subject, options: Options, seed: number): void;
}

export class Broken extends Error {
  override name = 'Broken';
}

export function holds(fine: boolean, why: () => string): asserts fine {
  if (!fine) throw new Broken(why());
}

export const text = (value: unknown) => JSON.stringify(value);

/** Everyone who may look: each seat, and an onlooker. */
export function viewers(options: Options): Seat[] {
  return [...Array.from({ length: options.seats }, (_, seat) => seat), NOBODY];
}

/** The most steps to look at: the game's own bound, and one more to see it overstepped. */
export function enough({ game }: Subject, options: Options): number {
  return game.bound(options) + 1;
}

/** The steps of one random game from this seed, as many as are enough. */
export function gameFrom(subject: Subject, options: Options, seed: number) {
  const { game } = subject;
  return stroll(game, game.setup(options), seeded(seed), enough(subject, options));
}
