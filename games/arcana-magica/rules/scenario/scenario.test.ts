import { ScenarioError } from '@magehall/engine';
import { expect, test } from 'vitest';
import { AUTOMA } from '../data/automa.ts';
import { game } from '../whole.ts';

const read = (written: unknown) => game.scenario(JSON.stringify(written));

test('an empty object is a legal position: all cards in their decks, seat 0 to act', () => {
  const state = read({});
  expect(game.waitingFor(state)).toBe(0);
  expect(state.deck).toHaveLength(23);
  expect(state.mana).toHaveLength(56);
});

test.each([
  ['no JSON', '{', /written in JSON/],
  ['a list', '[]', /is an object, not \[\]/],
  ['an unknown key', '{"army": []}', /no "army"/],
  ['bad options', '{"options": {"seats": 9}}', /2 to 4 seats/],
  ['a unit twice', '{"gallery": [4], "armies": [[4]]}', /Unit 4/],
  ['no such unit', '{"gallery": [23]}', /from 0 to 22/],
  ['a unit left out', '{"options": {"ferryman": false}, "gallery": [22]}', /Unit 22/],
  ['too long a gallery', '{"gallery": [1, 2, 3, 4, 5]}', /"gallery" has at most 4 entries/],
  ['too many armies', '{"armies": [[], [], [1]]}', /"armies" has at most 2 entries/],
  ['the Fool as trophy', '{"trophies": [[0]]}', /never a trophy/],
  ['no such card', '{"hands": [["fire-1"]]}', /no mana card/],
  ['a card twice', '{"hands": [["fire-2"], ["fire-2"]]}', /no mana card/],
  [
    'too big a hand',
    '{"hands": [["fire-2", "fire-3", "fire-4", "fire-5", "fire-6"]]}',
    /at most 4/,
  ],
  ['a hand for an Automa', '{"options": {"automas": [1]}, "hands": [[], ["fire-2"]]}', /seat 1/],
  ['a counter without token', '{"end": 3}', /give both/],
  ['an unknown token', '{"tokens": {"sun": 0}, "end": 3}', /no "sun"/],
  ['an unknown Automa card', '{"played": ["A13"]}', /no Automa card/],
  ['options that are none', '{"options": 5}', /"options" is an object/],
  ['options in a list', '{"options": []}', /"options" is an object/],
  [
    'more Automa cards played than are dealt',
    JSON.stringify({
      options: { automas: [1] },
      turn: 1,
      played: AUTOMA.slice(0, 11).map(({ id }) => id),
    }),
    /at most 10/,
  ],
  ['an element that is won already', '{"armies": [[2, 7, 12, 13, 18]]}', /side 0 has won/],
  ['the Fool’s token before any other', '{"tokens": {"fool": 0}, "end": 3}', /never the first/],
  ['round 41 without an event', '{"round": 41}', /from 1 to 40/],
  [
    'a counter higher than its die',
    '{"options": {"sand": 6}, "tokens": {"army": 0}, "end": 7}',
    /from 0 to 6/,
  ],
  ['an unknown deed', '{"done": ["slept"]}', /one of/],
  ['low units beneath', '{"beneath": [3]}', /from 15 up/],
  ['the Fool elsewhere', '{"fool": 1}', /not in the army/],
  [
    'a round that the counter does not allow',
    '{"tokens": {"giant": 0}, "end": 4, "round": 41}',
    /from 1 to 40, not 41/,
  ],
  ['some high units beneath', '{"beneath": [15, 16]}', /all units from 15 up/],
  [
    'a high unit in play above those beneath',
    '{"beneath": [15, 16, 17, 18, 19, 20, 21], "armies": [[22]]}',
    /all units from 15 up/,
  ],
  ['Automa cards without an Automa', '{"played": ["A01"]}', /Without an Automa/],
  [
    'a deed of an Automa',
    '{"options": {"automas": [1]}, "turn": 1, "done": ["moved"]}',
    /from its start/,
  ],
  ['a deed done twice', '{"done": ["moved", "moved"]}', /once in a turn/],
  [
    'AM-MODE-TEAM-3: a summon and an attack of a team',
    '{"options": {"seats": 4, "teams": true}, "done": ["summoned", "attacked"]}',
    /not both/,
  ],
  ['an option that is null', '{"options": {"seats": null}}', /"seats" is left out/],
  ['a list of nothing', '{"armies": [null]}', /An entry of "armies" is a list, not null/],
  ['a deep unit', `{"gallery": [${'['.repeat(9)}${']'.repeat(9)}]}`, /not \[\[\[\[…\]\]\]\]/],
  ['a Fool gone and here', '{"armies": [[0]], "fool": "gone"}', /still in the game/],
])('%s is refused with a sentence', (_what, text, message) => {
  expect(() => game.scenario(text)).toThrow(ScenarioError);
  expect(() => game.scenario(text)).toThrow(message);
});

test('what was done this turn can be written', () => {
  const state = read({ armies: [[4, 5]], done: ['moved'] });
  expect(game.choices(state)).toEqual([{ end: [] }]);
});

test('the event that began the end is another than the Fool’s, in whatever order they are written', () => {
  const state = read({ tokens: { fool: 0, army: 1 }, end: 3 });
  expect(game.figures?.(state)).toMatchObject({ 'begun by army': 1, 'begun by fool': 0 });
});
