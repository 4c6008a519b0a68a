import { expect, test } from 'vitest';
import { capturesOf } from './capture.ts';

/** One melee die of that value on the Leader, then ranged dice as unit and value. */
function taken(line: number[], melee: number, ranged: [number, number][], chain = false): number[] {
  const dice = melee > 0 ? 1 : 0;
  const hits = [...(melee > 0 ? [line[0]] : []), ...ranged.map(([unit]) => unit)];
  const values = [...(melee > 0 ? [melee] : []), ...ranged.map(([, value]) => value)];
  return capturesOf(line, hits, values, dice, chain).taken;
}

test('AM-AMB-34, worked case 1: what is left and the die on the second must exceed twice its health', () => {
  expect(taken([5, 3], 9, [[3, 2]])).toEqual([5]);
  expect(taken([5, 3], 9, [[5, 2]])).toEqual([5]);
  expect(taken([5, 3], 10, [[3, 2]])).toEqual([5, 3]);
  expect(taken([5, 3], 10, [[5, 2]])).toEqual([5, 3]);
});

test('AM-AMB-35, worked case 2: if ranged dice take the second, the rest is lost', () => {
  expect(taken([5, 2, 3], 12, [[2, 2]])).toEqual([5, 2]);
});

test('AM-AMB-36: with the chain the unit taken by ranged dice is passed over', () => {
  expect(taken([5, 2, 3], 12, [[2, 2]], true)).toEqual([5, 2, 3]);
});

test('AM-AMB-36: without the chain only the second falls, with it all until one stands', () => {
  expect(taken([2, 3, 4, 1], 20, [])).toEqual([2, 3]);
  expect(taken([2, 3, 4, 1], 20, [], true)).toEqual([2, 3, 4, 1]);
  expect(taken([2, 3, 7, 1], 20, [], true)).toEqual([2, 3]);
});

test('AM-OVERKILL-3, worked case 3: ranged damage alone never overkills', () => {
  expect(taken([2, 1], 0, [[2, 7]])).toEqual([2]);
  expect(taken([2, 1], 0, [[2, 7]], true)).toEqual([2]);
});

test('AM-OVERKILL-2, AM-AMB-33: ranged dice on the Leader count for it and for the rest', () => {
  expect(taken([12, 2], 10, [[12, 7]])).toEqual([12, 2]);
  expect(taken([12, 2], 10, [[12, 6]])).toEqual([12]);
});

test('AM-AMB-38: without melee each unit falls on its own', () => {
  expect(
    taken([9, 3, 2], 0, [
      [3, 3],
      [2, 4],
    ]),
  ).toEqual([3, 2]);
});

test('AM-OVERKILL-1: no overkill while the Leader stands', () => {
  expect(taken([12, 1], 11, [])).toEqual([]);
});
