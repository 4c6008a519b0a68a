/**
 * What mana can pay (AM-MANA-1..6). A card counts in full for its own element and small for any
 * other; it goes to one element only. Cards pay if some way of assigning them covers every
 * element's need (AM-AMB-19). The search prunes; `mana.test.ts` holds it against plain enumeration.
 */
import { ELEMENT_OF_CARD, FULL, MANA, SMALL } from './data/mana.ts';
import { ELEMENT_OF_UNIT, UNITS } from './data/units.ts';
import { fighters } from './sides.ts';
import type { State } from './state.ts';

export type Half = 'up' | 'down';

/** Whether the cards cover the summed numbers of these units, element by element. */
export function pays(cards: readonly number[], units: readonly number[], half: Half): boolean {
  const need = [0, 0, 0, 0];
  for (const unit of units) need[ELEMENT_OF_UNIT[unit]] += unit;
  return covers(cards, need[0], need[1], need[2], need[3], SMALL[half]);
}

/** All the mana these cards make for a single element. */
export function manaFor(cards: readonly number[], element: number, half: Half): number {
  const small = SMALL[half];
  let sum = 0;
  for (const card of cards) sum += ELEMENT_OF_CARD[card] === element ? FULL[card] : small[card];
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

/**
 * One way of assigning these cards that pays, as the mana each element gets; undefined if none
 * does. For showing only, so it simply tries them all (AM-AMB-19).
 */
export function manaByElement(
  cards: readonly number[],
  units: readonly number[],
  half: Half,
): number[] | undefined {
  const need = [0, 0, 0, 0];
  for (const unit of units) need[ELEMENT_OF_UNIT[unit]] += unit;
  const wanted = [0, 1, 2, 3].filter((element) => need[element] > 0);
  for (let way = 0; way < wanted.length ** cards.length; way++) {
    const mana = [0, 0, 0, 0];
    let left = way;
    for (const card of cards) {
      const element = wanted[left % wanted.length];
      left = Math.floor(left / wanted.length);
      mana[element] += ELEMENT_OF_CARD[card] === element ? FULL[card] : SMALL[half][card];
    }
    if (need.every((amount, element) => mana[element] >= amount)) return mana;
  }
  return undefined;
}

/** Places in a hand of n cards, every subset: by size, then in order. */
const SUBSETS: readonly (readonly number[])[][] = Array.from({ length: 5 }, (_, n) =>
  Array.from({ length: 1 << n }, (_, mask) => placesIn(mask, n)).sort(
    (a, b) => a.length - b.length || firstDifference(a, b),
  ),
);

const MOST_SUBSETS = 16;

function placesIn(mask: number, n: number): number[] {
  return Array.from({ length: n }, (_, place) => place).filter((place) => mask & (1 << place));
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, i) => place !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Every choice of cards from a hand, by size, then in data order. */
export function subsets(hand: readonly number[]): string[][] {
  return SUBSETS[hand.length].map((places) => idsAt(hand, places));
}

/** Of those, by their place, which hold only the lowest cards of the hand. */
export function areLowest(hand: readonly number[]): boolean[] {
  const rising = hand.map((card) => FULL[card]).sort((a, b) => a - b);
  return SUBSETS[hand.length].map((places) => {
    let highest = 0;
    for (const place of places) highest = Math.max(highest, FULL[hand[place]]);
    return places.length === 0 || highest <= rising[places.length - 1];
  });
}

function idsAt(hand: readonly number[], places: readonly number[]): string[] {
  const ids: string[] = [];
  for (let i = 0; i < places.length; i++) ids.push(MANA[hand[places[i]]].id);
  return ids;
}

function fullAt(hand: readonly number[], places: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += FULL[hand[places[i]]];
  return sum;
}

function cardsAt(hand: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => hand[place]);
}

/** All the mana that the cards at these places make for a single element: what a summon asks for. */
function manaAt(
  hand: readonly number[],
  places: readonly number[],
  element: number,
  half: Half,
): number {
  const small = SMALL[half];
  let sum = 0;
  for (let i = 0; i < places.length; i++) {
    const card = hand[places[i]];
    sum += ELEMENT_OF_CARD[card] === element ? FULL[card] : small[card];
  }
  return sum;
}

/**
 * Every set of cards from the hand that pays for these units: by the sum of full values, then the
 * number of cards, then in data order. So the first is the cheapest.
 */
export function payments(
  hand: readonly number[],
  units: readonly number[],
  half: Half,
): string[][] {
  const subsetsOf = SUBSETS[hand.length];
  const [only] = units;
  // The sum first, then the place among the subsets, which go by size and data order.
  const found: number[] = [];
  for (let i = 0; i < subsetsOf.length; i++) {
    const places = subsetsOf[i];
    const enough =
      units.length === 1
        ? manaAt(hand, places, ELEMENT_OF_UNIT[only], half) >= only
        : pays(cardsAt(hand, places), units, half);
    if (enough) found.push(fullAt(hand, places) * MOST_SUBSETS + i);
  }
  found.sort((x, y) => x - y);
  return found.map((one) => idsAt(hand, subsetsOf[one % MOST_SUBSETS]));
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
  const weak: number[] = [];
  for (const unit of fighters(line)) {
    if (unit < ARROWS_PER_DIE) weak.push(unit);
    else if (paysUnit(hand, unit, half)) return true;
  }
  return weak.length > 1 && attackGroups(weak, hand, half).length > 0;
}
