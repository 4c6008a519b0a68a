/**
 * What a throw was worth: the chances after it, less the average of what might have fallen. All are judged in the same way
 * and with as many looks, so over many games luck comes to nothing, whatever the judge gets wrong.
 */
import { CHANCE, type Game, type Judgement, NOBODY, type Roll, seeded } from '@magehall/engine';
import { analyse } from '../analysis.ts';
import { untimed } from '../bot.ts';
import { appraiser, type Chances } from '../chances.ts';
import { byPoints } from '../points.ts';

/** Dice and cards that came one after the other, with nothing chosen between them. */
export interface Throw {
  /** After so many steps it was over. */
  at: number;
  /** By seat: what it brought beyond the average. */
  worth: Chances;
}

/** So many other throws are imagined; fewer where there are fewer. */
const SAMPLES = 24;
/** So many looks what came of each is worth. */
const LOOKS = 250;

interface Thrown {
  game: Game;
  judgement: Judgement | undefined;
  /** Before it. */
  state: unknown;
  outcomes: readonly number[];
  /** After how many steps of the game it is over. */
  end: number;
}

export function luckOf({ game, judgement, state, outcomes, end }: Thrown): Throw {
  const fell = game.clone(state);
  for (const outcome of outcomes) game.apply(fell, outcome);
  // Each is looked at with the same dice, so that only what fell makes the difference.
  const worthOf = (after: unknown) => chancesAfter(game, judgement, after, seeded(end));
  const actual = worthOf(fell);
  const mean: Chances = actual.map(() => 0);
  const others = possible(game, state, outcomes.length, seeded(end, 1));
  for (const after of others)
    for (const [seat, chance] of worthOf(after).entries()) mean[seat] += chance / others.length;
  return { at: end, worth: actual.map((chance, seat) => chance - mean[seat]) };
}

/** What might have fallen: all of it, if that is little. */
function possible(game: Game, before: unknown, throws: number, roll: Roll): unknown[] {
  const odds = game.odds(before);
  if (throws === 1 && odds <= SAMPLES) {
    const all = Array.from({ length: odds }, (_, outcome) => thrown(game, before, roll, outcome));
    return all;
  }
  return Array.from({ length: SAMPLES }, () => thrown(game, before, roll));
}

/** Until somebody is asked, or the game is over. */
function thrown(game: Game, before: unknown, roll: Roll, first?: number): unknown {
  const state = game.clone(before);
  if (first !== undefined) game.apply(state, first);
  while (game.waitingFor(state) === CHANCE) game.apply(state, roll(game.odds(state)));
  return state;
}

/** As whoever is to choose then can tell. */
function chancesAfter(
  game: Game,
  judgement: Judgement | undefined,
  state: unknown,
  roll: Roll,
): Chances {
  const by = game.waitingFor(state);
  if (by !== NOBODY) {
    const question = { view: game.view(state, by), seat: by, looks: LOOKS };
    return analyse(game, judgement, question, untimed(roll)).valued[0].chances;
  }
  const seats = game.outcome(state).scores.length;
  return appraiser(game, judgement ?? byPoints(game), seats)(state, roll);
}
