/**
 * The 23 units. The number is at once cost, health and points (AM-COMP-6). The numeral gives the
 * dice: arrows are its I's, then its V's and X's. IV counts as four arrows, IX as X and I, which
 * is the one reading that makes XIV roll d12 + d4 and XIX a d20 (AM-AMB-24).
 */
export const ELEMENTS = ['fire', 'water', 'air', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The Fool belongs to no element, costs a whole turn and never fights. */
export const FOOL = 0;

interface Unit {
  roman: string;
  /** Place in `ELEMENTS`; -1 for the Fool. */
  element: number;
  arrows: number;
  fives: number;
  tens: number;
}

const FIRE = 0;
const WATER = 1;
const AIR = 2;
const EARTH = 3;

/** By number. */
export const UNITS: readonly Unit[] = [
  { roman: '0', element: -1, arrows: 0, fives: 0, tens: 0 },
  { roman: 'I', element: AIR, arrows: 1, fives: 0, tens: 0 },
  { roman: 'II', element: WATER, arrows: 2, fives: 0, tens: 0 },
  { roman: 'III', element: EARTH, arrows: 3, fives: 0, tens: 0 },
  { roman: 'IV', element: FIRE, arrows: 4, fives: 0, tens: 0 },
  { roman: 'V', element: EARTH, arrows: 0, fives: 1, tens: 0 },
  { roman: 'VI', element: AIR, arrows: 1, fives: 1, tens: 0 },
  { roman: 'VII', element: WATER, arrows: 2, fives: 1, tens: 0 },
  { roman: 'VIII', element: FIRE, arrows: 3, fives: 1, tens: 0 },
  { roman: 'IX', element: EARTH, arrows: 1, fives: 0, tens: 1 },
  { roman: 'X', element: FIRE, arrows: 0, fives: 0, tens: 1 },
  { roman: 'XI', element: AIR, arrows: 1, fives: 0, tens: 1 },
  { roman: 'XII', element: WATER, arrows: 2, fives: 0, tens: 1 },
  { roman: 'XIII', element: WATER, arrows: 3, fives: 0, tens: 1 },
  { roman: 'XIV', element: FIRE, arrows: 4, fives: 0, tens: 1 },
  { roman: 'XV', element: EARTH, arrows: 0, fives: 1, tens: 1 },
  { roman: 'XVI', element: FIRE, arrows: 1, fives: 1, tens: 1 },
  { roman: 'XVII', element: AIR, arrows: 2, fives: 1, tens: 1 },
  { roman: 'XVIII', element: WATER, arrows: 3, fives: 1, tens: 1 },
  { roman: 'XIX', element: FIRE, arrows: 1, fives: 0, tens: 2 },
  { roman: 'XX', element: FIRE, arrows: 0, fives: 0, tens: 2 },
  { roman: 'XXI', element: EARTH, arrows: 1, fives: 0, tens: 2 },
  { roman: 'XXII', element: AIR, arrows: 2, fives: 0, tens: 2 },
];

/** Units from here on lie in the high pile (AM-SETUP-1). */
export const HIGH = 15;
/** Units from here on roll the d20; capturing one is an Armageddon event (AM-ARMA-1). */
export const GIANT = 19;
/** The unit that may be left out (AM-EXT-2). */
export const FERRYMAN = 22;

/** A unit's element, by number: the table that payment reads in its inner loop. */
export const ELEMENT_OF_UNIT: readonly number[] = UNITS.map((unit) => unit.element);
