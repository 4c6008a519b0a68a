import { checkOptions, type OptionsError } from '@magehall/engine';
import { expect, test } from 'vitest';
import { diceOf } from '../attack/dice.ts';
import { MANA } from '../data/mana.ts';
import { game, HIDDEN } from '../index.ts';
import { at, begin, endTurn, isOffered, offeredOf, passChance, play } from '../testing.ts';

const TEAMS = { seats: 4, teams: true };

test('AM-MODE-TEAM-1, AM-MODE-TEAM-2, AM-AMB-62: two sides, each with one army, four hands', () => {
  const { state } = passChance(begin(TEAMS));
  expect(state.armies).toHaveLength(2);
  expect(state.trophies).toHaveLength(2);
  expect(state.hands).toHaveLength(4);
});

test('AM-AMB-62: points and places are shared, and the Fool as tie-break', () => {
  const { state } = at({ options: TEAMS, armies: [[4, 0], [5]], trophies: [[3], [1, 2]] });
  const { scores, places, winners, sides } = game.outcome(state);
  expect(scores.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  expect(places).toEqual([1, 2, 1, 2]);
  expect(sides).toEqual([0, 1, 0, 1]);
  expect(winners).toEqual([0, 2]);
});

test('AM-AMB-62: an element is won by the team, whoever of it summons the last unit', () => {
  const stage = at({
    options: TEAMS,
    turn: 2,
    gallery: [18],
    armies: [[2, 7, 12, 13], [5]],
    hands: [[], [], ['water-K', 'water-Q']],
  });
  play(stage, { summon: 18 }, { pay: ['water-Q', 'water-K'] });
  expect(game.outcome(stage.state)).toMatchObject({ places: [1, 2, 1, 2], winners: [0, 2] });
});

test('AM-AMB-62: peace counts the shared army', () => {
  const armies = [[10], [1, 2, 3]];
  const stage = at({ options: TEAMS, round: 2, armies, hands: [['fire-K']] });
  expect(offeredOf(stage, 'attack')).toEqual([1]);
});

test('AM-AMB-62: the partner’s hand is hidden too', () => {
  const { state } = at({ options: TEAMS, hands: [['fire-A'], [], ['air-A', 'air-2'], []] });
  expect(game.view(state, 0).hands[2]).toEqual([HIDDEN, HIDDEN]);
});

test('AM-MODE-TEAM-3, AM-AMB-63: a summon rules out an attack and the other way round', () => {
  const written = {
    options: TEAMS,
    gallery: [4, 1],
    armies: [[5, 6], [8]],
    trophies: [[2], []],
    hands: [['fire-4', 'earth-6', 'air-K', 'water-K']],
  };
  const summoned = at(written);
  play(summoned, { summon: 4 }, { pay: ['fire-4'] });
  expect(offeredOf(summoned, 'attack')).toEqual([]);
  expect(isOffered(summoned, { move: true })).toBe(true);
  const raised = at(written);
  play(raised, { resurrect: 2 }, { pay: ['water-K'] });
  expect(offeredOf(raised, 'attack')).toEqual([]);
  const attacked = at(written);
  play(attacked, { attack: 1 }, { units: [5] }, { pay: ['earth-6'] }, 'face 1');
  expect(offeredOf(attacked, 'summon')).toEqual([]);
  expect(offeredOf(attacked, 'resurrect')).toEqual([]);
  expect(isOffered(attacked, { move: true })).toBe(true);
  expect(offeredOf(attacked, 'end')).toHaveLength(8);
});

test('AM-AMB-63: the other team is the only target; a change of hand stays', () => {
  const stage = at({ options: TEAMS, armies: [[5], [8]], hands: [['earth-5']] });
  expect(offeredOf(stage, 'attack')).toEqual([1]);
  expect(isOffered(stage, { change: true })).toBe(true);
});

test('AM-MODE-TEAM-4: partners may each attack in a round', () => {
  const stage = at({
    options: TEAMS,
    gallery: [1, 2, 3, 4, 6],
    armies: [[5], [8]],
    hands: [['earth-5'], [], ['earth-6'], []],
  });
  play(stage, { attack: 1 }, { units: [5] }, { pay: ['earth-5'] }, 'face 1', { keep: true });
  play(stage, { end: [] }, { end: [] });
  play(stage, { attack: 1 }, { units: [5] }, { pay: ['earth-6'] }, 'face 1');
  expect(game.waitingFor(stage.state)).toBe(2);
});

test('AM-MODE-TEAM-5, AM-MODE-TEAM-6, AM-MODE-TEAM-7, AM-AMB-61: 1 2 3 0, 0 3 2 1, 1 2 3 0', () => {
  const stage = passChance(begin({ ...TEAMS, first: 1 }));
  const seen: number[] = [];
  for (let i = 0; i < 12; i++) {
    seen.push(game.waitingFor(stage.state));
    endTurn(stage);
  }
  expect(seen).toEqual([1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]);
});

test('AM-AMB-64: whoever called the Fool decides about it, and spreads what comes back', () => {
  const stage = at({
    options: TEAMS,
    armies: [
      [14, 3],
      [7, 0, 5],
    ],
    fool: 3,
    hands: [['fire-Kn']],
  });
  play(stage, { attack: 1 }, { units: [14] }, { pay: ['fire-Kn'] }, 'face 9', 'face 3', { hit: 5 });
  expect(game.waitingFor(stage.state)).toBe(3);
  play(stage, { sacrifice: 'air' }, 'joker air');
  expect(game.waitingFor(stage.state)).toBe(3);
  play(stage, { hit: 3 });
  expect(stage.state.trophies[1]).toEqual([3]);
});

test('AM-AMB-64: calling the Fool makes that member its holder; raising uses the team’s trophies', () => {
  const stage = at({
    options: TEAMS,
    turn: 2,
    gallery: [0],
    trophies: [[4], []],
    hands: [[], [], ['fire-4']],
  });
  expect(isOffered(stage, { resurrect: 4 })).toBe(true);
  play(stage, { fool: true });
  expect(stage.state.foolHolder).toBe(2);
  expect(stage.state.armies[0]).toEqual([0]);
});

test('golden 7, AM-MODE-POWER-1: V, V, V roll three d6; X, X two d12', () => {
  expect(diceOf([5, 6, 7], true)).toEqual([6, 6, 6]);
  expect(diceOf([10, 11], true)).toEqual([12, 12]);
});

test('AM-MODE-POWER-2: eight arrows are two d4, never a d8', () => {
  expect(diceOf([4, 14], true)).toEqual([12, 4, 4]);
});

test('AM-MODE-POWER-3: a d20 only from XIX to XXII', () => {
  expect(diceOf([19, 20], true)).toEqual([20, 20]);
  expect(diceOf([21, 22, 10], true)).toEqual([20, 20, 12]);
  expect(diceOf([10, 11, 12, 13], true)).not.toContain(20);
});

test('AM-MODE-SKILL-1: no option gives units skills', () => {
  expect(Object.keys(game.options)).not.toContain('skills');
});

test('AM-EXT-1: without the Knights there are 52 mana cards', () => {
  const { state } = begin({ knights: false, first: 0 });
  expect(state.mana).toHaveLength(52);
  expect(state.mana.some((card) => MANA[card].rank === 'Kn')).toBe(false);
});

test('AM-EXT-2: without the Ferryman there are 22 units', () => {
  const { state } = begin({ ferryman: false, first: 0 });
  expect([...state.deck, ...state.beneath]).toHaveLength(22);
  expect(state.beneath).not.toContain(22);
});

test('AM-EXT-3: as one deck any unit may come first', () => {
  const { state } = begin({ oneDeck: true, first: 0 });
  expect(game.odds(state)).toBe(23);
  expect(state.beneath).toEqual([]);
});

test('AM-ADEPT-5, AM-AMB-36, AM-AMB-54: nothing agreed on: the book’s own game', () => {
  expect(checkOptions(game, {})).toEqual({
    ...{ seats: 2, first: 'random', automas: [], automaLevel: 'normal' },
    ...{ scoring: 'sorcerer', necromancers: false, teams: false, powerMongers: false, sand: 4 },
    ...{ knights: true, ferryman: true, oneDeck: false, half: 'up', overkillChain: false },
  });
});

const clash = (asked: Record<string, unknown>) => {
  try {
    checkOptions(game, asked);
    return undefined;
  } catch (error) {
    return (error as OptionsError).exclusion;
  }
};

test('AM-AMB-76: options that exclude each other say so', () => {
  expect(clash({ seats: 3, teams: true })).toBe('teams-seats');
  expect(clash({ seats: 4, teams: true, automas: [1] })).toBe('teams-automas');
  expect(clash({ seats: 2, automas: [0, 1] })).toBe('automas-all');
  expect(clash({ seats: 2, automas: [1] })).toBe(undefined);
  expect(clash({ necromancers: true, scoring: 'warlock' })).toBe('necromancers-scoring');
  expect(clash({ necromancers: true, scoring: 'patriarch' })).toBe(undefined);
});
