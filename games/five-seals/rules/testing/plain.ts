/**
 * For tests: reach and the breaks that follow from it, written the obvious way, straight from
 * FS-Q-14, FS-Q-15, FS-Q-32 and FS-Q-61 and without a line of the rules' own code for them.
 */
import { boardOf, type State } from '../state.ts';

/** Spaces under another player's mage or familiar. */
function foreign(state: State, seat: number): Set<number> {
  const others = state.players.filter((_, other) => other !== seat);
  return new Set(others.flatMap(({ at, familiar }) => [at, familiar]).filter((spot) => spot >= 0));
}

/** Where the mage can walk; `bare` is a space taken for empty. */
export function plainWalk(state: State, seat: number, bare = -1): Set<number> {
  const closed = foreign(state, seat);
  const walked = new Set([state.players[seat].at]);
  for (const here of walked)
    for (const next of boardOf(state).neighbours[here])
      if (next === bare || (state.tokens[next] === 0 && !closed.has(next))) walked.add(next);
  return walked;
}

/** The seals in reach, in board order. */
export function plainReach(state: State, seat: number, bare = -1): number[] {
  const closed = foreign(state, seat);
  const walked = plainWalk(state, seat, bare);
  const { spaces, neighbours } = boardOf(state);
  return spaces.flatMap((_, space) => {
    const lies = state.tokens[space] !== 0 || state.scrolls[space] !== 0;
    const near = walked.has(space) || neighbours[space].some((next) => walked.has(next));
    return lies && near && !closed.has(space) && !state.guardians.includes(space) ? [space] : [];
  });
}

/** FS-Q-14: what Leap over this space opens. */
export function plainBeyond(state: State, seat: number, space: number): number[] {
  const before = plainReach(state, seat);
  return plainReach(state, seat, space).filter((seal) => !before.includes(seal) && seal !== space);
}

/** FS-Q-15: spaces with another's figure next to where the mage walks. */
export function plainPassable(state: State, seat: number): number[] {
  const walked = plainWalk(state, seat);
  return [...foreign(state, seat)]
    .filter((space) => boardOf(state).neighbours[space].some((near) => walked.has(near)))
    .sort((a, b) => a - b);
}
