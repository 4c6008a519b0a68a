import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import { TABLES } from '../laws/tables.ts';
import { type State, top } from '../state.ts';
import { at, play } from '../testing.ts';
import { striker, struck } from './attack.ts';
import { battleTold } from './battle.ts';

/** What is told of the attack that goes on must be what the position says; returns its step. */
function compare(state: State, told: readonly Event[]): string | undefined {
  const frame = game.waitingFor(state) === NOBODY ? undefined : top(state);
  if (frame?.frame !== 'attack' || frame.dice.length === 0) return undefined;
  const { units, dice, faces, hits } = frame;
  const seen = { seat: striker(frame), target: struck(state, frame), units, dice, faces, hits };
  const battle = battleTold(told);
  expect(battle).toMatchObject({ ...seen, taken: [], end: undefined });
  if (frame.step === 'reroll') expect(battle?.rerolls).toBe(frame.rerolls);
  return frame.step;
}

test('what is told of an attack is what the position says of it, from the first die to the last', () => {
  const roll = seeded(4);
  const steps = new Set<string | undefined>();
  for (const asked of [...TABLES, ...TABLES, ...TABLES]) {
    const state = game.setup(checkOptions(game, asked));
    const told: Event[] = [];
    for (let waiting = game.waitingFor(state); waiting !== NOBODY; ) {
      const list = waiting === CHANCE ? [] : game.choices(state);
      const choice = waiting === CHANCE ? roll(game.odds(state)) : list[roll(list.length)];
      game.apply(state, choice, (event) => told.push(event));
      waiting = game.waitingFor(state);
      steps.add(compare(state, told));
    }
  }
  for (const step of ['roll', 'reroll', 'place', 'fool', 'whim', 'chance'])
    expect(steps).toContain(step);
});

test('what the Fool turned back is told as its holder’s attack, its dice to be placed anew', () => {
  const stage = at({
    armies: [
      [14, 3],
      [7, 0, 5, 6],
    ],
    hands: [['fire-Kn']],
    round: 6,
  });
  play(stage, { attack: 1 }, { units: [14] }, { pay: ['fire-Kn'] }, 'face 2', 'face 3', { hit: 7 });
  play(stage, { sacrifice: 'water' }, 'joker water');
  expect(compare(stage.state, stage.events)).toBe('place');
  expect(battleTold(stage.events)).toMatchObject({ seat: 1, target: 0, joker: 'water' });
  play(stage, { hit: 3 });
  expect(battleTold(stage.events)).toMatchObject({ end: 'captured', taken: [3], hits: [14, 3] });
});

test('dice that are kept have no re-rolls left', () => {
  const stage = at({ armies: [[4], [11, 5]], hands: [['fire-2', 'fire-K']], round: 6 });
  play(stage, { attack: 1 }, { units: [4] }, { pay: ['fire-2', 'fire-K'] }, 'face 3');
  expect(battleTold(stage.events)?.rerolls).toBe(2);
  play(stage, { keep: true });
  expect(battleTold(stage.events)?.rerolls).toBe(0);
});

test('nothing is told of an attack before it is paid for', () => {
  const stage = at({ armies: [[10], [11]], hands: [['fire-10']], round: 6 });
  play(stage, { attack: 1 }, { units: [10] });
  expect(battleTold(stage.events)).toBeUndefined();
});
