import { once } from 'node:events';
import { sure } from '@magehall/engine';
import { expect, test } from 'vitest';
import { finish, run, start } from '../spawned.ts';
import { ratings } from './elo.ts';

test('ratings: who wins ten games of eleven is 400 points above', () => {
  // With the drawn game that nobody played, 10.5 of 11.55 is ten elevenths.
  const elo = ratings([{ challenger: 'adept', rival: 'novice', games: 10.55, won: 10 }]);
  expect(elo).toEqual({ adept: 400, novice: 0 });
});

test('ratings: strength carries over, and nobody is infinitely strong', () => {
  const elo = ratings([
    { challenger: 'archmage', rival: 'adept', games: 100, won: 75 },
    { challenger: 'adept', rival: 'novice', games: 100, won: 75 },
    { challenger: 'novice', rival: 'random', games: 100, won: 100 },
  ]);
  expect(elo.random).toBe(0);
  expect(Math.abs(sure(elo.archmage) - 2 * sure(elo.adept) + sure(elo.novice))).toBeLessThan(5);
  expect(elo.novice).toBeLessThan(1000);
});

// Processes start slowly on a busy machine.
const PATIENT = { timeout: 30_000 };

test('ladder plays every pair as often as asked, the seats in turn', PATIENT, async () => {
  const pairs = 'novice:random,adept@5:random';
  const { code, out } = await run(
    '',
    'ladder',
    'wisps',
    '--games',
    '20',
    '--pairs',
    pairs,
    '--json',
  );
  expect(code).toBe(0);
  const { rows, elo } = JSON.parse(out);
  expect(rows.map((row: { games: number }) => row.games)).toEqual([20, 20]);
  for (const { share, interval, decisions } of rows) {
    expect(share).toBeGreaterThan(0.5);
    expect(interval[0]).toBeLessThan(share);
    expect(decisions).toBeGreaterThan(100);
  }
  expect(elo.random).toBe(0);
});

test('ladder that is interrupted reports the games it has', PATIENT, async () => {
  // So many that they can't all be over before the interrupt comes.
  const games = 100_000;
  const pairs = 'adept@20:random';
  const child = start('ladder', 'wisps', '--games', `${games}`, '--pairs', pairs, '--json');
  const finished = finish(child);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const { code, out } = await finished;
  expect(code).toBe(130);
  const [row] = JSON.parse(out).rows;
  expect(row.games).toBeGreaterThan(0);
  expect(row.games).toBeLessThan(games);
});

test.each([
  ['archmage', '"archmage" is not'],
  ['archmage:nobody', 'No bot is called "nobody"'],
  ['archmage@fast:novice', '"archmage@fast" is not'],
  ['archmage:automa', 'No bot is called "automa"'],
])('ladder says what is wrong with the pair %s', PATIENT, async (pair, sentence) => {
  const { code, err } = await run('', 'ladder', 'wisps', '--pairs', pair);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
