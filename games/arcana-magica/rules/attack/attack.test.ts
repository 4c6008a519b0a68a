import { told } from '@magehall/engine/testing';
import { expect, test } from 'vitest';
import { cardOf, MANA } from '../data/mana.ts';
import { type Choice, game, worth } from '../index.ts';
import type { AttackFrame } from '../state.ts';
import { at, isOffered, offeredOf, play, type Stage } from '../testing.ts';
import { diceOf } from './dice.ts';

/** Seat 0 pays for this attack with all its cards; the dice are about to roll. */
function attacking(line: number[], target: number[], hand: string[], more = {}): Stage {
  const stage = at({ armies: [line, target], hands: [hand], ...more });
  const units = line.filter((unit) => unit !== 0).sort((a, b) => a - b);
  play(stage, { attack: 1 }, { units }, { pay: inOrder(hand) });
  return stage;
}
const inOrder = (hand: string[]) => [...hand].sort((a, b) => cardOf(a) - cardOf(b));
const attackOn = ({ state }: Stage) => state.stack.at(-1) as AttackFrame;

test('AM-ACT-2: all units make one attack on one opponent', () => {
  const stage = at({
    options: { seats: 3 },
    armies: [[5, 4], [8], [7]],
    hands: [['fire-K', 'earth-K']],
  });
  expect(offeredOf(stage, 'attack')).toEqual([1, 2]);
  play(stage, { attack: 2 }, { units: [4, 5] }, { pay: ['fire-K', 'earth-K'] });
  expect(attackOn(stage).dice).toEqual([6, 4]);
  play(stage, 'face 1', 'face 1');
  expect(offeredOf(stage, 'attack')).toEqual([]);
});

test('AM-ACT-3: the cards used are discarded', () => {
  const stage = attacking([5], [8], ['earth-5', 'air-9']);
  expect(stage.state.hands[0]).toEqual([]);
  expect(stage.state.spent).toEqual([cardOf('air-9'), cardOf('earth-5')]);
});

test('AM-ATTACK-1, golden 6: VII and VIII roll d12 and d4', () => {
  expect(diceOf([7, 8], false)).toEqual([12, 4]);
});

test('AM-ATTACK-3, AM-AMB-25, AM-AMB-26: V and V make an X, X and X a d20, the rest stays', () => {
  expect(diceOf([5, 6], false)).toEqual([12]);
  expect(diceOf([10, 11], false)).toEqual([20]);
  expect(diceOf([10, 11, 12], false)).toEqual([20, 12]);
  expect(diceOf([15, 5], false)).toEqual([20]);
  expect(diceOf([4, 14, 4], false)).toEqual([12, 8, 4]);
});

test('AM-AMB-27: two of the same die are both rolled', () => {
  expect(diceOf([19, 20], false)).toEqual([20, 20]);
  expect(diceOf([4, 14, 8, 13, 7], false).filter((sides) => sides === 8)).toEqual([8, 8]);
});

test('AM-AMB-28: fewer than four arrows left over are lost', () => {
  expect(diceOf([8], false)).toEqual([6]);
  expect(diceOf([1, 2], false)).toEqual([]);
});

test('AM-AMB-23: no attack without a die, but dieless units may go along', () => {
  const rich = ['earth-K', 'water-K', 'air-K', 'fire-K'];
  expect(offeredOf(at({ armies: [[3], [8]], hands: [rich] }), 'attack')).toEqual([]);
  const stage = at({ armies: [[3, 2, 5], [8]], hands: [rich] });
  play(stage, { attack: 1 });
  expect(offeredOf(stage, 'units')).toEqual([[5], [2, 3], [2, 5], [3, 5], [2, 3, 5]]);
});

test('AM-ATTACK-2, AM-ATTACK-4, AM-AMB-32: melee dice lie on the Leader, hopeless or not', () => {
  const stage = attacking([5], [20, 1], ['earth-6']);
  const events = play(stage, 'face 3');
  expect(told(events, 'placed')).toMatchObject([{ sides: 6, value: 3, unit: 20 }]);
  expect(stage.state.armies[1]).toEqual([20, 1]);
});

test('AM-ATTACK-2, AM-ATTACK-5: a ranged die goes on any fighter, the Leader too', () => {
  const stage = attacking([4], [7, 2, 0, 5], ['fire-6']);
  play(stage, 'face 3');
  expect(offeredOf(stage, 'hit')).toEqual([7, 2, 5]);
  play(stage, { hit: 2 }, { endure: true });
  expect(stage.state.trophies[0]).toEqual([2]);
});

test('AM-ATTACK-6, AM-AMB-31: each ranged die is placed whole, on one unit or on several', () => {
  const written = { options: { powerMongers: true } };
  const on = (...hits: number[]) => {
    const stage = attacking([4, 14], [9, 3, 2], ['fire-Kn', 'fire-6'], written);
    play(stage, 'face 1', 'face 2', 'face 3');
    play(stage, ...hits.map((hit): Choice => ({ hit })));
    return stage.state.trophies[0];
  };
  expect(on(2, 3)).toEqual([3, 2]);
  expect(on(3, 3)).toEqual([3]);
  expect(on(9, 9)).toEqual([]);
});

test('AM-AMB-31: a ranged die is placed even where it does nothing', () => {
  const stage = attacking([4], [7, 8], ['fire-6']);
  play(stage, 'face 1');
  expect(game.choices(stage.state)).toEqual([{ hit: 7 }, { hit: 8 }]);
});

test('AM-EXPLODE-1, AM-EXPLODE-2: first all dice, then each maximum again until none is left', () => {
  const stage = attacking([14], [20, 1], ['fire-Kn']);
  const events = play(stage, 'face 12', 'face 4', 'face 12', 'face 5', 'face 4', 'face 1');
  expect(told(events, 'rolled').map(({ die, face }) => [die, face])).toEqual([
    [0, 12],
    [1, 4],
    [0, 12],
    [0, 5],
    [1, 4],
    [1, 1],
  ]);
  expect(attackOn(stage).faces.map(worth)).toEqual([29, 9]);
});

test('AM-AMB-30: a die with a hundred faces explodes no more', () => {
  const stage = attacking([5], [20], ['earth-6']);
  let rolls = 0;
  for (; game.rolls(stage.state) === 'd6'; rolls++) play(stage, 'face 6');
  expect(rolls).toBe(100);
  expect(stage.state.trophies[0]).toEqual([20]);
});

test('AM-REROLL-1: only A to 5 carry marks, and each rolls one die again', () => {
  for (const { full, rerolls } of MANA) expect(rerolls > 0).toBe(full <= 5);
  const stage = attacking([14], [20], ['fire-Kn', 'air-3']);
  play(stage, 'face 2', 'face 2');
  expect(game.choices(stage.state)).toEqual([{ reroll: 0 }, { reroll: 1 }, { keep: true }]);
});

test('AM-REROLL-2: the old face is lost, the new one counts', () => {
  const stage = attacking([5], [6], ['earth-5']);
  play(stage, 'face 5', { reroll: 0 }, 'face 2');
  expect(stage.state.trophies[0]).toEqual([]);
});

test('AM-REROLL-3: on an exploded die only the last face is lost, and it may explode again', () => {
  const stage = attacking([5], [20, 1], ['earth-5', 'air-3']);
  play(stage, 'face 6', 'face 6', 'face 2');
  expect(worth(attackOn(stage).faces[0])).toBe(14);
  play(stage, { reroll: 0 }, 'face 6', 'face 3');
  expect(attackOn(stage).faces[0]).toEqual([6, 6, 6, 3]);
  expect(attackOn(stage).rerolls).toBe(1);
  play(stage, { keep: true });
  expect(stage.state.trophies[0]).toEqual([20]);
});

test('AM-REROLL-4, AM-REROLL-5, AM-AMB-20: marks of unneeded cards of any element count', () => {
  const stage = attacking([5], [20, 1], ['earth-K', 'water-A', 'fire-2', 'air-5']);
  expect(attackOn(stage).rerolls).toBe(5);
});

test('AM-AMB-29: re-rolls one by one, the same die again if wished; keeping drops the rest', () => {
  const stage = attacking([5], [20, 1], ['earth-K', 'water-A']);
  play(stage, 'face 1', { reroll: 0 }, 'face 1');
  expect(attackOn(stage).rerolls).toBe(1);
  expect(isOffered(stage, { reroll: 0 })).toBe(true);
  play(stage, { keep: true });
  expect(game.waitingFor(stage.state)).toBe(0);
  expect(offeredOf(stage, 'reroll')).toEqual([]);
});

test('AM-AMB-29: an explosion after a re-roll costs no mark', () => {
  const stage = attacking([5], [20, 1], ['earth-K', 'water-A']);
  play(stage, 'face 1', { reroll: 0 }, 'face 6', 'face 6', 'face 2');
  expect(attackOn(stage).rerolls).toBe(1);
  expect(worth(attackOn(stage).faces[0])).toBe(14);
});

test('AM-CAPTURE-1: damage equal to the health captures, one less does not', () => {
  const equal = attacking([5], [4, 20], ['earth-6']);
  play(equal, 'face 4');
  expect(equal.state.trophies[0]).toEqual([4]);
  const less = attacking([5], [4, 20], ['earth-6']);
  play(less, 'face 3');
  expect(less.state.armies[1]).toEqual([4, 20]);
});

test('golden 5, AM-OVERKILL-1, AM-OVERKILL-2, AM-AMB-33: XIV takes XII and II with 10 and 7', () => {
  const both = attacking([14], [12, 2], ['fire-Kn']);
  play(both, 'face 10', 'face 4', 'face 3', { hit: 12 });
  expect(both.state.trophies[0]).toEqual([12, 2]);
  const exact = attacking([14], [12, 2], ['fire-Kn']);
  play(exact, 'face 10', 'face 4', 'face 2', { hit: 12 });
  expect(exact.state.trophies[0]).toEqual([12]);
});

test('AM-AMB-37: damage is forgotten after the attack', () => {
  const stage = at({
    options: { seats: 3 },
    armies: [[10], [9], [12]],
    hands: [['fire-K'], ['earth-9']],
  });
  play(stage, { attack: 2 }, { units: [10] }, { pay: ['fire-K'] }, 'face 11', { end: [] });
  play(stage, { attack: 2 }, { units: [9] }, { pay: ['earth-9'] }, 'face 11');
  expect(stage.state.armies[2]).toEqual([12]);
  expect(stage.state.trophies).toEqual([[], [], []]);
});

test('AM-AMB-78: the line closes up and keeps its order', () => {
  const stage = attacking([4], [7, 2, 5, 3], ['fire-6']);
  play(stage, 'face 3', { hit: 2 });
  expect(stage.state.armies[1]).toEqual([7, 5, 3]);
});
