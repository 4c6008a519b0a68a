/**
 * A position written down by a person. Only what matters need be said: the rest of the dice goes
 * into the bag, the rest of the tiles into the stack, the rest of the meeples into the supplies,
 * and covered floors are filled in (`scenarioRest.ts`).
 *
 *     {
 *       "seats": 2, "turn": 0,
 *       "table": ["yellow-3", "pink-5"],
 *       "pool": ["blue-1"],
 *       "towers": {
 *         "outer1": { "tile": 11, "floor": 2, "gain2": "purple-4 apprentice 1", "build": "master 0" },
 *         "central": { "pillars": ["pink-2 as 3 apprentice 0"] }
 *       },
 *       "players": [{ "book": { "flip": "master" }, "supply": { "apprentice": 2 }, "prestige": 5 }]
 *     }
 *
 * A pillar is a die, perhaps `as` another number, with a meeple and its seat; or a meeple alone,
 * which then stands on the pillar. A tower's `floor` is its number, so the pillar that pays it is
 * called `prestige` here. A player's `prestige` counts as won on outer floors.
 */
import { ScenarioError } from '@magehall/engine';
import {
  BY_SEATS,
  CENTRAL,
  CENTRAL_PRESTIGE,
  type CentralPrestige,
  OUTER_BONUSES,
  SPELLS,
  TOWERS,
} from './data.ts';
import { type DieName, dieNamed, kindNamed } from './names.ts';
import { checkDecision, checkPosition } from './scenarioCheck.ts';
import { fillRest } from './scenarioRest.ts';
import { setup } from './setup.ts';
import { faceOf, meepleOf, POINTS, type Stage, type State } from './state.ts';

type Json = Record<string, unknown>;

const STAGES: readonly Stage[] = ['draw', 'place', 'bonus', 'score', 'end'];
const KEYS = {
  scenario:
    'seats centralPrestige turn stage table pool next towers players shift morph placed completed',
  outer: 'tile floor gain2 prestige build below',
  central: 'tile floor pillars below',
  player: 'supply book prestige',
  supply: 'apprentice master',
};

export function scenario(text: string): State {
  const written = object(parse(text), 'A scenario');
  onlyKeys(written, KEYS.scenario, 'A scenario');
  const seats = whole(written.seats ?? 2, 2, 4, '"seats"');
  const state = setup({
    seats,
    first: 0,
    starters: 'different',
    centralPrestige: oneOf(
      written.centralPrestige ?? '4/3/2',
      Object.keys(CENTRAL_PRESTIGE) as CentralPrestige[],
      '"centralPrestige"',
    ),
  });
  state.starters = [];
  state.stack = [];
  readTable(state, written);
  const towers = object(written.towers ?? {}, '"towers"');
  onlyKeys(towers, TOWERS.join(' '), '"towers"');
  TOWERS.forEach((name, tower) => {
    readTower(state, tower, object(towers[name] ?? {}, `"${name}"`));
  });
  const players = list(written.players ?? [], '"players"');
  if (players.length > seats)
    throw new ScenarioError(
      `There are ${seats} seats, but ${players.length} players are described.`,
    );
  const supplies = players.map((player, seat) => readPlayer(state, seat, player));
  if (written.next !== undefined) state.next = whole(written.next, 1, 18, '"next"');
  readTurn(state, written);
  checkPosition(state);
  fillRest(state, supplies);
  checkDecision(state);
  return state;
}

function readTable(state: State, written: Json): void {
  const { dice, rounds } = BY_SEATS[state.seats];
  state.stage = oneOf(written.stage ?? 'place', STAGES, '"stage"');
  state.turn = whole(written.turn ?? 0, 0, state.seats - 1, '"turn"');
  state.table = list(written.table ?? [], '"table"').map((name) => die(name, '"table"'));
  state.pool = list(written.pool ?? [], '"pool"').map((name) => die(name, '"pool"'));
  state.round = state.pool.length + 1;
  if (state.round > rounds)
    throw new ScenarioError(
      `With ${state.seats} players the pool holds at most ${rounds - 1} dice before the last round.`,
    );
  const placedNow = state.stage === 'place' || state.stage === 'draw' ? 0 : 1;
  const [fewest, most] = state.stage === 'draw' ? [0, 0] : [2 - placedNow, dice - placedNow];
  const lying = state.table.length;
  if (lying < fewest || lying > most)
    throw new ScenarioError(
      `In stage "${state.stage}" there are ${fewest} to ${most} dice on the table, not ${lying}.`,
    );
  const turnsTaken = state.stage === 'draw' ? 0 : dice - lying - placedNow;
  state.first = (((state.turn - turnsTaken) % state.seats) + state.seats) % state.seats;
}

function readTower(state: State, tower: number, written: Json): void {
  const name = TOWERS[tower];
  const outer = tower !== CENTRAL;
  onlyKeys(written, outer ? KEYS.outer : KEYS.central, `"${name}"`);
  if (written.tile !== undefined) state.tiles[tower] = whole(written.tile, 1, 18, `"${name}.tile"`);
  state.floors[tower] = whole(written.floor ?? 1, 1, 15, `"${name}.floor"`);
  const central = list(written.pillars ?? [], `"${name}.pillars"`);
  for (let place = 0; place < 3; place++) {
    const what = outer ? written[PILLAR_KEYS[place]] : central[place];
    if (what === undefined || what === '') continue;
    const where = outer ? `"${name}.${PILLAR_KEYS[place]}"` : `pillar ${place} of "central"`;
    readPillar(state, tower * 3 + place, what, where);
  }
  list(written.below ?? [], `"${name}.below"`).forEach((floor, i) => {
    readCovered(state, tower, object(floor, `floor ${i + 1} below "${name}"`));
  });
}

/** By place, as in `OUTER_BONUSES`. */
const PILLAR_KEYS = ['gain2', 'prestige', 'build'];

const PILLAR = /^(?:(\w+-[1-6])(?: as ([1-6]))?)? ?(?:(apprentice|master) ([0-3]))?$/;

function readPillar(state: State, pillar: number, written: unknown, where: string): void {
  const parts = typeof written === 'string' ? PILLAR.exec(written) : null;
  if (parts === null)
    throw new ScenarioError(
      `On ${where}, ${show(written)} should be like "yellow-3 as 4 master 0" or "apprentice 1".`,
    );
  const [, dieName, as, kind, seat] = parts;
  if (dieName !== undefined) {
    state.dice[pillar] = die(dieName, where);
    if (pillar < CENTRAL * 3) state.as[pillar] = Number(as ?? faceOf(state.dice[pillar]));
  }
  if (kind !== undefined) state.meeples[pillar] = meeple(state, kind, seat, where);
}

function meeple(state: State, kind: string, seat: string, where: string): number {
  if (Number(seat) >= state.seats)
    throw new ScenarioError(`On ${where}, there is no seat ${seat}.`);
  return meepleOf(Number(seat), kindNamed(kind as 'apprentice' | 'master'));
}

function readCovered(state: State, tower: number, written: Json): void {
  onlyKeys(written, 'tile pillars', 'A floor below');
  const pillars = list(written.pillars, 'The pillars of a floor below');
  if (pillars.length !== 3) throw new ScenarioError('A floor below has three pillars.');
  state.below[tower].push(whole(written.tile, 1, 18, 'The tile of a floor below'));
  for (const pillar of pillars) {
    const parts = typeof pillar === 'string' ? PILLAR.exec(pillar) : null;
    const [, dieName, , kind, seat] = parts ?? [];
    if ((dieName === undefined) === (kind === undefined))
      throw new ScenarioError(`A pillar below holds a die or a meeple, not ${show(pillar)}.`);
    state.below[tower].push(
      dieName !== undefined
        ? die(dieName, 'a floor below')
        : -meeple(state, kind, seat, 'a floor below'),
    );
  }
}

/** Returns the supply as [apprentices, masters], or undefined if it is not said. */
function readPlayer(state: State, seat: number, what: unknown): [number, number] | undefined {
  const whose = `player ${seat}`;
  const written = object(what, whose);
  onlyKeys(written, KEYS.player, whose);
  const book = object(written.book ?? {}, `the book of ${whose}`);
  onlyKeys(book, SPELLS.join(' '), `the book of ${whose}`);
  SPELLS.forEach((spell, i) => {
    if (book[spell] !== undefined)
      state.book[seat * 6 + i] = kindNamed(
        oneOf(book[spell], ['apprentice', 'master'] as const, `${spell} of ${whose}`),
      );
  });
  state.points[seat * 4 + POINTS.indexOf('outer')] = whole(
    written.prestige ?? 0,
    0,
    999,
    `the prestige of ${whose}`,
  );
  if (written.supply === undefined) return undefined;
  const supply = object(written.supply, `the supply of ${whose}`);
  onlyKeys(supply, KEYS.supply, `the supply of ${whose}`);
  return [
    whole(supply.apprentice ?? 0, 0, 7, `the apprentices of ${whose}`),
    whole(supply.master ?? 0, 0, 1, `the master of ${whose}`),
  ];
}

function readTurn(state: State, written: Json): void {
  state.shift = whole(written.shift ?? 0, 0, 2, '"shift"');
  state.morph = oneOf(written.morph ?? false, [true, false], '"morph"');
  state.completed = list(written.completed ?? [], '"completed"').map((name) =>
    TOWERS.indexOf(oneOf(name, TOWERS, '"completed"')),
  );
  if (state.stage === 'place' || state.stage === 'draw') {
    if (written.placed !== undefined || state.completed.length > 0)
      throw new ScenarioError(`In stage "${state.stage}" nothing is placed or completed yet.`);
  } else {
    const placed = object(written.placed, '"placed"');
    onlyKeys(placed, 'on pillar number', '"placed"');
    const tower = TOWERS.indexOf(oneOf(placed.on, TOWERS, '"placed.on"'));
    const place =
      tower === CENTRAL
        ? whole(placed.pillar ?? 0, 0, 2, '"placed.pillar"')
        : OUTER_BONUSES.indexOf(oneOf(placed.pillar, OUTER_BONUSES, '"placed.pillar"'));
    state.placedOn = tower * 3 + place;
    state.placedAs = whole(placed.number, 1, 6, '"placed.number"');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ScenarioError('A scenario is written in JSON, and this is not.');
  }
}
function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
function object(value: unknown, what: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioError(`${what} should be an object, not ${show(value)}.`);
  return value as Json;
}
function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value))
    throw new ScenarioError(`${what} should be a list, not ${show(value)}.`);
  return value;
}
function whole(value: unknown, least: number, most: number, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new ScenarioError(
      `${what} should be a whole number from ${least} to ${most}, not ${show(value)}.`,
    );
  return value;
}
function oneOf<T>(value: unknown, values: readonly T[], what: string): T {
  if (!values.includes(value as T))
    throw new ScenarioError(`${what} should be one of ${values.join(', ')}, not ${show(value)}.`);
  return value as T;
}
function onlyKeys(value: Json, keys: string, what: string): void {
  const known = keys.split(' ');
  for (const key of Object.keys(value))
    if (!known.includes(key))
      throw new ScenarioError(`${what} has no "${key}"; it may have ${known.join(', ')}.`);
}
function die(name: unknown, where: string): number {
  const found = typeof name === 'string' ? dieNamed(name as DieName) : 0;
  if (found === 0)
    throw new ScenarioError(`On ${where}, ${show(name)} is no die; one is called like "yellow-3".`);
  return found;
}
