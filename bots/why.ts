/**
 * Why one choice is better than another: by the features that the judgement itself goes by, in the positions that
 * come of both when the turn is over. Nothing is said that the bot did not reckon with.
 */
import type { Game, Judgement, Roll, Seat } from '@magehall/engine';
import { type Appraise, type Chances, rowsFor } from './chances.ts';
import type { Explorer } from './explorer.ts';
import { keyOf } from './key.ts';
import type { Branch } from './tree.ts';

/** One thing that is better for the seat after the better choice. */
export interface Reason {
  /** The feature, by its name in the judgement. */
  feature: string;
  /** Whose it is: more of it for oneself, less of it for another; the other way round if it does harm. */
  seat: Seat;
  /** How much of the difference it makes, about: by the logarithm of the chance to win. */
  worth: number;
}

/** So often what comes of a choice is imagined. */
const SAMPLES = 48;

interface Searched {
  game: Game;
  judgement: Judgement;
  appraise: Appraise;
  explorer: Explorer;
  view: unknown;
  seat: Seat;
  seats: number;
  roll: Roll;
}

/** What comes of a choice, on average: by seat, its features and its chance to win. */
interface Future {
  features: Float64Array[];
  chances: Chances;
}

/** Returns what speaks for the first of two choices, the strongest first; nothing where no feature does. */
export function reasonsFor(searched: Searched): (better: unknown, other: unknown) => Reason[] {
  const { explorer, judgement, view, seat, seats } = searched;
  const weights = Object.entries(judgement.weights);
  const sides = Array.from({ length: seats }, (_, of) => judgement.side?.(view, of) ?? of);
  const futures = new Map<Branch, Future>();
  const futureOf = (choice: unknown): Future | undefined => {
    const branch = explorer.first.find((one) => keyOf(one.choice) === keyOf(choice));
    if (branch && !futures.has(branch)) futures.set(branch, foretell(searched, branch));
    return branch && futures.get(branch);
  };
  return (better, other) => {
    const one = futureOf(better);
    const two = futureOf(other);
    if (!one || !two) return [];
    const reasons: Reason[] = [];
    let sum = 0;
    for (const [of, side] of sides.entries()) {
      const isOwn = side === sides[seat];
      // Members of a side have the same features: one of them speaks for all.
      if (isOwn ? of !== seat : sides.indexOf(side) !== of) continue;
      const chance = (one.chances[of] + two.chances[of]) / 2;
      const pull = isOwn ? 1 - chance : -chance;
      for (const [i, [feature, weight]] of weights.entries()) {
        const worth = pull * weight * (one.features[of][i] - two.features[of][i]);
        sum += worth;
        if (worth > 0) reasons.push({ feature, seat: of, worth });
      }
    }
    // Where it is better only by what comes later, no feature of that position is the reason.
    return sum > 0 ? reasons.sort((a, b) => b.worth - a.worth) : [];
  };
}

function foretell(searched: Searched, branch: Branch): Future {
  const { game, judgement, appraise, explorer, seats, roll } = searched;
  const features = rowsFor(judgement, seats);
  const chances: Chances = new Array(seats).fill(0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const state = explorer.foresee(branch);
    const then = appraise(game.clone(state), roll);
    for (const [seat, row] of appraise.features(state, roll).entries()) {
      chances[seat] += then[seat] / SAMPLES;
      for (let i = 0; i < row.length; i++) features[seat][i] += row[i] / SAMPLES;
    }
  }
  return { features, chances };
}
