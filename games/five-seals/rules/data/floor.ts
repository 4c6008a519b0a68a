/**
 * The dungeon as a walk sees it: three rings around the hub, of equally many rooms. What can be
 * broken lies in rows, at most one seal circle or box of a row belonging to each room of a ring. So
 * a ring and a row are small bit masks, and bit k of a row belongs to room k of its ring.
 */
import { type Board, boardFor } from './board.ts';

/** The hub counts as a ring of one room. */
export const HUB = 0;
export const INNER = 1;
export const MIDDLE = 2;
export const VAULT = 3;
export const RINGS = 4;

/** Circles on the way out. The corridors between two rings have one circle at each end. */
export const HUB_DOOR = 0;
export const INNER_OUT = 1;
export const MIDDLE_IN = 2;
export const MIDDLE_OUT = 3;
export const VAULT_IN = 4;
/** Circles along a ring: number k is between the rooms k and k + 1. */
export const INNER_ROUND = 5;
export const MIDDLE_ROUND = 6;
export const VAULT_ROUND = 7;
/** By row of circles: the one at the other end of the corridor; itself where there is only one. */
export const OTHER_END = [
  HUB_DOOR,
  MIDDLE_IN,
  INNER_OUT,
  VAULT_IN,
  MIDDLE_OUT,
  INNER_ROUND,
  MIDDLE_ROUND,
  VAULT_ROUND,
];
/** From here on rows are boxes, one row a strength. */
export const BOX_ROWS = 8;
export const ROWS = 13;
/** By row of boxes: the ring of its rooms. */
export const BOX_RING = [INNER, MIDDLE, MIDDLE, VAULT, VAULT];

/** A board's rings have at most so many rooms, its rows so many places. */
export const PLACES = 12;

export interface Floor {
  /** How many rooms a ring has. */
  readonly rooms: number;
  /** By row and place: the circle or box; the hub, where nothing ever lies, if there is none. */
  readonly spaces: Int16Array;
  /** By row: which places have a circle or box. */
  readonly present: Int32Array;
  /** By space: its row and place. Row -1 is none. */
  readonly row: Int8Array;
  readonly place: Int8Array;
  /** By space and ring: the rooms next to it. */
  readonly beside: Int32Array;
}

const ROW_OF_LETTER = 'gabcodef';
/** Side B has more circles along the rings, within a wedge. */
const WITHIN = 'ijx';

function rowOf(name: string): number {
  if (name[0] === 's') return BOX_ROWS + Number(name[1]) - 2;
  const within = WITHIN.indexOf(name[0]);
  return within >= 0 ? INNER_ROUND + within : ROW_OF_LETTER.indexOf(name[0]);
}

/** Rooms, circles and boxes are named after their wedge: `3.M2`, `3.a2`, `3.s5`. */
const nameIn = (id: string): string => id.slice(id.indexOf('.') + 1);

function floorOf({ spaces, neighbours }: Board): Floor {
  const named = (letter: string) =>
    spaces.flatMap(({ id, kind }, space) =>
      kind === 'room' && nameIn(id)[0] === letter ? [space] : [],
    );
  const rings = [[0], named('I'), named('M'), named('V')];
  const floor: Floor = {
    rooms: rings[INNER].length,
    spaces: new Int16Array(ROWS * PLACES),
    present: new Int32Array(ROWS),
    row: new Int8Array(spaces.length).fill(-1),
    place: new Int8Array(spaces.length),
    beside: new Int32Array(spaces.length * RINGS),
  };
  for (let space = 0; space < spaces.length; space++) {
    const { id, kind } = spaces[space];
    for (const near of neighbours[space])
      for (let ring = 0; ring < RINGS; ring++)
        if (rings[ring].includes(near))
          floor.beside[space * RINGS + ring] |= 1 << rings[ring].indexOf(near);
    if (kind !== 'seal' && kind !== 'box') continue;
    const row = rowOf(nameIn(id));
    // Its own room; a circle along a ring is joined to that first, then to the next one.
    const room = neighbours[space].find((near) => spaces[near].kind === 'room') as number;
    const place = Math.max(...rings.map((ring) => ring.indexOf(room)));
    floor.spaces[row * PLACES + place] = space;
    floor.present[row] |= 1 << place;
    floor.row[space] = row;
    floor.place[space] = place;
  }
  return floor;
}

const FLOORS: readonly Floor[] = [0, 1, 2, 3, 4, 5].map((seats) => floorOf(boardFor(seats)));

export function floorFor(seats: number): Floor {
  return FLOORS[seats];
}
