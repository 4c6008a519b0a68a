/**
 * FS-REACH-1..8, FS-Q-61: what a mage can reach. It walks along open floor into every space without
 * a token and without another's mage or familiar; in reach are the scrolls it walks onto and the
 * tokens next to where it walks, unless a guardian or another's familiar stands on them.
 *
 * A game asks for this more than for anything else, so a walk takes all rooms of a ring at once:
 * `floor.ts` has rings and rows as bit masks, and a walk is a few ands and ors of them.
 */
import { insert, type Seat } from '@magehall/engine';
import {
  BOX_RING,
  BOX_ROWS,
  type Floor,
  floorFor,
  HUB,
  HUB_DOOR,
  INNER,
  INNER_OUT,
  INNER_ROUND,
  MIDDLE,
  MIDDLE_IN,
  MIDDLE_OUT,
  MIDDLE_ROUND,
  OTHER_END,
  PLACES,
  RINGS,
  ROWS,
  VAULT,
  VAULT_IN,
  VAULT_ROUND,
} from '../data/floor.ts';
import type { State } from '../state.ts';

/** The row of no circle. */
const NOWHERE = -1;

/** Some spaces with seals. The list is filled again and again, so that nothing is left behind. */
export interface Seals {
  readonly spaces: Int16Array;
  count: number;
}

export function newSeals(): Seals {
  return { spaces: new Int16Array(ROWS * PLACES), count: 0 };
}

export function holds({ spaces, count }: Seals, space: number): boolean {
  for (let i = 0; i < count; i++) if (spaces[i] === space) return true;
  return false;
}

/** Puts a space where it belongs in board order. */
export function insertSeal(seals: Seals, space: number): void {
  const { spaces } = seals;
  let place = seals.count++;
  for (; place > 0 && spaces[place - 1] > space; place--) spaces[place] = spaces[place - 1];
  spaces[place] = space;
}

export interface Reach {
  /** By ring: the rooms where the mage can walk. */
  readonly rooms: Int32Array;
  /** By row: where tokens and unguarded scrolls lie, ... */
  readonly lying: Int32Array;
  /** ... where others' figures stand, ... */
  readonly foreign: Int32Array;
  /** ... and what is next to where the mage can walk. */
  readonly near: Int32Array;
  /** Seal tokens and scrolls it could break, strength and colour aside; by row. */
  readonly seals: Seals;
}

export function newReach(): Reach {
  return {
    rooms: new Int32Array(RINGS),
    lying: new Int32Array(ROWS),
    foreign: new Int32Array(ROWS),
    near: new Int32Array(ROWS),
    seals: newSeals(),
  };
}

/** The seals in reach, in board order. */
export function listed({ seals: { spaces, count } }: Reach): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) insert(list, spaces[i]);
  return list;
}

/** The place of the lowest bit that is set. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Fills `reach` with what this seat's mage can reach from where it stands. */
export function reachOf(state: State, seat: Seat, reach: Reach): Reach {
  const floor = floorFor(state.seats);
  lookAround(floor, state, reach);
  markOthers(floor, state, seat, reach);
  const at = state.players[seat].at * RINGS;
  for (let ring = 0; ring < RINGS; ring++) reach.rooms[ring] = floor.beside[at + ring];
  walk(floor, reach, NOWHERE, 0, reach);
  gather(floor, reach, reach);
  return reach;
}

const beyond = newReach();

/**
 * The seals that would come into reach if this circle were bare, its token and figures gone. What
 * is returned holds until the next time.
 */
export function openedBy(state: State, here: Reach, circle: number): Reach {
  const floor = floorFor(state.seats);
  const row = floor.row[circle];
  const bit = 1 << floor.place[circle];
  beyond.seals.count = 0;
  if (!leadsOn(floor, here, circle, row, bit)) return beyond;
  walk(floor, here, row, bit, beyond);
  for (let r = 0; r < ROWS; r++) beyond.near[r] &= ~here.near[r];
  gather(floor, here, beyond);
  return beyond;
}

/** Whether there is anything new behind a circle: a room, or the other circle of its corridor. */
function leadsOn(floor: Floor, here: Reach, circle: number, row: number, bit: number): boolean {
  if ((here.near[OTHER_END[row]] & bit) === 0) return true;
  for (let ring = 0; ring < RINGS; ring++)
    if ((floor.beside[circle * RINGS + ring] & ~here.rooms[ring]) !== 0) return true;
  return false;
}

/** FS-REACH-1, FS-REACH-5, FS-REACH-6: whether a token or another's figure is in this seat's way. */
export function isBarred({ tokens, players }: State, seat: Seat, space: number): boolean {
  return (
    tokens[space] !== 0 ||
    players.some(
      ({ at, familiar }, other) => other !== seat && (at === space || familiar === space),
    )
  );
}

const glance = newReach();

/** Whether the mage can reach a seal that is wanted. */
export function reachesAny(state: State, seat: Seat, wanted: (space: number) => boolean): boolean {
  return listed(reachOf(state, seat, glance)).some(wanted);
}

/** Adds the circles with another's figure next to where the mage walks. */
export function addFiguresInTheWay(state: State, { near, foreign }: Reach, circles: Seals): void {
  const { spaces } = floorFor(state.seats);
  for (let row = 0; row < BOX_ROWS; row++)
    for (let bits = near[row] & foreign[row]; bits !== 0; bits &= bits - 1)
      insertSeal(circles, spaces[row * PLACES + lowest(bits)]);
}

/** Where tokens lie, and scrolls that no guardian stands on. */
function lookAround(
  { spaces, rooms, row, place }: Floor,
  { tokens, scrolls, guardians }: State,
  { lying }: Reach,
): void {
  for (let r = 0; r < ROWS; r++) {
    const pieces = r < BOX_ROWS ? tokens : scrolls;
    let bits = 0;
    for (let k = 0; k < rooms; k++) if (pieces[spaces[r * PLACES + k]] !== 0) bits |= 1 << k;
    lying[r] = bits;
  }
  for (let element = 0; element < guardians.length; element++) {
    const box = guardians[element];
    if (box >= 0) lying[row[box]] &= ~(1 << place[box]);
  }
}

/** The others' mages and familiars. On a start circle they are in nobody's way. */
function markOthers(
  { row, place }: Floor,
  { players }: State,
  seat: Seat,
  { foreign }: Reach,
): void {
  for (let r = 0; r < ROWS; r++) foreign[r] = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { at, familiar } = players[other];
    if (row[at] >= 0) foreign[row[at]] |= 1 << place[at];
    if (familiar >= 0 && row[familiar] >= 0) foreign[row[familiar]] |= 1 << place[familiar];
  }
}

/**
 * From the rooms where the mage is already into all it can walk to, and what is near them. One
 * circle can be taken for bare, by its row and bit.
 */
function walk(
  { present, rooms: size }: Floor,
  { rooms: from, lying, foreign }: Reach,
  bareRow: number,
  bareBit: number,
  { rooms, near }: Reach,
): void {
  const open = (row: number) =>
    (present[row] & ~lying[row] & ~foreign[row]) | (row === bareRow ? bareBit : 0);
  const all = (1 << size) - 1;
  const hubDoor = open(HUB_DOOR);
  const innerOut = open(INNER_OUT);
  const middleIn = open(MIDDLE_IN);
  const middleOut = open(MIDDLE_OUT);
  const vaultIn = open(VAULT_IN);
  const innerRound = open(INNER_ROUND);
  const middleRound = open(MIDDLE_ROUND);
  const vaultRound = open(VAULT_ROUND);
  const toMiddle = innerOut & middleIn;
  const toVault = middleOut & vaultIn;

  let hub = from[HUB];
  let inner = from[INNER];
  let middle = from[MIDDLE];
  let vault = from[VAULT];
  for (let before = -1; before !== hub + inner + middle + vault; ) {
    before = hub + inner + middle + vault;
    inner = along(inner | (-hub & hubDoor) | (middle & toMiddle), innerRound, size);
    middle = along(middle | (inner & toMiddle) | (vault & toVault), middleRound, size);
    vault = along(vault | (middle & toVault), vaultRound, size);
    if ((inner & hubDoor) !== 0) hub = 1;
  }
  rooms[HUB] = hub;
  rooms[INNER] = inner;
  rooms[MIDDLE] = middle;
  rooms[VAULT] = vault;

  near[HUB_DOOR] = inner | (-hub & all);
  near[INNER_OUT] = inner | (middle & middleIn);
  near[MIDDLE_IN] = middle | (inner & innerOut);
  near[MIDDLE_OUT] = middle | (vault & vaultIn);
  near[VAULT_IN] = vault | (middle & middleOut);
  near[INNER_ROUND] = inner | back(inner, size);
  near[MIDDLE_ROUND] = middle | back(middle, size);
  near[VAULT_ROUND] = vault | back(vault, size);
  for (let row = BOX_ROWS; row < ROWS; row++) near[row] = rooms[BOX_RING[row - BOX_ROWS]];
}

/** From these rooms along their ring, as far as its circles are open. */
function along(from: number, open: number, size: number): number {
  const all = (1 << size) - 1;
  for (let rooms = from; ; ) {
    const out = rooms & open;
    const more = rooms | ((out << 1) & all) | (out >>> (size - 1)) | (back(rooms, size) & open);
    if (more === rooms) return rooms;
    rooms = more;
  }
}

/** Each bit one place back, around the ring. */
function back(bits: number, size: number): number {
  return (bits >>> 1) | ((bits & 1) << (size - 1));
}

/** Lists what lies near and is not under another's figure. */
function gather({ spaces }: Floor, { lying, foreign }: Reach, { near, seals }: Reach): void {
  let count = 0;
  for (let row = 0; row < ROWS; row++)
    for (let bits = near[row] & lying[row] & ~foreign[row]; bits !== 0; bits &= bits - 1)
      seals.spaces[count++] = spaces[row * PLACES + lowest(bits)];
  seals.count = count;
}
