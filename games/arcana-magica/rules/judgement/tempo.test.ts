import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { type State, top } from '../state.ts';
import { at, play } from '../testing.ts';
import { sideOf } from '../turn/sides.ts';
import { attacksBefore, hadItsTurn, isNight, turnNow } from './tempo.ts';

/** The simple way: everybody ends every turn at once, until a new turn of that side begins. */
function counted(from: State, side: number): number[] {
  const roll = seeded(1);
  const state = game.clone(from);
  const counts = state.armies.map(() => 0);
  let begun = state.round * 10 + state.turn;
  counts[sideOf(state, game.waitingFor(state))]++;
  while (game.waitingFor(state) !== NOBODY) {
    const by = game.waitingFor(state);
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      if (state.round * 10 + state.turn !== begun) {
        begun = state.round * 10 + state.turn;
        if (sideOf(state, by) === side) return counts;
        counts[sideOf(state, by)]++;
      }
      game.apply(state, { end: [] });
    }
  }
  return counts;
}

test.each([{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 4, teams: true }])(
  'how often each side attacks before the next turn of one is what playing on finds: %j',
  (table) => {
    const roll = seeded(4);
    const state = game.setup(checkOptions(game, table));
    const counts = new Int8Array(4);
    for (let compared = 0; compared < 40; ) {
      const by = game.waitingFor(state);
      if (by === CHANCE) game.apply(state, roll(game.odds(state)));
      else {
        compared++;
        for (let side = 0; side < state.armies.length; side++) {
          attacksBefore(state, side, counts);
          expect([...counts.slice(0, state.armies.length)]).toEqual(counted(state, side));
        }
        game.apply(state, { end: [] });
      }
    }
  },
);

test('who has attacked does not do so again in this turn, nor anybody after the last one', () => {
  const counts = new Int8Array(4);
  const { state } = at({ round: 8, end: 1, tokens: { giant: 1 }, first: 0, turn: 0 });
  const before = () => {
    attacksBefore(state, 1, counts);
    return counts[0];
  };
  const turn = turnNow(state);
  expect(before()).toBe(1);
  if (turn?.frame === 'turn') turn.attacked = true;
  expect(before()).toBe(0);
});

test('a turn is over for the rest of the round, and comes again with the next', () => {
  const stage = at({ round: 8, first: 1, turn: 1 });
  const had = () => [hadItsTurn(stage.state, 0), hadItsTurn(stage.state, 1)];
  expect(had()).toEqual([false, false]);
  play(stage, { end: [] });
  expect(had()).toEqual([false, true]);
  play(stage, { end: [] });
  expect([isNight(stage.state), turnNow(stage.state)]).toEqual([true, undefined]);
  expect(had()).toEqual([false, false]);
  expect(top(stage.state).frame).not.toBe('turn');
});
