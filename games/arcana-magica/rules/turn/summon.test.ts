import { expect, test } from 'vitest';
import { cardOf } from '../data/mana.ts';
import { game } from '../index.ts';
import { at, isOffered, offeredOf, play } from '../testing.ts';

test('AM-SUMMON-1, AM-ARMY-2: pay in its element, and it joins at the right end', () => {
  const stage = at({ gallery: [7, 4], armies: [[5], []], hands: [['water-7', 'air-2']] });
  expect(offeredOf(stage, 'summon')).toEqual([7, 4]);
  play(stage, { summon: 7 }, { pay: ['water-7'] });
  expect(stage.state.armies[0]).toEqual([5, 7]);
  expect(stage.state.spent).toEqual([cardOf('water-7')]);
});

test('AM-SUMMON-1: a unit the whole hand cannot pay is not offered', () => {
  expect(isOffered(at({ gallery: [7], hands: [['water-6']] }), { summon: 7 })).toBe(false);
});

test('AM-SUMMON-2: one summon a turn, raising included', () => {
  const written = { gallery: [4, 1], trophies: [[2], []], hands: [['fire-4', 'air-K', 'water-K']] };
  const summoned = at(written);
  play(summoned, { summon: 4 }, { pay: ['fire-4'] });
  expect(offeredOf(summoned, 'summon')).toEqual([]);
  expect(offeredOf(summoned, 'resurrect')).toEqual([]);
  const raised = at(written);
  play(raised, { resurrect: 2 }, { pay: ['water-K'] });
  expect(offeredOf(raised, 'summon')).toEqual([]);
});

test('AM-RES-1, AM-ARMY-3: own trophies may be raised, those of others not', () => {
  const stage = at({ trophies: [[2, 4], [1]], hands: [['air-K', 'water-K', 'fire-K']] });
  expect(offeredOf(stage, 'resurrect')).toEqual([2, 4]);
});

test('AM-RES-2, AM-MODE-NECRO-2: raising costs the same and takes the unit off the trophies', () => {
  const stage = at({
    options: { necromancers: true },
    armies: [[5], []],
    trophies: [[7], []],
    hands: [['water-6', 'fire-A']],
  });
  expect(isOffered(at({ trophies: [[7], []], hands: [['water-6']] }), { resurrect: 7 })).toBe(
    false,
  );
  play(stage, { resurrect: 7 }, { pay: ['fire-A', 'water-6'] });
  expect(stage.state.armies[0]).toEqual([5, 7]);
  expect(stage.state.trophies[0]).toEqual([]);
});

test('AM-AMB-12: trophies are open to everybody', () => {
  const { state } = at({ trophies: [[2, 4], [1]] });
  expect(game.view(state, 1).trophies).toEqual([[2, 4], [1]]);
});

test('AM-AMB-83: what may be paid for is asked even if there is one answer', () => {
  const stage = at({ gallery: [4], hands: [['fire-4']] });
  play(stage, { summon: 4 });
  expect(game.choices(stage.state)).toEqual([{ pay: ['fire-4'] }]);
});

test('AM-AMB-83: a turn with nothing to pay for is not ended for its player', () => {
  const stage = at({ gallery: [22], hands: [['fire-A']] });
  expect(game.waitingFor(stage.state)).toBe(0);
});
