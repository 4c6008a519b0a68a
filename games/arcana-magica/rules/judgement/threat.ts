/**
 * How far a Leader is threatened: what it is likely to cost its side until it can act again, as far as can
 * be told without knowing anybody's cards. For the bots, who ask it of every position they look at.
 */
import { namedUnits } from '../automa/automa.ts';
import { AUTOMA, LEVELS } from '../data/automa.ts';
import { FOOL, GIANT, UNITS } from '../data/units.ts';
import { SEATS } from '../seats.ts';
import { NONE, type State, TOKENS } from '../state.ts';
import { mayBeAttacked } from '../turn/peace.ts';
import { isAutoma } from '../turn/sides.ts';
import { type Army, captureChance, DEAREST } from './army.ts';
import { attacksBefore } from './tempo.ts';

/** By cost: how likely an Automa's three cards pay for it, among which an Ace pays for anything. */
const PAID_BY_3 = [
  1, 1, 1, 1, 0.99, 0.98, 0.97, 0.96, 0.94, 0.91, 0.87, 0.82, 0.76, 0.7, 0.64, 0.57, 0.51, 0.46,
  0.42, 0.38, 0.34, 0.31, 0.28, 0.26, 0.25, 0.24, 0.23, 0.22, 0.21, 0.21, 0.21, 0.21, 0.21,
];
/** A card more or less than three makes it so much easier or harder. */
const A_CARD = 0.25;

/** How likely an Automa takes that Leader: whatever card it turns up, each die dealing its most. */
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

/**
 * The points a side is likely to lose with its Leader before its next turn begins; `armies` are all
 * sides', as `armyOf` knows them.
 */
export function threatened(state: State, side: number, armies: readonly Army[]): number {
  const line = state.armies[side];
  // The Fool would bring the first attack to nothing.
  if (line.includes(FOOL) || !mayBeAttacked(state, side)) return 0;
  const leader = line[0];
  attacksBefore(state, side, counts);
  let spared = 1;
  for (let other = 0; other < state.armies.length; other++)
    if (other !== side && counts[other] > 0) {
      const one = 1 - chanceOf(state, other, armies[other], leader);
      for (let i = 0; i < counts[other]; i++) spared *= one;
    }
  return (1 - spared) * stake(state, leader, line.length === 1);
}

function chanceOf(state: State, side: number, army: Army, leader: number): number {
  return isAutoma(state, side)
    ? automaChance(state, state.armies[side], leader)
    : captureChance(army, leader);
}
