import { describe, expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { CHANCE } from './contract.ts';
import { commitmentTo, fairDraw } from './fair.ts';
import { FileError, type GameFile, openTable } from './file.ts';
import { wisps } from './sample/wisps.ts';
import { Table } from './table.ts';
import { tally } from './tally.ts';
import { en } from './troubles/en.ts';
import { sentenceFor } from './troubles/trouble.ts';
import { verify } from './verify.ts';
import { readGameFile, writeGameFile } from './written.ts';

const secret = '5e'.repeat(32);
const nonces = ['a1'.repeat(32)];

/** A whole game with fair dice, choices and a few undos taken from a seed. */
function played(seed: number): GameFile {
  const options = { seats: 2, first: 'random' as const };
  const table = new Table(wisps, options);
  const draw = fairDraw(secret, 'here', nonces);
  const pick = seeded(seed);
  const hashes: number[] = [];
  while (!table.over) {
    const seat = table.waitingFor;
    const choices = table.choices();
    if (seat === CHANCE) table.chance(draw(table.draws, wisps.odds(table.state)));
    else if (pick(5) === 0 && table.whyNoUndo(seat) === undefined) table.undo(seat);
    else table.choose(seat, choices[pick(choices.length)]);
    hashes.push(table.hash());
  }
  return {
    magehall: 1,
    game: 'wisps',
    rulesVersion: 1,
    table: 'here',
    options,
    players: [
      { name: 'Ada', plays: 'person' },
      { name: 'Bot', plays: 'novice' },
    ],
    dice: { commitment: commitmentTo(secret), nonces, secret },
    log: table.log,
    hashes,
  };
}
const problem = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof FileError) return sentenceFor(error.trouble, en);
    throw error;
  }
  return undefined;
};
const damaged = (change: Record<string, unknown>) =>
  problem(() => readGameFile(JSON.stringify({ ...played(1), ...change })));

describe('a game file', () => {
  test('is read back as it was written, one entry a line, and leads to the same end', () => {
    const file = played(2);
    const text = writeGameFile(file);
    expect(readGameFile(text)).toEqual(file);
    expect(text.split('\n').length).toBeGreaterThan(file.log.length);
    const table = openTable(wisps, readGameFile(text));
    expect(table.over).toBe(true);
    expect(table.hash()).toBe(file.hashes?.at(-1));
  });

  test('that is damaged or foreign is refused with a sentence', () => {
    expect(problem(() => readGameFile('{"magehall":1'))).toMatch(/not JSON, or it is cut off/);
    for (const foreign of ['[]', '{}', '7', 'null', '"x"'])
      expect(problem(() => readGameFile(foreign))).toBe('This is not a Magehall game.');
    expect(damaged({ magehall: 2 })).toMatch(/format 2; this Magehall reads format 1/);
    expect(damaged({ game: 5 })).toMatch(/"game" should be/);
    expect(damaged({ rulesVersion: 'new' })).toMatch(/"rulesVersion"/);
    expect(damaged({ table: '../x' })).toMatch(/"table"/);
    expect(damaged({ options: [] })).toMatch(/"options"/);
    expect(damaged({ players: [{ name: 'Ada' }] })).toMatch(/"players"/);
    expect(damaged({ dice: { commitment: 'x', nonces: [] } })).toMatch(/"dice"/);
    expect(damaged({ log: {} })).toMatch(/"log"/);
    expect(damaged({ log: [{ by: 0, choice: {} }, 5] })).toMatch(/^Entry 1 of the log/);
    expect(damaged({ log: [{ by: -2, choice: 1 }] })).toMatch(/^Entry 0/);
    expect(damaged({ hashes: ['x'] })).toMatch(/"hashes"/);
    expect(damaged({ magehall: { odd: true } })).toMatch(/format \{"odd":true\}/);
  });

  test('has a hash for every entry, or none at all', () => {
    const { hashes = [] } = played(1);
    expect(damaged({ hashes: hashes.slice(1) })).toMatch(/"hashes" should be/);
    expect(damaged({ hashes: [...hashes, 7] })).toMatch(/"hashes" should be/);
    expect(damaged({ hashes: undefined })).toBeUndefined();
  });

  test('has outcomes that are whole numbers, and entries that are one thing', () => {
    for (const choice of ['3', null, { die: 3 }, 0.5, -1])
      expect(damaged({ log: [{ by: CHANCE, choice }], hashes: undefined })).toMatch(/^Entry 0/);
    for (const entry of [
      { by: 0, choice: {}, undo: 1 },
      { by: 0, undo: 0 },
      { by: 0, undo: -1 },
    ])
      expect(damaged({ log: [entry], hashes: undefined })).toMatch(/^Entry 0/);
  });

  test('says nothing to a terminal that a terminal would obey', () => {
    const named = (name: string) => damaged({ players: [{ name, plays: 'person' }] });
    for (const name of ['\u001b[2J', 'two\nlines', '\u009b31m', '\u202eeldaw'])
      expect(named(name)).toMatch(/"players"/);
    for (const name of ['Ada', 'Zoë d’Arc', '魔法使い', '👩‍🔬'])
      expect(named(name)).toBeUndefined();
    expect(named('x'.repeat(101))).toMatch(/"players"/);
    expect(damaged({ game: '\u001b[31mwisps' })).toMatch(/"game" should be/);
    const options = { seats: 2, '\u001b[31m': 1 } as unknown as GameFile['options'];
    const said = problem(() => openTable(wisps, { ...played(1), options }));
    expect(said).toContain('no option "\\u001b[31m"');
  });

  test('whose log can not be played says at which entry', () => {
    const file = played(2);
    const open = (change: Partial<GameFile>) =>
      problem(() => openTable(wisps, { ...file, ...change }));
    expect(open({})).toBeUndefined();
    expect(open({ log: [{ by: 0, choice: { wait: true } }] })).toMatch(/^Entry 0 can't be played/);
    expect(open({ hashes: [1] })).toMatch(/^After entry 0 the position is not/);
    expect(open({ game: 'chess' })).toMatch(/game of "chess", not of "wisps"/);
    expect(open({ rulesVersion: 9 })).toMatch(/version 9 of the rules; here is version 1/);
    expect(open({ options: { seats: 9, first: 0 } })).toMatch(/options of this game are wrong/);
  });
});

describe('verify', () => {
  const check = (change: Partial<GameFile>) => verify(wisps, { ...played(2), ...change });

  test('finds the dice of a fair game fair, undone draws and all', () => {
    const { log } = played(2);
    expect(log.some((entry) => 'undo' in entry)).toBe(true);
    const draws = log.filter((entry) => entry.by === CHANCE).length;
    expect(check({})).toEqual({ fair: true, draws });
  });

  test('says which entry is not the fair one', () => {
    const { log } = played(2);
    const at = log.findLastIndex((entry) => entry.by === CHANCE);
    const was = (log[at] as { choice: number }).choice;
    const forged = log.with(at, { by: CHANCE, choice: was === 0 ? 1 : 0 });
    expect(check({ log: forged })).toMatchObject({ fair: false, entry: at });
    expect(check({ log: [{ by: 0, choice: {} }] })).toMatchObject({ fair: false, entry: 0 });
    expect(check({ table: 'elsewhere' })).toMatchObject({ fair: false });
  });

  test('says when there is nothing to check, or the secret is not the promised one', () => {
    const dice = { commitment: commitmentTo(secret), nonces };
    expect(check({ dice: undefined })).toMatchObject({ why: ['noDice'] });
    expect(check({ dice })).toMatchObject({ why: ['notOver'] });
    expect(check({ dice: { ...dice, secret: '00'.repeat(32) } })).toMatchObject({
      why: ['otherSecret'],
    });
  });
});

test('the tally counts every draw by kind, against what was to be expected', () => {
  const file = played(2);
  const tallies = tally(wisps, file.options, file.log);
  const d6 = tallies.find(({ rolls }) => rolls === 'd6');
  expect(d6).toMatchObject({ odds: 6, draws: 8 });
  const expected = 8 / 6;
  expect(d6?.chiSquare).toBeCloseTo(
    d6?.counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0) ?? 0,
  );
  const all = tallies.reduce((sum, { draws }) => sum + draws, 0);
  expect(all).toBe(file.log.filter((entry) => entry.by === CHANCE).length);
});
