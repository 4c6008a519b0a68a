import { ScenarioError } from '@magehall/engine';
import { expect, test } from 'vitest';
import { dice, scene } from './testing/scene.ts';
import { game } from './whole.ts';

const players = [{ dice: ['red-2'] }, { dice: ['blue-2'] }];
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
  ['{', /^This is not JSON/],
  ['[]', 'A scenario is one JSON object.'],
  [{ seat: 2 }, /^A scenario has no "seat". It has: seats, /],
  [{ players: [{ die: 1 }] }, /^A player has no "die"/],
  [{ players: 5 }, '"players" is a list, not 5.'],
  [{ players: [null] }, 'A player is one JSON object.'],
  [{ players: [{ dice: 'red-2' }] }, '"dice" is a list, not "red-2".'],
  [{ players, round: -1 }, '"round" is a whole number, not -1.'],
  [{ seals: [] }, '"seals" is an object, not [].'],
  [{ seats: 6 }, 'Five Seals is for 2 to 5 seats, not 6.'],
  [{ circle: 5 }, 'The circle is 1, 2, 3 or 4, not 5.'],
  [{ edition: 'german' }, 'The edition is "english" or "french", not "german".'],
  [{ players, turn: 2 }, '"turn" is a seat from 0 to 1, not 2.'],
  [{ players: [{}] }, 'Seat 0 has the turn and needs at least one die.'],
  [
    { players: [{ done: true, dice: ['red'] }] },
    "The round is over for seat 0: it can't have the turn.",
  ],
  [{ players: [...players, {}] }, 'There are 3 players for 2 seats.'],
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
  [{ players: [{ mage: 'wizard' }] }, /^A mage is seer, /],
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
  [{ circle: 4, guardians: { ice: '0.s2' } }, /^A guardian is of fire, /],
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
])('%j is refused in a sentence', (written, sentence) => {
  expect(wrong(written)).toMatch(sentence);
});

test('a position becomes a state that survives JSON', () => {
  const state = scene({ seals: { '0.g': 'red-2' }, players });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect([dice(state, 0), dice(state, 1), state.supply]).toEqual([
    ['red-2'],
    ['blue-2'],
    [2, 2, 3, 3],
  ]);
});

test('a turn with nothing to do ends by itself', () => {
  const state = scene({
    players: [
      { dice: ['red-2'], used: ['binding'] },
      { dice: ['blue-2'], used: ['binding'] },
    ],
  });
  expect(game.waitingFor(state)).toBe(0);
  expect(game.choices(state)[0]).toHaveProperty('take');
});
