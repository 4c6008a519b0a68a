import { expect, test } from 'vitest';
import { diceOf } from '../attack/dice.ts';
import { TOKENS } from '../state.ts';
import { at, begin, isOffered, passChance, play } from '../testing.ts';
import { game } from '../whole.ts';
import { AUTOMA } from './automa.ts';
import { isRed, JOKERS, MANA } from './mana.ts';
import { ELEMENTS, UNITS } from './units.ts';

test('AM-COMP-1: there are 23 units, 0 to 22', () => {
  const { state } = passChance(begin({ seats: 2 }));
  const units = [...state.gallery, ...state.deck, ...state.beneath].sort((a, b) => a - b);
  expect(units).toEqual(Array.from({ length: 23 }, (_, unit) => unit));
  expect(UNITS).toHaveLength(23);
});

test('AM-COMP-2, AM-COMP-3: 56 mana cards, fourteen of each of four elements', () => {
  const { state } = passChance(begin({ seats: 2 }));
  expect(state.mana.length + state.hands.flat().length).toBe(56);
  for (const element of ELEMENTS.keys())
    expect(MANA.filter((card) => card.element === element).map(({ rank }) => rank)).toEqual([
      'A',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      'J',
      'Q',
      'K',
      'Kn',
    ]);
});

test('AM-COMP-4, AM-AMB-17: a card has full and small values, half of it up or down, and re-rolls', () => {
  for (const { full, up, down, rerolls } of MANA) {
    expect(up).toBe(Math.ceil(full / 2));
    expect(down).toBe(Math.floor(full / 2));
    expect(rerolls).toBe(full <= 2 ? 2 : full <= 5 ? 1 : 0);
  }
});

test('AM-AMB-17: a table that rounds down needs more mana', () => {
  const hands = [['fire-9', 'fire-7']];
  const written = { gallery: [9], hands };
  expect(isOffered(at(written), { summon: 9 })).toBe(true);
  expect(isOffered(at({ ...written, options: { half: 'down' } }), { summon: 9 })).toBe(false);
});

test('AM-AMB-18: from Ace, 1, to Knight, 14', () => {
  expect(MANA.slice(0, 14).map(({ full }) => full)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ]);
});

test('AM-COMP-5, AM-AMB-77: four jokers, one of each element, none of them mana', () => {
  expect([...JOKERS].sort()).toEqual([...ELEMENTS].sort());
  expect(Object.keys(game.pieces(begin({}).state)).some((piece) => piece.includes('joker'))).toBe(
    false,
  );
  const stage = at({ hands: [['fire-A']] });
  play(stage, { change: true });
  expect(game.odds(stage.state)).toBe(4);
});

test('AM-AMB-14: Fire and Water are red, Air and Earth black', () => {
  expect(JOKERS.filter((_, joker) => isRed(joker))).toEqual(['fire', 'water']);
});

test('AM-AMB-16: the joker goes back, so the next draw has four again', () => {
  const stage = at({ hands: [['fire-A'], ['fire-2']] });
  play(stage, { change: true }, 'joker air', { change: true });
  expect(game.odds(stage.state)).toBe(4);
  play(stage, 'joker air');
});

test('AM-COMP-6: the number is cost, health and points', () => {
  const stage = at({
    gallery: [9],
    armies: [[5], [4]],
    hands: [['earth-9', 'earth-5']],
  });
  play(stage, { summon: 9 }, { pay: ['earth-9'] });
  expect(game.outcome(stage.state).scores[0].total).toBe(Math.floor((5 + 9) / 2));
  play(stage, { attack: 1 }, { units: [5] }, { pay: ['earth-5'] }, 'face 4', { keep: true });
  expect(stage.state.trophies[0]).toEqual([4]);
  expect(game.outcome(stage.state).scores[0].parts[0]).toEqual({ part: 'trophies', points: 4 });
});

test('AM-COMP-7: attacks roll d4, d6, d8, d12 and d20, never a d10', () => {
  const rolled = new Set<number>();
  const all = UNITS.map((_, unit) => unit).slice(1);
  for (const a of all)
    for (const b of all) for (const die of diceOf([a, b, 3], false)) rolled.add(die);
  expect([...rolled].sort((a, b) => a - b)).toEqual([4, 6, 8, 12, 20]);
});

test('AM-COMP-8: four tokens, and one seat is first', () => {
  const { state } = passChance(begin({ seats: 3, first: 2 }));
  expect(TOKENS).toHaveLength(4);
  expect(state.tokens).toEqual([-1, -1, -1, -1]);
  expect(state.first).toBe(2);
});

test('AM-COMP-9, AM-AMB-76: two to four seats', () => {
  expect(game.seats).toEqual([2, 4]);
});

test('AM-COMP-10: one common discard of mana and one of units', () => {
  const stage = at({ gallery: [7, 8], hands: [['fire-A'], ['water-A']] });
  play(stage, { end: ['fire-A'] }, { end: ['water-A'] });
  expect(stage.state.spent.map((card) => MANA[card].id)).toEqual(['fire-A', 'water-A']);
  expect(stage.state.discard).toEqual([7]);
});

test('AM-AMB-24: IV and XIV have four arrows, IX and XIX an X and an arrow more', () => {
  expect(diceOf([4], false)).toEqual([4]);
  expect(diceOf([14], false)).toEqual([12, 4]);
  expect(diceOf([9], false)).toEqual([12]);
  expect(UNITS[9]).toMatchObject({ tens: 1, arrows: 1 });
  expect(diceOf([19], false)).toEqual([20]);
  expect(UNITS[19]).toMatchObject({ tens: 2, arrows: 1 });
});

test('the Automa has twelve cards, each with its own id', () => {
  expect(new Set(AUTOMA.map(({ id }) => id)).size).toBe(12);
});
