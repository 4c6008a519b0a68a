import { type Game, type Judgement, type Seat, seeded, sure } from '@magehall/engine';
import { expect, test } from 'vitest';
import { bot, untimed } from './index.ts';
import { BLIND, type Hidden, hiddenCardGame } from './small.ts';

/** What an archmage thinks its chances are, by the best of its choices. */
function hope(cards: number, holder: Seat, known: Judgement<Hidden, (string | number)[]>): number {
  const game = hiddenCardGame(cards, holder) as Game;
  let chance = 1;
  bot(game, 'archmage', known as Judgement, 800).decide(
    game.view(game.setup({ seats: 2, first: 0 }), 0),
    0,
    {
      ...untimed(seeded(1)),
      report: ([best]) => {
        chance = sure(best).chance;
      },
    },
  );
  return chance;
}

const byCard: Judgement<Hidden, (string | number)[]> = BLIND;
const byKind: Judgement<Hidden, (string | number)[]> = {
  ...BLIND,
  kind: ([what]) => (what === 'throw' ? 1 : undefined),
};

test('what is done with imagined cards is known by its kind, so a rival is not hoped to blunder with each new card', () => {
  expect(hope(1000, 1, byKind)).toBeLessThan(0.1);
  expect(hope(1000, 1, byCard)).toBeGreaterThan(0.3);
});

test('where the card is the same each time its kind need not be told', () => {
  expect(hope(1, 1, byCard)).toBeLessThan(0.1);
});

test('so is what one will do oneself with cards that are yet to be dealt', () => {
  expect(hope(1000, 0, byKind)).toBeGreaterThan(0.9);
  expect(hope(1000, 0, byCard)).toBeLessThan(0.7);
});
