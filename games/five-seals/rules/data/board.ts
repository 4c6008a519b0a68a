/**
 * FS-SETUP-1, FS-COMP-10: the dungeon, put together from six two-sided segments. A segment is a
 * wedge of the round dungeon with an inner, a middle and a vault layer; side A has one room a
 * layer, side B two. The number of players decides which side lies up.
 *
 * Hub and rooms are open floor where nobody stands. Mages start on the start circles; seals lie in
 * doorways and corridors, scrolls in boxes along the walls of a room.
 */
export type SpaceKind = 'hub' | 'start' | 'room' | 'seal' | 'box';

export interface Space {
  readonly id: string;
  readonly kind: SpaceKind;
  /** Printed on seal circles and scroll boxes; 0 elsewhere. */
  readonly strength: number;
}

export interface Board {
  /** In board order; everywhere else a space is its place in this list. */
  readonly spaces: readonly Space[];
  readonly neighbours: readonly (readonly number[])[];
  readonly starts: readonly number[];
  readonly seals: readonly number[];
  readonly boxes: readonly number[];
  /** The place of a space by its id. */
  readonly at: ReadonlyMap<string, number>;
  /** FS-ENDROUND-2: with fewer strength-6 scrolls than this the game ends. */
  readonly fewestSixes: number;
  readonly segments: string;
}

const SIDES: Readonly<Record<number, string>> = {
  2: 'AAAAAA',
  3: 'BAABAA',
  4: 'ABBABB',
  5: 'BBBBBB',
};

/** A seal or box of a segment: its name, its strength, and what it joins. `>` is the next wedge. */
type Piece = readonly [name: string, strength: number, ...joins: string[]];

interface Side {
  readonly rooms: readonly string[];
  readonly seals: readonly Piece[];
  /** The vault ring is walled off behind every other wedge. */
  readonly vaultDoor: Piece;
}

const SIDE: Readonly<Record<string, Side>> = {
  A: {
    rooms: ['I', 'M', 'V'],
    seals: [
      ['g', 2, 'hub', 'I'],
      ['a', 2, 'I', 'b'],
      ['b', 3, 'M'],
      ['c', 4, 'M', 'o'],
      ['o', 5, 'V'],
      ['d', 2, 'I', '>I'],
      ['e', 3, 'M', '>M'],
    ],
    vaultDoor: ['f', 6, 'V', '>V'],
  },
  B: {
    rooms: ['I1', 'I2', 'M1', 'M2', 'V1', 'V2'],
    seals: [
      ['g1', 2, 'hub', 'I1'],
      ['a1', 2, 'I1', 'b1'],
      ['b1', 3, 'M1'],
      ['c1', 4, 'M1', 'o1'],
      ['o1', 5, 'V1'],
      ['g2', 2, 'hub', 'I2'],
      ['a2', 2, 'I2', 'b2'],
      ['b2', 3, 'M2'],
      ['c2', 4, 'M2', 'o2'],
      ['o2', 5, 'V2'],
      ['i', 2, 'I1', 'I2'],
      ['j', 3, 'M1', 'M2'],
      ['x', 6, 'V1', 'V2'],
      ['d', 2, 'I2', '>I'],
      ['e', 4, 'M2', '>M'],
    ],
    vaultDoor: ['f', 6, 'V2', '>V'],
  },
};

const BOXES_A: readonly Piece[] = [
  ['s2', 2, 'I'],
  ['s3', 3, 'M'],
  ['s4', 4, 'M'],
  ['s5', 5, 'V'],
  ['s6', 6, 'V'],
];

/** Side B: how many boxes of each strength a wedge has, by wedge, and the rooms they lie in. */
const BOXES_B: readonly { strength: number; count: string; rooms: readonly [string, string] }[] = [
  { strength: 2, count: '212112', rooms: ['I1', 'I2'] },
  { strength: 3, count: '121221', rooms: ['M1', 'M2'] },
  { strength: 4, count: '221112', rooms: ['M2', 'M1'] },
  { strength: 5, count: '112221', rooms: ['V1', 'V2'] },
  { strength: 6, count: '221121', rooms: ['V2', 'V1'] },
];

function boxesOf(side: string, wedge: number): readonly Piece[] {
  if (side === 'A') return BOXES_A;
  return BOXES_B.flatMap(({ strength, count, rooms }) =>
    rooms
      .slice(0, Number(count[wedge]))
      .map((room, copy): Piece => [`s${strength}${'ab'[copy]}`, strength, room]),
  );
}

function build(players: number): Board {
  const segments = SIDES[players];
  const spaces: Space[] = [{ id: 'hub', kind: 'hub', strength: 0 }];
  const joins: [string, string][] = [];
  for (let k = 1; k <= 5; k++) {
    spaces.push({ id: `start${k}`, kind: 'start', strength: 0 });
    joins.push(['hub', `start${k}`]);
  }
  for (let wedge = 0; wedge < 6; wedge++) {
    const { rooms, seals, vaultDoor } = SIDE[segments[wedge]];
    for (const room of rooms) spaces.push({ id: `${wedge}.${room}`, kind: 'room', strength: 0 });
    const place = (kind: SpaceKind, [name, strength, ...to]: Piece) => {
      spaces.push({ id: `${wedge}.${name}`, kind, strength });
      for (const room of to) joins.push([`${wedge}.${name}`, joined(room, wedge, segments)]);
    };
    for (const seal of seals) place('seal', seal);
    if (wedge % 2 === 0) place('seal', vaultDoor);
    for (const box of boxesOf(segments[wedge], wedge)) place('box', box);
  }
  const at = new Map(spaces.map((space, place) => [space.id, place]));
  const neighbours: number[][] = spaces.map(() => []);
  for (const [one, other] of joins) {
    const a = at.get(one) as number;
    const b = at.get(other) as number;
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const placesOf = (kind: SpaceKind) =>
    spaces.flatMap((space, place) => (space.kind === kind ? [place] : []));
  return {
    spaces,
    neighbours,
    starts: placesOf('start'),
    seals: placesOf('seal'),
    boxes: placesOf('box'),
    at,
    fewestSixes: players < 4 ? 4 : 5,
    segments,
  };
}

/** `>M` is the first middle room of the next wedge, whichever side that shows. */
function joined(room: string, wedge: number, segments: string): string {
  if (room === 'hub') return room;
  if (!room.startsWith('>')) return `${wedge}.${room}`;
  const next = (wedge + 1) % 6;
  return `${next}.${room.slice(1)}${segments[next] === 'A' ? '' : '1'}`;
}

const BOARDS: readonly Board[] = [0, 0, 2, 3, 4, 5].map((players) => build(players || 2));

export function boardFor(players: number): Board {
  return BOARDS[players];
}
