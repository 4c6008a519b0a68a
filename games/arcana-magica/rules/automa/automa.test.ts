import { CHANCE, NOBODY } from '@magehall/engine';
import { told } from '@magehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { AUTOMA } from '../data/automa.ts';
import { cardOf } from '../data/mana.ts';
import { game } from '../index.ts';
import { at, begin, endTurn, passChance, play, type Stage } from '../testing.ts';
import { chooseTarget, namedUnits } from './automa.ts';
import { bestPlacing } from './placing.ts';

/** The Automa in seat 1 is to turn up a card. */
function automa(written: Record<string, unknown> = {}): Stage {
  const { options, ...rest } = written;
  return at({
    options: { seats: 2, automas: [1], ...(options as object) },
    turn: 1,
    gallery: [2, 8, 11, 5],
    ...rest,
  });
}
const armyOf = ({ state }: Stage) => state.armies[1];
/** Cards that pay little and hold no Ace. */
const POOR = [
  'card air-2',
  'card earth-2',
  'card fire-2',
  'card water-2',
  'card air-3',
  'card fire-3',
];
const draws = (count: number) => POOR.slice(0, count);

describe('each card', () => {
  const line = [10, 13, 9, 0, 6];
  const cases: [string, { moved: boolean; summoned: number; units: number[] }][] = [
    ['A01', { moved: false, summoned: 11, units: [10] }],
    ['A02', { moved: true, summoned: 2, units: [13] }],
    ['A03', { moved: false, summoned: 5, units: [10, 13] }],
    ['A04', { moved: true, summoned: 8, units: [10, 8] }],
    ['A05', { moved: false, summoned: 2, units: [13, 2] }],
    ['A06', { moved: true, summoned: 11, units: [6, 11] }],
    ['A07', { moved: false, summoned: 5, units: [9, 5] }],
    ['A08', { moved: true, summoned: 11, units: [6] }],
    ['A09', { moved: false, summoned: 2, units: [10, 13] }],
    ['A10', { moved: false, summoned: 8, units: [6, 8] }],
    ['A11', { moved: true, summoned: 8, units: [8] }],
    ['A12', { moved: false, summoned: 2, units: [] }],
  ];
  for (const [id, { moved, summoned, units }] of cases)
    test(`AM-AUTOMA-2, AM-AUTOMA-4: ${id} moves, summons, attacks and discards as printed`, () => {
      const card = AUTOMA.filter((one) => one.id === id)[0];
      const stage = automa({ armies: [[7, 3, 1], line] });
      play(stage, `automa ${id}`);
      if (card.summon === 'random') play(stage, 'slot 1');
      const after = moved ? [...line.slice(1), line[0]] : line;
      expect(armyOf(stage)).toEqual([...after, summoned]);
      expect(told(stage.events, 'moved')).toHaveLength(moved ? 1 : 0);
      play(stage, ...draws(card.draw));
      expect(told(stage.events, 'automa-failed').flatMap((failed) => failed.units)).toEqual(units);
      let thrown = 0;
      for (; game.rolls(stage.state) === 'mana' && stage.state.round === 5; thrown++)
        game.apply(stage.state, 0);
      expect(thrown).toBe(card.discard);
      expect(stage.state.played).toEqual([AUTOMA.indexOf(card)]);
    });
});

test('AM-AUTOMA-0, AM-AMB-74: an Automa takes turns in a seat, without a hand, may be first', () => {
  const stage = begin({ seats: 3, automas: [1], first: 1 });
  while (game.rolls(stage.state) !== 'automa') game.apply(stage.state, 0);
  expect(stage.state.hands.map((hand) => hand.length)).toEqual([4, 0, 4]);
  expect(game.waitingFor(stage.state)).toBe(CHANCE);
  passChance(stage);
  expect(game.waitingFor(stage.state)).toBe(2);
});

test('AM-AUTOMA-1, AM-AUTOMA-3: ten of twelve cards are played, then all twelve are there again', () => {
  const ten = AUTOMA.slice(0, 9).map(({ id }) => id);
  const stage = automa({ played: ten, armies: [[], []] });
  expect(game.odds(stage.state)).toBe(3);
  play(stage, 'automa A12');
  expect(game.odds(automa({ played: [...ten, 'A12'] }).state)).toBe(12);
});

test('AM-AMB-74: several Automas share one deck', () => {
  const stage = at({
    options: { seats: 3, automas: [1, 2] },
    turn: 1,
    gallery: [2, 8, 11, 5],
  });
  play(stage, 'automa A12');
  while (game.rolls(stage.state) === 'mana') game.apply(stage.state, 0);
  expect(game.rolls(stage.state)).toBe('automa');
  expect(game.odds(stage.state)).toBe(11);
});

test('AM-AUTOMA-5: a lone card does not move', () => {
  const stage = automa({ armies: [[], [4]], gallery: [] });
  play(stage, 'automa A02');
  expect(told(stage.events, 'moved')).toEqual([]);
});

test('AM-AUTOMA-6: the summon is free, and the lowest may be the Fool', () => {
  const stage = automa({ gallery: [2, 0, 11] });
  play(stage, 'automa A09');
  expect(armyOf(stage)).toEqual([0]);
  expect(stage.state.foolHolder).toBe(1);
  expect(stage.state.spent).toEqual([]);
});

test('AM-AUTOMA-6: of several of an element the highest', () => {
  const stage = automa({ gallery: [2, 18, 7] });
  play(stage, 'automa A05');
  expect(armyOf(stage)).toEqual([18]);
});

test('AM-AUTOMA-7, AM-AMB-70: an element that is not there: any unit, equally likely', () => {
  const stage = automa({ gallery: [null, 8, null, 11] });
  play(stage, 'automa A05');
  expect(game.rolls(stage.state)).toBe('slot');
  expect(game.odds(stage.state)).toBe(2);
  play(stage, 'slot 3');
  expect(armyOf(stage)).toEqual([11]);
});

test('AM-AMB-70: left and right are the outermost units; an empty gallery is no summon', () => {
  const left = automa({ gallery: [null, 8, 11, null] });
  play(left, 'automa A02');
  expect(armyOf(left)).toEqual([8]);
  const right = automa({ gallery: [null, 8, 11, null] });
  play(right, 'automa A03');
  expect(armyOf(right)).toEqual([11]);
  const none = automa({ gallery: [] });
  play(none, 'automa A01');
  expect(armyOf(none)).toEqual([]);
});

test('AM-AUTOMA-8, AM-AUTOMA-9: paid, every die shows its maximum, without rolling', () => {
  const stage = automa({ armies: [[20, 3], [14]], gallery: [] });
  play(stage, 'automa A01', 'card fire-K', 'card fire-2');
  const events = play(stage, 'card water-7');
  expect(told(events, 'automa-attacked')).toMatchObject([
    { units: [14], dice: [12, 4], ace: false },
  ]);
  expect(told(events, 'rolled')).toEqual([]);
  expect(told(events, 'placed').map(({ value }) => value)).toEqual([12, 4]);
});

test('AM-AMB-66: it draws all its cards, and pays for all named units or none', () => {
  const stage = automa({ armies: [[7], [4, 10]], gallery: [] });
  play(stage, 'automa A03', 'card fire-10', 'card air-2');
  expect(told(stage.events, 'automa-attacked')).toEqual([]);
  play(stage, 'card air-3');
  expect(told(stage.events, 'automa-failed')).toHaveLength(1);
  expect(stage.state.spent).toEqual(['fire-10', 'air-2', 'air-3'].map(cardOf));
  expect(stage.state.armies[0]).toEqual([7]);
});

test('golden 10, AM-AUTOMA-16, AM-AMB-75: an Ace pays whatever it costs; its marks are nothing', () => {
  const stage = automa({ armies: [[7], [20]], gallery: [] });
  play(stage, 'automa A01', 'card water-A', 'card air-2');
  const events = play(stage, 'card fire-2');
  expect(told(events, 'automa-attacked')).toMatchObject([{ ace: true, dice: [20] }]);
  expect(stage.state.trophies[1]).toEqual([7]);
  expect(told(events, 'rerolled')).toEqual([]);
});

test('AM-AMB-75: an Ace that is thrown away does nothing', () => {
  const stage = automa({ armies: [[7], [20]], gallery: [] });
  play(stage, 'automa A02', ...draws(3));
  const events = play(stage, 'card water-A');
  expect(told(events, 'automa-discarded')).toMatchObject([{ card: 'water-A' }]);
  expect(told(stage.events, 'automa-attacked')).toEqual([]);
  expect(stage.state.armies[0]).toEqual([7]);
});

test('AM-AUTOMA-10, AM-AMB-68, worked case 9: the ranged die helps to take the Leader', () => {
  expect(bestPlacing([14, 9, 2], [12, 4], [12, 4], false)).toEqual([14, 14]);
});

test('AM-AUTOMA-11, AM-AMB-68, worked case 9: if the Leader stands, ranged dice go on the lowest', () => {
  expect(bestPlacing([20, 9, 2], [12, 4], [12, 4], false)).toEqual([20, 2]);
  expect(bestPlacing([20, 9, 2, 3], [8, 4], [8, 4], false)).toEqual([2, 2].map(() => 2));
});

test('AM-AMB-68: the highest capture, then the highest sum, then the first in order', () => {
  expect(bestPlacing([5, 8, 3], [6, 8], [6, 8], false)).toEqual([5, 8]);
  expect(bestPlacing([12, 4, 3], [12, 4], [12, 4], false)).toEqual([12, 4]);
  expect(bestPlacing([12, 9, 8], [12, 4], [12, 4], false)).toEqual([12, 12]);
});

test('AM-AUTOMA-12: it throws that many cards from deck to discard', () => {
  const stage = automa({ gallery: [] });
  play(stage, 'automa A12', 'card fire-A', 'card fire-2', 'card fire-3', 'card fire-4');
  expect(stage.state.spent).toEqual(['fire-A', 'fire-2', 'fire-3', 'fire-4'].map(cardOf));
});

/** Seat 0 strikes the Automa’s Leader with X. */
function strikeAutoma(line: number[], face: number): Stage {
  const stage = at({
    options: { seats: 2, automas: [1] },
    gallery: [1, 2, 3, 4],
    armies: [[10], line],
    hands: [['fire-10']],
  });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-10'] }, `face ${face}`);
  return stage;
}

test('AM-AUTOMA-13, AM-AMB-71: with three cards, the Fool among them, it always uses it', () => {
  const stage = strikeAutoma([7, 0, 5], 11);
  expect(told(stage.events, 'sacrificed')).toMatchObject([{ seat: 1, element: 'water' }]);
  play(stage, 'joker air');
  expect(armyOf(stage)).toEqual([7, 5]);
  expect(game.waitingFor(stage.state)).toBe(0);
});

test('AM-AUTOMA-14: with more than three a red joker uses the Fool, a black one keeps it', () => {
  const red = strikeAutoma([7, 0, 5, 6], 11);
  expect(told(red.events, 'sacrificed')).toEqual([]);
  play(red, 'joker water');
  expect(told(red.events, 'sacrificed')).toHaveLength(1);
  play(red, 'joker earth');
  expect(armyOf(red)).toEqual([7, 5, 6]);
  const black = strikeAutoma([7, 0, 5, 6], 11);
  play(black, 'joker earth');
  expect(armyOf(black)).toEqual([0, 5, 6]);
  expect(black.state.trophies[0]).toEqual([7]);
});

test('AM-AMB-71: it reacts only if it would lose something', () => {
  const stage = strikeAutoma([7, 0, 5], 3);
  expect(told(stage.events, 'sacrificed')).toEqual([]);
  expect(armyOf(stage)).toEqual([7, 0, 5]);
});

test('AM-AMB-71: what comes back is placed as in its own attacks', () => {
  const stage = strikeAutoma([7, 0, 5], 11);
  play(stage, 'joker water');
  expect(stage.state.trophies[1]).toEqual([10]);
});

test('AM-AMB-71: of what comes back the ranged dice hit the lowest, if the Leader would stand', () => {
  const stage = at({
    options: { seats: 2, automas: [1] },
    gallery: [1, 2, 4, 6],
    armies: [
      [14, 8, 3],
      [7, 0, 5],
    ],
    hands: [['fire-Kn']],
  });
  play(stage, { attack: 1 }, { units: [14] }, { pay: ['fire-Kn'] }, 'face 7', 'face 3', { hit: 7 });
  const events = play(stage, 'joker water');
  expect(told(events, 'placed').map(({ seat, unit }) => [seat, unit])).toEqual([
    [1, 14],
    [1, 3],
  ]);
  expect(stage.state.trophies).toEqual([[], [3]]);
  expect(game.waitingFor(stage.state)).toBe(0);
});

/** Automa 1 strikes Automa 2, which holds the Fool, with a d20 that an Ace has paid. */
function automaStrikesAutoma(line: number[]): Stage {
  const stage = at({
    options: { seats: 3, automas: [1, 2] },
    turn: 1,
    armies: [[], [20], line],
  });
  play(stage, 'automa A01', 'card fire-A', 'card air-2', 'card fire-2');
  return stage;
}

test('AM-AUTOMA-13, AM-AMB-71: an Automa sacrifices its Fool to an Automa, and sends the dice back', () => {
  const stage = automaStrikesAutoma([7, 0, 5]);
  expect(told(stage.events, 'sacrificed')).toMatchObject([{ seat: 2, element: 'water' }]);
  play(stage, 'joker water');
  expect(stage.state.armies).toEqual([[], [], [7, 5]]);
  expect(stage.state.trophies).toEqual([[], [], [20]]);
  expect(stage.state.tokens).toEqual([2, -1, 2, -1]);
});

test('AM-AUTOMA-14: attacked by an Automa, an Automa with more cards asks a joker as well', () => {
  const stage = automaStrikesAutoma([7, 0, 5, 6]);
  expect(told(stage.events, 'sacrificed')).toEqual([]);
  play(stage, 'joker air');
  expect(stage.state.trophies[1]).toContain(7);
  expect(stage.state.armies[2]).toContain(0);
});

test('AM-AUTOMA-15, AM-AMB-72: with seven cards its lowest, not the Fool, makes room for the highest', () => {
  const stage = automa({ armies: [[], [13, 0, 3, 9, 15, 16, 17]] });
  const events = play(stage, 'automa A02');
  expect(told(events, 'automa-retired')).toMatchObject([{ unit: 3 }]);
  expect(armyOf(stage)).toEqual([0, 9, 15, 16, 17, 13, 11]);
  expect(stage.state.trophies[1]).toEqual([3]);
  expect(stage.state.tokens).toEqual([-1, -1, -1, -1]);
});

test('AM-AUTOMA-15, AM-AMB-72: with six cards the card’s own summon counts, with eight the rule still does', () => {
  const six = automa({ armies: [[], [13, 0, 3, 9, 15, 16]] });
  expect(told(play(six, 'automa A02'), 'automa-retired')).toEqual([]);
  expect(armyOf(six).at(-1)).toBe(2);
  const eight = automa({ armies: [[], [13, 0, 3, 9, 15, 16, 17, 10]] });
  expect(told(play(eight, 'automa A03'), 'automa-retired')).toMatchObject([{ unit: 3 }]);
  expect(armyOf(eight).at(-1)).toBe(11);
});

test('AM-AMB-72: the summon after making room may be event B', () => {
  const stage = automa({
    gallery: [null, 4],
    armies: [[], [13, 0, 3, 9, 15, 16, 17]],
    trophies: [
      [1, 2, 5, 6, 7, 8],
      [10, 11, 12, 14, 18, 19, 20, 21, 22],
    ],
  });
  play(stage, 'automa A12');
  expect(stage.state.tokens).toEqual([-1, 1, -1, -1]);
  expect(stage.state.end).toBe(4);
});

test('AM-AMB-72: it may also win by the element, but never with the unit that makes room', () => {
  const stage = automa({ gallery: [18], armies: [[5], [2, 7, 12, 13, 1, 10, 11]] });
  play(stage, 'automa A12');
  expect(stage.state.winner).toBe(1);
  const lost = automa({ gallery: [18], armies: [[5], [2, 7, 12, 13, 9, 10, 11]] });
  play(lost, 'automa A12');
  expect(lost.state.trophies[1]).toEqual([2]);
  expect(lost.state.winner).toBe(-1);
});

test('AM-AMB-72: with an empty gallery nobody makes room', () => {
  const stage = automa({ gallery: [], armies: [[], [13, 0, 3, 9, 15, 16, 17]] });
  play(stage, 'automa A01');
  expect(armyOf(stage)).toHaveLength(7);
});

test('AM-AMB-73: fewer than named: those there are; no such element: the Leader; never the Fool', () => {
  expect(namedUnits([0, 4], 'left2')).toEqual([4]);
  expect(namedUnits([0, 4, 8], 'water')).toEqual([4]);
  expect(namedUnits([0, 4, 2], 'water')).toEqual([2]);
  expect(namedUnits([0, 4, 8], 'lowest')).toEqual([4]);
  expect(namedUnits([0], 'leader')).toEqual([]);
});

test('AM-AMB-65: the level adds to the printed draw, but a card that rests draws none', () => {
  const drawn = (automaLevel: string, card: string) => {
    const stage = automa({ options: { automaLevel }, armies: [[7], [20]], gallery: [] });
    play(stage, `automa ${card}`);
    const { state } = stage;
    const frame = state.stack.at(-1);
    return frame?.frame === 'automa' && frame.step === 'draw' ? frame.left : 0;
  };
  expect(['easy', 'normal', 'hard', 'nightmare'].map((level) => drawn(level, 'A01'))).toEqual([
    2, 3, 4, 5,
  ]);
  expect(drawn('nightmare', 'A12')).toBe(0);
});

test('AM-AMB-67: it goes where the highest unit falls', () => {
  const { state } = at({
    options: { seats: 4, automas: [0] },
    turn: 1,
    armies: [[10], [3], [9], [13]],
  });
  expect(chooseTarget(state, 0, [12])).toBe(2);
});

test('AM-AMB-67: if nothing falls, whoever has most points, then the next clockwise', () => {
  const written = {
    options: { seats: 4, automas: [1] },
    turn: 2,
    armies: [[20], [10], [21], [22]],
  };
  expect(chooseTarget(at({ ...written, trophies: [[4]] }).state, 1, [12])).toBe(0);
  expect(
    chooseTarget(
      at({ ...written, armies: [[20], [10], [21], []], trophies: [[], [], [], []] }).state,
      1,
      [12],
    ),
  ).toBe(2);
});

test('AM-AMB-69: peace binds it and protects it', () => {
  const bound = automa({ round: 2, armies: [[7, 3], [20]], gallery: [] });
  play(bound, 'automa A01');
  expect(told(bound.events, 'automa-drew')).toEqual([]);
  expect(game.waitingFor(passChance(bound).state)).toBe(0);
  const guarded = at({
    options: { seats: 2, automas: [1] },
    round: 2,
    armies: [[10], [7, 3]],
    hands: [['fire-10']],
  });
  expect(game.choices(guarded.state)).not.toContainEqual({ attack: 1 });
});

test('AM-AMB-69: without a die it draws nothing; hopeless attacks are made', () => {
  const dieless = automa({ armies: [[7], [3]], gallery: [] });
  play(dieless, 'automa A01');
  expect(game.waitingFor(passChance(dieless).state)).toBe(0);
  expect(told(dieless.events, 'automa-drew')).toEqual([]);
  const hopeless = automa({ armies: [[20], [5]], gallery: [] });
  play(hopeless, 'automa A01', 'card earth-K', 'card air-2', 'card fire-2');
  expect(told(hopeless.events, 'missed')).toHaveLength(1);
});

test('AM-AMB-74: it can win by an element', () => {
  const stage = automa({ gallery: [18], armies: [[5], [2, 7, 12, 13]] });
  play(stage, 'automa A01');
  expect(game.waitingFor(stage.state)).toBe(NOBODY);
  expect(game.outcome(stage.state).winners).toEqual([1]);
});

test('AM-AMB-74: it never raises a trophy', () => {
  const stage = automa({ gallery: [], trophies: [[], [22]], armies: [[], []] });
  play(stage, 'automa A01');
  expect(armyOf(stage)).toEqual([]);
});

test('a person holding the Fool is asked when an Automa attacks', () => {
  const stage = automa({ armies: [[7, 0, 5], [20]], gallery: [] });
  play(stage, 'automa A01', 'card water-A', 'card air-2', 'card fire-2');
  expect(game.waitingFor(stage.state)).toBe(0);
  play(stage, { sacrifice: 'fire' }, 'joker fire');
  expect(stage.state.trophies[0]).toEqual([20]);
  passChance(stage);
  expect(game.waitingFor(endTurn(stage).state)).toBe(0);
});
