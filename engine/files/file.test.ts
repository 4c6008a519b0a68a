import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../contract.ts';
import { sure } from '../data/sure.ts';
import { seeded } from '../dice/chance.ts';
import { commitmentTo, drawsOf, type FairDice } from '../dice/fair.ts';
import { tally } from '../dice/tally.ts';
import { findings, verify } from '../dice/verify.ts';
import { wisps } from '../sample/wisps.ts';
import type { Player } from '../table/players.ts';
import type { Entry } from '../table/table.ts';
import { en } from '../troubles/en.ts';
import { FileError } from '../troubles/fileError.ts';
import { sentenceFor } from '../troubles/trouble.ts';
import { type GameFile, restoreTable } from './file.ts';
import { MOST_ENTRIES, MOST_TEXT } from './limits.ts';
import { openTable } from './open.ts';
import { readGameFile, writeGameFile } from './written.ts';

const secret = '5e'.repeat(32);
const options = { seats: 2, first: 'random' as const };
const person: Player = { plays: 'person', name: 'Ada' };
const rival: Player = { plays: 'bot', level: 'novice', name: 'Bot' };
const players: Player[] = [person, rival];
const ada = { salt: 'a0'.repeat(16), nonce: 'a1'.repeat(32) };
const bot = { salt: 'a2'.repeat(16) };
const dice: FairDice = { commitment: commitmentTo(secret), seats: [ada, bot], secret };
const empty: GameFile = {
  ...{ magehall: 2, game: 'wisps', rulesVersion: 1, table: 'here' },
  ...{ options, players, dice, log: [] },
};

/** A whole game with fair dice, choices and a few undos taken from a seed. */
function played(seed: number, of: GameFile = empty): GameFile {
  const table = openTable(wisps, of);
  const draw = drawsOf(of);
  if (!draw) throw new Error('no secret');
  const pick = seeded(seed);
  const hashes: number[] = [];
  while (!table.over) {
    const seat = table.waitingFor;
    const choices = table.choices();
    if (seat === CHANCE) table.chance(draw(table.draws, wisps.odds(table.state)));
    else if (pick(5) === 0 && table.whyNoUndo(seat) === undefined) table.undo(seat);
    else table.choose(seat, sure(choices[pick(choices.length)]));
    hashes.push(table.hash());
  }
  return { ...of, log: table.log as Entry[], hashes };
}

/** A game in which something was taken back. */
const SEED = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((seed) =>
  played(seed).log.some((entry) => 'undo' in entry),
) as number;

/** The same in version 1 of the format. */
function old(seed: number) {
  const nonces = ['a1'.repeat(32)];
  const file = played(seed, {
    ...empty,
    dice: { commitment: commitmentTo(secret), nonces, secret },
  });
  const oldPlayers = [
    { name: 'Ada', plays: 'person' },
    { name: 'Bot', plays: 'novice' },
  ];
  return { ...file, magehall: 1, players: oldPlayers };
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
    const file = played(SEED);
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
    expect(damaged({ magehall: 3 })).toMatch(/format 3; this Magehall reads formats 1 and 2/);
    expect(damaged({ game: 5 })).toMatch(/"game" should be/);
    expect(damaged({ rulesVersion: 'new' })).toMatch(/"rulesVersion"/);
    expect(damaged({ table: '../x' })).toMatch(/"table"/);
    expect(damaged({ options: [] })).toMatch(/"options"/);
    for (const wrong of [
      { name: 'Ada' },
      { plays: 'novice', name: 'Ada' },
      { plays: 'bot', name: 'Ada' },
      7,
    ])
      expect(damaged({ players: [wrong] })).toMatch(/"players"/);
    for (const wrong of [
      { commitment: 'x' },
      { commitment: 'x', seats: [7] },
      { ...dice, seats: {} },
    ])
      expect(damaged({ dice: wrong })).toMatch(/"dice"/);
    expect(damaged({ dice: { ...dice, together: 1 } })).toMatch(/"dice"/);
    expect(damaged({ start: [] })).toMatch(/"start"/);
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

  test('has a secret that is none refused when it is read', () => {
    expect(damaged({ dice: { ...dice, secret: 'zz'.repeat(32) } })).toMatch(/not 32 bytes in hexa/);
    expect(damaged({ dice: { ...dice, secret: '00'.repeat(32) } })).toMatch(
      /not the one .* promised/,
    );
    expect(damaged({ dice: { ...dice, seats: [{ salt: 'a0'.repeat(16), nonce: 'x' }] } })).toMatch(
      /nonce is not 32 bytes/,
    );
  });

  test('has as many players as seats, also where a position says how many seats there are', () => {
    const open = (change: Partial<GameFile>) =>
      problem(() => openTable(wisps, { ...empty, ...change }));
    expect(open({})).toBeUndefined();
    expect(open({ players: [] })).toMatch(/names 0 players for 2 seats/);
    expect(open({ players: [...players, ...players] })).toMatch(/names 4 players for 2 seats/);
    expect(open({ options: { seats: 3, first: 0 } })).toMatch(/names 2 players for 3 seats/);
  });

  test('says nothing to a terminal that a terminal would obey', () => {
    const named = (name: string) => damaged({ players: [{ name, plays: 'person' }] });
    for (const name of ['\u001b[2J', 'two\nlines', '\u009b31m', '\u202eeldaw'])
      expect(named(name)).toBe('A name has only characters that can be seen.');
    expect(named('x'.repeat(101))).toBe('A name has at most 24 characters.');
    for (const name of ['Ada', 'Zoë d’Arc', '魔法使い', '👩‍🔬'])
      expect(named(name)).toBeUndefined();
    expect(damaged({ game: '\u001b[31mwisps' })).toMatch(/"game" should be/);
    const odd = { seats: 2, '\u001b[31m\u202e\u009b': 1 } as unknown as GameFile['options'];
    const said = problem(() => openTable(wisps, { ...played(1), options: odd }));
    expect(said).toContain('no option "\\u001b[31m\\u202e\\u009b"');
  });

  test('a byte-order mark before it is no fault', () => {
    expect(readGameFile(`\ufeff${writeGameFile(played(1))}`)).toEqual(played(1));
  });

  test('what is not known of it is left behind', () => {
    const file = { ...played(1), toJSON: 1, __proto__: { odd: 1 }, extra: { deep: [1] } };
    expect(readGameFile(JSON.stringify(file))).toEqual(played(1));
    expect(readGameFile(writeGameFile(played(1)).replace('{', '{"__proto__":{"x":1},'))).toEqual(
      played(1),
    );
  });

  test('that is larger, longer or deeper than any game is refused before work is spent on it', () => {
    const text = writeGameFile(played(1));
    const long = { ...played(1), extra: 'x'.repeat(MOST_TEXT) };
    expect(problem(() => readGameFile(JSON.stringify(long)))).toMatch(/far more than any game/);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(problem(() => readGameFile(deep))).toMatch(/too deep/);
    for (const field of ['"choice"', '"options"', '"magehall"'])
      expect(problem(() => readGameFile(text.replace(field, `${field}:${deep},"x"`)))).toMatch(
        /too deep/,
      );
    const wait = { by: 0, choice: { wait: true } };
    const log = new Array(MOST_ENTRIES + 1).fill(wait);
    expect(damaged({ log, hashes: undefined })).toMatch(/far more than any game/);
    const said = damaged({ magehall: 'x'.repeat(1_000_000) });
    expect(said?.length).toBeLessThan(200);
  });

  test('that asks for more work than any game is checked no further', () => {
    const start = played(SEED);
    const first = start.log.findIndex(({ by }) => by >= 0);
    const table = openTable(wisps, { ...start, log: start.log.slice(0, first), hashes: undefined });
    // As many choices as a position can have, listed again and again.
    const many: typeof wisps = {
      ...wisps,
      choices: (state) => {
        const choices = wisps.choices(state);
        return [...choices, ...new Array(2000 - choices.length).fill({ wait: 1 })];
      },
    };
    const there = { by: table.waitingFor, choice: { aim: true } };
    const back = { by: table.waitingFor, undo: 1 };
    const log = [...start.log.slice(0, first), ...new Array(5000).fill([there, back]).flat()];
    expect(problem(() => openTable(many, { ...start, log, hashes: undefined }))).toMatch(
      /up to entry \d+ it took more work/,
    );
    expect(problem(() => openTable(wisps, { ...start, log, hashes: undefined }))).toBeUndefined();
  });

  test('of version 1 is read, and means what it meant', () => {
    const file = old(SEED);
    const read = readGameFile(JSON.stringify(file));
    expect(read).toEqual({ ...file, magehall: 2, players });
    expect(openTable(wisps, read).hash()).toBe(file.hashes?.at(-1));
    expect(readGameFile(writeGameFile(read))).toEqual(read);
    expect(
      problem(() => readGameFile(JSON.stringify({ ...file, players: [{ name: 'A', plays: 7 }] }))),
    ).toMatch(/"players"/);
  });

  test('of version 1 has its names mended, since there was no rule for them', () => {
    const odd = [
      { name: 'A\tb', plays: 'person' },
      { name: 'x'.repeat(101), plays: 'novice' },
    ];
    const { players: read } = readGameFile(JSON.stringify({ ...old(SEED), players: odd }));
    expect(read.map(({ name }) => name)).toEqual(['A b', 'x'.repeat(24)]);
    expect(readGameFile(writeGameFile({ ...played(SEED), players: read })).players).toEqual(read);
  });

  test('has complete options, which its dice are bound to', () => {
    const open = (options: object) =>
      problem(() => openTable(wisps, { ...empty, options: options as GameFile['options'] }));
    expect(open(options)).toBeUndefined();
    expect(open({ seats: 2 })).toBe('The options of this game are not complete.');
    expect(open({ seats: 2, first: null })).toBe('The options of this game are not complete.');
  });

  test('names no seat that the rules play where they play none', () => {
    const idle = players.with(1, { plays: 'rules', name: 'Automa' });
    expect(problem(() => openTable(wisps, { ...empty, players: idle }))).toMatch(/rules .* seat 1/);
  });

  test('has no more players than any table has seats, and no choice larger than any', () => {
    const many = new Array(100_000).fill(players[0]);
    expect(damaged({ players: many })).toMatch(/"players"/);
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, 0]));
    expect(damaged({ log: [{ by: 0, choice: wide }], hashes: undefined })).toMatch(/^Entry 0/);
  });

  test('is taken over with what is known of its dice and entries alone', () => {
    const log = [
      { by: 0, choice: { wait: true }, seats: 7 },
      { by: 0, undo: 1, end: undefined },
    ];
    const odd = { ...dice, more: 1, seats: dice.seats.map((seat) => ({ ...seat, odd: [] })) };
    const read = readGameFile(JSON.stringify({ ...empty, dice: odd, log }));
    expect(read.dice).toEqual(dice);
    expect(read.log).toEqual([
      { by: 0, choice: { wait: true } },
      { by: 0, undo: 1 },
    ]);
    const both = { ...dice, nonces: [], seats: null };
    expect(readGameFile(JSON.stringify({ ...empty, dice: both })).dice).not.toHaveProperty('seats');
  });

  test('binds each name by its salt or by its digest, never by both or neither', () => {
    for (const seat of [{ nonce: ada.nonce }, { ...ada, named: '00'.repeat(32) }])
      expect(damaged({ dice: { ...dice, seats: [seat, bot] } })).toMatch(/"dice"/);
  });

  test('may start from a written position', () => {
    const start = {
      ...{ phase: 'act', turn: 0, turnsLeft: 1, candle: 2, deck: [2, 4, 4, 4, 3, 4], stack: [] },
      hands: [
        [1, 0, 0, 0, 1, 0],
        [1, 0, 0, 0, 0, 0],
      ],
    };
    const file = { ...empty, start, log: [{ by: 0, choice: { light: 5 } }] };
    expect(readGameFile(writeGameFile(file))).toEqual(file);
    const table = openTable(wisps, file);
    expect(table.over).toBe(true);
    expect(table.outcome(0).scores[0]?.total).toBe(5);
    expect(restoreTable(wisps, file).hash()).toBe(table.hash());
    expect(verify(wisps, file)).toMatchObject({ fair: true, draws: 0 });
    expect(tally(wisps, file)).toEqual([]);
    const wrong = problem(() => openTable(wisps, { ...file, start: { deck: [9, 9, 9, 9, 9, 9] } }));
    expect(wrong).toMatch(/^The position where this game starts is wrong\. There are 24 cards/);
  });

  test('says where a stand-in chose', () => {
    const { log } = played(SEED);
    const at = log.findLastIndex((entry) => entry.by >= 0 && 'choice' in entry);
    const marked = log.with(at, { ...log[at], standin: true } as Entry);
    const file = { ...played(SEED), log: marked };
    expect(readGameFile(writeGameFile(file))).toEqual(file);
    const table = openTable(wisps, file);
    expect(table.log).toEqual(marked);
    const told = table.told(0).flatMap(({ standin }, i) => (standin ? [i] : []));
    expect(told).toHaveLength(1);
    expect(table.told(0)[sure(told[0])]).toMatchObject({ by: sure(log[at]).by });
  });

  test('bears times, consents and an end', () => {
    const first = played(SEED).log.findIndex(({ by }) => by >= 0);
    const log: Entry[] = [
      ...played(SEED).log.slice(0, first),
      { by: 1, undo: 2, agreed: [0], at: 5 },
      { by: 0, end: 'vote', places: [1, 1], agreed: [1], at: 9 },
    ];
    const file = { ...empty, log };
    expect(readGameFile(writeGameFile(file))).toEqual(file);
    expect(openTable(wisps, file).over).toBe(true);
    for (const wrong of [
      { by: 0, choice: 'x', standin: 'yes' },
      { by: -1, choice: 1, standin: true },
      { by: 0, undo: 1, agreed: 'all' },
      { by: 0, undo: 1, agreed: [-1] },
      { by: 0, undo: 1, at: -1 },
      { by: 0, end: 'boredom', places: [1, 1] },
      { by: 0, end: 'vote' },
      { by: 0, end: 'vote', places: ['first'] },
      { by: 0, end: 'vote', places: [1, 1], choice: {} },
      { by: 0 },
    ])
      expect(damaged({ log: [wrong], hashes: undefined })).toMatch(/^Entry 0/);
  });

  test('whose log can not be played says at which entry', () => {
    const file = played(SEED);
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
  const check = (change: Partial<GameFile>) => verify(wisps, { ...played(SEED), ...change });
  const said = (verdict: ReturnType<typeof verify>) =>
    findings(verdict, (seat) => sure(players[seat]).name).map((one) => sentenceFor(one, en));

  test('finds the dice of a fair game fair, undone choices and all', () => {
    const { log } = played(SEED);
    expect(log.some((entry) => 'undo' in entry)).toBe(true);
    const draws = log.filter((entry) => entry.by === CHANCE).length;
    const verdict = {
      fair: true,
      draws,
      proof: 'device',
      people: 1,
      takenBack: [],
      start: false,
      erased: [],
    };
    expect(check({})).toEqual(verdict);
    expect(verify(wisps, readGameFile(JSON.stringify(old(SEED))))).toEqual({
      ...verdict,
      proof: 'old',
    });
  });

  test('says what was proved, and what not', () => {
    expect(said(check({}))).toEqual([
      expect.stringMatching(/^All \d+ draws follow from the secret that was sealed/),
      expect.stringMatching(/drawn on one device: .* can’t be proved/),
    ]);
    expect(said(verify(wisps, readGameFile(JSON.stringify(old(SEED)))))[1]).toMatch(
      /in the old way/,
    );
    const together = { ...empty, dice: { ...dice, together: true as const } };
    expect(said(verify(wisps, played(SEED, together)))[1]).toMatch(
      /^One person added chance, .* If that was you/,
    );
  });

  test('says which entry is not the fair one', () => {
    const { log } = played(SEED);
    const at = log.findLastIndex((entry) => entry.by === CHANCE);
    const was = (log[at] as { choice: number }).choice;
    const forged = log.with(at, { by: CHANCE, choice: was === 0 ? 1 : 0 });
    expect(check({ log: forged })).toMatchObject({ fair: false, entry: at });
    expect(check({ log: [{ by: 0, choice: {} }] })).toMatchObject({ fair: false, entry: 0 });
    expect(check({ log: [{ by: 0, undo: 99 }] })).toMatchObject({ fair: false, entry: 0 });
  });

  test('finds that the table, its options or its players were changed afterwards', () => {
    const changes: Partial<GameFile>[] = [
      { table: 'elsewhere' },
      { options: { seats: 2, first: 0 } },
      { players: [{ plays: 'person', name: 'Eve' }, rival] },
      { players: [person, { plays: 'bot', level: 'archmage', name: 'Bot' }] },
    ];
    for (const change of changes) expect(check(change)).toMatchObject({ fair: false });
  });

  test('wants one nonce of each person, and of nobody else', () => {
    const sealed = (seats: FairDice['seats']) => check({ dice: { ...dice, seats } });
    expect(sealed([])).toMatchObject({ why: ['sealedSeats', 0, 2] });
    expect(sealed([{ salt: ada.salt }, bot])).toMatchObject({ why: ['noNonce', 0] });
    expect(sealed([ada, ada])).toMatchObject({ why: ['nonceOfNobody', 1] });
    const two = { players: players.map(({ name }): Player => ({ plays: 'person', name })) };
    expect(check(two)).toMatchObject({ why: ['noNonce', 1] });
  });

  test('counts the draws that were taken back, by whom, and in how many goes', () => {
    const draw = drawsOf(empty);
    const table = openTable(wisps, empty);
    const roll = () => table.settle((odds, i) => draw?.(i, odds) ?? 0);
    for (let i = 0; i < 3; i++) {
      roll();
      table.add({ by: 1, undo: 2, agreed: [0] });
    }
    roll();
    table.add({ by: 0, undo: 1, agreed: [1] });
    roll();
    table.add({ by: 0, end: 'resign', places: [2, 1] });
    const verdict = verify(wisps, { ...empty, log: table.log as Entry[] });
    expect(verdict).toMatchObject({
      takenBack: [
        { by: 1, draws: 6, times: 3 },
        { by: 0, draws: 1, times: 1 },
      ],
    });
    expect(said(verdict).slice(2)).toEqual([
      'Bot took back 6 draws, 3 times; what was taken back fell anew.',
      'Ada took back 1 draw, once; what was taken back fell anew.',
    ]);
  });

  test('says whose name was erased', () => {
    const named = createHash('sha256').update(`${ada.salt}Ada`).digest('hex');
    const erased = {
      players: players.with(0, { plays: 'person', name: '' }),
      dice: { ...dice, seats: [{ named, nonce: ada.nonce }, bot] },
    };
    const file = readGameFile(writeGameFile({ ...played(SEED), ...erased }));
    expect(verify(wisps, file)).toMatchObject({ fair: true, erased: [0] });
    expect(said(verify(wisps, file)).at(-1)).toMatch(/name in seat 0 was erased/);
  });

  test('finds a name where it was erased, and people who did nothing together', () => {
    const named = createHash('sha256').update(`${ada.salt}Ada`).digest('hex');
    const erased = { ...dice, seats: [{ named, nonce: ada.nonce }, bot] };
    expect(check({ dice: erased })).toMatchObject({ why: ['otherName', 0] });
    expect(check({ dice: { ...dice, together: true } })).toMatchObject({ fair: false });
    const bots = players.map(({ name }): Player => ({ plays: 'bot', level: 'novice', name }));
    const alone = { ...dice, together: true as const, seats: [{ salt: ada.salt }, bot] };
    expect(check({ players: bots, dice: alone })).toMatchObject({ why: ['lonely'] });
    const people = players.map(({ name }): Player => ({ plays: 'person', name }));
    const twins = { ...alone, seats: [ada, { ...bot, nonce: ada.nonce }] };
    expect(check({ players: people, dice: twins })).toMatchObject({ why: ['lonely'] });
  });

  test('says when there is nothing to check, or the secret is not the promised one', () => {
    const { secret: _, ...closed } = dice;
    expect(check({ dice: undefined })).toMatchObject({ why: ['noDice'] });
    expect(check({ dice: closed })).toMatchObject({ why: ['notOver'] });
    expect(check({ dice: { ...dice, secret: '00'.repeat(32) } })).toMatchObject({
      why: ['otherSecret'],
    });
  });
});

test('the tally counts every draw by kind, against what was to be expected', () => {
  const file = played(SEED);
  const tallies = tally(wisps, file);
  const d6 = tallies.find(({ rolls }) => rolls === 'd6');
  expect(d6).toMatchObject({ odds: 6, draws: 8 });
  const expected = 8 / 6;
  expect(d6?.chiSquare).toBeCloseTo(
    d6?.counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0) ?? 0,
  );
  const all = tallies.reduce((sum, { draws }) => sum + draws, 0);
  expect(all).toBe(file.log.filter((entry) => entry.by === CHANCE).length);
});
