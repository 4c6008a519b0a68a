/**
 * The law of written positions: whatever `scenario` accepts can be played to its end and keeps every
 * law there, and what it refuses it refuses in a short sentence. Positions are made by changing
 * known ones: examples, and positions of random games written down.
 */

import { NOBODY, type Options, type Roll, ScenarioError, type WholeGame } from '../contract.ts';
import { same } from '../data/same.ts';
import { sure } from '../data/sure.ts';
import { seeded } from '../dice/chance.ts';
import { checkOptions, OptionsError } from '../options.ts';
import { Table } from '../table/table.ts';
import { stroll } from '../table/walk.ts';
import { laws } from './all.ts';
import { holds, type Subject } from './law.ts';
import { mutator } from './mutants.ts';
import { asks, ends } from './play.ts';

export interface Fuzzed {
  /** How many of the positions were accepted, and so played. */
  accepted: number;
  /** The first that was not refused as it should be, or did not keep a law. */
  failure?: { position: string; law: string; says: string };
}

/** Tries `count` positions like the examples, the same ones for the same seed. */
export function fuzzScenarios(
  game: WholeGame,
  examples: readonly unknown[],
  seed: number,
  count: number,
): Fuzzed {
  const roll = seeded(seed);
  const mutant = mutator(examples, played(game, roll), roll);
  let accepted = 0;
  for (let i = 0; i < count; i++) {
    const position = mutant();
    let law = 'a position is accepted, or refused in a short sentence';
    try {
      const start = accept(game, position);
      if (start === undefined) continue;
      accepted++;
      law = 'whatever is chosen first, the game goes on';
      lookAhead(game, start, roll);
      const { subject, options } = from(game, start);
      // Every law has its turn; these two find the most, and quickly.
      for (const one of [ends, asks, sure(laws[accepted % laws.length])]) {
        law = one.name;
        one.check(subject, options, roll(2 ** 31));
      }
    } catch (error) {
      return { accepted, failure: { position, law, says: String(error) } };
    }
  }
  return { accepted };
}

/** A sentence on one line, that a person reads to its end. */
const LONGEST_SENTENCE = 500;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** The state, or undefined if it was refused as it should be. */
function accept(game: WholeGame, position: string): unknown {
  try {
    return game.scenario(position);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const { message } = error;
    holds(message.length <= LONGEST_SENTENCE, () => `refused in ${message.length} letters`);
    holds(!UNPRINTABLE.test(message), () => `refused by ${JSON.stringify(message)}`);
    return undefined;
  }
}

/** The game as if it began there. A position doesn't say what else was agreed on. */
function from(game: WholeGame, start: unknown): { subject: Subject; options: Options } {
  const options = checkOptions(game, { seats: game.outcome(start).scores.length });
  const most = longest(game, options);
  const begun = { ...game, setup: () => game.clone(start), bound: () => most };
  return {
    subject: { game: begun, newTable: (asked) => new Table(begun, asked, game.clone(start)) },
    options,
  };
}

/** The most steps a game of so many seats can take, whichever option is set otherwise. */
function longest(game: WholeGame, usual: Options): number {
  let most = game.bound(usual);
  for (const [name, { values, many }] of Object.entries(game.options))
    for (const value of values(usual.seats))
      most = Math.max(most, game.bound({ ...usual, [name]: many ? [value] : value }));
  return most;
}

/** More first steps than this are not all tried. */
const STEPS = 40;

/** A random game takes one first step of many, so here is a look at what follows from the others. */
function lookAhead(game: WholeGame, start: unknown, roll: Roll): void {
  const pieces = game.pieces(start);
  const waiting = game.waitingFor(start);
  const steps: unknown[] =
    waiting >= 0
      ? game.choices(start)
      : Array.from({ length: waiting === NOBODY ? 0 : game.odds(start) }, (_, k) => k);
  const from = steps.length > STEPS ? roll(steps.length - STEPS + 1) : 0;
  for (const step of steps.slice(from, from + STEPS)) {
    const after = game.clone(start);
    game.apply(after, step);
    const next = game.waitingFor(after);
    holds(
      next === NOBODY || (next >= 0 ? game.choices(after).length : game.odds(after)) > 0,
      () => `after ${JSON.stringify(step)} there is nothing to choose`,
    );
    holds(same(game.pieces(after), pieces), () => `${JSON.stringify(step)} loses a piece`);
  }
}

const GAMES = 4;
/** So many positions of each, spread over the game. */
const POSITIONS = 6;

/** Positions that play led to, written down. */
function played(game: WholeGame, roll: Roll): unknown[] {
  const found: unknown[] = [];
  for (let i = 0; i < GAMES; i++) {
    const options = randomOptions(game, roll);
    const all: unknown[] = [];
    for (const { before } of stroll(game, game.setup(options), roll, game.bound(options))) {
      const written = game.written(before);
      if (written) all.push(JSON.parse(JSON.stringify(written)));
    }
    holds(all.length > 0, () => 'no position of a whole game could be written down');
    for (let k = 0; k < POSITIONS; k++) found.push(all[roll(all.length)]);
  }
  return found;
}

function randomOptions(game: WholeGame, roll: Roll): Options {
  const [fewest, most] = game.seats;
  const seats = fewest + roll(most - fewest + 1);
  const asked: Record<string, unknown> = { seats };
  for (const [name, { values, many }] of Object.entries(game.options)) {
    const all = values(seats);
    if (roll(2) === 0) asked[name] = many ? all.filter(() => roll(3) === 0) : all[roll(all.length)];
  }
  try {
    return checkOptions(game, asked);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return checkOptions(game, { seats });
  }
}
