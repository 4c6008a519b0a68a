/** Where a mage can walk, and the way it takes. */

import { boardOf, type State } from '../rules/state.ts';
import { holds, isBarred, newReach, reachOf } from '../rules/turn/reach.ts';

export interface Walk {
  walked: (space: number) => boolean;
  /** A name for the light it throws: the same as long as the light is. */
  light: string;
  /** The spaces on the shortest way to one that it can break or walk onto; empty if there is none. */
  way: (to: number) => number[];
}

export function walkOf(view: State, seat: number): Walk {
  const { seals } = reachOf(view, seat, newReach());
  const { neighbours } = boardOf(view);
  const from = view.players[seat].at;
  const came = new Map<number, number>([[from, -1]]);
  const walked = new Set([from]);
  for (const here of walked)
    for (const next of neighbours[here]) {
      if (came.has(next)) continue;
      const open = !isBarred(view, seat, next);
      if (!open && !holds(seals, next)) continue;
      came.set(next, here);
      if (open) walked.add(next);
    }
  return {
    walked: (space) => walked.has(space),
    light: `${from} ${[...walked].sort((a, b) => a - b).join(' ')}`,
    way(to) {
      const way: number[] = [];
      if (!came.has(to)) return way;
      for (let space = to; space !== -1; space = came.get(space) as number) way.unshift(space);
      return way;
    },
  };
}
