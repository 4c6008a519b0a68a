import { expect, test } from 'vitest';
import { placeOf } from './path.ts';

test('a link leads to all puzzles, to one of them, or nowhere', () => {
  expect(placeOf('puzzles')).toEqual({ all: true });
  expect(placeOf('puzzles/')).toEqual({ all: true });
  const puzzle = { game: 'arkhanos', name: '7-112' };
  expect(placeOf('puzzles/arkhanos/7-112')).toEqual({ puzzle });
  for (const path of ['puzzles/a', 'puzzles/a/b', 'puzzles/a/7-1/c', 'puzzles//7'])
    expect(placeOf(path)).toBeUndefined();
});
