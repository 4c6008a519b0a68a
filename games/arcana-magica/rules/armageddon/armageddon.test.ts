import { NOBODY } from '@magehall/engine';
import { told } from '@magehall/engine/testing';
import { expect, test } from 'vitest';
import { at, endRound, offeredOf, passChance, play, type Stage } from '../testing.ts';
import { game } from '../whole.ts';

const GALLERY = [1, 2, 3, 4];
const tokensIn = (stage: Stage) =>
  told(stage.events, 'token').map(({ token, seat }) => [token, seat]);

function capture(written: Record<string, unknown>, ...faces: number[]): Stage {
  const stage = at({ gallery: GALLERY, hands: [['fire-10']], ...written });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-10'] });
  play(stage, ...faces.map((face) => `face ${face}`));
  return stage;
}

test('AM-ARMA-1, AM-ARMA-5, AM-ARMA-6: capturing XIX starts the end, its captor takes the token', () => {
  for (const giant of [19, 20, 21, 22]) {
    const stage = capture({ armies: [[10], [giant, 5]] }, 12, 11);
    expect(tokensIn(stage)).toEqual([['giant', 0]]);
    expect(stage.state.end).toBe(4);
    expect(game.outcome(stage.state).scores[0].parts).toContainEqual({
      part: 'tokens',
      points: 10,
    });
  }
  expect(tokensIn(capture({ armies: [[10], [18, 5]] }, 12, 11))).toEqual([]);
});

const NEARLY_EMPTY = {
  armies: [
    [1, 2, 3, 5, 6],
    [7, 8, 9, 10, 11],
  ],
  trophies: [
    [12, 13, 14, 15, 16],
    [17, 18, 19, 20, 21, 22],
  ],
};

test('AM-ARMA-2, AM-AMB-48, worked case 8: summoning the last unit of all is an event', () => {
  const stage = at({ ...NEARLY_EMPTY, gallery: [4], fool: 'gone', hands: [['fire-4']] });
  play(stage, { summon: 4 }, { pay: ['fire-4'] });
  expect(tokensIn(stage)).toEqual([['gallery', 0]]);
});

test('AM-AMB-48: with cards left in deck or discard an empty gallery is no event', () => {
  const stage = at({ ...NEARLY_EMPTY, gallery: [4], discard: [0], hands: [['fire-4']] });
  play(stage, { summon: 4 }, { pay: ['fire-4'] });
  expect(tokensIn(stage)).toEqual([]);
});

test('AM-AMB-48: the Fool as the last card counts', () => {
  const stage = at({
    ...NEARLY_EMPTY,
    trophies: [[...NEARLY_EMPTY.trophies[0], 4], NEARLY_EMPTY.trophies[1]],
    gallery: [0],
  });
  play(stage, { fool: true });
  expect(tokensIn(stage)).toEqual([['gallery', 0]]);
  expect(stage.state.end).toBe(4);
});

test('AM-AMB-48: raising is no summon from the gallery', () => {
  const stage = at({
    ...NEARLY_EMPTY,
    trophies: [[...NEARLY_EMPTY.trophies[0], 4], NEARLY_EMPTY.trophies[1]],
    fool: 'gone',
    hands: [['fire-4']],
  });
  play(stage, { resurrect: 4 }, { pay: ['fire-4'] });
  expect(tokensIn(stage)).toEqual([]);
});

test('AM-ARMA-3, AM-AMB-50: the last unit of an army, the Fool not counted; its player plays on', () => {
  const stage = capture({ armies: [[10], [7, 0]] }, 11);
  play(stage, { endure: true });
  expect(tokensIn(stage)).toEqual([['army', 0]]);
  play(stage, { end: [] });
  expect(game.waitingFor(stage.state)).toBe(1);
});

test('AM-AMB-50: an army that starts empty is no event', () => {
  const stage = at({ gallery: GALLERY });
  endRound(stage);
  expect(tokensIn(stage)).toEqual([]);
});

test('AM-ARMA-4, AM-AMB-51: the Fool dies after another event: the attacker takes the token first', () => {
  const stage = capture({ armies: [[10], [7, 0, 5]], tokens: { giant: 1 }, end: 3 }, 11);
  const events = play(stage, { sacrifice: 'fire' }, 'joker fire');
  const kinds = events.map(({ event }) => event);
  expect(tokensIn(stage)[0]).toEqual(['fool', 0]);
  expect(kinds.indexOf('token')).toBeLessThan(kinds.indexOf('joker'));
  expect(stage.state.tokens).toEqual([1, -1, 1, 0]);
});

test('AM-AMB-51, worked case 7: the event of the return itself is not "already"', () => {
  const stage = at({ gallery: GALLERY, armies: [[20], [7, 0]], hands: [['fire-K', 'fire-Q']] });
  play(stage, { attack: 1 }, { units: [20] }, { pay: ['fire-Q', 'fire-K'] }, 'face 20', 'face 1');
  play(stage, { sacrifice: 'air' }, 'joker air');
  expect(tokensIn(stage)).toEqual([
    ['giant', 1],
    ['army', 1],
  ]);
  expect(stage.state.tokens[3]).toBe(-1);
  expect(stage.state.end).toBe(4);
});

test('AM-AMB-47: one attack may bring several events, all for the captor', () => {
  const stage = capture({ armies: [[10], [19]] }, 12, 11);
  expect(tokensIn(stage)).toEqual([
    ['giant', 0],
    ['army', 0],
  ]);
});

test('AM-AMB-46: one token of a kind; a later event neither moves it nor resets the counter', () => {
  const again = capture({ armies: [[10], [19, 5]], tokens: { giant: 1 }, end: 2 }, 12, 11);
  expect(again.state.tokens[0]).toBe(1);
  expect(again.state.end).toBe(2);
  // Another event in the last round, with the counter to be asked for: it stays the last round.
  const options = { sand: 'ask' };
  const last = capture({ options, armies: [[10], [7]], tokens: { giant: 1 }, end: 1 }, 11);
  expect(last.state.tokens).toEqual([1, -1, 0, -1]);
  expect(last.state.end).toBe(1);
  expect(offeredOf(last, 'sand')).toEqual([]);
});

test('golden 8, AM-ARMA-7: an event in round r, and r + 3 is the last', () => {
  const stage = capture({ round: 7, armies: [[10], [7]] }, 11);
  const ends = [];
  while (game.waitingFor(stage.state) !== NOBODY) {
    ends.push([stage.state.round, stage.state.end]);
    endRound(stage);
  }
  expect(ends).toEqual([
    [7, 4],
    [8, 3],
    [9, 2],
    [10, 1],
  ]);
  expect(told(stage.events, 'over')).toEqual([{ event: 'over', round: 10, cause: 'counter' }]);
});

test('AM-SAND-1, AM-AMB-54: an agreed die is the counter', () => {
  const stage = capture({ options: { sand: 10 }, armies: [[10], [7]] }, 11);
  expect(stage.state.end).toBe(10);
});

test('AM-SAND-1, AM-AMB-54: or whoever took the first token chooses it', () => {
  const stage = capture({ options: { sand: 'ask' }, armies: [[10], [7]] }, 11);
  expect(game.waitingFor(stage.state)).toBe(0);
  expect(offeredOf(stage, 'sand')).toEqual([4, 6, 8, 10, 12, 20]);
  play(stage, { sand: 6 });
  expect(stage.state.end).toBe(6);
  expect(game.waitingFor(stage.state)).toBe(0);
});

test('AM-AMB-54: the Fool’s user chooses when the return brought the event', () => {
  const stage = capture({ options: { sand: 'ask' }, armies: [[10], [7, 0]] }, 11);
  play(stage, { sacrifice: 'fire' }, 'joker fire');
  expect(game.waitingFor(stage.state)).toBe(1);
  play(stage, { sand: 8 });
  expect(stage.state.end).toBe(8);
  expect(game.waitingFor(stage.state)).toBe(0);
});

test('AM-AMB-54: an Automa takes 4; AM-AMB-52: and its token', () => {
  const stage = at({
    options: { seats: 2, automas: [1], sand: 'ask' },
    turn: 1,
    armies: [[3], [5]],
  });
  play(stage, 'automa A01');
  play(stage, 'card earth-A', 'card fire-2', 'card fire-3');
  expect(stage.state.end).toBe(4);
  expect(stage.state.tokens[2]).toBe(1);
  expect(game.outcome(stage.state).scores[1].parts).toContainEqual({ part: 'tokens', points: 10 });
});

test('AM-AMB-55: after the last round points are counted; gallery and hands stay', () => {
  const stage = at({
    gallery: [7, null, 9],
    end: 1,
    tokens: { army: 0 },
    hands: [['fire-A'], ['fire-2']],
  });
  play(stage, { end: [] }, { end: [] });
  expect(game.waitingFor(stage.state)).toBe(NOBODY);
  expect(stage.state.gallery).toEqual([7, -1, 9, -1]);
  expect(stage.state.hands.map((hand) => hand.length)).toEqual([1, 1]);
});

test('AM-AMB-79: an attack: captures, tokens, counter; a summon: unit, event, element win, no sand', () => {
  const attack = capture({ armies: [[10], [7]] }, 11);
  const kinds = attack.events.map(({ event }) => event);
  expect(kinds.slice(kinds.indexOf('captured'))).toEqual(['captured', 'token', 'end-near']);

  const summon = at({
    options: { sand: 'ask' },
    gallery: [4],
    armies: [
      [8, 10, 14, 16, 19, 20],
      [1, 2, 3],
    ],
    trophies: [
      [5, 6, 7, 9, 11, 12],
      [13, 15, 17, 18, 21, 22],
    ],
    fool: 'gone',
    hands: [['fire-4']],
  });
  play(summon, { summon: 4 }, { pay: ['fire-4'] });
  expect(summon.events.map(({ event }) => event)).toEqual([
    'summoned',
    'token',
    'element-won',
    'over',
  ]);
});

test('the end counter never shows before the first event', () => {
  expect(passChance(at({ gallery: GALLERY })).state.end).toBe(0);
});

test('the event that came first is remembered, for the balance', () => {
  const stage = capture({ armies: [[10], [19]] }, 12, 11);
  expect(game.figures?.(stage.state)).toMatchObject({
    'begun by giant': 1,
    'begun by army': 0,
    trophies: 1,
    'won by an element': 0,
  });
});
