/** Where a mage can walk, and the way it takes. */
import { has, newReach, reachOf } from '../rules/reach.ts';
import { boardOf, type State } from '../rules/state.ts';

export interface Walk {
  walked: (space: number) => boolean;
  /** A name for the light it throws: the same as long as the light is. */
  light: string;
  /** The spaces on the shortest way to one that it can break or walk onto; empty if there is none. */
  way: (to: number) => number[];
}

export function walkOf(view: State, seat: number): Walk {
  const reach = reachOf(view, seat, newReach());
  const { neighbours } = boardOf(view);
  const from = view.players[seat].at;
  const came = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const here of queue)
    for (const next of neighbours[here]) {
      if (came.has(next)) continue;
      if (!has(reach.walked, next) && !has(reach.seals, next)) continue;
      came.set(next, here);
      if (has(reach.walked, next)) queue.push(next);
    }
  return {
    walked: (space) => has(reach.walked, space),
    light: `${from} ${reach.walked.join(' ')}`,
    way(to) {
      const way: number[] = [];
      if (!came.has(to)) return way;
      for (let space = to; space !== -1; space = came.get(space) as number) way.unshift(space);
      return way;
    },
  };
}
