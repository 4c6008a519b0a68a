import { bot } from '@magehall/bots';
import { checkOptions, type WholeGame } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { describe, expect, test } from 'vitest';
import { digest } from './digest.ts';
import { count, summary } from './histogram.ts';
import { playOut } from './playout.ts';
import { brief, report } from './report.ts';
import { addSheet, newSheet, type Sheet, victories } from './sheet.ts';
import { wilson } from './wilson.ts';

const game: WholeGame = wisps;
const options = checkOptions(game, { seats: 3, first: 0 });
const random = bot(game, 'random');
const players = [random, random, random];

function played(games: readonly number[]): Sheet {
  const sheet = newSheet(3);
  for (const i of games) playOut(game, options, players, 1, i, sheet);
  return sheet;
}

test('sheets of parts add up to the sheet of the whole, in any order', () => {
  const whole = played([0, 1, 2, 3, 4, 5, 6, 7]);
  const sum = newSheet(3);
  addSheet(sum, played([7, 2, 5]));
  addSheet(sum, played([0, 6, 4, 3, 1]));
  const figures = (sheet: Sheet) => digest(game, options, ['a', 'b', 'c'], 1, 8, sheet);
  expect(figures(sum)).toEqual(figures(whole));
  expect(figures(sum)).not.toEqual(figures(played([0, 1, 2, 3, 4, 5, 6, 8])));
});

test('a sheet counts what happened', () => {
  const { games, draws, seats, kinds } = played([0, 1, 2, 3]);
  expect(games).toBe(4);
  // Six cards are dealt; in each of twelve turns a card is drawn and the candle rolled.
  expect([...draws]).toEqual([[30, 4]]);
  const won = seats.reduce((sum, { wins }) => sum + victories(wins), 0);
  expect(won).toBeCloseTo(4);
  expect(kinds.get('light')?.games).toBe(4);
});

test('what single steps show is summed up over a game', () => {
  const steps = { ...game, counts: () => ({ steps: 1, never: 0 }) };
  const sheet = newSheet(3);
  for (const i of [0, 1]) playOut(steps, options, players, 1, i, sheet);
  const { figures, length } = digest(steps, options, ['a', 'b', 'c'], 1, 2, sheet);
  expect(figures.steps?.mean).toBe(length.decisions.mean + length.draws.mean);
  expect(figures.never).toMatchObject({ mean: 0, most: 0 });
});

test('a victory shared by k counts as 1/k of one', () => {
  // Three alone, two shared by two, three shared by three.
  expect(victories([0, 3, 2, 3])).toBe(5);
});

test('bots that think by count play the same game twice', () => {
  const table = [bot(game, 'adept'), random, random];
  const twice = [0, 1].map(() => {
    const sheet = newSheet(3);
    playOut(game, options, table, 9, 0, sheet);
    return digest(game, options, ['a', 'b', 'c'], 9, 1, sheet);
  });
  expect(twice[0]).toEqual(twice[1]);
}, 60_000);

describe('Wilson’s interval', () => {
  test('is what the formula gives', () => {
    // Computed by hand: 8 of 10 gives 0.4902 to 0.9433.
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });
  test('stays within 0 and 1', () => {
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

test('a summary is that of the values', () => {
  const values = new Map<number, number>();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) count(values, value);
  const { mean, deviation, least, median, most } = summary(values);
  expect({ mean, least, median, most }).toEqual({ mean: 5, least: 2, median: 4, most: 9 });
  expect(deviation).toBeCloseTo(Math.sqrt(32 / 7));
});

test('the report says what it is, how it was made, and its figures', () => {
  const result = digest(game, options, ['random', 'random', 'adept'], 1, 8, played([0, 1]));
  const text = report(result, 'npx magehall simulate wisps');
  expect(text).toMatch(/^# wisps: 2 games with 3 seats\n/);
  expect(text).toContain('`npx magehall simulate wisps`');
  expect(text).toContain('interrupted after 2 of 8 games');
  expect(text).toContain('| draws of chance | 30.00 | 0.00 | 30 | 30 | 30 |');
  expect(text).toMatch(/\| 2 \| adept \| \d+ \| \d+ \| [\d.]+ % \| [\d.]+ % to [\d.]+ % \|/);
  expect(text).toMatch(/Every kind was met\.|Never met: /);
  expect(brief(result)).toContain('wisps: 2 games');
});
