import { ScenarioError } from '@magehall/engine';
import { expect, test } from 'vitest';
import { at, dice, offered, play } from '../testing/tester.ts';
import { game } from '../whole.ts';

const players = [{ dice: ['red-2'] }, { dice: ['blue-2'] }];
const done = { done: true, dice: ['blue', 'blue', 'blue'] };
const sixes = Object.fromEntries([0, 1, 2, 3].map((wedge) => [`${wedge}.g`, 'red-6']));
const sevenTwos = ['fire', 'water', 'air', 'earth', 'mind', 'fire', 'water'].map(
  (element) => `change-${element}`,
);
const threes = (colour: string) => [1, 2, 3].map((face) => `${colour}-${face}`);
const wrong = (written: object | string) => {
  try {
    game.scenario(typeof written === 'string' ? written : JSON.stringify(written));
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return 'nothing is wrong';
};

test.each([
  ['{', 'A position is written in JSON, and this is not.'],
  ['[]', 'A position is an object, not [].'],
  [{ seat: 2 }, /^A position has no "seat". It has: seats, /],
  [{ players: [{ die: 1 }] }, /^A player has no "die"/],
  [{ players: 5 }, '"players" is a list, not 5.'],
  [{ players: [null] }, 'A player is an object, not null.'],
  [{ players: [{ dice: 'red-2' }] }, '"dice" is a list, not "red-2".'],
  [{ players, round: -1 }, '"round" is a whole number from 1 to 60, not -1.'],
  [{ seals: [] }, '"seals" is an object, not [].'],
  [{ seats: 6 }, '"seats" is a whole number from 2 to 5, not 6.'],
  [{ circle: 5 }, '"circle" is a whole number from 1 to 4, not 5.'],
  [{ edition: 'german' }, '"edition" is one of english, french, not "german".'],
  [{ players, turn: 2 }, '"turn" is a whole number from 0 to 1, not 2.'],
  [{ players: [{}] }, 'Seat 0 has the turn and needs at least one die.'],
  [
    { players: [{ done: true, dice: ['red', 'red', 'red'] }] },
    "The round is over for seat 0: it can't have the turn.",
  ],
  [{ players: [...players, {}] }, '"players" has at most 2 entries, not 3.'],
  [{ seals: { '9.g': 'red-2' } }, 'The board for 2 has no space "9.g".'],
  [{ seals: { '0.s2': 'red-2' } }, '"0.s2" is a box; here a seal is needed.'],
  [{ seals: { '0.g': 'red-7' } }, /^A seal token is a colour and a strength from 2 to 6/],
  [
    { seals: Object.fromEntries([0, 1, 2, 3, 4, 5].map((w) => [`${w}.b`, 'red-3'])) },
    'There are not so many tokens "red-3".',
  ],
  [{ scrolls: { '0.s2': 'fireball' } }, /^A scroll is a spell and an element/],
  [{ scrolls: { '0.s2': 'leap-fire' } }, '"leap-fire" is not in this game, or not so often.'],
  [{ players: [{ dice: ['red'] }] }, /^A die is a colour and a face/],
  [
    { players: [{ dice: ['red-1'] }, { done: true, dice: ['red-1'] }] },
    /^A die for the next round is a colour/,
  ],
  [
    { players: [{ dice: ['red-1', 'red-1', 'red-1', 'red-1'] }] },
    'There are not so many red dice.',
  ],
  [{ players: [{ mage: 'wizard' }] }, /^"mage" is one of seer, /],
  [{ players: [{ mage: 'witch', dice: ['red-1'] }] }, 'Each mage is in the game once.'],
  [
    { seals: { '0.g': 'red-2' }, players: [{ at: '0.g', dice: ['red-1'] }] },
    /^The mage of seat 0 can't stand on the unbroken seal/,
  ],
  [
    { seals: { '0.g': 'red-2' }, players: [{ familiar: '0.g', dice: ['red-1'] }] },
    /without Dispatch/,
  ],
  [
    { scrolls: { '0.s2': 'change-fire' }, players: [{ familiar: '0.s2', dice: ['red-1'] }] },
    /^No familiar stands on a scroll/,
  ],
  [
    { players: [{ at: '0.g', dice: ['red-1'] }, { at: '0.g' }] },
    /^Two players' figures share a space/,
  ],
  [
    { circle: 4, guardians: { fire: '0.s2' } },
    'The guardian of fire is in the game only if its scroll is.',
  ],
  [{ circle: 4, guardians: { ice: '0.s2' } }, /^The element of a guardian is one of fire, /],
  [
    {
      circle: 4,
      players: [{ dice: ['red-1'], scrolls: ['guardian-fire'] }],
      guardians: { fire: '0.s2' },
    },
    /stands only on a scroll of fire/,
  ],
  [
    { circle: 2, absorbed: { 'change-fire': 'red-2' } },
    'Only an Absorption scroll holds a token, not "change-fire".',
  ],
  [{ players, round: 61 }, '"round" is a whole number from 1 to 60, not 61.'],
  [{ players, empty: 1 }, '"empty" is a whole number from 0 to 0, not 1.'],
  [{ players, round: 9, empty: 3 }, '"empty" is a whole number from 0 to 2, not 3.'],
  [{ players, first: null }, '"first" is left out where it is nothing, not null.'],
  [{ players, seals: { '0.g': 5 } }, '"seals" holds names, not 5.'],
  [{ players, seals: { '0.g': 'red-5' } }, 'At "0.g" lies a token of strength 2, not "red-5".'],
  [
    { players, scrolls: { '0.s2': 'synergy-fire' } },
    'At "0.s2" lies a scroll of strength 2, not "synergy-fire".',
  ],
  [{ players, circle: 2, seals: sixes }, 'This board has 3 tokens of strength 6, not more.'],
  [
    { players: [{ dice: ['red-2'], scrolls: sevenTwos }, players[1]] },
    'This board has 6 scrolls of strength 2, not more.',
  ],
  [
    { players: [players[0], { done: true, dice: ['red'] }] },
    'The round is over for seat 1: it has three dice, not 1.',
  ],
  [
    { players: [players[0], { ...done, used: ['binding'] }] },
    'The round is over for seat 1: all its scrolls are face up.',
  ],
  [
    { players: [players[0], { ...done, familiar: '0.g' }] },
    'The round is over for seat 1: its familiar is on its Binding scroll.',
  ],
  [
    { players: [{ dice: ['red-2'], familiar: '0.g' }] },
    /^The familiar of seat 0 is at "0.g", so "binding" is among its "used"/,
  ],
  [
    { circle: 4, seals: { '0.g': 'red-2' }, players: [{ dice: ['red-2'], familiar: '0.g' }] },
    /without Dispatch/,
  ],
  [
    { players: [{ dice: ['red-2'], scrolls: ['binding'], used: ['binding'] }] },
    'Binding is used or not, and not both.',
  ],
  [
    {
      ...{ players, circle: 4, guardians: { fire: '0.s2' } },
      scrolls: { '0.s2': 'change-fire', '0.s5': 'guardian-fire' },
    },
    'The guardian of fire stays beside the board until a player has its scroll.',
  ],
  [
    { players, circle: 2, absorbed: { 'absorption-fire': 'red-2' } },
    'A token lies on "absorption-fire" only while a player has it face up.',
  ],
  [
    {
      circle: 2,
      players: [{ dice: ['red-2'], scrolls: ['absorption-fire'] }],
      absorbed: { 'absorption-fire': 'blue-2' },
    },
    'A "blue-2" does not go onto Absorption of fire.',
  ],
  [
    { players: [{ dice: [...threes('red'), ...threes('blue'), ...threes('green'), 'yellow-1'] }] },
    /^So many dice are in hand/,
  ],
])('%j is refused in a sentence', (written, sentence) => {
  expect(wrong(written)).toMatch(sentence);
});

test('a position becomes a state that survives JSON', () => {
  const state = at({ seals: { '0.g': 'red-2' }, players });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect([dice(state, 0), dice(state, 1), state.supply]).toEqual([
    ['red-2'],
    ['blue-2'],
    [2, 2, 3, 3],
  ]);
});

test('a turn with nothing to do ends by itself', () => {
  const state = at({
    players: [
      { dice: ['red-2'], used: ['binding'] },
      { dice: ['blue-2'], used: ['binding'] },
    ],
  });
  expect(game.waitingFor(state)).toBe(0);
  expect(game.choices(state)[0]).toHaveProperty('take');
});

test('FS-Q-1: dice in hand are no more than leave three for everyone who drafts', () => {
  const many = (faces: number) => ['red-1', 'red-2', 'blue-1', 'blue-2', 'green-1'].slice(0, faces);
  const growths = ['fire', 'water', 'air', 'mind'].map((element) => `growth-${element}`);
  const position = (faces: number) => ({
    players: [{ dice: many(faces), scrolls: growths }, players[1]],
  });
  expect(wrong(position(5))).toBe('nothing is wrong');
  expect(wrong({ ...position(5), scrolls: { '0.s5': 'growth-earth' } })).toMatch(/^So many dice/);
});

test('FS-REARR-1, FS-EXCHANGE-1: in the circle of Spaces anything may lie anywhere', () => {
  const state = at({
    ...{ circle: 2, players, seals: { '0.g': 'red-6' }, scrolls: { '0.s2': 'synergy-fire' } },
  });
  expect(state.tokens.filter((token) => token !== 0)).toHaveLength(1);
});

test('FS-Q-2: whose dice were left out has a turn like any other, which can’t be written', () => {
  const state = at({ seals: { '0.g': 'red-2' }, players: [{ dice: ['red-2'] }] });
  expect(game.written(state)).toMatchObject({ turn: 0, seals: { '0.g': 'red-2' } });
  play(state, { break: '0.g', dice: ['red-2'] });
  play(state, { take: ['red', 'red', 'red'] });
  expect(offered(state)).toEqual([{ use: 'binding', familiar: 'here' }, { give: 'up' }]);
  expect(game.written(state)).toBeUndefined();
});
