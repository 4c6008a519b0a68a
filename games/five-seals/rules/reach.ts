/**
 * FS-REACH-1..8, FS-Q-61: what a mage can reach. It walks along open floor into every space without
 * a token and without another's mage or familiar; in reach are the scrolls it walks onto and the
 * tokens next to where it walks, unless a guardian or another's familiar stands on them.
 *
 * Sets of spaces are bit masks (180 spaces are six words): the difference of two reaches is what
 * Leap, Teleportation and Speed ask for all the time, and masks list spaces in board order for
 * free. Going on from a finished walk beyond one more space costs only what is new there.
 */
import type { Seat } from '@magehall/engine';
import { boardOf, type State } from './state.ts';

const WORDS = 6;
export type Spaces = Int32Array;

export interface Reach {
  /** Where the mage can walk. */
  readonly walked: Spaces;
  /** Seal tokens and scrolls it could break, strength and colour aside. */
  readonly seals: Spaces;
  /** Spaces where others' figures stand. */
  readonly foreign: Spaces;
}

export function newReach(): Reach {
  return {
    walked: new Int32Array(WORDS),
    seals: new Int32Array(WORDS),
    foreign: new Int32Array(WORDS),
  };
}

export function has(spaces: Spaces, space: number): boolean {
  return (spaces[space >> 5] & (1 << (space & 31))) !== 0;
}
function add(spaces: Spaces, space: number): void {
  spaces[space >> 5] |= 1 << (space & 31);
}
function remove(spaces: Spaces, space: number): void {
  spaces[space >> 5] &= ~(1 << (space & 31));
}

/** The spaces of a set, in board order. */
export function listed(spaces: Spaces): number[] {
  const list: number[] = [];
  for (let word = 0; word < WORDS; word++)
    for (let bits = spaces[word]; bits !== 0; bits &= bits - 1)
      list.push(word * 32 + 31 - Math.clz32(bits & -bits));
  return list;
}

/** The spaces of `more` that are not in `less`. */
export function without(more: Spaces, less: Spaces): number[] {
  const list: number[] = [];
  for (let word = 0; word < WORDS; word++)
    for (let bits = more[word] & ~less[word]; bits !== 0; bits &= bits - 1)
      list.push(word * 32 + 31 - Math.clz32(bits & -bits));
  return list;
}

/** Fills `reach` with what this seat's mage can reach from where it stands. */
export function reachOf(state: State, seat: Seat, reach: Reach): Reach {
  stand(state, seat, reach);
  walk(state, state.players[seat].at, reach, undefined);
  return reach;
}

const glance = newReach();

/** Whether the mage can reach a seal that is wanted: the walk ends at the first. */
export function reachesAny(state: State, seat: Seat, wanted: (space: number) => boolean): boolean {
  stand(state, seat, glance);
  return walk(state, state.players[seat].at, glance, wanted);
}

/** Before the first step: nothing walked, and where the others' figures are. */
function stand({ players }: State, seat: Seat, { walked, seals, foreign }: Reach): void {
  walked.fill(0);
  seals.fill(0);
  foreign.fill(0);
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    add(foreign, players[other].at);
    if (players[other].familiar >= 0) add(foreign, players[other].familiar);
  }
}

/**
 * Fills `beyond` with what could be reached if the space were bare, token and figures gone.
 * The space itself must touch the walked ones.
 */
export function reachBeyond(state: State, here: Reach, space: number, beyond: Reach): Reach {
  for (let word = 0; word < WORDS; word++) {
    beyond.walked[word] = here.walked[word];
    beyond.seals[word] = here.seals[word];
    beyond.foreign[word] = here.foreign[word];
  }
  walk(state, space, beyond, undefined);
  return beyond;
}

/** Whether somebody who walks these spaces stands next to that one. */
export function touches(state: State, walked: Spaces, space: number): boolean {
  return boardOf(state).neighbours[space].some((near) => has(walked, near));
}

const queue = new Int16Array(256);

/** True as soon as a seal is reached that is wanted. */
function walk(
  state: State,
  from: number,
  reach: Reach,
  wanted: ((space: number) => boolean) | undefined,
): boolean {
  const { walked, seals, foreign } = reach;
  const { tokens, scrolls, guardians } = state;
  const { neighbours } = boardOf(state);
  let read = 0;
  let write = 1;
  queue[0] = from;
  add(walked, from);
  if (scrolls[from] !== 0) add(seals, from);
  while (read < write) {
    const here = queue[read++];
    const near = neighbours[here];
    for (let i = 0; i < near.length; i++) {
      let came = here;
      let next = near[i];
      for (;;) {
        const word = next >> 5;
        const bit = 1 << (next & 31);
        if ((walked[word] & bit) !== 0) break;
        const token = tokens[next] !== 0;
        if (token || scrolls[next] !== 0) {
          seals[word] |= bit;
          if (wanted?.(next) && (foreign[word] & bit) === 0 && !guardians.includes(next))
            return true;
        }
        if (token || (foreign[word] & bit) !== 0) break;
        walked[word] |= bit;
        // One neighbour: a dead end. Two: a doorway, so on to its other side. More: a room.
        const ends = neighbours[next];
        if (ends.length > 2) queue[write++] = next;
        if (ends.length !== 2) break;
        const on = ends[0] === came ? ends[1] : ends[0];
        came = next;
        next = on;
      }
    }
  }
  for (let word = 0; word < WORDS; word++) seals[word] &= ~foreign[word];
  for (let element = 0; element < 5; element++)
    if (guardians[element] >= 0) remove(seals, guardians[element]);
  return false;
}
