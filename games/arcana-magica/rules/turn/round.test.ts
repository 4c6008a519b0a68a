import { NOBODY } from '@magehall/engine';
import { told } from '@magehall/engine/testing';
import { expect, test } from 'vitest';
import { cardOf, MANA } from '../data/mana.ts';
import { type Choice, game } from '../index.ts';
import type { TurnFrame } from '../state.ts';
import {
  at,
  begin,
  endRound,
  endTurn,
  isOffered,
  offeredOf,
  passChance,
  play,
  type Stage,
} from '../testing.ts';
import { openActions } from './turn.ts';

const GALLERY = [1, 2, 3, 4];

test('AM-ROUND-1: a turn each, clockwise from the first player', () => {
  const stage = passChance(begin({ seats: 3, first: 1 }));
  const seen = [];
  for (let i = 0; i < 3; i++) {
    seen.push(game.waitingFor(stage.state));
    endTurn(stage);
  }
  expect(seen).toEqual([1, 2, 0]);
  expect(stage.state.round).toBe(2);
});

test('AM-ROUND-2, AM-EOR-5: the next clockwise is first in the next round', () => {
  const stage = passChance(begin({ seats: 3, first: 2 }));
  expect(game.waitingFor(endRound(stage).state)).toBe(0);
  expect(game.waitingFor(endRound(stage).state)).toBe(1);
});

test('AM-ROUND-3: every action may be skipped', () => {
  const stage = at({ gallery: GALLERY, armies: [[5, 6], [7]], hands: [['earth-5'], []] });
  play(stage, { end: [] });
  expect(game.waitingFor(stage.state)).toBe(1);
});

const busy = {
  gallery: GALLERY,
  armies: [[5, 6], [8]],
  hands: [['earth-5', 'fire-4']],
};
const attack: (Choice | string)[] = [
  { attack: 1 },
  { units: [5] },
  { pay: ['earth-5'] },
  'face 1',
  { keep: true },
];
const summon: Choice[] = [{ summon: 4 }, { pay: ['fire-4'] }];
const move: Choice[] = [{ move: true }];

test('AM-ROUND-4, AM-MOVE-3, AM-AMB-9: attack, summon and move in any order', () => {
  for (const order of [
    [attack, summon, move],
    [summon, move, attack],
    [move, attack, summon],
  ]) {
    const stage = at(busy);
    play(stage, ...order.flat());
    expect(stage.state.armies[0]).toHaveLength(3);
    expect(game.waitingFor(stage.state)).toBe(0);
  }
});

test('AM-AMB-7: once each: after all three only ending the turn is left', () => {
  const stage = at({ ...busy, hands: [['earth-5', 'fire-4', 'fire-K', 'air-K']] });
  play(stage, ...attack, ...summon, ...move);
  expect(offeredOf(stage, 'end')).toHaveLength(4);
  expect(game.choices(stage.state)).toHaveLength(4);
});

test('the question names what is still open, as far as everybody can see', () => {
  const open = ({ state }: Stage) => openActions(state, state.stack.at(-1) as TurnFrame);
  const stage = at(busy);
  expect(open(stage)).toEqual(['attack', 'summon', 'move']);
  play(stage, ...move);
  expect(open(stage)).toEqual(['attack', 'summon']);
  play(stage, ...attack);
  expect(open(stage)).toEqual(['summon']);
  play(stage, ...summon);
  expect(open(stage)).toEqual([]);
  // A lone unit does not move, an empty army does not attack, and under peace nobody is attacked.
  expect(open(at({ ...busy, armies: [[5], [8]] }))).toEqual(['attack', 'summon']);
  expect(open(at({ ...busy, armies: [[0], [8]] }))).toEqual(['summon']);
  expect(open(at({ ...busy, round: 2 }))).toEqual(['summon', 'move']);
  // What a hand could pay is not for everybody to see.
  expect(open(at({ ...busy, hands: [[]] }))).toEqual(['attack', 'summon', 'move']);
});

test('AM-AMB-7: a unit that fought last turn fights again', () => {
  const stage = at({ gallery: GALLERY, armies: [[5], [8]], hands: [['earth-K', 'earth-Q']] });
  play(stage, { attack: 1 }, { units: [5] }, { pay: ['earth-K'] }, 'face 1');
  endRound(stage);
  while (game.waitingFor(stage.state) !== 0) endTurn(stage);
  expect(isOffered(stage, { attack: 1 })).toBe(true);
});

test('AM-AMB-8: a unit may fight in the turn it was summoned', () => {
  const stage = at({ gallery: [5], armies: [[], [8]], hands: [['earth-5', 'earth-6']] });
  play(
    stage,
    { summon: 5 },
    { pay: ['earth-5'] },
    { attack: 1 },
    { units: [5] },
    { pay: ['earth-6'] },
  );
  expect(game.rolls(stage.state)).toBe('d6');
});

test('AM-ARMY-1, AM-MOVE-1: the leftmost leads; moving sends it to the right end', () => {
  const stage = at({ armies: [[5, 6, 7], []] });
  play(stage, { move: true });
  expect(stage.state.armies[0]).toEqual([6, 7, 5]);
});

test('AM-MOVE-2: one move a turn', () => {
  const stage = at({ armies: [[5, 6, 7], []] });
  play(stage, { move: true });
  expect(isOffered(stage, { move: true })).toBe(false);
});

test('AM-AMB-10: two cards are needed, the Fool counts, and it moves like any other', () => {
  expect(isOffered(at({ armies: [[5], []] }), { move: true })).toBe(false);
  const stage = at({ armies: [[0, 5], []] });
  play(stage, { move: true });
  expect(stage.state.armies[0]).toEqual([5, 0]);
});

test('AM-HAND-1, AM-EOR-7: hands are filled to four and no further', () => {
  const stage = at({
    gallery: GALLERY,
    hands: [['fire-A', 'fire-2', 'fire-3', 'fire-4'], ['air-A']],
  });
  endRound(stage);
  expect(stage.state.hands.map((hand) => hand.length)).toEqual([4, 4]);
  expect(stage.state.hands[0]).toEqual(['fire-A', 'fire-2', 'fire-3', 'fire-4'].map(cardOf));
});

test('AM-HAND-2, AM-DISC-1: at the end any cards may be discarded, to the common pile', () => {
  const stage = at({ gallery: GALLERY, hands: [['fire-A', 'fire-2', 'fire-3', 'fire-4']] });
  expect(offeredOf(stage, 'end')).toHaveLength(16);
  play(stage, { end: ['fire-2', 'fire-4'] });
  expect(stage.state.spent.map((card) => MANA[card].id)).toEqual(['fire-2', 'fire-4']);
  expect(stage.state.hands[0]).toEqual(['fire-A', 'fire-3'].map(cardOf));
});

test('AM-CHANGE-1: the whole hand or nothing, and before anything else', () => {
  const stage = at({ armies: [[5, 6], []], hands: [['fire-A', 'fire-2']] });
  expect(offeredOf(stage, 'change')).toEqual([true]);
  play(stage, { move: true });
  expect(offeredOf(stage, 'change')).toEqual([]);
});

test('AM-CHANGE-2, AM-CHANGE-3, AM-AMB-15: a red joker brings four new cards and a normal turn', () => {
  const stage = at({ gallery: [1, 0], hands: [['fire-A', 'fire-2']], armies: [[5, 6], []] });
  play(stage, { change: true }, 'joker water');
  play(stage, 'card fire-K', 'card air-K', 'card air-Q', 'card air-J');
  expect(stage.state.hands[0]).toEqual(['fire-K', 'air-J', 'air-Q', 'air-K'].map(cardOf));
  expect(isOffered(stage, { move: true })).toBe(true);
  expect(isOffered(stage, { summon: 1 })).toBe(true);
  expect(isOffered(stage, { fool: true })).toBe(true);
  expect(isOffered(stage, { change: true })).toBe(false);
});

test('AM-CHANGE-4, AM-CHANGE-5: a black joker ends the turn, and the hand is gone either way', () => {
  for (const joker of ['air', 'earth']) {
    const stage = at({ gallery: GALLERY, hands: [['fire-A', 'fire-2']] });
    play(stage, { change: true });
    expect(stage.state.spent).toEqual(['fire-A', 'fire-2'].map(cardOf));
    play(stage, `joker ${joker}`);
    expect(game.waitingFor(stage.state)).toBe(1);
    expect(stage.state.hands[0]).toEqual([]);
    play(stage, { end: [] });
    expect(passChance(stage).state.hands[0]).toHaveLength(4);
  }
});

test('AM-AMB-15: an empty hand is not changed', () => {
  expect(isOffered(at({ hands: [[]] }), { change: true })).toBe(false);
});

test('AM-AMB-82: with an empty hand a turn is still taken', () => {
  const stage = at({ gallery: [0], armies: [[5, 6], []] });
  expect(game.choices(stage.state)).toEqual([{ fool: true }, { move: true }, { end: [] }]);
});

test('AM-EOR-1: slot 1 is discarded if it is still there', () => {
  const stage = at({ gallery: [7, 8, 9, 10] });
  expect(told(endRound(stage).events, 'dismissed')).toEqual([{ event: 'dismissed', unit: 7 }]);
  expect(stage.state.discard).toEqual([7]);
});

test('golden 9, AM-EOR-1: slot 1 was summoned, so nothing is discarded', () => {
  const stage = at({ gallery: [4, 8, 9, 10], hands: [['fire-4']] });
  play(stage, { summon: 4 }, { pay: ['fire-4'] });
  endRound(stage);
  expect(stage.state.discard).toEqual([]);
  expect(stage.state.gallery.slice(0, 3)).toEqual([8, 9, 10]);
});

test('AM-AMB-6: a hole stays open until the round ends', () => {
  const stage = at({ gallery: [7, 4, 9, 10], hands: [['fire-4']] });
  play(stage, { summon: 4 }, { pay: ['fire-4'] });
  expect(stage.state.gallery).toEqual([7, -1, 9, 10]);
});

test('AM-EOR-2, AM-EOR-3: the rest move left, and new units come from the deck', () => {
  const stage = at({ gallery: [7, null, 9, 10] });
  play(stage, { end: [] }, { end: [] }, 'unit 22', 'unit 3');
  expect(stage.state.gallery).toEqual([9, 10, 22, 3]);
});

const ALL_BUT = (...kept: number[]) =>
  Array.from({ length: 23 }, (_, unit) => unit).filter((unit) => !kept.includes(unit));

test('AM-EOR-4, AM-AMB-80: with an empty deck the discard is shuffled, once a unit is needed', () => {
  const stage = at({ gallery: [7, 8, 9, 10], discard: ALL_BUT(7, 8, 9, 10) });
  expect(stage.state.deck).toEqual([]);
  play(stage, { end: [] });
  expect(told(stage.events, 'units-shuffled')).toEqual([]);
  play(stage, { end: [] });
  expect(told(stage.events, 'units-shuffled')).toEqual([{ event: 'units-shuffled', count: 20 }]);
  expect(stage.state.deck).toHaveLength(20);
  expect(stage.state.discard).toEqual([]);
});

test('AM-EOR-6, AM-AMB-53: peace and the end counter step down side by side', () => {
  const stage = at({ round: 2, gallery: GALLERY, tokens: { army: 0 }, end: 4 });
  endRound(stage);
  expect([stage.state.peace, stage.state.end]).toEqual([2, 3]);
});

test('AM-AMB-11: gallery, first player and counters, then hands in the new order', () => {
  const stage = at({ options: { seats: 3 }, first: 0, gallery: GALLERY });
  endRound(stage);
  const kinds = stage.events.map(({ event }) => event);
  expect(kinds.indexOf('revealed')).toBeLessThan(kinds.indexOf('round'));
  expect(kinds.indexOf('round')).toBeLessThan(kinds.indexOf('drew'));
  const drawers = told(stage.events, 'drew').map(({ seat }) => seat);
  expect([...new Set(drawers)]).toEqual([1, 2, 0]);
});

test('AM-EOR-8, AM-AMB-80: the consumed mana becomes the deck when a card is needed', () => {
  const stage = at({ gallery: GALLERY, spent: 'rest', hands: [['fire-A'], ['air-A']] });
  play(stage, { end: [] }, { end: [] });
  while (game.rolls(stage.state) === 'unit') game.apply(stage.state, 0);
  expect(stage.state.spent).toEqual([]);
  expect(game.odds(stage.state)).toBe(54);
});

test('AM-AMB-80: the last card of the mana deck is drawn before anything is shuffled', () => {
  const spent = MANA.map(({ id }) => id).filter((id) => id !== 'fire-A' && id !== 'air-A');
  const stage = at({ gallery: GALLERY, spent, hands: [['air-A'], []] });
  play(stage, { end: [] }, { end: [] });
  while (game.rolls(stage.state) === 'unit') game.apply(stage.state, 0);
  expect(game.odds(stage.state)).toBe(1);
  const events = play(stage, 'card fire-A');
  expect(told(events, 'mana-shuffled')).toEqual([{ event: 'mana-shuffled', count: 54 }]);
});

test('AM-AMB-49: with an empty deck the dismissed unit comes back', () => {
  const stage = at({
    gallery: [8],
    armies: [
      [1, 2, 3, 4, 5, 6, 7, 9, 10, 11],
      [12, 13, 14, 15, 16, 17, 18],
    ],
    trophies: [
      [19, 20],
      [21, 22],
    ],
    fool: 'gone',
  });
  endRound(stage);
  expect(stage.state.gallery).toEqual([8, -1, -1, -1]);
  expect(told(stage.events, 'token')).toEqual([]);
});

test('AM-AMB-13: without an event the game is scored at the end of round 40', () => {
  const stage = at({ round: 40, gallery: GALLERY, armies: [[5], [6]] });
  endRound(stage);
  expect(game.waitingFor(stage.state)).toBe(NOBODY);
  expect(told(stage.events, 'over')).toEqual([{ event: 'over', round: 40, cause: 'stalemate' }]);
});

test('AM-AMB-13: a running end counter is played out past round 40', () => {
  const stage = at({ round: 40, end: 4, tokens: { army: 0 }, gallery: GALLERY });
  endRound(stage);
  expect(stage.state.round).toBe(41);
});

test('AM-AMB-60: a seat has no player of its own: whoever acts for it has its hand and choices', () => {
  const stage = at({ gallery: [4], hands: [['fire-4']] });
  const view = game.view(stage.state, 0);
  expect(game.choices(view)).toEqual(game.choices(stage.state));
});
