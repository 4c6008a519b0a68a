/**
 * Where everything lies in the round dungeon. The drawing is 996 wide about its middle; angle 0 is
 * up, and angles go clockwise. All rooms of a ring are equal: a wedge with side A up gives one room
 * a ring, one with side B two, so that there are 6, 8, 10 or 12 of them.
 */
import type { Board } from '../../rules/data/board.ts';

type Ring = 'I' | 'M' | 'V';

/** Radii of the plan: where floors begin and end, and the middles of the two rings of rock. */
export const RADII = {
  hub: 72,
  door: 82,
  start: 43,
  I: [91, 193],
  rock1: 216.5,
  M: [240, 338],
  rock2: 361.5,
  V: [385, 486],
  wall: 497,
} as const;
export const HALF = 498;
export const START = 14.5;

/** Between the walls of a doorway and a seal in it. */
const MARGIN = 2.5;
const BOX_RADIUS: Record<Ring, number> = { I: 138.5, M: 288, V: 435.5 };

interface Sizes {
  /** Radius of a seal. */
  seal: number;
  /** Width and height of a scroll. */
  box: Record<Ring, readonly [number, number]>;
  /** From a room's axis to its two boxes, in degrees. */
  apart: Record<Ring, number>;
  /** How far out the door to the next room is. */
  ringDoor: Record<Ring, number>;
}

/** By the number of rooms in a ring; `geometry.test.ts` sees that nothing touches. */
const SIZES: Readonly<Record<number, Sizes>> = {
  6: {
    seal: 20,
    box: { I: [62, 46], M: [80, 56], V: [84, 60] },
    apart: { I: 0, M: 11.8, V: 11.5 },
    ringDoor: { I: 172, M: 300, V: 436 },
  },
  8: {
    seal: 19,
    box: { I: [60, 45], M: [76, 54], V: [80, 58] },
    apart: { I: 0, M: 9.6, V: 10 },
    ringDoor: { I: 172, M: 302, V: 436 },
  },
  10: {
    seal: 18,
    box: { I: [54, 46], M: [60, 50], V: [74, 56] },
    apart: { I: 0, M: 7.1, V: 8.2 },
    ringDoor: { I: 172, M: 302, V: 436 },
  },
  12: {
    seal: 17,
    box: { I: [44, 44], M: [46, 46], V: [64, 54] },
    apart: { I: 0, M: 7, V: 6.8 },
    ringDoor: { I: 171, M: 319, V: 436 },
  },
};

export interface Point {
  x: number;
  y: number;
}

interface Room {
  space: number;
  ring: Ring;
  /** Which of its ring, clockwise from the top. */
  place: number;
}

/** An opening in a wall, with the seal in its middle. */
export interface Door {
  space: number;
  angle: number;
  /** Through the rock, from radius to radius; or to the next room of the ring, at a radius. */
  from: number;
  to: number;
  across: boolean;
}

export interface Plan {
  /** Rooms in a ring, and how many degrees each takes. */
  rooms: number;
  angle: number;
  seal: number;
  /** By space. */
  at: readonly Point[];
  /** Width and height of the boxes, by space. */
  box: ReadonlyMap<number, readonly [number, number]>;
  floors: readonly Room[];
  doors: readonly Door[];
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** `0.M2` is a middle room. */
function ringOf(id: string): Ring {
  return id.split('.')[1][0] as Ring;
}

const plans = new Map<Board, Plan>();

export function planOf(board: Board): Plan {
  let plan = plans.get(board);
  if (!plan) {
    plan = lay(board);
    plans.set(board, plan);
  }
  return plan;
}

function lay(board: Board): Plan {
  const floors = roomsOf(board);
  const rooms = floors.length / 3;
  const angle = 360 / rooms;
  const sizes = SIZES[rooms];
  const placeOf = new Map(floors.map((room) => [room.space, room.place]));
  const axis = (room: number) => ((placeOf.get(room) ?? 0) + 0.5) * angle;
  const at: Point[] = [];
  const box = new Map<number, readonly [number, number]>();
  const doors: Door[] = [];
  board.spaces.forEach(({ id, kind, strength }, space) => {
    const near = board.neighbours[space].filter((other) => placeOf.has(other));
    if (kind === 'start') at[space] = polar(RADII.start, (Number(id.slice(5)) - 1) * 72);
    else if (kind === 'room') at[space] = polar(middle(ringOf(id)), axis(space));
    else if (kind === 'box') {
      const ring = ringOf(board.spaces[near[0]].id);
      const side = strength % 2 ? -1 : 1;
      at[space] = polar(BOX_RADIUS[ring], axis(near[0]) + side * sizes.apart[ring]);
      box.set(space, sizes.box[ring]);
    } else if (kind === 'seal' && near.length === 2) {
      const [one, other] = near.map((room) => placeOf.get(room) as number);
      const before = (one + 1) % rooms === other ? one : other;
      const turn = (before + 1) * angle;
      const radius = sizes.ringDoor[ringOf(board.spaces[near[0]].id)];
      at[space] = polar(radius, turn);
      doors.push({ space, angle: turn, from: radius, to: radius, across: true });
    } else if (kind === 'seal') {
      const turn = axis(near[0]);
      const { middle: radius, from, to } = radial(id.split('.')[1][0], sizes.seal + MARGIN);
      at[space] = polar(radius, turn);
      doors.push({ space, angle: turn, from, to, across: false });
    } else at[space] = { x: 0, y: 0 };
  });
  return { rooms, angle, seal: sizes.seal, at, box, floors, doors };
}

function middle(ring: Ring): number {
  return (RADII[ring][0] + RADII[ring][1]) / 2;
}

/** The doors on the axis of a room: to the hub, and two in a row through each ring of rock. */
function radial(letter: string, half: number): { middle: number; from: number; to: number } {
  switch (letter) {
    case 'a':
      return { middle: RADII.rock1 - half, from: RADII.I[1] - 2, to: RADII.rock1 };
    case 'b':
      return { middle: RADII.rock1 + half, from: RADII.rock1, to: RADII.M[0] + 2 };
    case 'c':
      return { middle: RADII.rock2 - half, from: RADII.M[1] - 2, to: RADII.rock2 };
    case 'o':
      return { middle: RADII.rock2 + half, from: RADII.rock2, to: RADII.V[0] + 2 };
    default:
      return { middle: RADII.door, from: RADII.hub - 2, to: RADII.I[0] + 2 };
  }
}

/** Rooms in the order of the wedges; a wedge's second rooms lie clockwise of its first. */
function roomsOf(board: Board): Room[] {
  const counts: Record<Ring, number> = { I: 0, M: 0, V: 0 };
  return board.spaces.flatMap(({ id, kind }, space) =>
    kind === 'room' ? [{ space, ring: ringOf(id), place: counts[ringOf(id)]++ }] : [],
  );
}
