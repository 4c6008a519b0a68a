import { told } from '@magehall/engine/testing';
import { expect, test } from 'vitest';
import { cardOf } from '../data/mana.ts';
import { game } from '../index.ts';
import { at, endRound, endTurn, isOffered, offeredOf, play, type Stage } from '../testing.ts';

/** Seat 0 attacks with X, face and all; seat 1 holds the Fool and is asked. */
function struck(written: Record<string, unknown> = {}, face = 11): Stage {
  const stage = at({
    armies: [[10], [7, 0, 5]],
    hands: [['fire-10']],
    gallery: [1, 2, 3, 4],
    ...written,
  });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-10'] }, `face ${face}`);
  return stage;
}

test('AM-FOOL-1: it is worth nothing and is never hit', () => {
  const stage = at({ armies: [[4], [7, 0, 5]], hands: [['fire-K']] });
  expect(game.outcome(stage.state).scores[1].total).toBe(6);
  play(stage, { attack: 1 }, { units: [4] }, { pay: ['fire-K'] }, 'face 2');
  expect(offeredOf(stage, 'hit')).toEqual([7, 5]);
});

test('AM-AMB-39, worked case 4: Leader and second skip the Fool', () => {
  const line = { gallery: [], armies: [[10], [0, 5, 3]] };
  const one = struck(line, 11);
  play(one, { endure: true });
  expect(one.state.trophies[0]).toEqual([5]);
  const two = struck({ ...line, armies: [[10], [0, 4, 3]] }, 11);
  play(two, { endure: true });
  expect(two.state.trophies[0]).toEqual([4, 3]);
  const moved = at({ armies: [[0, 5, 3], []] });
  play(moved, { move: true });
  expect(moved.state.armies[0]).toEqual([5, 3, 0]);
});

test('AM-FOOL-2, AM-FOOL-3: it costs turn and hand, and joins at the right end', () => {
  const stage = at({ gallery: [7, 0], armies: [[5], []], hands: [['fire-A', 'air-K']] });
  play(stage, { fool: true });
  expect(stage.state.armies[0]).toEqual([5, 0]);
  expect(stage.state.hands[0]).toEqual([]);
  expect(stage.state.spent).toEqual([cardOf('fire-A'), cardOf('air-K')]);
  expect(stage.state.gallery[1]).toBe(-1);
  expect(game.waitingFor(stage.state)).toBe(1);
});

test('AM-AMB-40: before anything else, with any hand, never for mana', () => {
  const stage = at({ gallery: [0], armies: [[5, 6], []], hands: [['fire-A']] });
  expect(offeredOf(stage, 'summon')).toEqual([]);
  expect(isOffered(stage, { fool: true })).toBe(true);
  play(stage, { move: true });
  expect(isOffered(stage, { fool: true })).toBe(false);
  expect(isOffered(at({ gallery: [0], hands: [[]] }), { fool: true })).toBe(true);
});

test('AM-AMB-40: the hand stays empty until the round ends', () => {
  const stage = at({ gallery: [0, 1, 2, 3], hands: [['fire-A']] });
  play(stage, { fool: true });
  expect(stage.state.hands[0]).toEqual([]);
  expect(endTurn(stage).state.hands[0]).toHaveLength(4);
});

test('AM-FOOL-4: it is never among the units that attack', () => {
  const stage = at({ armies: [[0, 5, 4], [7]], hands: [['fire-K', 'earth-K']] });
  play(stage, { attack: 1 });
  expect(offeredOf(stage, 'units').flat()).not.toContain(0);
});

test('AM-FOOL-5: after the dice are placed a sacrifice undoes all the damage', () => {
  const stage = struck();
  expect(game.waitingFor(stage.state)).toBe(1);
  expect(game.choices(stage.state)).toEqual([
    { endure: true },
    { sacrifice: 'fire' },
    { sacrifice: 'water' },
    { sacrifice: 'air' },
    { sacrifice: 'earth' },
  ]);
  play(stage, { sacrifice: 'fire' }, 'joker air');
  expect(stage.state.armies).toEqual([[10], [7, 5]]);
  expect(stage.state.trophies).toEqual([[], []]);
  expect(game.waitingFor(stage.state)).toBe(0);
});

test('AM-FOOL-5: the holder may let the attack stand', () => {
  const stage = struck();
  play(stage, { endure: true });
  expect(stage.state.armies[1]).toEqual([0, 5]);
  expect(stage.state.trophies[0]).toEqual([7]);
});

test('AM-FOOL-6: it goes to the discard whatever the joker says', () => {
  for (const joker of ['fire', 'air']) {
    const stage = struck();
    play(stage, { sacrifice: 'fire' }, `joker ${joker}`);
    expect(stage.state.discard).toContain(0);
  }
});

test('AM-FOOL-7, AM-AMB-44: it dies for good only if gallery, deck and discard are empty', () => {
  const stage = at({
    armies: [
      [10, 1, 2, 3, 4, 6],
      [7, 0, 5],
    ],
    trophies: [
      [8, 9, 11, 12, 13, 14],
      [15, 16, 17, 18, 19, 20, 21, 22],
    ],
    tokens: { gallery: 0 },
    end: 3,
    hands: [['fire-10']],
  });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-10'] }, 'face 11');
  const events = play(stage, { sacrifice: 'fire' }, 'joker air');
  expect(told(events, 'sacrificed')[0].gone).toBe(true);
  expect(stage.state.foolGone).toBe(true);
  expect(stage.state.discard).toEqual([]);
});

test('AM-FOOL-8: used once, it is out of the army', () => {
  const stage = struck();
  play(stage, { sacrifice: 'fire' }, 'joker air');
  expect(stage.state.armies[1]).not.toContain(0);
  expect(stage.state.foolHolder).toBe(-1);
});

test('AM-FCHANCE-1, AM-AMB-42: every use names an element, then one of four jokers is drawn', () => {
  const stage = struck();
  expect(offeredOf(stage, 'sacrifice')).toEqual(['fire', 'water', 'air', 'earth']);
  play(stage, { sacrifice: 'earth' });
  expect(game.rolls(stage.state)).toBe('joker');
  expect(game.odds(stage.state)).toBe(4);
});

test('AM-FCHANCE-2, AM-AMB-43: the named joker sends the damage back', () => {
  const stage = struck({ armies: [[10], [7, 0, 5]] });
  const events = play(stage, { sacrifice: 'fire' }, 'joker fire');
  expect(told(events, 'turned-back')).toMatchObject([{ seat: 1, side: 1, target: 0 }]);
  expect(stage.state.armies[0]).toEqual([]);
  expect(stage.state.trophies[1]).toEqual([10]);
  expect(stage.state.tokens[2]).toBe(1);
  expect(game.waitingFor(stage.state)).toBe(0);
});

test('AM-AMB-43: the holder places the ranged dice among the attacker’s fighters, peace or not', () => {
  const stage = at({
    round: 2,
    armies: [
      [14, 3],
      [7, 0, 5, 6],
    ],
    hands: [['fire-Kn']],
  });
  play(stage, { attack: 1 }, { units: [14] }, { pay: ['fire-Kn'] }, 'face 2', 'face 3', { hit: 7 });
  play(stage, { sacrifice: 'water' }, 'joker water');
  expect(game.waitingFor(stage.state)).toBe(1);
  expect(offeredOf(stage, 'hit')).toEqual([14, 3]);
  play(stage, { hit: 3 });
  expect(stage.state.trophies[1]).toEqual([3]);
});

test('AM-AMB-41: asked even if nothing would fall, and the mana stays spent', () => {
  const stage = struck({}, 1);
  expect(game.waitingFor(stage.state)).toBe(1);
  play(stage, { sacrifice: 'fire' }, 'joker air');
  expect(stage.state.spent).toContain(cardOf('fire-10'));
  expect(stage.state.hands[0]).toEqual([]);
});

test('AM-AMB-45: in slot 1 it is discarded like any unit', () => {
  const stage = at({ gallery: [0, 1, 2, 3] });
  endRound(stage);
  expect(stage.state.discard).toEqual([0]);
});
