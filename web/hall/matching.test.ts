import { expect, test } from 'vitest';
import type { Card } from '../store/cards.ts';
import { matching } from './matching.ts';

const titles = new Map([['five-seals', 'Les Cinq Sceaux']]);

function card(...names: string[]): Card {
  return {
    id: 'x',
    order: [0, 0],
    table: {
      game: 'five-seals',
      players: names.map((name) => ({ name, plays: 'person' })),
      standing: { waits: 'person', scores: [], winners: [] },
      started: 0,
      changed: 0,
      length: 0,
    },
  };
}

test.each([
  ['zoe', true],
  ['ZOË', true],
  ['sceaux', true],
  ['  zo   cinq ', true],
  ['zoe bram', false],
  ['five-seals', false],
])('a game of Les Cinq Sceaux with Zoë is found by "%s": %s', (sought, found) => {
  expect(matching(sought, titles)?.(card('Ada', 'Zoë'))).toBe(found);
});

test('who looks for nothing gets everything, and what can’t be read is found by no word', () => {
  expect(matching('  ', titles)).toBe(undefined);
  expect(matching('zoe', titles)?.({ id: 'x', order: [3, 0] })).toBe(false);
});
