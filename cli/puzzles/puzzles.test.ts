import type { Puzzle } from '@magehall/engine';
import { expect, test } from 'vitest';
import { run } from '../spawned.ts';
import { pickFrom } from './pick.ts';

function puzzle(name: string, choice: object, lead: number): Puzzle {
  const valued = [
    { choice, chance: 0.5 + lead },
    { choice: { other: true }, chance: 0.5 },
  ];
  return { name, start: {}, seat: 0, valued, obvious: 1 };
}

test('the clearest are kept, kinds of answers in turn, in the order they were found', () => {
  const found = [
    puzzle('1', { place: 1 }, 0.3),
    puzzle('2', { cast: 1 }, 0.1),
    puzzle('3', { place: 2 }, 0.2),
    puzzle('4', { place: 3 }, 0.25),
    puzzle('5', { cast: 2 }, 0.15),
  ];
  const names = (count: number) => pickFrom(found, count).map(({ name }) => name);
  expect(names(2)).toEqual(['1', '5']);
  expect(names(4)).toEqual(['1', '2', '4', '5']);
  expect(names(9)).toEqual(['1', '2', '3', '4', '5']);
});

test('a game without a judgement has no puzzles, and says so', async () => {
  const { code, err } = await run('', 'puzzles', 'wisps');
  expect(code).toBe(2);
  expect(err).toContain('wisps has no judgement');
});
