import { CHANCE, NOBODY } from '@magehall/engine';
import { expect, test } from 'vitest';
import { at, endRound, play, type Stage } from './testing.ts';
import { game } from './whole.ts';

/** On the seat's own view: it must be enough. */
const why = ({ state }: Stage, thing: string, seat = 0) =>
  game.whyNot(game.view(state, seat), seat, thing).map((reason) => reason.why);

const rich = ['fire-K', 'water-K', 'air-K', 'earth-K'];

test.each<[string, Record<string, unknown>, string, string]>([
  ['too little mana', { gallery: [18], hands: [['water-9']] }, 'unit:18', 'too-little-mana'],
  [
    'a second summon',
    { gallery: [1], hands: [rich], done: ['summoned'] },
    'unit:1',
    'already-summoned',
  ],
  ['a second move', { armies: [[1, 2]], done: ['moved'] }, 'go:move', 'already-moved'],
  ['a lone card', { armies: [[1]] }, 'go:move', 'too-few-to-move'],
  ['a second change', { hands: [rich], done: ['changed'] }, 'go:change', 'already-changed'],
  ['a late change', { hands: [rich], done: ['moved'] }, 'go:change', 'change-comes-first'],
  ['no cards', {}, 'go:change', 'nothing-to-change'],
  ['no Fool', {}, 'go:fool', 'fool-elsewhere'],
  ['a late Fool', { gallery: [0], done: ['moved'] }, 'unit:0', 'fool-costs-the-turn'],
  ['my own army', { armies: [[5], [4]], hands: [rich] }, 'side:0', 'own-army'],
  ['a second attack', { armies: [[5], [4]], done: ['attacked'] }, 'side:1', 'already-attacked'],
  ['an empty army', { armies: [[5], [0]], hands: [rich] }, 'side:1', 'nobody-to-hit'],
  ['peace', { round: 3, armies: [[5], [4, 6]], hands: [rich] }, 'side:1', 'peace'],
  ['no army', { armies: [[], [4]], hands: [rich] }, 'side:1', 'no-army'],
  ['no dice', { armies: [[3], [4]], hands: [rich] }, 'side:1', 'no-dice'],
  ['poor', { armies: [[20], [4]], hands: [['air-2']] }, 'side:1', 'too-little-to-attack'],
  [
    'poor, by a rival unit',
    { armies: [[20], [4]], hands: [['air-2']] },
    'unit:4',
    'too-little-to-attack',
  ],
  ['poor for two', { armies: [[1, 3], [4]], hands: [['water-A']] }, 'side:1', 'no-mana-for-any'],
  ['no target yet', { armies: [[4, 5], [6]], hands: [rich] }, 'unit:5', 'pick-a-target-first'],
  ['a rival unit', { armies: [[4], [6, 7]], hands: [rich] }, 'unit:7', 'pick-the-army'],
  ['my Fool', { armies: [[4, 0], [6]], hands: [rich] }, 'unit:0', 'fool-never-fights'],
  ['their Fool', { armies: [[4], [6, 0]], hands: [rich] }, 'unit:0', 'fool-is-safe'],
  ['a unit in the deck', { hands: [rich] }, 'unit:9', 'out-of-reach'],
  ['a rival card', { hands: [rich, ['air-2']] }, 'card:air-2', 'not-your-card'],
  ['a die', {}, 'die:0', 'not-now'],
  ['a side that is not there', { armies: [[5], [4]], hands: [rich] }, 'side:7', 'not-now'],
  ['a side without a number', { armies: [[5], [4]], hands: [rich] }, 'side:x', 'not-now'],
  ['an empty slot', { gallery: [null, 4], hands: [rich] }, 'unit:-1', 'out-of-reach'],
  ['no unit at all', { hands: [rich] }, 'unit:x', 'out-of-reach'],
])('%s', (_what, written, thing, expected) => {
  expect(why(at(written), thing)).toEqual([expected]);
});

test('too little mana says how much is missing, of which element', () => {
  const { state } = at({ gallery: [18], hands: [['water-9', 'fire-7']] });
  expect(game.whyNot(state, 0, 'unit:18')).toEqual([
    {
      why: 'too-little-mana',
      rules: ['AM-SUMMON-1', 'AM-MANA-3'],
      blame: ['unit:18'],
      with: { unit: 18, element: 'water', have: 13, missing: 5 },
    },
  ]);
});

test('Teamplay: a summon or an attack', () => {
  const team = {
    options: { seats: 4, teams: true },
    hands: [rich],
    gallery: [1],
    armies: [[5], [4]],
  };
  expect(why(at({ ...team, done: ['attacked'] }), 'unit:1')).toEqual(['team-attacked']);
  expect(why(at({ ...team, done: ['summoned'] }), 'side:1')).toEqual(['team-summoned']);
});

test('in the middle of an attack', () => {
  const stage = at({
    armies: [
      [4, 3, 0, 20],
      [6, 7],
    ],
    hands: [['fire-5', 'earth-A']],
  });
  play(stage, { attack: 1 });
  expect(why(stage, 'unit:20')).toEqual(['too-little-mana']);
  expect(why(stage, 'unit:0')).toEqual(['fool-never-fights']);
  expect(why(stage, 'unit:6')).toEqual(['not-your-unit']);
  expect(why(stage, 'go:end')).toEqual(['choose-units']);
  expect(why(stage, 'unit:4')).toEqual([]);
  play(stage, { units: [4] });
  expect(why(stage, 'unit:6')).toEqual(['pay-first']);
  play(stage, { pay: ['fire-5', 'earth-A'] });
  expect(game.waitingFor(stage.state)).toBe(CHANCE);
  expect(why(stage, 'die:0')).toEqual(['chance-first']);
  play(stage, 'face 2');
  expect(why(stage, 'unit:6')).toEqual(['reroll-or-keep']);
  play(stage, { keep: true });
  expect(why(stage, 'unit:4')).toEqual(['not-the-target']);
  expect(why(stage, 'go:end')).toEqual(['not-now']);
});

test('when the damage is turned back, the attacker’s army is the one under attack', () => {
  const stage = at({
    armies: [
      [14, 3],
      [7, 0, 5],
    ],
    hands: [['fire-Kn']],
  });
  play(stage, { attack: 1 }, { units: [14] }, { pay: ['fire-Kn'] }, 'face 2', 'face 3', { hit: 7 });
  play(stage, { sacrifice: 'water' }, 'joker water');
  expect(game.whyNot(stage.state, 1, 'unit:7')).toMatchObject([
    { why: 'not-the-target', blame: ['side:0'] },
  ]);
});

test('a unit that would make no die is refused for that', () => {
  const stage = at({ armies: [[4, 2], [6]], hands: [['fire-4', 'water-2']] });
  play(stage, { attack: 1 });
  expect(why(stage, 'unit:2')).toEqual([]);
  const lone = at({ armies: [[4, 2], [6]], hands: [['fire-4']] });
  play(lone, { attack: 1 });
  expect(why(lone, 'unit:2')).toEqual(['no-dice']);
});

test('while paying for a summon, while the Fool is asked, in another’s turn and after the end', () => {
  const paying = at({ gallery: [4], hands: [['fire-4']] });
  play(paying, { summon: 4 });
  expect(why(paying, 'go:end')).toEqual(['pay-first']);
  const fool = at({ armies: [[10], [7, 0]], hands: [['fire-10']] });
  play(fool, { attack: 1 }, { units: [10] }, { pay: ['fire-10'] }, 'face 1');
  expect(why(fool, 'unit:7', 1)).toEqual(['fool-or-endure']);
  expect(why(fool, 'go:end', 0)).toEqual(['not-your-turn']);
  const over = at({ round: 40 });
  endRound(over);
  expect(game.waitingFor(over.state)).toBe(NOBODY);
  expect(why(over, 'go:end')).toEqual(['over']);
});
