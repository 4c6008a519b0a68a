/**
 * Everything printed on the components, apart from the code that plays with it. What the book or
 * a published source gives is marked `printed`; what we had to work out is `reconstructed`.
 */

/** Three are named in the book; the fourth is ours. */
export const COLOURS = ['yellow', 'pink', 'purple', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const DICE_PER_COLOUR = 10;

/** In the order of the numbers on the spellbook: spell n is `SPELLS[n - 1]`. */
export const SPELLS = ['manipulate', 'shift', 'flip', 'morph', 'exchange', 'swap'] as const;
export type Spell = (typeof SPELLS)[number];

export const TOWERS = ['outer1', 'outer2', 'outer3', 'central'] as const;
export type TowerName = (typeof TOWERS)[number];
export const CENTRAL = 3;

/** The three pillars of every outer floor. Each of the three central pillars is an `activate`. */
export const OUTER_BONUSES = ['gain2', 'floor', 'build'] as const;
export type OuterBonus = (typeof OUTER_BONUSES)[number];
export type Bonus = OuterBonus | 'activate';
export const GAIN_2 = 2;

export type MeepleKind = 'apprentice' | 'master';
export const APPRENTICES = 7;

export interface PlayerCount {
  dice: number;
  rounds: number;
}
export const BY_SEATS: Readonly<Record<number, PlayerCount>> = {
  2: { dice: 5, rounds: 8 },
  3: { dice: 4, rounds: 9 },
  4: { dice: 5, rounds: 8 },
};

/** What the most, the second most and a tied influence on a floor are worth. */
export interface Prestige {
  first: number;
  second: number;
  tie: number;
}
/** Printed. */
export const OUTER_PRESTIGE: Prestige = { first: 6, second: 4, tie: 3 };
/** Printed. */
export const INCOMPLETE_PRESTIGE: Prestige = { first: 3, second: 2, tie: 1 };
/** Reconstructed: the book only says that central floors score less (TA-AMB-28). */
export const CENTRAL_PRESTIGE = {
  '4/3/2': { first: 4, second: 3, tie: 2 },
  '4/2/1': { first: 4, second: 2, tie: 1 },
  '3/2/1': { first: 3, second: 2, tie: 1 },
} as const satisfies Record<string, Prestige>;
export type CentralPrestige = keyof typeof CENTRAL_PRESTIGE;
/** Printed. */
export const BOOK_MEEPLE = 1;

/** The outer side of a floor tile; the central side is the same on all of them. */
export interface Tile {
  id: number;
  colours: readonly Colour[];
  numbers: readonly number[];
  /** No number twice on this floor. */
  different: boolean;
  source: 'printed' | 'reconstructed';
}

const ANY = [1, 2, 3, 4, 5, 6];
const ODD = [1, 3, 5];
const EVEN = [2, 4, 6];

function tile(
  id: number,
  source: Tile['source'],
  colours: readonly Colour[],
  numbers: readonly number[],
): Tile {
  return { id, colours, numbers, different: numbers === ANY, source };
}

/**
 * Five restrictions are known. The other thirteen complete the pattern those five belong to: each
 * colour all-different, odd and even, and each pair of colours with two neighbouring numbers; so
 * that every die fits exactly three of the eighteen tiles.
 */
export const TILES: readonly Tile[] = [
  tile(1, 'printed', ['yellow'], ANY),
  tile(2, 'reconstructed', ['pink'], ANY),
  tile(3, 'reconstructed', ['purple'], ANY),
  tile(4, 'reconstructed', ['blue'], ANY),
  tile(5, 'printed', ['yellow'], ODD),
  tile(6, 'printed', ['pink'], ODD),
  tile(7, 'reconstructed', ['purple'], ODD),
  tile(8, 'reconstructed', ['blue'], ODD),
  tile(9, 'reconstructed', ['yellow'], EVEN),
  tile(10, 'reconstructed', ['pink'], EVEN),
  tile(11, 'printed', ['purple'], EVEN),
  tile(12, 'reconstructed', ['blue'], EVEN),
  tile(13, 'printed', ['yellow', 'pink'], [5, 6]),
  tile(14, 'reconstructed', ['purple', 'blue'], [5, 6]),
  tile(15, 'reconstructed', ['yellow', 'purple'], [1, 2]),
  tile(16, 'reconstructed', ['pink', 'blue'], [1, 2]),
  tile(17, 'reconstructed', ['yellow', 'blue'], [3, 4]),
  tile(18, 'reconstructed', ['pink', 'purple'], [3, 4]),
];

/** Reconstructed: which four tiles bear the stars. Both candidates have one tile a colour. */
export const STARTERS = {
  different: [1, 2, 3, 4],
  odd: [5, 6, 7, 8],
} as const;
export type Starters = keyof typeof STARTERS;
