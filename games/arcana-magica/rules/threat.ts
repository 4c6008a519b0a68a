/**
 * How far a Leader is threatened: what it is likely to cost its side until it can act again, as far as can
 * be told without knowing anybody's cards. For the bots, who ask it of every position they look at.
 */
import { namedUnits } from './automa.ts';
import { AUTOMA, LEVELS } from './data/automa.ts';
import { FOOL, GIANT, UNITS } from './data/units.ts';
import { diceOfNumerals } from './dice.ts';
import { mayBeAttacked } from './peace.ts';
import { SEATS } from './seats.ts';
import { isAutoma } from './sides.ts';
import { NONE, type State, TOKENS } from './state.ts';
import { reaching } from './sums.ts';
import { attacksBefore } from './tempo.ts';

/**
 * By cost: how likely four cards drawn at random pay for it (3.3). Which elements are needed hardly
 * matters, for two small needs are met about as easily as a great one.
 */
const PAID_BY_4 = [
  1, 1, 1, 1, 1, 1, 1, 0.99, 0.99, 0.98, 0.97, 0.96, 0.93, 0.9, 0.85, 0.79, 0.73, 0.67, 0.6, 0.54,
  0.48, 0.43, 0.36, 0.32, 0.27, 0.22, 0.18, 0.15, 0.11, 0.08, 0.07, 0.05, 0.04,
];
/** The same for an Automa's three, among which an Ace pays for anything. */
const PAID_BY_3 = [
  1, 1, 1, 1, 0.99, 0.98, 0.97, 0.96, 0.94, 0.91, 0.87, 0.82, 0.76, 0.7, 0.64, 0.57, 0.51, 0.46,
  0.42, 0.38, 0.34, 0.31, 0.28, 0.26, 0.25, 0.24, 0.23, 0.22, 0.21, 0.21, 0.21, 0.21, 0.21,
];
const DEAREST = PAID_BY_4.length - 1;
/** A card more or less than three makes it so much easier or harder. */
const A_CARD = 0.25;

/** By numerals: how likely the dice of an army that has so many together reach a sum. */
const known: Float64Array[] = [];

function reachingOf(tens: number, fives: number, arrows: number): Float64Array {
  const numerals = (tens << 10) | (fives << 6) | arrows;
  known[numerals] ??= reaching(diceOfNumerals(tens, fives, arrows), 0);
  return known[numerals];
}

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

/** How likely that army takes a Leader of that health in one turn, if its player tries. */
export function captureChance(line: readonly number[], leader: number): number {
  const army = maskOf(line) * UNITS.length + leader;
  return chances.get(army) ?? remember(chances, army, likeliestCapture(line, leader));
}

function likeliestCapture(line: readonly number[], leader: number): number {
  let likeliest = 0;
  eachAttack(line, (paid, tens, fives, arrows) => {
    likeliest = Math.max(likeliest, paid * reachingOf(tens, fives, arrows)[leader]);
  });
  return likeliest;
}

/** A search asks about the same few armies again and again; in which order they stand is all one. */
const chances = new Map<number, number>();
const forces = new Map<number, number>();
const MOST_REMEMBERED = 20_000;

function maskOf(line: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < line.length; i++) mask |= 1 << line[i];
  return mask;
}

function remember(memory: Map<number, number>, army: number, value: number): number {
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(army, value);
  return value;
}

/** The same for an Automa: whatever card it turns up, each die dealing its most. */
function automaChance(state: State, line: readonly number[], leader: number): number {
  let sum = 0;
  for (const { activate, draw } of AUTOMA) {
    let cost = 0;
    let tens = 0;
    let fives = 0;
    let arrows = 0;
    for (const unit of namedUnits(line, activate)) {
      cost += unit;
      tens += UNITS[unit].tens;
      fives += UNITS[unit].fives;
      arrows += UNITS[unit].arrows;
    }
    tens += fives >> 1;
    const most = 20 * (tens >> 1) + 12 * (tens & 1) + 6 * (fives & 1) + 4 * (arrows >> 2);
    if (most < leader) continue;
    const cards = draw + LEVELS[state.agreed.automaLevel];
    sum += Math.min(1, PAID_BY_3[Math.min(cost, DEAREST)] * (1 + A_CARD * (cards - 3)));
  }
  return sum / AUTOMA.length;
}

const GIANT_TOKEN = TOKENS.indexOf('giant');
const ARMY_TOKEN = TOKENS.indexOf('army');
const TOKEN = 10;

/** The points that hang on a side's Leader, its own and those it would bring another. */
function stake(state: State, leader: number, alone: boolean): number {
  let points = 1.5 * leader;
  if (leader >= GIANT && state.tokens[GIANT_TOKEN] === NONE) points += TOKEN;
  if (alone && state.tokens[ARMY_TOKEN] === NONE) points += TOKEN;
  return points;
}

const counts = new Int8Array(SEATS[1]);

/** The points a side is likely to lose with its Leader before its next turn begins. */
export function threatened(state: State, side: number): number {
  const line = state.armies[side];
  // The Fool would bring the first attack to nothing.
  if (line.includes(FOOL) || !mayBeAttacked(state, side)) return 0;
  const [leader] = line;
  attacksBefore(state, side, counts);
  let spared = 1;
  for (let other = 0; other < state.armies.length; other++)
    if (other !== side && counts[other] > 0) {
      const one = 1 - chanceOf(state, other, leader);
      for (let i = 0; i < counts[other]; i++) spared *= one;
    }
  return (1 - spared) * stake(state, leader, line.length === 1);
}

function chanceOf(state: State, side: number, leader: number): number {
  const army = state.armies[side];
  return isAutoma(state, side) ? automaChance(state, army, leader) : captureChance(army, leader);
}

/** What a die deals on average, explosions included. */
const MEAN = { d4: 3.33, d6: 4.2, d8: 5.14, d12: 7.09, d20: 11.05 };

/** The damage an army can be expected to deal in a turn, by the best attack that it can afford. */
export function punch(line: readonly number[]): number {
  const army = maskOf(line);
  return forces.get(army) ?? remember(forces, army, hardestAttack(line));
}

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
