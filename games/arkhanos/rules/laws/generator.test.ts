import { checkOptions, type Game, hashJson, type Roll, seeded, stroll } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../index.ts';
import { lookAtTower } from '../look.ts';
import { bookSize, type State } from '../state.ts';
import { game } from '../whole.ts';
import { slowChoices } from './slow.ts';

/** Positions of random games; every second one has its books and supplies stirred. */
function* positions(seats: number, seeds: number): Generator<State> {
  for (let seed = 1; seed <= seeds; seed++) {
    const starters = seed % 2 === 0 ? 'odd' : 'different';
    const options = checkOptions(game as Game, { seats, starters });
    const roll = seeded(seed);
    const state = game.setup(options);
    for (const { before } of stroll(game, state, roll, game.bound(options)))
      if (game.waitingFor(before) >= 0) {
        yield before;
        yield stirred(before, roll);
      }
  }
}

/** Random play seldom has full books, waiting spells and empty supplies: here they are common. */
function stirred(state: State, roll: Roll): State {
  const other = game.clone(state);
  for (let spell = other.turn * 6; spell < other.turn * 6 + 6; spell++) other.book[spell] = roll(3);
  if (roll(3) === 0) other.book.fill(0);
  other.apprentices[other.turn] = roll(2) * roll(4);
  other.masters[other.turn] = roll(2);
  if (other.stage === 'place') {
    other.shift = roll(3);
    other.morph = roll(2) === 0;
  }
  for (let i = 0; i < other.table.length; i++) if (roll(4) === 0) other.table[i] = 1 + roll(24);
  return other;
}

describe('the list of choices', () => {
  test.each([2, 3, 4])('is what the slow and obvious way finds, with %i players', (seats) => {
    let compared = 0;
    for (const state of positions(seats, 25)) {
      const found = game.choices(state);
      const expected = slowChoices(state);
      // Comparing texts first is much faster than comparing trees.
      if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
      compared++;
    }
    expect(compared).toBeGreaterThan(2000);
  });

  test('stays below 600 entries', () => {
    let longest = 0;
    for (const state of positions(2, 40)) longest = Math.max(longest, game.choices(state).length);
    expect(longest).toBeLessThan(600);
  });
});

describe('what always holds', () => {
  const walks = (seats: number, check: (before: State, choice: Choice | number) => void) => {
    const options = checkOptions(game as Game, { seats });
    for (let seed = 1; seed <= 40; seed++)
      for (const { before, step } of stroll(
        game,
        game.setup(options),
        seeded(seed),
        game.bound(options),
      ))
        check(before, step.choice as Choice | number);
  };

  test.each([2, 3, 4])('TA-AMB-49: there is always room to build, with %i players', (seats) => {
    walks(seats, (state) => {
      if (state.stage === 'place') {
        expect(state.table.length).toBeGreaterThanOrEqual(2);
        expect(state.pool).toHaveLength(state.round - 1);
        for (let tower = 0; tower < 4; tower++) {
          const { top, closed } = lookAtTower(state, tower);
          if (!closed) expect(top?.pillars.some((p) => !p.die && !p.meeple)).toBe(true);
        }
      }
      if (state.stage === 'bonus' && state.placedOn < 9) {
        const { turn, apprentices, masters } = state;
        if (apprentices[turn] + masters[turn] > 0 || bookSize(state, turn) > 0)
          expect(game.choices(state).some((choice) => 'build' in choice)).toBe(true);
      }
    });
  });

  test('a step that is asked for has a choice, and a bonus with one entry is not asked for', () => {
    walks(2, (state) => {
      if (game.waitingFor(state) < 0) return;
      const list = game.choices(state);
      expect(list.length).toBeGreaterThan(0);
      if (state.stage === 'bonus' || state.stage === 'end' || state.stage === 'score')
        expect(list.length).toBeGreaterThan(1);
    });
  });

  test('a change of any number, wherever in the state, changes the hash', () => {
    const options = checkOptions(game as Game, { seats: 2 });
    const steps = [...stroll(game, game.setup(options), seeded(9), game.bound(options))];
    const state = steps[steps.length >> 1].before;
    const change = (part: number[] | Record<string, unknown>, key: string, where: string) => {
      const value = (part as Record<string, unknown>)[key];
      if (typeof value === 'object') {
        for (const inner of Object.keys(value as object))
          change(value as Record<string, unknown>, inner, `${where}.${inner}`);
        return;
      }
      const before = game.hash(state);
      (part as Record<string, unknown>)[key] =
        typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}!`;
      expect(game.hash(state), where).not.toBe(before);
      (part as Record<string, unknown>)[key] = value;
    };
    for (const key of Object.keys(state))
      change(state as unknown as Record<string, unknown>, key, key);
  });

  test('the quick hash tells apart what the plain one does', () => {
    const seen = new Map<number, number>();
    walks(3, (state) => {
      const [quick, plain] = [game.hash(state), hashJson(state)];
      expect(seen.get(quick) ?? plain).toBe(plain);
      seen.set(quick, plain);
    });
    expect(seen.size).toBeGreaterThan(4000);
  });
});
