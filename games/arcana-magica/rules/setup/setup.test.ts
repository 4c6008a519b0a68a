import { CHANCE } from '@magehall/engine';
import { told } from '@magehall/engine/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { at, begin, passChance, play } from '../testing.ts';

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

test('AM-SETUP-1, AM-SETUP-4: the first units come from 0 to 14, the high ones lie beneath', () => {
  const { state } = begin({ first: 0 });
  expect(state.deck).toEqual(upTo(0, 14));
  expect(state.beneath).toEqual(upTo(15, 22));
  expect(game.odds(state)).toBe(15);
});

test('AM-SETUP-2, AM-SETUP-3: after ten reveals five low and eight high units are one pool', () => {
  const { state } = begin({ first: 0 });
  const revealed: number[] = [];
  while (state.beneath.length > 0) {
    expect(state.deck.every((unit) => unit < 15)).toBe(true);
    const step = game.waitingFor(state) === CHANCE ? 0 : { end: [] };
    game.apply(state, step, (event) => {
      if (event.event === 'revealed') revealed.push(event.unit);
    });
  }
  expect(revealed).toHaveLength(10);
  expect(state.deck).toEqual(upTo(0, 22).filter((unit) => !revealed.includes(unit)));
});

test('AM-SETUP-5, AM-SETUP-10: everybody gets four of 56 cards, each equally likely', () => {
  const stage = begin({ seats: 3, first: 1 });
  while (game.rolls(stage.state) !== 'mana') game.apply(stage.state, 0);
  for (let left = 56; left > 44; left--) {
    expect(game.odds(stage.state)).toBe(left);
    game.apply(stage.state, 0, (event) => stage.events.push(event));
  }
  expect(stage.state.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
  expect(told(stage.events, 'drew').map(({ seat }) => seat)).toEqual([
    1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0,
  ]);
});

test('AM-SETUP-6: chance picks the first player, unless the table agreed on one', () => {
  const stage = begin({ seats: 3 });
  expect(game.rolls(stage.state)).toBe('first');
  expect(game.odds(stage.state)).toBe(3);
  play(stage, 'seat 2');
  expect(game.waitingFor(passChance(stage).state)).toBe(2);
  expect(game.waitingFor(passChance(begin({ seats: 3, first: 1 })).state)).toBe(1);
});

test('AM-SETUP-7: peace is set to four rounds', () => {
  expect(begin({}).state.peace).toBe(4);
});

test("AM-SETUP-8: the Fool's deck is face down: any of the four jokers may come", () => {
  for (const joker of ['fire', 'water', 'air', 'earth']) {
    const stage = at({ hands: [['fire-A']] });
    expect(told(play(stage, { change: true }, `joker ${joker}`), 'joker')[0].joker).toBe(joker);
  }
});

test('AM-SETUP-9: four units in the gallery, five with four seats', () => {
  expect([2, 3, 4].map((seats) => passChance(begin({ seats })).state.gallery.length)).toEqual([
    4, 4, 5,
  ]);
});

test('AM-AMB-5: Automas count as seats for the gallery', () => {
  const size = (seats: number, automas: number[]) =>
    passChance(begin({ seats, automas, first: 0 })).state.gallery.length;
  expect(size(4, [1, 2, 3])).toBe(5);
  expect(size(3, [1, 2])).toBe(4);
});

test('AM-SETUP-11: armies and trophies start empty, and the first player begins', () => {
  const { state } = passChance(begin({ seats: 4, first: 3 }));
  expect(state.armies).toEqual([[], [], [], []]);
  expect(state.trophies).toEqual([[], [], [], []]);
  expect(game.waitingFor(state)).toBe(3);
});

test('set-up asks nobody: it is chance alone until the first turn', () => {
  const stage = begin({ seats: 2, first: 0 });
  let steps = 0;
  for (; game.waitingFor(stage.state) === CHANCE; steps++) game.apply(stage.state, 0);
  expect(steps).toBe(4 + 8);
});
