import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { OUTER_PRESTIGE } from './data.ts';
import { game } from './index.ts';
import { rankOn, turnsInRound } from './judgement.ts';
import { influenceOn, majority } from './scoring/scoring.ts';

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

test('the dice a seat will still place in a round are those it does place', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const roll = seeded(seed);
    const state = game.setup(checkOptions(game, { seats: 2 + (seed % 3) }));
    /** What was foretold at each step of this round, and what was placed before it. */
    let foretold: { turns: number[]; placed: number[] }[] = [];
    let placed: number[] = [];
    let round = 0;
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (state.round !== round) {
        for (const { turns, placed: before } of foretold)
          expect(turns).toEqual(placed.map((count, seat) => count - before[seat]));
        ({ round } = state);
        foretold = [];
        placed = new Array<number>(state.seats).fill(0);
      }
      if (round > 0)
        foretold.push({
          turns: placed.map((_, seat) => turnsInRound(state, seat)),
          placed: placed.slice(),
        });
      const choices = by === CHANCE ? [] : game.choices(state);
      const choice = by === CHANCE ? undefined : choices[roll(choices.length)];
      if (choice && 'place' in choice) placed[by]++;
      game.apply(state, choice ?? roll(game.odds(state)));
    }
  }
});
