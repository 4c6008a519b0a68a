/** How many lines of play lead one, two and three steps on: numbers that move if a rule drifts. */
import { perft } from '@magehall/engine';
import { expect, test } from 'vitest';
import type { SpellName } from '../data/scrolls.ts';
import { game } from '../index.ts';
import { SCENARIOS } from '../scenario/examples.ts';
import { at, uses } from '../testing/tester.ts';

const LINES: Readonly<Record<SpellName, readonly [number, number, number]>> = {
  change: [42, 869, 14622],
  renewal: [29, 408, 5308],
  strengthening: [29, 559, 8001],
  growth: [17, 106, 1687],
  synergy: [12, 71, 1078],
  swap: [24, 391, 4832],
  exchange: [24, 374, 4422],
  absorption: [56, 1082, 18857],
  disintegration: [37, 774, 13396],
  rearrangement: [24, 379, 4552],
  deception: [27, 496, 6599],
  alteration: [38, 845, 13976],
  transfer: [8, 111, 1072],
  theft: [24, 401, 4463],
  exploitation: [28, 465, 6886],
  dispatch: [37, 784, 13780],
  leap: [28, 471, 5616],
  teleportation: [10, 59, 882],
  guardian: [26, 455, 6043],
  speed: [48, 631, 10656],
};

test.each(Object.entries(LINES))('from the position of %s', (spell, lines) => {
  const state = at(SCENARIOS[spell as SpellName]);
  expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual(lines);
});

test.each(Object.entries(SCENARIOS))(
  'in the position of %s its scrolls can be used',
  (spell, written) => {
    const state = at(written);
    const usable = [`${spell}-fire`, `${spell}-mind`].map(
      (scroll) => uses(state, scroll).length > 0,
    );
    expect(usable).toEqual(spell === 'synergy' ? [false, false] : [true, true]);
  },
);
