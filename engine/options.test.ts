import { describe, expect, test } from 'vitest';
import type { Game } from './contract.ts';
import { checkOptions, OptionsError } from './options.ts';
import { wisps } from './sample/wisps.ts';

const game: Game = {
  ...wisps,
  options: {
    ...wisps.options,
    teams: { values: () => [false, true], default: false },
    ghosts: {
      values: (seats) => Array.from({ length: seats }, (_, seat) => seat),
      many: true,
      default: [],
    },
  },
  exclusions: [{ id: 'teams-of-four', when: (o) => o.teams === true && o.seats !== 4 }],
};
const problem = (asked: Record<string, unknown>) => {
  try {
    checkOptions(game, asked);
  } catch (error) {
    if (error instanceof OptionsError) return error.message;
    throw error;
  }
  return undefined;
};

describe('the options of a table', () => {
  test('are completed by their defaults', () => {
    expect(checkOptions(game, {})).toEqual({ seats: 2, first: 'random', teams: false, ghosts: [] });
  });
  test('a list is put in order, each value once', () => {
    expect(checkOptions(game, { seats: 3, ghosts: [2, 0, 2] }).ghosts).toEqual([0, 2]);
  });
  test('what is wrong is said in a sentence', () => {
    expect(problem({ seats: 5 })).toBe('wisps is for 2 to 4 seats, not 5.');
    expect(problem({ seats: '2' })).toBe('wisps is for 2 to 4 seats, not "2".');
    expect(problem({ colour: 1 })).toBe(
      'wisps has no option "colour". It has: first, teams, ghosts.',
    );
    expect(problem({ first: 2 })).toBe('Option "first" can be "random", 0, 1, not 2.');
    expect(problem({ ghosts: 1 })).toBe('Option "ghosts" is a list of 0, 1, not 1.');
    expect(problem({ ghosts: [7] })).toBe('Option "ghosts" can be 0, 1, not 7.');
    expect(problem({ toString: 1 })).toMatch(/no option "toString"/);
  });
  test('a clash is named, so that the words can explain it', () => {
    expect(() => checkOptions(game, { teams: true })).toThrow(
      expect.objectContaining({ exclusion: 'teams-of-four' }),
    );
    expect(problem({ teams: true, seats: 4 })).toBeUndefined();
  });
});
