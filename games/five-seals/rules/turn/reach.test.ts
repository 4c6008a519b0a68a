import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { minimalPicks } from '../data/dice.ts';
import { floorFor } from '../data/floor.ts';
import { CARD_ELEMENT, CARD_NAME, CARD_STRENGTH } from '../data/scrolls.ts';
import { game } from '../index.ts';
import { boardOf, type Choice, type State, top } from '../state.ts';
import { plainBeyond, plainPassable, plainReach, plainWalk } from '../testing/plain.ts';
import { at, breaks, isOffered, mageAt, offered, play } from '../testing/tester.ts';
import {
  addFiguresInTheWay,
  listed,
  newReach,
  newSeals,
  openedBy,
  type Reach,
  reachOf,
} from './reach.ts';

/** Every position in which somebody has the turn, of random games. */
function* turns(seats: number, circle: number, games: number): Generator<State> {
  const roll = seeded(seats * 10 + circle);
  for (let played = 0; played < games; played++) {
    const state = game.setup(checkOptions(game, { seats, circle, edition: 'french' }));
    for (let who = game.waitingFor(state); who !== NOBODY; who = game.waitingFor(state)) {
      if (who === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      if (top(state)?.do === 'turn') yield state;
      const choices = game.choices(state);
      game.apply(state, choices[roll(choices.length)]);
    }
  }
}

const seatOf = (state: State) => game.waitingFor(state);

const isCircle = (state: State, space: number) => boardOf(state).spaces[space].kind === 'seal';

/** The circles and boxes next to where the mage walks, as the rows have them. */
function nearby(state: State, { near }: Reach): number[] {
  const { row, place } = floorFor(state.seats);
  return boardOf(state).spaces.flatMap((_, space) =>
    row[space] >= 0 && ((near[row[space]] >> place[space]) & 1) === 1 ? [space] : [],
  );
}

/** The same from a plain walk. */
function plainNear(state: State, seat: number): number[] {
  const walked = plainWalk(state, seat);
  const { seals, boxes, neighbours } = boardOf(state);
  return [...seals, ...boxes]
    .filter((space) => neighbours[space].some((next) => walked.has(next)))
    .sort((a, b) => a - b);
}

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  test('FS-Q-61: walking and reaching are what the obvious way finds, in random positions', () => {
    const here = newReach();
    const circles = newSeals();
    let positions = 0;
    for (const state of turns(seats, 4, 3)) {
      const seat = seatOf(state);
      reachOf(state, seat, here);
      expect(nearby(state, here).join()).toBe(plainNear(state, seat).join());
      expect(listed(here).join()).toBe(plainReach(state, seat).join());
      const inTheWay = plainPassable(state, seat).filter((at) => isCircle(state, at));
      circles.count = 0;
      addFiguresInTheWay(state, here, circles);
      expect([...circles.spaces.slice(0, circles.count)].join()).toBe(inTheWay.join());
      // Beyond one of its seals, another one each time.
      const seals = listed(here);
      const space = seals[positions % seals.length];
      if (space !== undefined) {
        const opened = listed(openedBy(state, here, space));
        expect(opened.join()).toBe(plainBeyond(state, seat, space).join());
      }
      positions++;
    }
    expect(positions).toBeGreaterThan(250);
  });
});

/** What a seal costs, and every way to pay it, from the hand as it lies there. */
function plainPayments(state: State, seat: number, space: number): string[] {
  const token = state.tokens[space];
  const element = token !== 0 ? token >> 3 : CARD_ELEMENT[state.scrolls[space]];
  const strength = token !== 0 ? token & 7 : CARD_STRENGTH[state.scrolls[space]];
  return [0, 1, 2, 3]
    .filter((colour) => element === 4 || element === colour)
    .flatMap((colour) => {
      const faces = state.players[seat].dice.filter((d) => d >> 3 === colour).map((d) => d & 7);
      return minimalPicks(faces, strength).map((pick) => `${colour}:${pick.join()}`);
    });
}

function plainBreaks(state: State, seat: number): string[] {
  const id = (space: number) => boardOf(state).spaces[space].id;
  const all: string[] = [];
  for (const space of plainReach(state, seat))
    for (const paid of plainPayments(state, seat, space)) all.push(`${id(space)} ${paid}`);
  return all;
}

/** The scrolls of Movement that break a seal, as `scroll over target payment`. */
function plainMoves(state: State, seat: number): string[] {
  const id = (space: number) => boardOf(state).spaces[space].id;
  const element = (space: number) =>
    state.tokens[space] !== 0 ? state.tokens[space] >> 3 : CARD_ELEMENT[state.scrolls[space]];
  const all: string[] = [];
  const reach = plainReach(state, seat);
  for (const name of new Set(state.players[seat].up)) {
    const spell = CARD_NAME[name];
    const [kind, of] = spell.split('-');
    const fits = (e: number) => of === 'mind' || ['fire', 'water', 'air', 'earth'][e] === of;
    if (kind === 'leap' || kind === 'teleportation') {
      const free = reach.filter(
        (s) => state.tokens[s] !== 0 && fits(element(s)) && state.players[seat].familiar !== s,
      );
      const seen = new Set<number>();
      for (const by of kind === 'leap' ? free : plainPassable(state, seat))
        for (const target of plainBeyond(state, seat, by)) {
          if (seen.has(target) || (kind === 'teleportation' && !fits(element(target)))) continue;
          seen.add(target);
          for (const paid of plainPayments(state, seat, target))
            all.push(`${spell} ${id(by)} ${id(target)} ${paid}`);
        }
    }
    if (kind === 'speed')
      for (const first of reach) {
        const after = plainReach(state, seat, first).filter((s) => s !== first && fits(element(s)));
        if (after.length > 0)
          for (const paid of plainPayments(state, seat, first))
            all.push(`${spell}  ${id(first)} ${paid}`);
      }
  }
  return all;
}

const COLOUR = ['red', 'blue', 'yellow', 'green'];
const paid = (dice: readonly string[]) =>
  `${COLOUR.indexOf(dice[0].split('-')[0])}:${dice.map((die) => die.split('-')[1]).join()}`;

function said(choice: Choice): string[] {
  if (!('break' in choice)) return [];
  if (!('use' in choice)) return [`${choice.break} ${paid(choice.dice)}`];
  if (choice.use === 'binding') return [];
  const by = 'over' in choice ? choice.over : 'past' in choice ? choice.past : '';
  return [`${choice.use} ${by} ${choice.break} ${paid(choice.dice)}`];
}

test.each([2, 3, 4, 5])(
  'FS-Q-14, FS-Q-15, FS-Q-32: with %i, breaks, Leap, Teleportation and Speed are what a second, plain list has',
  (seats) => {
    let moves = 0;
    for (const state of turns(seats, 4, 4)) {
      const seat = seatOf(state);
      const plain = [...plainBreaks(state, seat), ...plainMoves(state, seat)];
      const listed = offered(state).flatMap(said);
      expect([...listed].sort()).toEqual([...plain].sort());
      moves += listed.filter((line) => /^(leap|tele|speed)/.test(line)).length;
    }
    expect(moves).toBeGreaterThan(50);
  },
);

// The dungeon for two: hub –g– I –a–b– M –c–o– V, rings d (inner), e (middle), f (vaults).

const me = { dice: ['red-6', 'blue-6', 'green-6'] };

/** The inner room of wedge 0 shut on all sides but for its door to the hub; `0.a` is inside. */
const ROOM = { '0.a': 'red-2', '0.b': 'green-3', '0.d': 'green-2', '5.d': 'green-2' };

test('FS-REACH-1, FS-D-8: a token bars the way', () => {
  const shut = at({ seals: { ...ROOM, '0.g': 'red-2' }, players: [me] });
  expect(breaks(shut).map((way) => way.break)).toEqual(['0.g', '0.b', '0.d', '5.d']);
  const open = at({ seals: ROOM, players: [me] });
  expect(breaks(open).map((way) => way.break)).toEqual(['0.a', '0.b', '0.d', '5.d']);
});

/** That a seal is not in reach. */
function lyingBehind(state: State, id: string): boolean {
  return !breaks(state).some((way) => way.break === id);
}

test('FS-REACH-2: the length of the way does not matter', () => {
  const state = at({ scrolls: { '3.s6': 'synergy-fire' }, players: [me] });
  expect(breaks(state)).toEqual([{ break: '3.s6', dice: ['red-6'] }]);
});

test('FS-REACH-3, FS-BLOCK-3: a seal under another’s familiar is out of reach, under one’s own it is not', () => {
  const seals = { '0.g': 'red-2', '1.g': 'red-2' };
  const state = at({
    circle: 4,
    seals,
    players: [
      { ...me, familiar: '0.g', used: ['dispatch-fire'] },
      { dice: ['red-1'], familiar: '1.g', used: ['dispatch-mind'] },
    ],
  });
  expect(breaks(state).map((way) => way.break)).toEqual(['0.g']);
});

test('FS-REACH-4, FS-Q-8: one’s own familiar bars nothing', () => {
  const mine = { ...me, familiar: '0.g', used: ['binding'] };
  const state = at({ seals: ROOM, players: [mine, { dice: ['red-1'] }] });
  expect(lyingBehind(state, '0.a')).toBe(false);
});

test('FS-REACH-5, FS-REACH-6: another’s mage or familiar bars its space, a mage also when its round is over', () => {
  const shutBy = (other: object) => at({ seals: ROOM, players: [me, other] });
  expect(lyingBehind(shutBy({ dice: ['red-1'] }), '0.a')).toBe(false);
  expect(lyingBehind(shutBy({ at: '0.g', dice: ['red-1'] }), '0.a')).toBe(true);
  expect(lyingBehind(shutBy({ familiar: '0.g', used: ['binding'], dice: ['red-1'] }), '0.a')).toBe(
    true,
  );
  expect(lyingBehind(shutBy({ at: '0.g', done: true, dice: ['red', 'blue', 'blue'] }), '0.a')).toBe(
    true,
  );
});

test('FS-REACH-7, FS-Q-27: a guardian bars the scroll it stands on and nothing else', () => {
  const state = at({
    circle: 4,
    scrolls: { '0.s2': 'change-fire', '0.s3': 'renewal-fire' },
    guardians: { fire: '0.s2' },
    players: [{ ...me, scrolls: ['guardian-fire'] }],
  });
  expect(breaks(state).map((way) => way.break)).toEqual(['0.s3']);
});

test('FS-REACH-8, FS-Q-5, FS-Q-54: scrolls bar nothing, and a mage in a box hinders nobody', () => {
  const state = at({
    scrolls: { '0.s2': 'change-fire', '0.s3': 'renewal-fire', '0.s6': 'synergy-fire' },
    players: [me, { at: '0.s5', dice: ['red-1'] }],
  });
  expect(breaks(state).map((way) => way.break)).toEqual(['0.s2', '0.s3', '0.s6']);
});

test('FS-Q-9: a token under one’s own familiar still bars the way', () => {
  const seals = { ...ROOM, '0.g': 'red-2' };
  const state = at({
    circle: 4,
    seals,
    players: [{ ...me, familiar: '0.g', used: ['dispatch-fire'] }],
  });
  expect(lyingBehind(state, '0.g')).toBe(false);
  expect(lyingBehind(state, '0.a')).toBe(true);
});

test('FS-Q-63: a mage in a doorway reaches both rooms and shuts the door to the others', () => {
  const seals = { ...ROOM, '0.g': 'red-2', '1.g': 'blue-2', '2.g': 'blue-2' };
  const state = at({
    seals,
    players: [{ dice: ['red-6', 'red-2', 'green-6'] }, { dice: ['blue-6', 'blue-5', 'red-6'] }],
  });
  play(state, { break: '0.g', dice: ['red-2'] });
  expect(mageAt(state, 0)).toBe('0.g');
  expect(lyingBehind(state, '0.a')).toBe(true);
  play(state, { break: '1.g', dice: ['blue-5'] });
  expect(isOffered(state, { break: '0.a', dice: ['red-6'] })).toBe(true);
  play(state, { break: '0.b', dice: ['green-6'] });
  expect(lyingBehind(state, '0.a')).toBe(false);
});
