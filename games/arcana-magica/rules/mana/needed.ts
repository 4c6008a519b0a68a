/** What a card can be good for: the payments that could not do without it. */
import { type Half, payments } from './mana.ts';

/** The cards of a hand that could pay for these units, each in a payment that would be too little without it. */
export function neededFor(
  hand: readonly number[],
  units: readonly number[],
  half: Half,
): readonly string[] {
  const all = payments(hand, units, half);
  const isWithin = (few: readonly string[], many: readonly string[]) =>
    few.length < many.length && few.every((card) => many.includes(card));
  return all.filter((cards) => !all.some((fewer) => isWithin(fewer, cards))).flat();
}
