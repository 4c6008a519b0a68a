import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { OUTER_PRESTIGE } from './data.ts';
import { game } from './index.ts';
import { rankOn } from './judgement.ts';
import { influenceOn, majority } from './scoring.ts';

test('the rank of one seat on a floor is what the majority of all seats gives it', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const roll = seeded(seed);
    const state = game.setup(checkOptions(game, { seats: 2 + (seed % 3) }));
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      const choices = by === CHANCE ? [] : game.choices(state);
      game.apply(state, by === CHANCE ? roll(game.odds(state)) : choices[roll(choices.length)]);
      for (let tower = 0; tower < 4; tower++) {
        const all = majority(influenceOn(state, tower), OUTER_PRESTIGE);
        for (let seat = 0; seat < state.seats; seat++) {
          const rank = rankOn(state, tower, seat);
          met.add(String(rank));
          expect(rank === undefined ? 0 : OUTER_PRESTIGE[rank]).toBe(all[seat]);
        }
      }
    }
  }
  expect([...met].sort()).toEqual(['first', 'second', 'tie', 'undefined']);
});
