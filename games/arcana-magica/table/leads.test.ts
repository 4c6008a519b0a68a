import { offer, touchedBy } from '@magehall/ui';
import { expect, test } from 'vitest';
import { game } from '../rules/whole.ts';
import { glows, inWords, leads } from './leads.ts';
import { forgoes, usual } from './usual.ts';

const face = { leads, inWords, forgoes, usual };

/** Someone with these cards, Strength (8) and the Ferryman (22) in the gallery. */
function offered(hand: readonly string[], chosen: readonly string[], army: readonly number[] = []) {
  const view = game.scenario(
    JSON.stringify({
      round: 5,
      gallery: [8, 22],
      armies: [army, [9]],
      hands: [hand, ['fire-2']],
    }),
  );
  const all = touchedBy(game, face, view, game.choices(view));
  const found = offer(all, chosen, face, view);
  const glowing = [...found.lit].filter((piece) => glows(view, piece, chosen, found.lit));
  return { ...found, glowing };
}

const HAND = ['fire-9', 'air-2', 'earth-3'];

test('before anything is touched, who can be summoned glows, and no card', () => {
  const { glowing, ready } = offered(HAND, []);
  expect(glowing).toEqual(['unit:8']);
  expect(ready).toBeUndefined();
});

test('a card that is touched lights what it can pay for; to discard it is said in words', () => {
  const { glowing, ready, others } = offered(HAND, ['card:fire-9']);
  expect(glowing).toEqual(['unit:8']);
  expect(ready).toBeUndefined();
  expect(others).toEqual([{ end: ['fire-9'] }]);
});

test('a card that no payment needs lights nothing', () => {
  const { glowing, others } = offered(HAND, ['card:air-2']);
  expect(glowing.filter((piece) => piece.startsWith('unit:'))).toEqual([]);
  expect(others).toEqual([{ end: ['air-2'] }]);
});

test('from the card on to the unit: it is summoned', () => {
  expect(offered(HAND, ['card:fire-9', 'unit:8']).ready).toEqual({ summon: 8 });
});

test('a card that pays for an attack lights the army', () => {
  const { glowing } = offered(['air-9'], ['card:air-9'], [6]);
  expect(glowing).toContain('side:1');
});

test('where only the end of the turn is left, the cards glow', () => {
  const { glowing } = offered(['air-2'], []);
  expect(glowing).toContain('card:air-2');
});
