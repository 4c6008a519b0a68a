import { CHANCE, checkOptions, NOBODY, seeded, Table } from '@magehall/engine';
import { expect, test } from 'vitest';
import { cardOf } from './data/mana.ts';
import { HIDDEN } from './index.ts';
import { at, begin, play } from './testing.ts';
import { game } from './whole.ts';

const HANDS = [['fire-A', 'air-10'], ['water-K', 'earth-2', 'earth-3'], ['fire-4']];
const three = () => at({ options: { seats: 3 }, gallery: [1, 2, 3, 4], hands: HANDS });

test('AM-AMB-81: a seat sees its own hand, others as so many cards face down', () => {
  const { hands, mana } = game.view(three().state, 1);
  expect(hands).toEqual([[HIDDEN, HIDDEN], HANDS[1].map(cardOf), [HIDDEN]]);
  expect(mana).toEqual(Array.from({ length: 50 }, () => HIDDEN));
});

test('AM-AMB-81: an onlooker sees no hand, and everything else', () => {
  const { state } = at({
    options: { seats: 3, automas: [2] },
    discard: [4],
    spent: ['fire-2'],
    trophies: [[3], []],
    played: ['A02'],
    hands: [['air-A'], ['air-2']],
  });
  const view = game.view(state, NOBODY);
  expect(view.hands).toEqual([[HIDDEN], [HIDDEN], []]);
  const { hands: _, mana: __, ...open } = view;
  const { hands: ___, mana: ____, ...all } = state;
  expect(open).toEqual(all);
});

test('a drawn card is told to its owner alone, and the number of the draw to nobody', () => {
  const stage = begin({ first: 0 });
  while (game.rolls(stage.state) !== 'mana') game.apply(stage.state, 0);
  const events = play(stage, 'card air-7');
  const step = { by: CHANCE, choice: 32, events };
  expect(game.redact(step, 0)).toEqual({ by: CHANCE, events });
  for (const viewer of [1, NOBODY])
    expect(game.redact(step, viewer)).toEqual({ by: CHANCE, events: [{ event: 'drew', seat: 0 }] });
});

test('the numbers of an Automa’s open draws are hidden too: with the card they would tell the deck', () => {
  const stage = at({ options: { seats: 2, automas: [1] }, turn: 1, gallery: [] });
  play(stage, 'automa A12');
  const events = play(stage, 'card air-7');
  expect(game.redact({ by: CHANCE, choice: 5, events }, 0)).toEqual({ by: CHANCE, events });
});

test('dice, jokers and units keep their numbers', () => {
  const stage = at({ gallery: [1], hands: [['air-A']] });
  play(stage, { change: true });
  const events = play(stage, 'joker air');
  expect(game.redact({ by: CHANCE, choice: 2, events }, 1)).toEqual({
    by: CHANCE,
    choice: 2,
    events,
  });
});

test('what a seat tries out shows to itself alone, until it pays', () => {
  const stage = at({ gallery: [4], armies: [[5], [7]], hands: [['fire-4', 'earth-5'], []] });
  const before = JSON.stringify(game.view(stage.state, 1));
  play(stage, { attack: 1 }, { units: [5] });
  expect(game.trying(stage.state)).toBe(true);
  expect(JSON.stringify(game.view(stage.state, 1))).toBe(before);
  expect(game.view(stage.state, 0).stack.at(-1)?.frame).toBe('attack');
  play(stage, { pay: ['earth-5'] });
  expect(game.trying(stage.state)).toBe(false);
  expect(game.view(stage.state, 1).stack.at(-1)?.frame).toBe('attack');
});

test('a try can be taken back, a payment can not: it showed cards', () => {
  const options = checkOptions(game, { seats: 2 });
  const table = new Table(game, options, three().state);
  table.choose(0, { summon: 1 });
  table.undo(0);
  expect(table.told(1)).toEqual([]);
  table.choose(0, { summon: 1 });
  expect(table.told(1)).toEqual([]);
  table.choose(0, { pay: ['fire-A'] });
  expect(table.whyNoUndo(0)).toBe('revealed');
  expect(table.told(1)).toHaveLength(2);
});

test('a refusal says nothing of the hand', () => {
  const { state } = three();
  const table = new Table(game, checkOptions(game, { seats: 3 }), state);
  const wrong = (ids: string[]) => {
    try {
      table.choose(0, { end: ids });
      return 'accepted';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(wrong(['water-K'])).toBe(wrong(['earth-Kn']));
});

test('imagining deals the unseen cards to hidden hands and deck, each once', () => {
  const { state } = three();
  const view = game.view(state, 1);
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const dream = game.imagine(view, 1, seeded(seed));
    expect(dream.hands[1]).toEqual(state.hands[1]);
    expect(game.pieces(dream)).toEqual(game.pieces(state));
    seen.add(JSON.stringify(dream.hands[0]));
  }
  expect(seen.size).toBeGreaterThan(10);
});
