/**
 * A position written down by a person; docs/scenarios.md is the reference. Only what matters need be
 * said: the rest of the dice goes into the bag, the rest of the tiles into the stack, the rest of the
 * meeples into the supplies, and covered floors are filled in (`rest.ts`).
 */
import {
  parsePosition,
  readFields,
  readList,
  readOneOf,
  readWhole,
  shown,
  wrongPosition,
} from '@magehall/engine';
import {
  APPRENTICES,
  BY_SEATS,
  CENTRAL,
  CENTRAL_PRESTIGE,
  type CentralPrestige,
  OUTER_BONUSES,
  SPELLS,
  TILES,
  TOWERS,
} from '../data.ts';
import { type DieName, dieNamed, KIND_NAMES, kindNamed } from '../names.ts';
import { SEATS } from '../seats.ts';
import { setup } from '../setup/setup.ts';
import { faceOf, meepleOf, POINTS, type Stage, type State } from '../state.ts';
import { checkCasts, checkDecision, checkPosition } from './check.ts';
import { fillRest } from './rest.ts';

const FIELDS = [
  'seats',
  'centralPrestige',
  'turn',
  'stage',
  'table',
  'pool',
  'next',
  'towers',
  'players',
  'shift',
  'morph',
  'placed',
  'completed',
] as const;
type Written = { readonly [K in (typeof FIELDS)[number]]?: unknown };

export const STAGES: readonly Stage[] = ['draw', 'place', 'bonus', 'score', 'end'];
/** A tower's `floor` is its number, so the pillar that pays it has another name here. */
export const PILLARS = ['gain2', 'prestige', 'build'] as const;
const OUTER_FIELDS = ['tile', 'floor', ...PILLARS, 'below'] as const;
const CENTRAL_FIELDS = ['tile', 'floor', 'pillars', 'below'] as const;
const KINDS = KIND_NAMES.slice(1);
const MOST_PRESTIGE = 999;

export function scenario(text: string): State {
  const written = parsePosition(text, FIELDS);
  const seats = readWhole(written.seats ?? SEATS[0], '"seats"', ...SEATS);
  const state = setup({
    seats,
    first: 0,
    starters: 'different',
    centralPrestige: readOneOf(
      written.centralPrestige ?? '4/3/2',
      '"centralPrestige"',
      Object.keys(CENTRAL_PRESTIGE) as CentralPrestige[],
    ),
  });
  state.starters = [];
  state.stack = [];
  readTable(state, written);
  const towers = readFields(written.towers ?? {}, '"towers"', TOWERS);
  TOWERS.forEach((name, tower) => {
    if (tower === CENTRAL) readCentral(state, towers[name] ?? {});
    else readOuter(state, tower, towers[name] ?? {});
  });
  const supplies = readList(written.players ?? [], '"players"', seats).map((player, seat) =>
    readPlayer(state, seat, player),
  );
  if (written.next !== undefined) state.next = tileAt(written.next, '"next"');
  readTurn(state, written);
  checkPosition(state);
  fillRest(state, supplies);
  checkCasts(state);
  checkDecision(state);
  return state;
}

function readTable(state: State, written: Written): void {
  const { dice, rounds } = BY_SEATS[state.seats];
  state.stage = readOneOf(written.stage ?? 'place', '"stage"', STAGES);
  state.turn = readWhole(written.turn ?? 0, '"turn"', 0, state.seats - 1);
  state.table = diceIn(written.table ?? [], '"table"');
  state.pool = diceIn(written.pool ?? [], '"pool"');
  state.round = state.pool.length + 1;
  if (state.round > rounds)
    wrongPosition(
      `With ${state.seats} players the pool holds at most ${rounds - 1} dice before the last round.`,
    );
  const placedNow = state.stage === 'place' || state.stage === 'draw' ? 0 : 1;
  const [fewest, most] = state.stage === 'draw' ? [0, 0] : [2 - placedNow, dice - placedNow];
  const lying = state.table.length;
  if (lying < fewest || lying > most)
    wrongPosition(
      `In stage "${state.stage}" there are ${fewest} to ${most} dice on the table, not ${lying}.`,
    );
  const turnsTaken = state.stage === 'draw' ? 0 : dice - lying - placedNow;
  state.first = (((state.turn - turnsTaken) % state.seats) + state.seats) % state.seats;
}

function diceIn(value: unknown, what: string): number[] {
  return readList(value, what, 10).map((name) => die(name, what));
}

function tileAt(value: unknown, what: string): number {
  return readWhole(value, what, 1, TILES.length);
}

function readOuter(state: State, tower: number, value: unknown): void {
  const name = TOWERS[tower];
  const written = readFields(value, `"${name}"`, OUTER_FIELDS);
  PILLARS.forEach((key, place) => {
    readPillar(state, tower * 3 + place, written[key] ?? '', `"${name}.${key}"`);
  });
  readFloors(state, tower, written);
}

function readCentral(state: State, value: unknown): void {
  const written = readFields(value, '"central"', CENTRAL_FIELDS);
  readList(written.pillars ?? [], '"central.pillars"', 3).forEach((what, place) => {
    readPillar(state, CENTRAL * 3 + place, what, `pillar ${place} of "central"`);
  });
  readFloors(state, CENTRAL, written);
}

function readFloors(
  state: State,
  tower: number,
  written: { readonly tile?: unknown; readonly floor?: unknown; readonly below?: unknown },
): void {
  const name = TOWERS[tower];
  if (written.tile !== undefined) state.tiles[tower] = tileAt(written.tile, `"${name}.tile"`);
  // Eighteen tiles, and each of the other towers has one.
  state.floors[tower] = readWhole(written.floor ?? 1, `"${name}.floor"`, 1, TILES.length - 3);
  for (const floor of readList(written.below ?? [], `"${name}.below"`, state.floors[tower] - 1))
    readCovered(state, tower, floor);
}

const PILLAR = /^(?:(\w+-[1-6])(?: as ([1-6]))?)?(?:(?:^| )(apprentice|master) ([0-3]))?$/;

function readPillar(state: State, pillar: number, written: unknown, where: string): void {
  const parts = typeof written === 'string' ? PILLAR.exec(written) : null;
  if (parts === null)
    wrongPosition(
      `On ${where} is something like "yellow-3 as 4 master 0" or "apprentice 1", not ${shown(written)}.`,
    );
  const [, dieName, as, kind, seat] = parts;
  if (dieName !== undefined) {
    state.dice[pillar] = die(dieName, where);
    if (pillar < CENTRAL * 3) state.as[pillar] = Number(as ?? faceOf(state.dice[pillar]));
  }
  if (kind !== undefined) state.meeples[pillar] = meeple(state, kind, seat, where);
}

function meeple(state: State, kind: string, seat: string, where: string): number {
  if (Number(seat) >= state.seats) wrongPosition(`On ${where}, there is no seat ${seat}.`);
  return meepleOf(Number(seat), kindNamed(kind as 'apprentice' | 'master'));
}

function readCovered(state: State, tower: number, value: unknown): void {
  const { tile, pillars } = readFields(value, 'A floor below', ['tile', 'pillars'] as const);
  const three = readList(pillars, '"pillars" of a floor below', 3);
  if (three.length < 3) wrongPosition('A floor below has three pillars.');
  state.below[tower].push(tileAt(tile, '"tile" of a floor below'));
  for (const pillar of three) {
    const parts = typeof pillar === 'string' ? PILLAR.exec(pillar) : null;
    const [, dieName, , kind, seat] = parts ?? [];
    if ((dieName === undefined) === (kind === undefined))
      wrongPosition(`A pillar below holds a die or a meeple, not ${shown(pillar)}.`);
    state.below[tower].push(
      dieName !== undefined
        ? die(dieName, 'a floor below')
        : -meeple(state, kind, seat, 'a floor below'),
    );
  }
}

/** Returns the supply as [apprentices, masters], or undefined if it is not said. */
function readPlayer(state: State, seat: number, value: unknown): [number, number] | undefined {
  const whose = `player ${seat}`;
  const player = readFields(value, 'A player', ['supply', 'book', 'prestige'] as const);
  const book = readFields(player.book ?? {}, `The book of ${whose}`, SPELLS);
  SPELLS.forEach((spell, i) => {
    if (book[spell] !== undefined)
      state.book[seat * 6 + i] = kindNamed(readOneOf(book[spell], `"${spell}"`, KINDS));
  });
  readPrestige(state, seat, player.prestige ?? 0);
  if (player.supply === undefined) return undefined;
  const supply = readFields(player.supply, `The supply of ${whose}`, KINDS);
  return [
    readWhole(supply.apprentice ?? 0, '"apprentice"', 0, APPRENTICES),
    readWhole(supply.master ?? 0, '"master"', 0, 1),
  ];
}

/** A number counts as won on outer floors; where it comes from may be said in parts. */
function readPrestige(state: State, seat: number, value: unknown): void {
  const parts =
    typeof value === 'object' ? readFields(value, '"prestige"', POINTS) : { outer: value };
  POINTS.forEach((part, i) => {
    const points = readWhole(parts[part] ?? 0, '"prestige"', 0, MOST_PRESTIGE);
    state.points[seat * POINTS.length + i] = points;
  });
}

function readTurn(state: State, written: Written): void {
  state.shift = readWhole(written.shift ?? 0, '"shift"', 0, 2);
  state.morph = readOneOf(written.morph ?? false, '"morph"', [true, false]);
  state.completed = readList(written.completed ?? [], '"completed"', 2).map((name) =>
    TOWERS.indexOf(readOneOf(name, '"completed"', TOWERS)),
  );
  if (state.stage === 'place' || state.stage === 'draw') {
    if (written.placed !== undefined || state.completed.length > 0)
      wrongPosition(`In stage "${state.stage}" nothing is placed or completed yet.`);
    return;
  }
  const fields = ['on', 'pillar', 'number'] as const;
  const { on, pillar, number } = readFields(written.placed, '"placed"', fields);
  const tower = TOWERS.indexOf(readOneOf(on, '"placed.on"', TOWERS));
  const place =
    tower === CENTRAL
      ? readWhole(pillar ?? 0, '"placed.pillar"', 0, 2)
      : OUTER_BONUSES.indexOf(readOneOf(pillar, '"placed.pillar"', OUTER_BONUSES));
  state.placedOn = tower * 3 + place;
  state.placedAs = readWhole(number, '"placed.number"', 1, 6);
}

function die(name: unknown, where: string): number {
  const found = typeof name === 'string' ? dieNamed(name as DieName) : 0;
  if (found === 0)
    wrongPosition(`On ${where}, ${shown(name)} is no die; one is called like "yellow-3".`);
  return found;
}
