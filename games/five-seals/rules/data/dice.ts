/**
 * Dice and seal tokens as numbers: colour × 8 + face (or strength). Face 0 is a die not rolled yet.
 * A hand is a sorted list of dice, so equal hands are equal lists.
 *
 * Which dice may pay for a seal depends on few small numbers (at most six dice of a colour), so the
 * answers are worked out once by the plain functions here and then kept.
 */
import { COLOURS, type Colour, MIND } from './elements.ts';

export type Die = number;
export type Token = number;

export function dieOf(colour: Colour, face: number): Die {
  return colour * 8 + face;
}
export function colourOf(die: Die): Colour {
  return die >> 3;
}
export function faceOf(die: Die): number {
  return die & 7;
}

/** `red-4` for a die in hand or a token; `red` for a die without a value yet. */
export const DIE_NAME: readonly string[] = Array.from({ length: 32 }, (_, die) =>
  faceOf(die) === 0 ? COLOURS[colourOf(die)] : `${COLOURS[colourOf(die)]}-${faceOf(die)}`,
);
const DIE_NAMED = new Map(DIE_NAME.map((name, die) => [name, die]));

export function dieNamed(name: string): Die {
  return DIE_NAMED.get(name) as Die;
}

export function isDieName(name: string): boolean {
  const face = faceOf(DIE_NAMED.get(name) ?? 0);
  return face >= 1 && face <= 6;
}

/** Every way to pick one or more of these sorted faces; equal faces are one (FS-Q-73). */
export function picks(faces: readonly number[]): number[][] {
  const all: number[][] = [];
  const grow = (from: number, picked: readonly number[]) => {
    for (let i = from; i < faces.length; i++) {
      if (i > from && faces[i] === faces[i - 1]) continue;
      const more = [...picked, faces[i]];
      all.push(more);
      grow(i + 1, more);
    }
  };
  grow(0, []);
  return all;
}

/** FS-BREAK-4, FS-BREAK-5: the picks that reach the strength and would not without their least. */
export function minimalPicks(faces: readonly number[], strength: number): number[][] {
  return picks(faces).filter((picked) => {
    const sum = picked.reduce((total, face) => total + face, 0);
    return sum >= strength && sum - picked[0] < strength;
  });
}

/** What a hand can pay. */
export interface Purse {
  /** By colour: the faces, packed as octal digits. */
  readonly faces: number[];
  /** By element: the most that can be paid for it; for Mind any one colour will do. */
  readonly most: number[];
  /** By colour: the picks of its dice by strength, once they were asked for. */
  readonly picks: (Picks | undefined)[];
}

export function newPurse(): Purse {
  return { faces: [0, 0, 0, 0], most: [0, 0, 0, 0, 0], picks: COLOURS.map(() => undefined) };
}

/** Fills `purse` with what these dice can pay. */
export function purseOf(dice: readonly Die[], purse: Purse = newPurse()): Purse {
  const { faces, most, picks } = purse;
  for (let colour = 0; colour < MIND; colour++) {
    faces[colour] = 0;
    most[colour] = 0;
    picks[colour] = undefined;
  }
  most[MIND] = 0;
  for (let i = 0; i < dice.length; i++) {
    const colour = dice[i] >> 3;
    const face = dice[i] & 7;
    faces[colour] = faces[colour] * 8 + face;
    most[colour] += face;
    if (most[colour] > most[MIND]) most[MIND] = most[colour];
  }
  return purse;
}

function unpack(packed: number): number[] {
  const faces: number[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 8)) faces.unshift(rest % 8);
  return faces;
}

export type Dice = readonly string[];
const NONE: readonly Dice[] = [];

/** The sets become part of choices, which many share: so they are frozen. */
function named(colour: Colour, sets: number[][]): readonly Dice[] {
  return sets.map((faces) => Object.freeze(faces.map((face) => DIE_NAME[dieOf(colour, face)])));
}

/** By strength; strength 0 stands for "any pick". */
type Picks = readonly (readonly Dice[])[];
/** By colour and packed faces. */
const kept: Map<number, Picks>[] = COLOURS.map(() => new Map());

function keptPicks(colour: Colour, packed: number): Picks {
  let picked = kept[colour].get(packed);
  if (picked === undefined) {
    const faces = unpack(packed);
    picked = [0, 1, 2, 3, 4, 5, 6].map((strength) =>
      named(colour, strength === 0 ? picks(faces) : minimalPicks(faces, strength)),
    );
    kept[colour].set(packed, picked);
  }
  return picked;
}

function picksIn({ faces, picks }: Purse, colour: Colour): Picks {
  const known = picks[colour];
  if (known !== undefined) return known;
  const picked = keptPicks(colour, faces[colour]);
  picks[colour] = picked;
  return picked;
}

/** FS-BREAK-2..5: every set of dice that breaks a seal of this element and strength. */
export function payments(purse: Purse, element: number, strength: number): readonly Dice[] {
  if (!canPay(purse, element, strength)) return NONE;
  if (element !== MIND) return picksIn(purse, element)[strength];
  const sets: Dice[] = [];
  for (let colour = 0; colour < MIND; colour++)
    if (purse.most[colour] >= strength)
      for (const set of picksIn(purse, colour)[strength]) sets.push(set);
  return sets;
}

/** Whether any set of dice breaks it: the sum of a colour is enough to know. */
export function canPay({ most }: Purse, element: number, strength: number): boolean {
  return most[element] >= strength;
}

/** Every way to pick one or more dice of a colour, of those with faces from `least` to `most`. */
export function picksOf(
  dice: readonly Die[],
  colour: Colour,
  least = 1,
  most = 6,
): readonly Dice[] {
  let packed = 0;
  for (const die of dice) {
    const face = faceOf(die);
    if (colourOf(die) === colour && face >= least && face <= most) packed = packed * 8 + face;
  }
  return packed === 0 ? NONE : keptPicks(colour, packed)[0];
}
