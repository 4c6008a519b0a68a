/** Dice from numerals (AM-ATTACK-1..3, table 3.1), and how they roll and explode. */
import { GIANT, UNITS } from '../data/units.ts';
import { ARROWS_PER_DIE } from '../mana/mana.ts';
import type { AttackFrame } from '../state.ts';

/** d4 and d8 reach any unit; d6, d12 and d20 only the Leader (AM-ATTACK-2). */
export function isRanged(sides: number): boolean {
  return sides === 4 || sides === 8;
}

/** The dice of these units together, in the order d20, d12, d6, d8, d4. */
export function diceOf(units: readonly number[], powerMongers: boolean): number[] {
  let arrows = 0;
  let fives = 0;
  let tens = 0;
  for (const unit of units) {
    arrows += UNITS[unit].arrows;
    fives += UNITS[unit].fives;
    tens += UNITS[unit].tens;
  }
  return powerMongers ? plainDice(units, arrows, fives, tens) : diceOfNumerals(tens, fives, arrows);
}

/** The dice of an army that has so many X, V and I together. */
export function diceOfNumerals(x: number, v: number, arrows: number): number[] {
  // Two V make an X, two X a d20, eight arrows a d8: upgrading is not optional (AM-AMB-25, 26).
  const tens = x + (v >> 1);
  const dice: number[] = [];
  add(dice, 20, tens >> 1);
  add(dice, 12, tens & 1);
  add(dice, 6, v & 1);
  add(dice, 8, Math.floor(arrows / (2 * ARROWS_PER_DIE)));
  add(dice, 4, Math.floor((arrows % (2 * ARROWS_PER_DIE)) / ARROWS_PER_DIE));
  return dice;
}

/** Power Mongers (AM-MODE-POWER-1..3): more of the same die, a d20 only from XIX to XXII. */
function plainDice(
  units: readonly number[],
  arrows: number,
  fives: number,
  tens: number,
): number[] {
  const giants = units.filter((unit) => unit >= GIANT).length;
  const dice: number[] = [];
  add(dice, 20, giants);
  add(dice, 12, tens - 2 * giants);
  add(dice, 6, fives);
  add(dice, 4, Math.floor(arrows / ARROWS_PER_DIE));
  return dice;
}

function add(dice: number[], sides: number, count: number): void {
  for (let i = 0; i < count; i++) dice.push(sides);
}

/** So that dice that always show their maximum can't roll for ever (AM-AMB-30). */
const MOST_FACES = 100;

/**
 * The die that must be rolled next: first each die once, then each whose last face is its maximum,
 * until none is (AM-EXPLODE-1, 2). A re-roll only takes the last face away: what is left is a die
 * without a face or one that shows a maximum, so the same two questions find it. -1: all lie still.
 */
export function nextDie(attack: AttackFrame): number {
  const { dice, faces } = attack;
  for (let i = 0; i < dice.length; i++) if (faces[i].length === 0) return i;
  for (let i = 0; i < dice.length; i++) {
    const shown = faces[i];
    if (shown[shown.length - 1] === dice[i] && shown.length < MOST_FACES) return i;
  }
  return -1;
}

/** What a die is worth: all its faces together. */
export function worth(faces: readonly number[]): number {
  let sum = 0;
  for (const face of faces) sum += face;
  return sum;
}
