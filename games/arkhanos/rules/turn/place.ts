/**
 * Phase 1 (TA-PLACE): which dice fit where, and putting one down. Restrictions are bit masks, bit
 * n standing for number n or colour n, so that Shift and Morph only widen a mask.
 */
import { type Tell, take } from '@magehall/engine';
import type { Choice, Place } from '../choice.ts';
import { CENTRAL, COLOURS, GAIN_2, OUTER_BONUSES, TILES, TOWERS } from '../data.ts';
import type { Event } from '../events.ts';
import { bonusOf, DIE_NAMES, dieNamed, KIND_NAMES, kindNamed, towerNamed } from '../names.ts';
import type { TurnStage } from '../spells/casts.ts';
import {
  APPRENTICE,
  addToSupply,
  bookSize,
  colourOf,
  emptyPillar,
  faceOf,
  hasInSupply,
  isClosed,
  isFull,
  MASTER,
  meepleOf,
  type State,
  supplyOf,
  towerOf,
} from '../state.ts';

const ANY_NUMBER = 0b1111110;
const ANY_COLOUR = 0b1111;
const BUILD = OUTER_BONUSES.indexOf('build');

/** By tile id: the numbers and the colours it takes, and whether no number may come twice. */
const NUMBERS = [0];
const TILE_COLOURS = [0];
const DIFFERENT = [false];
for (const tile of TILES) {
  NUMBERS[tile.id] = tile.numbers.reduce((mask, number) => mask | (1 << number), 0);
  TILE_COLOURS[tile.id] = tile.colours.reduce((mask, c) => mask | (1 << COLOURS.indexOf(c)), 0);
  DIFFERENT[tile.id] = tile.different;
}

/** The numbers a face may be treated as with so many Shifts (TA-AMB-14, -15): no wrap. */
function withinReach(face: number, shifts: number): number {
  let mask = 0;
  for (let n = Math.max(1, face - shifts); n <= Math.min(6, face + shifts); n++) mask |= 1 << n;
  return mask;
}
const REACH = [0, 1, 2].map((shifts) =>
  [0, 1, 2, 3, 4, 5, 6].map((face) => withinReach(face, shifts)),
);

/** TA-AMB-47: where the number is not read, the nearest one stands for all, the lower of two. */
export function nearest(numbers: number, face: number): number {
  for (let distance = 0; ; distance++) {
    if (numbers & (1 << (face - distance))) return 1 << (face - distance);
    if (numbers & (1 << (face + distance))) return 1 << (face + distance);
  }
}

/** The numbers still allowed on a tower's top floor. */
export function allowedNumbers(state: State, tower: number): number {
  if (tower === CENTRAL) return ANY_NUMBER;
  const tile = state.tiles[tower];
  let numbers = NUMBERS[tile];
  if (DIFFERENT[tile])
    for (let p = tower * 3; p < tower * 3 + 3; p++)
      if (state.as[p] !== 0) numbers &= ~(1 << state.as[p]);
  return numbers;
}
export function allowedColours(state: State, tower: number): number {
  return tower === CENTRAL || state.morph ? ANY_COLOUR : TILE_COLOURS[state.tiles[tower]];
}
/** The numbers a die may be treated as, waiting Shifts included. */
export function treatable(state: State, die: number): number {
  return REACH[state.shift][faceOf(die)];
}

/** The die could go on that tower's top floor, as far as its tile, its pillars and waiting spells go. */
export function fits(state: State, die: number, tower: number): boolean {
  return (
    state.floors[tower] > 0 &&
    !isClosed(state, tower) &&
    emptyPillar(state, tower) >= 0 &&
    (allowedColours(state, tower) & (1 << colourOf(die))) !== 0 &&
    (allowedNumbers(state, tower) & treatable(state, die)) !== 0
  );
}

/** The dice on the table as a mask: bit d is set if die d lies there. Equal dice are one. */
export function tableMask(state: State): number {
  let mask = 0;
  for (const die of state.table) mask |= 1 << die;
  return mask;
}

/** The stage a turn begins with. */
export const place: TurnStage<Place> = { choices: placements, choose: putDown };

function placements(state: State): Choice[] {
  const list: Choice[] = [];
  const alone = supplyOf(state, state.turn) === 0;
  // TA-AMB-2: a spell must free a meeple first.
  if (alone && bookSize(state, state.turn) > 0) return list;
  const dice = tableMask(state);
  for (let tower = 0; tower < CENTRAL; tower++) {
    const numbers = allowedNumbers(state, tower);
    if (numbers === 0) continue;
    const colours = allowedColours(state, tower);
    for (let place = 0; place < 3; place++) {
      if (isFull(state, tower * 3 + place)) continue;
      const numberIsRead = place === BUILD || DIFFERENT[state.tiles[tower]];
      for (let rest = dice; rest !== 0; rest &= rest - 1) {
        const die = 31 - Math.clz32(rest & -rest);
        if ((colours & (1 << colourOf(die))) === 0) continue;
        const fitting = numbers & treatable(state, die);
        if (fitting === 0) continue;
        const chosen = numberIsRead ? fitting : nearest(fitting, faceOf(die));
        listNumbers(state, tower, place, die, chosen, alone, list);
      }
    }
  }
  // TA-AMB-49: the central tower never closes, and is never full when a turn begins.
  for (let rest = dice; rest !== 0; rest &= rest - 1) {
    const die = 31 - Math.clz32(rest & -rest);
    listNumbers(state, CENTRAL, 0, die, treatable(state, die), alone, list);
  }
  return list;
}

function listNumbers(
  state: State,
  tower: number,
  place: number,
  die: number,
  numbers: number,
  alone: boolean,
  list: Choice[],
): void {
  const face = faceOf(die);
  for (let n = 1; n <= 6; n++) {
    if ((numbers & (1 << n)) === 0) continue;
    const as = n === face ? 0 : n;
    if (alone) list.push(placement(tower, place, die, as, 0));
    else
      for (let kind = APPRENTICE; kind <= MASTER; kind++)
        if (hasInSupply(state, state.turn, kind)) list.push(placement(tower, place, die, as, kind));
  }
}

function placement(tower: number, place: number, die: number, as: number, kind: number): Place {
  const choice: Place = { place: DIE_NAMES[die], on: TOWERS[tower] };
  if (tower !== CENTRAL) choice.pillar = OUTER_BONUSES[place];
  if (as !== 0) choice.as = as;
  if (kind !== 0) choice.meeple = KIND_NAMES[kind];
  return choice;
}

/** The pillar a choice means. */
export function pillarChosen(
  state: State,
  tower: number,
  bonus: Place['pillar'] | undefined,
): number {
  return bonus === undefined ? emptyPillar(state, tower) : tower * 3 + OUTER_BONUSES.indexOf(bonus);
}

/** Die and meeple go down; GAIN 2 and FLOOR pay at once, the other bonuses are a stage. */
function putDown(state: State, choice: Place, tell?: Tell<Event>): void {
  const seat = state.turn;
  const tower = towerNamed(choice.on);
  const pillar = pillarChosen(state, tower, choice.pillar);
  const die = dieNamed(choice.place);
  const number = choice.as ?? faceOf(die);
  take(state.table, die);
  state.dice[pillar] = die;
  if (tower !== CENTRAL) state.as[pillar] = number;
  if (choice.meeple !== undefined) {
    const kind = kindNamed(choice.meeple);
    addToSupply(state, seat, kind, -1);
    state.meeples[pillar] = meepleOf(seat, kind);
  }
  state.shift = 0;
  state.morph = false;
  state.placedOn = pillar;
  state.placedAs = number;
  if (emptyPillar(state, tower) < 0) state.completed.push(tower);
  tell?.({ event: 'placed', seat, die: choice.place, ...spot(pillar), ...marks(choice) });
  if (pillar >= CENTRAL * 3 || pillar % 3 === BUILD) state.stage = 'bonus';
  else gainPoints(state, pillar, tell);
}

function marks({ as, meeple }: Place): Pick<Place, 'as' | 'meeple'> {
  return { ...(as !== undefined && { as }), ...(meeple !== undefined && { meeple }) };
}

export function spot(pillar: number): {
  on: Place['on'];
  pillar: ReturnType<typeof bonusOf>;
  at: number;
} {
  return { on: TOWERS[towerOf(pillar)], pillar: bonusOf(pillar), at: pillar % 3 };
}

/** TA-BONUS-2, -3. The part of the score has the pillar's own place: 0 gain2, 1 floor. */
function gainPoints(state: State, pillar: number, tell?: Tell<Event>): void {
  const part = pillar % 3;
  const points = part === 0 ? GAIN_2 : state.floors[towerOf(pillar)];
  state.points[state.turn * 4 + part] += points;
  state.stage = 'score';
  tell?.({ event: 'bonus', seat: state.turn, points, ...spot(pillar) });
}
