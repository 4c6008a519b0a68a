import { expect, test } from 'vitest';
import type { Choice } from '../rules/state.ts';
import { assembled, usual } from './usual.ts';

const seal = (...dice: string[]): Choice => ({ break: '0.a', dice });

test('a seal is broken with the least dice, and of equal sums with the fewest', () => {
  const choices = [seal('red-6'), seal('red-1', 'red-3'), seal('red-4')];
  expect(usual(choices)).toEqual(seal('red-4'));
});

test('a plain break goes before one by a spell', () => {
  const binding: Choice = { use: 'binding', break: '0.a', dice: ['red-2'] };
  expect(usual([binding, seal('red-5')])).toEqual(seal('red-5'));
});

test('nothing is usual among several seals', () => {
  expect(usual([seal('red-4'), { break: '0.b', dice: ['red-4'] }])).toBeUndefined();
});

test('nothing is usual when a spell can do something else too', () => {
  const uses: Choice[] = [
    { use: 'binding', familiar: 'here' },
    { use: 'binding', break: '0.a', dice: ['red-2'] },
  ];
  expect(usual(uses)).toBeUndefined();
});

test('one colour chosen alone means three dice of it', () => {
  const drafts: Choice[] = [
    { take: ['red', 'red', 'red'] },
    { take: ['red', 'red', 'blue'] },
    { take: ['red', 'blue', 'green'] },
  ];
  expect(usual(drafts)).toEqual(drafts[0]);
  expect(usual([...drafts, { take: ['blue', 'blue', 'blue'] }])).toBeUndefined();
});

test('just the dice that were picked, and no more', () => {
  const raise = (...dice: string[]): Choice => ({ use: 'alteration-fire', raise: dice });
  expect(usual([raise('red-2', 'red-3'), raise('red-2'), raise('red-2', 'red-2')])).toEqual(
    raise('red-2'),
  );
  expect(usual([raise('red-2'), raise('red-3')])).toBeUndefined();
});

test('a kept seal is released into the die that was picked, though seals could be broken with it', () => {
  const release: Choice = { use: 'absorption-mind', die: 'green-5' };
  const keep = (seal: string): Choice => ({
    break: seal,
    dice: ['green-5'],
    absorb: 'absorption-mind',
  });
  expect(usual([keep('0.a'), keep('0.b'), release])).toEqual(release);
});

test('a die that was picked for a draft or a spell can be let go; a seal touched twice is broken', () => {
  expect(assembled({ take: ['red', 'red', 'blue'] })).toBe(true);
  expect(assembled({ use: 'strengthening-fire', dice: ['red-2'] })).toBe(true);
  expect(assembled(seal('red-4'))).toBe(false);
  expect(assembled({ use: 'binding', break: '0.a', dice: ['red-2'] })).toBe(false);
});
