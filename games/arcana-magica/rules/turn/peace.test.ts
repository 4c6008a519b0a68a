import { expect, test } from 'vitest';
import { at, endRound, isOffered, offeredOf, play } from '../testing.ts';

const strong = { hands: [['fire-K']], armies: [[10], [1, 2]] };

test('AM-PEACE-1: in rounds 1 to 4 an army of two is left alone', () => {
  for (const round of [1, 2, 3, 4])
    expect(offeredOf(at({ ...strong, round }), 'attack')).toEqual([]);
});

test('AM-PEACE-2: in rounds 1 to 4 an army of three may be attacked', () => {
  for (const round of [1, 4])
    expect(offeredOf(at({ ...strong, round, armies: [[10], [1, 2, 3]] }), 'attack')).toEqual([1]);
});

test('AM-PEACE-3, AM-AMB-1: the counter runs 4, 3, 2, 1, 0, a step a round', () => {
  const stage = at({ round: 1, gallery: [1, 2, 3, 4] });
  const seen = [stage.state.peace];
  for (let i = 0; i < 5; i++) seen.push(endRound(stage).state.peace);
  expect(seen).toEqual([4, 3, 2, 1, 0, 0]);
});

test('AM-PEACE-4: from round 5 on a lone unit may be attacked', () => {
  expect(offeredOf(at({ ...strong, round: 5, armies: [[10], [1]] }), 'attack')).toEqual([1]);
});

test('AM-AMB-2: the Fool does not count towards three', () => {
  expect(offeredOf(at({ ...strong, round: 4, armies: [[10], [1, 2, 0]] }), 'attack')).toEqual([]);
});

test('AM-AMB-3: peace is looked at when the attack is declared, captures may go below three', () => {
  const stage = at({ ...strong, round: 4, armies: [[10], [1, 2, 3]] });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-K'] }, 'face 11');
  expect(stage.state.armies[1]).toEqual([3]);
});

test('AM-AMB-4: an army with nobody but the Fool is no target in any round', () => {
  const stage = at({ ...strong, round: 9, armies: [[10], [0]] });
  expect(isOffered(stage, { attack: 1 })).toBe(false);
  expect(isOffered(at({ ...strong, round: 9, armies: [[10], []] }), { attack: 1 })).toBe(false);
});
