import { same, sure } from '@magehall/engine';
import { expect, test } from 'vitest';
import { puzzles } from './puzzles.ts';
import { wholes } from './wholes.ts';

const ALL = await Promise.all(
  Object.entries(puzzles).map(async ([id, load]) => {
    const [{ puzzles: list }, { game }] = await Promise.all([load(), sure(wholes[id])()]);
    return { id, list, game };
  }),
);

test.each(ALL)('$id: its list says how it was found and who judged', ({ id, list }) => {
  expect(list.how).toMatch(new RegExp(`^npx magehall puzzles ${id} --games \\d+ .*--seed \\d+$`));
  expect(list.judge).toMatch(/^\d+-[0-9a-f]+$/);
  expect(list.looks).toBeGreaterThanOrEqual(240_000);
  expect(list.puzzles.length).toBeGreaterThan(0);
  expect(new Set(list.puzzles.map(({ name }) => name)).size).toBe(list.puzzles.length);
});

const EACH = ALL.flatMap(({ id, list, game }) =>
  list.puzzles.map((puzzle) => ({ id, game, puzzle, name: puzzle.name })),
);

test.each(EACH)('$id $name: the position is legal, and its answer is one of the choices', (one) => {
  const { game, puzzle } = one;
  const { start, seat, valued, obvious } = puzzle;
  const state = game.scenario(JSON.stringify(start));
  expect(game.waitingFor(state)).toBe(seat);
  // What the seat sees leads to the same choices.
  const choices = game.choices(game.view(state, seat));
  for (const { choice } of valued) expect(choices.some((legal) => same(legal, choice))).toBe(true);
  const [best, second] = valued;
  expect(sure(best).chance - sure(second).chance).toBeGreaterThanOrEqual(0.059);
  expect(obvious).toBeGreaterThan(0);
  expect(obvious).toBeLessThan(valued.length);
  // It can be made, and the game goes on.
  game.apply(state, sure(best).choice);
  expect(game.outcome(state).scores.length).toBeGreaterThan(seat);
});
