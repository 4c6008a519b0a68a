import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { at, offered, play } from '../testing.ts';
import { kind, sensible } from './instinct.ts';

test('what is sensible is a part of what is legal, never nothing, and sometimes much less', () => {
  const roll = seeded(6);
  const state = game.setup(checkOptions(game, { seats: 4 }));
  let [all, some] = [0, 0];
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) {
      game.apply(state, roll(game.odds(state)));
      continue;
    }
    const choices = game.choices(state);
    const kept = sensible(state, choices);
    expect(kept.length).toBeGreaterThan(0);
    for (const choice of kept) expect(choices).toContain(choice);
    all += choices.length;
    some += kept.length;
    game.apply(state, kept[roll(kept.length)]);
  }
  expect(some).toBeLessThan(all * 0.7);
});

test('only the lowest cards of a hand are thrown away', () => {
  const stage = at({ armies: [[], []], hands: [['fire-K', 'water-3', 'air-9', 'earth-3'], []] });
  const ends = sensible(stage.state, offered(stage)).flatMap((c) => ('end' in c ? [c.end] : []));
  expect(ends).toEqual([
    [],
    ['water-3'],
    ['earth-3'],
    ['water-3', 'earth-3'],
    ['water-3', 'air-9', 'earth-3'],
    ['fire-K', 'water-3', 'air-9', 'earth-3'],
  ]);
});

test('of many sets of units those are thought of that take the Leader likeliest', () => {
  const hand = ['fire-K', 'fire-Q', 'air-K', 'earth-K'];
  const stage = at({
    round: 8,
    armies: [
      [10, 15, 5, 9, 4],
      [14, 3],
    ],
    hands: [hand, []],
  });
  play(stage, { attack: 1 });
  const kept = sensible(stage.state, offered(stage));
  expect(kept).toHaveLength(5);
  expect(kept).not.toContainEqual({ units: [4] });
});

test('what is paid or thrown away is of a kind with as many other cards, all else is what it is', () => {
  expect(kind({ pay: ['fire-K', 'water-3'] })).toBe(kind({ pay: ['air-9', 'earth-3'] }));
  const kinds = [
    ...[['air-9'], ['air-9', 'air-3']].map((pay) => kind({ pay })),
    ...[[], ['air-9'], ['air-9', 'air-3']].map((end) => kind({ end })),
  ];
  expect(new Set(kinds).size).toBe(5);
  expect(kind({ units: [3, 5] })).toBeUndefined();
  expect(kind({ summon: 7 })).toBeUndefined();
});
