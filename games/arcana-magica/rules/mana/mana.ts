/**
 * What mana can pay (AM-MANA-1..6). A card counts in full for its own element and small for any
 * other; it goes to one element only. Cards pay if some way of assigning them covers every
 * element's need (AM-AMB-19). The search prunes; `mana.test.ts` holds it against plain enumeration.
 */
import { ELEMENT_OF_CARD, FULL, MANA, SMALL } from '../data/mana.ts';
import { ELEMENT_OF_UNIT, ELEMENTS, FOOL, UNITS } from '../data/units.ts';
import type { State } from '../state.ts';
import { fighters } from '../turn/sides.ts';
import { addUp, cardsIn, idsIn, MOST_SUBSETS, subsetsOf } from './subsets.ts';

export type Half = 'up' | 'down';

/** Whether the cards cover the summed numbers of these units, element by element. */
export function pays(cards: readonly number[], units: readonly number[], half: Half): boolean {
  const need = needOf(units);
  return covers(cards, need[0], need[1], need[2], need[3], SMALL[half]);
}

/** By element: the mana that these units cost together. */
export function needOf(units: readonly number[]): number[] {
  const need = [0, 0, 0, 0];
  for (const unit of units) need[ELEMENT_OF_UNIT[unit]] += unit;
  return need;
}

/** By rounding, element and card: the mana that the card makes for the element. */
const MADE: Readonly<Record<Half, readonly (readonly number[])[]>> = {
  up: ELEMENTS.map((_, element) => madeFor(element, 'up')),
  down: ELEMENTS.map((_, element) => madeFor(element, 'down')),
};

function madeFor(element: number, half: Half): number[] {
  return MANA.map((card) => (card.element === element ? card.full : card[half]));
}

/** All the mana these cards make for a single element. */
export function manaFor(cards: readonly number[], element: number, half: Half): number {
  const mana = MADE[half][element];
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += mana[cards[i]];
  return sum;
}

export function paysUnit(cards: readonly number[], unit: number, half: Half): boolean {
  return manaFor(cards, ELEMENT_OF_UNIT[unit], half) >= unit;
}

function covers(
  cards: readonly number[],
  fire: number,
  water: number,
  air: number,
  earth: number,
  small: readonly number[],
): boolean {
  let left = 0;
  for (const card of cards) left += FULL[card];
  return assign(cards, 0, left, fire, water, air, earth, small);
}

/** Tries card `i` and those after it, worth `left` at most, on each element that still needs mana. */
function assign(
  cards: readonly number[],
  i: number,
  left: number,
  fire: number,
  water: number,
  air: number,
  earth: number,
  small: readonly number[],
): boolean {
  const need = Math.max(fire, 0) + Math.max(water, 0) + Math.max(air, 0) + Math.max(earth, 0);
  if (need === 0) return true;
  if (need > left) return false;
  const card = cards[i];
  const own = ELEMENT_OF_CARD[card];
  const rest = left - FULL[card];
  const mana = (element: number) => (element === own ? FULL[card] : small[card]);
  return (
    (fire > 0 && assign(cards, i + 1, rest, fire - mana(0), water, air, earth, small)) ||
    (water > 0 && assign(cards, i + 1, rest, fire, water - mana(1), air, earth, small)) ||
    (air > 0 && assign(cards, i + 1, rest, fire, water, air - mana(2), earth, small)) ||
    (earth > 0 && assign(cards, i + 1, rest, fire, water, air, earth - mana(3), small))
  );
}

/** Filled again for each hand: by subset, its full value and what it makes for one element. */
const full = new Int16Array(MOST_SUBSETS);
const made = new Int16Array(MOST_SUBSETS);
/** The subsets that pay, in order: the sum first, then the place among the subsets. */
const found = new Int32Array(MOST_SUBSETS);

/**
 * Every set of cards from the hand that pays for these units: by the sum of full values, then the
 * number of cards, then in data order. So the first is the cheapest.
 */
export function payments(
  hand: readonly number[],
  units: readonly number[],
  half: Half,
): string[][] {
  const subsets = subsetsOf(hand);
  const alone = units.length === 1;
  addUp(hand, FULL, full);
  if (alone) addUp(hand, MADE[half][ELEMENT_OF_UNIT[units[0]]], made);
  let count = 0;
  for (let i = 0; i < subsets.length; i++) {
    const mask = subsets[i];
    if (alone ? made[mask] < units[0] : !pays(cardsIn(hand, mask), units, half)) continue;
    const key = full[mask] * MOST_SUBSETS + i;
    let at = count++;
    for (; at > 0 && found[at - 1] > key; at--) found[at] = found[at - 1];
    found[at] = key;
  }
  const list: string[][] = [];
  for (let i = 0; i < count; i++) list.push(idsIn(hand, subsets[found[i] % MOST_SUBSETS]));
  return list;
}

/** A set of fighters under construction: its units, its need of each element, what it rolls. */
interface Group {
  units: number[];
  need: [number, number, number, number];
  arrows: number;
  rolls: boolean;
}

/**
 * Every set of fighters that the whole hand pays and that rolls at least one die (AM-AMB-23): by
 * size, then by number. Whatever pays for a set pays for its subsets, so each size grows from the
 * one before, and nothing unpayable is ever extended.
 */
export function attackGroups(
  line: readonly number[],
  hand: readonly number[],
  half: Half,
): number[][] {
  const ready = fighters(line).sort((a, b) => a - b);
  const small = SMALL[half];
  const found: number[][] = [];
  let level: Group[] = [{ units: [], need: [0, 0, 0, 0], arrows: 0, rolls: false }];
  while (level.length > 0) {
    const next: Group[] = [];
    for (const group of level)
      for (const unit of ready) {
        if (group.units.length > 0 && unit <= group.units[group.units.length - 1]) continue;
        const need: Group['need'] = [...group.need];
        need[ELEMENT_OF_UNIT[unit]] += unit;
        if (!covers(hand, need[0], need[1], need[2], need[3], small)) continue;
        const { arrows, fives, tens } = UNITS[unit];
        const sum = group.arrows + arrows;
        const rolls = group.rolls || fives + tens > 0 || sum >= ARROWS_PER_DIE;
        const units = [...group.units, unit];
        next.push({ units, need, arrows: sum, rolls });
        if (rolls) found.push(units);
      }
    level = next;
  }
  return found;
}

/** Four arrows make a d4 (3.1). */
export const ARROWS_PER_DIE = 4;

/** Whether the hand can pay for any attack at all: mostly one unit that rolls a die settles it. */
export function canAttack(state: State, line: readonly number[], hand: readonly number[]): boolean {
  const { half } = state.agreed;
  for (let i = 0; i < line.length; i++)
    if (line[i] >= ARROWS_PER_DIE && paysUnit(hand, line[i], half)) return true;
  const weak = line.filter((unit) => unit !== FOOL && unit < ARROWS_PER_DIE);
  return weak.length > 1 && attackGroups(weak, hand, half).length > 0;
}
