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

/** What a hand can pay, by colour: its faces packed as octal digits, and their sum. */
export interface Purse {
  readonly faces: number[];
  readonly sums: number[];
}

export function purseOf(dice: readonly Die[]): Purse {
  const faces = [0, 0, 0, 0];
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < dice.length; i++) {
    const colour = dice[i] >> 3;
    const face = dice[i] & 7;
    faces[colour] = faces[colour] * 8 + face;
    sums[colour] += face;
  }
  return { faces, sums };
}

function unpack(packed: number): number[] {
  const faces: number[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 8)) faces.unshift(rest % 8);
  return faces;
}

export type Dice = readonly string[];
const NONE: readonly Dice[] = [];

function named(colour: Colour, sets: number[][]): readonly Dice[] {
  return Object.freeze(
    sets.map((faces) => Object.freeze(faces.map((face) => DIE_NAME[dieOf(colour, face)]))),
  );
}

const kept: Map<number, readonly Dice[]>[] = COLOURS.map(() => new Map());

/** Kept by packed faces and strength; strength 0 stands for "any pick". */
function keptPicks(colour: Colour, packed: number, strength: number): readonly Dice[] {
  const key = packed * 8 + strength;
  let sets = kept[colour].get(key);
  if (sets === undefined) {
    const faces = unpack(packed);
    sets = named(colour, strength === 0 ? picks(faces) : minimalPicks(faces, strength));
    kept[colour].set(key, sets);
  }
  return sets;
}

/** FS-BREAK-2..5: every set of dice that breaks a seal of this element and strength. */
export function payments(purse: Purse, element: number, strength: number): readonly Dice[] {
  if (element !== MIND)
    return purse.sums[element] < strength
      ? NONE
      : keptPicks(element, purse.faces[element], strength);
  const sets: Dice[] = [];
  for (let colour = 0; colour < MIND; colour++)
    if (purse.sums[colour] >= strength)
      for (const set of keptPicks(colour, purse.faces[colour], strength)) sets.push(set);
  return sets;
}

/** Whether any set of dice breaks it: the sum of a colour is enough to know. */
export function canPay(purse: Purse, element: number, strength: number): boolean {
  const { sums } = purse;
  if (element !== MIND) return sums[element] >= strength;
  return sums[0] >= strength || sums[1] >= strength || sums[2] >= strength || sums[3] >= strength;
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
  return packed === 0 ? NONE : keptPicks(colour, packed, 0);
}
