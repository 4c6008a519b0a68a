import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canPay, dieOf, minimalPicks, payments, picks, picksOf, purseOf } from './dice.ts';
import { MIND } from './elements.ts';

test('FS-BREAK-5: green 2, 3 and 4 against 4 are the 4, or the 2 and the 3', () => {
  expect(minimalPicks([2, 3, 4], 4)).toEqual([[2, 3], [4]]);
});

test('FS-BREAK-5: minimal is not fewest: 1, 2 and 3 break a 3 in two ways', () => {
  expect(minimalPicks([1, 2, 3], 3)).toEqual([[1, 2], [3]]);
});

test('FS-Q-73: equal dice are one', () => {
  expect(picks([2, 2, 5])).toEqual([[2], [2, 2], [2, 2, 5], [2, 5], [5]]);
});

test('FS-Q-59, FS-BREAK-3: for Mind, minimal within one colour', () => {
  const purse = purseOf([dieOf(0, 2), dieOf(0, 3), dieOf(1, 5)]);
  expect(payments(purse, MIND, 5)).toEqual([['red-2', 'red-3'], ['blue-5']]);
});

const hand = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 6 })), { maxLength: 6 });

/** The obvious way: try every subset of the dice by position. */
function subsets<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>((all, thing) => all.concat(all.map((set) => [...set, thing])), [[]]);
}

test('FS-BREAK-2, FS-BREAK-3, FS-BREAK-4: payments are what trying every subset finds', () => {
  fc.assert(
    fc.property(hand, fc.nat(4), fc.integer({ min: 2, max: 6 }), (rolled, element, strength) => {
      const dice = rolled.map(([colour, face]) => dieOf(colour, face)).sort((a, b) => a - b);
      const sum = (set: number[]) => set.reduce((total, die) => total + (die & 7), 0);
      const fitting = subsets(dice).filter(
        (set) =>
          set.length > 0 &&
          set.every((die) => die >> 3 === (element === MIND ? set[0] >> 3 : element)) &&
          sum(set) >= strength &&
          set.every((_, i) => sum(set.filter((__, j) => j !== i)) < strength),
      );
      const plain = new Set(fitting.map((set) => set.join()));
      const purse = purseOf(dice);
      expect(payments(purse, element, strength)).toHaveLength(plain.size);
      expect(canPay(purse, element, strength)).toBe(plain.size > 0);
    }),
    { numRuns: 500 },
  );
});

test('picks of one colour keep to the faces that are allowed', () => {
  const dice = [dieOf(0, 1), dieOf(0, 6), dieOf(2, 3)];
  expect(picksOf(dice, 0, 1, 5)).toEqual([['red-1']]);
  expect(picksOf(dice, 1)).toEqual([]);
});
