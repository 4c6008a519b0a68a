/** What a position is worth to each seat: its chance to win, certain when the game is over. */
import {
  CHANCE,
  type Game,
  type Judgement,
  NOBODY,
  type Prospect,
  type Roll,
  type Seat,
} from '@magehall/engine';

/** By seat, 0 to 1. Members of a side have the same, so in a team game they add up to more. */
export type Chances = number[];

export interface Appraise {
  /** Plays a position on until it can be judged, changing it, and judges it. */
  (state: unknown, roll: Roll): Chances;
  /** Plays it on in the same way, and returns what each seat has going for it then. */
  features(state: unknown, roll: Roll): Float64Array[];
  /** In a game that is over: whether the seat's side won, and no other. */
  won(state: unknown, seat: Seat): boolean;
}

/** Enough for the longest attack; a guard against a judgement that never settles. */
const MOST_STEPS = 40;

export function appraiser(game: Game, judgement: Judgement, seats: number): Appraise {
  const weights = Float64Array.from(Object.values(judgement.weights));
  const features = rowsFor(judgement, seats);
  const strengths: number[] = new Array(seats).fill(0);
  // Who is on whose side stays as it is for a whole game.
  let sides: number[] | undefined;
  const sidesIn = (state: unknown): number[] => {
    sides ??= Array.from({ length: seats }, (_, seat) => judgement.side?.(state, seat) ?? seat);
    return sides;
  };

  const strengthOf = (own: Float64Array): number => {
    let strength = 0;
    for (let i = 0; i < weights.length; i++) strength += weights[i] * own[i];
    return strength;
  };

  const appraise = (state: unknown, roll: Roll): Chances => {
    const prospects = settle(game, judgement, state, roll);
    if (prospects) return blended(prospects, roll);
    if (game.waitingFor(state) === NOBODY) return finalChances(game, state, sidesIn(state));
    judgement.measure(state, features);
    for (let seat = 0; seat < seats; seat++) strengths[seat] = strengthOf(features[seat]);
    return chancesOf(strengths, sidesIn(state));
  };
  const blended = (prospects: readonly Prospect[], roll: Roll): Chances => {
    const chances: number[] = new Array(seats).fill(0);
    for (const { likely, state } of prospects) {
      const then = appraise(state(), roll);
      for (let seat = 0; seat < seats; seat++) chances[seat] += likely * then[seat];
    }
    return chances;
  };
  const featuresOf = (state: unknown, roll: Roll): Float64Array[] => {
    const prospects = settle(game, judgement, state, roll);
    const rows = rowsFor(judgement, seats);
    if (!prospects) {
      judgement.measure(state, rows);
      return rows;
    }
    for (const { likely, state: after } of prospects)
      for (const [seat, row] of featuresOf(after(), roll).entries())
        for (let i = 0; i < row.length; i++) rows[seat][i] += likely * row[i];
    return rows;
  };
  const won = (state: unknown, seat: Seat): boolean =>
    finalChances(game, state, sidesIn(state))[seat] === 1;
  return Object.assign(appraise, { won, features: featuresOf });
}

/** By seat, room for what it has going for it. */
export function rowsFor({ weights }: Judgement, seats: number): Float64Array[] {
  return Array.from({ length: seats }, () => new Float64Array(Object.keys(weights).length));
}

/** Until it can be judged, or until what may come of it can be told. */
function settle(
  game: Game,
  judgement: Judgement,
  state: unknown,
  roll: Roll,
): readonly Prospect[] | undefined {
  if (!judgement.unsettled) return undefined;
  for (let steps = 0; steps < MOST_STEPS && judgement.unsettled(state); steps++) {
    const prospects = judgement.outlook?.(state);
    if (prospects) return prospects;
    const by = game.waitingFor(state);
    if (by === NOBODY) return undefined;
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const choices = game.choices(state);
      const choice = judgement.instinct?.(state, choices, roll);
      game.apply(state, choice ?? choices[roll(choices.length)]);
    }
  }
  return undefined;
}

/** The odds of the sides are as the exponentials of their strengths; a side counts once. */
export function chancesOf(strengths: readonly number[], sides: readonly number[]): Chances {
  let most = strengths[0];
  for (const strength of strengths) if (strength > most) most = strength;
  // A copy is just as long as it has to be, and a tree keeps tens of thousands of them.
  const chances = strengths.slice();
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = Math.exp(chances[seat] - most);
  let total = 0;
  for (let seat = 0; seat < sides.length; seat++)
    if (sides.indexOf(sides[seat]) === seat) total += chances[seat];
  for (let seat = 0; seat < sides.length; seat++) chances[seat] /= total;
  return chances;
}

/** A shared victory is shared. */
function finalChances(game: Game, state: unknown, sides: readonly number[]): Chances {
  const { winners } = game.outcome(state);
  const winning = new Set(winners.map((seat) => sides[seat]));
  return sides.map((side) => (winning.has(side) ? 1 / winning.size : 0));
}
