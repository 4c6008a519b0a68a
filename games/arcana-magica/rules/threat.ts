/**
 * How far a Leader is exposed: what the next attack on it is likely to cost its side, as far as can
 * be told without knowing anybody's cards. For the bots, who ask it of every position they look at.
 */
import { namedUnits } from './automa.ts';
import { AUTOMA, LEVELS } from './data/automa.ts';
import { FOOL, GIANT, UNITS } from './data/units.ts';
import { mayBeAttacked } from './peace.ts';
import { isAutoma } from './sides.ts';
import { NONE, type State, TOKENS, top } from './state.ts';

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

/** What an army of those numerals rolls, as one number: d20, d12, d6, and the dice of the arrows. */
function rolled(tens: number, fives: number, arrows: number): number {
  const all = tens + (fives >> 1);
  return ((all >> 1) << 6) | ((all & 1) << 5) | ((fives & 1) << 4) | (arrows >> 2);
}

const DICE_OF_ARROWS = 15;
const HIGHEST = 22;
const known: Float64Array[] = [];

/** By health, 0 to 22: how likely these dice together reach it. Reckoned once for each set of dice. */
function reaching(dice: number): Float64Array {
  known[dice] ??= tail(dice);
  return known[dice];
}

function tail(dice: number): Float64Array {
  let sums = new Float64Array(HIGHEST + 1);
  sums[0] = 1;
  const quarters = dice & DICE_OF_ARROWS;
  for (let i = 0; i < dice >> 6; i++) sums = withDie(sums, 20);
  if (dice & 32) sums = withDie(sums, 12);
  if (dice & 16) sums = withDie(sums, 6);
  for (let i = 0; i < quarters >> 1; i++) sums = withDie(sums, 8);
  if (quarters & 1) sums = withDie(sums, 4);
  for (let health = HIGHEST - 1; health >= 0; health--) sums[health] += sums[health + 1];
  return sums;
}

/** The chances of the sums with one more die, which explodes; what is above 22 counts as 22. */
function withDie(sums: Float64Array, sides: number): Float64Array<ArrayBuffer> {
  const after = new Float64Array(HIGHEST + 1);
  for (let from = 0; from <= HIGHEST; from++) {
    let likely = sums[from];
    for (let base = from; likely > 1e-6; base += sides, likely /= sides)
      for (let face = 1; face < sides; face++)
        after[Math.min(HIGHEST, base + face)] += likely / sides;
  }
  return after;
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
  return remembered(chances, maskOf(line) * (HIGHEST + 1) + leader, () => {
    let likeliest = 0;
    eachAttack(line, (paid, tens, fives, arrows) => {
      likeliest = Math.max(likeliest, paid * reaching(rolled(tens, fives, arrows))[leader]);
    });
    return likeliest;
  });
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

function remembered(memory: Map<number, number>, key: number, reckon: () => number): number {
  let value = memory.get(key);
  if (value === undefined) {
    if (memory.size >= MOST_REMEMBERED) memory.clear();
    value = reckon();
    memory.set(key, value);
  }
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

/** Whether that side can still attack before the game ends. */
function attacksAgain(state: State, side: number): boolean {
  if (state.end !== 1) return true;
  const { seats, teams } = state.agreed;
  if (teams) return true;
  const place = (side - state.first + seats) % seats;
  if (place !== state.turn - 1) return place >= state.turn;
  const frame = top(state);
  return frame.frame === 'turn' && !frame.attacked;
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

/** The points a side is likely to lose by the next attack on its Leader. */
export function exposure(state: State, side: number): number {
  if (!mayBeAttacked(state, side)) return 0;
  const line = state.armies[side];
  const leader = line[0] === FOOL ? line[1] : line[0];
  let spared = 1;
  for (let other = 0; other < state.armies.length; other++) {
    if (other === side || !attacksAgain(state, other)) continue;
    const army = state.armies[other];
    spared *=
      1 -
      (isAutoma(state, other) ? automaChance(state, army, leader) : captureChance(army, leader));
  }
  const fighters = line.length - (line.includes(FOOL) ? 1 : 0);
  return (1 - spared) * stake(state, leader, fighters === 1);
}

/** What a die deals on average, explosions included. */
const MEAN = { d4: 3.33, d6: 4.2, d8: 5.14, d12: 7.09, d20: 11.05 };

/** The damage an army can be expected to deal in a turn, by the best attack that it can afford. */
export function punch(line: readonly number[]): number {
  return remembered(forces, maskOf(line), () => {
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
  });
}
