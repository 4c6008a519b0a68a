/**
 * What an army is good for by its units alone, whoever has them and in whichever order they stand. For
 * the bots, who meet the same few armies again and again: each is reckoned once, then remembered.
 */
import { diceOfNumerals } from '../attack/dice.ts';
import { ELEMENT_OF_UNIT, ELEMENTS, FOOL, UNITS } from '../data/units.ts';
import { sizeOfElement } from '../scoring/scoring.ts';
import { reaching } from './reaching.ts';

export interface Army {
  /** As it stood when it was first met. */
  line: readonly number[];
  /** Its numbers together. */
  sum: number;
  /** How near it is to a whole element, with the Ferryman in the game and without. */
  near: number;
  nearWithoutFerryman: number;
  /** The damage it can be expected to deal in a turn, by the best attack that it can afford. */
  punch: number;
  /** By Leader: how likely it takes that one in a turn, if its player tries; -1 until it is asked. */
  captures: Float64Array;
}

const known = new Map<number, Army>();
const MOST_REMEMBERED = 20_000;

export function armyOf(line: readonly number[]): Army {
  let units = 0;
  for (let i = 0; i < line.length; i++) units |= 1 << line[i];
  return known.get(units) ?? remember(units, line);
}

function remember(units: number, line: readonly number[]): Army {
  if (known.size >= MOST_REMEMBERED) known.clear();
  const army: Army = {
    line: line.slice(),
    sum: line.reduce((sum, unit) => sum + unit, 0),
    near: elementNear(line, true),
    nearWithoutFerryman: elementNear(line, false),
    punch: hardestAttack(line),
    captures: new Float64Array(UNITS.length).fill(-1),
  };
  known.set(units, army);
  return army;
}

/** How likely that army takes a Leader of that health in one turn, if its player tries. */
export function captureChance({ line, captures }: Army, leader: number): number {
  if (captures[leader] < 0) captures[leader] = likeliestCapture(line, leader);
  return captures[leader];
}

/** How near the line is to holding a whole element: nothing with two missing, half with one. */
function elementNear(line: readonly number[], ferryman: boolean): number {
  const held = ELEMENTS.map(() => 0);
  for (const unit of line) if (unit !== FOOL) held[ELEMENT_OF_UNIT[unit]]++;
  let near = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    const part = held[element] / sizeOfElement(element, ferryman);
    near = Math.max(near, part * part * part);
  }
  return near;
}

/**
 * By cost: how likely four cards drawn at random pay for it (3.3). Which elements are needed hardly
 * matters, for two small needs are met about as easily as a great one.
 */
const PAID_BY_4 = [
  1, 1, 1, 1, 1, 1, 1, 0.99, 0.99, 0.98, 0.97, 0.96, 0.93, 0.9, 0.85, 0.79, 0.73, 0.67, 0.6, 0.54,
  0.48, 0.43, 0.36, 0.32, 0.27, 0.22, 0.18, 0.15, 0.11, 0.08, 0.07, 0.05, 0.04,
];
/** More than that is hardly ever paid. */
export const DEAREST = PAID_BY_4.length - 1;

type Visit = (paid: number, tens: number, fives: number, arrows: number) => void;

/** Every set of fighters that can be paid for at all: how likely it is paid, and its numerals. */
function eachAttack(
  line: readonly number[],
  visit: Visit,
  from = 0,
  cost = 0,
  tens = 0,
  fives = 0,
  arrows = 0,
): void {
  for (let i = from; i < line.length; i++) {
    const unit = line[i];
    const sum = cost + unit;
    if (unit === FOOL || sum > DEAREST) continue;
    const x = tens + UNITS[unit].tens;
    const v = fives + UNITS[unit].fives;
    const a = arrows + UNITS[unit].arrows;
    visit(PAID_BY_4[sum], x, v, a);
    eachAttack(line, visit, i + 1, sum, x, v, a);
  }
}

function likeliestCapture(line: readonly number[], leader: number): number {
  let likeliest = 0;
  eachAttack(line, (paid, tens, fives, arrows) => {
    likeliest = Math.max(likeliest, paid * reachingOf(tens, fives, arrows)[leader]);
  });
  return likeliest;
}

/** By numerals: how likely the dice of an army that has so many together reach a sum. */
const sums: Float64Array[] = [];

function reachingOf(tens: number, fives: number, arrows: number): Float64Array {
  const numerals = (tens << 10) | (fives << 6) | arrows;
  sums[numerals] ??= reaching(diceOfNumerals(tens, fives, arrows), 0);
  return sums[numerals];
}

/** What a die deals on average, explosions included. */
const MEAN = { d4: 3.33, d6: 4.2, d8: 5.14, d12: 7.09, d20: 11.05 };

function hardestAttack(line: readonly number[]): number {
  let hardest = 0;
  eachAttack(line, (paid, tens, fives, arrows) => {
    const all = tens + (fives >> 1);
    const mean =
      (all >> 1) * MEAN.d20 +
      (all & 1) * MEAN.d12 +
      (fives & 1) * MEAN.d6 +
      (arrows >> 3) * MEAN.d8 +
      ((arrows >> 2) & 1) * MEAN.d4;
    hardest = Math.max(hardest, mean * paid);
  });
  return hardest;
}
