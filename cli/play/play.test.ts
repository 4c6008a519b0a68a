import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sealHere } from '@magehall/dealer/seal';
import {
  type GameFile,
  type NameOf,
  type Player,
  sure,
  type WholeGame,
  type Words,
} from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { run } from '../spawned.ts';
import { sayIn } from '../words/say.ts';
import { ending } from './ending.ts';
import { playOn } from './evening.ts';
import { listed, narrow } from './list.ts';
import { type Terminal, terminal } from './terminal.ts';
import { readTyped } from './typed.ts';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const say = sayIn('en');
const game: WholeGame = wisps;

/** As few words as a game can be played with. */
const words = {
  title: 'Wisps',
  parts: { lit: 'Lit cards' },
  ask: (_state, name) => `What now, ${name(0)}?`,
  choice: (_state, choice) => JSON.stringify(choice).replace(/["{}]/g, ''),
  telling: async () => ({
    event: ({ event, seat, value }: never, name: NameOf) => `${name(seat)} ${event} ${value ?? ''}`,
  }),
  about: async () => ({
    of: () => undefined,
    why: ({ why }) => `Because of ${why}.`,
    ends: () => 'It ends when no card is left.',
  }),
  piece: (thing) => `the ${thing.replace(':', ' ')}`,
  book: async () => ({
    chapters: [
      { id: 't', title: 'Turns', text: [], rules: [{ id: 'W-TURN', text: 'Seats take turns.' }] },
    ],
  }),
  text: async (view, viewer) =>
    `[table of ${viewer}: ${JSON.stringify((view as { hands: unknown }).hands)}]`,
} as Partial<Words> as Words;

/** A person who types these lines, and a screen that can be read. */
function person(lines: readonly string[]): Terminal & { screen: string[] } {
  const typed = [...lines];
  const screen: string[] = [];
  return {
    screen,
    print: (text) => void screen.push(text),
    ask: async (prompt) => {
      screen.push(prompt);
      return typed.shift();
    },
    clear: () => void screen.splice(0, screen.length, '(cleared)'),
    interrupted: () => false,
    close: () => {},
  };
}

async function evening(lines: readonly string[], bots = ['random'], people = 1) {
  const seats = people + bots.length;
  const players = [
    ...Array.from({ length: people }, (_, seat): Player => ({ plays: 'person', name: `P${seat}` })),
    ...bots.map((level): Player => ({ plays: 'bot', level, name: level })),
  ];
  const file: GameFile = {
    ...{ magehall: 2, game: 'wisps', rulesVersion: 1, table: 'test' },
    ...{ options: { seats, first: 0 }, players, dice: sealHere(players), log: [] },
  };
  const seat = person(lines);
  const things = new Set(game.things(game.setup(file.options)));
  const name: NameOf = (at) => players[at]?.name ?? '?';
  const screen = { words, telling: await words.telling(), name, say, terminal: seat, things };
  const table = await playOn(game, file, screen, () => {});
  return { table, screen: seat.screen, text: seat.screen.join('\n') };
}

describe('what is typed', () => {
  const typed: [string, object][] = [
    ['', { enter: true }],
    [' 12 ', { number: 12 }],
    ['undo', { order: 'undo', rest: '' }],
    ['Why the master', { order: 'why', rest: 'the master' }],
    ['rules', { order: 'rules', rest: '' }],
    ['Blue Die', { words: ['blue', 'die'] }],
    ['all blue', { words: ['all', 'blue'] }],
  ];
  for (const [line, meaning] of typed)
    test(`"${line}"`, () => expect(readTyped(line, say)).toEqual(meaning));
  test('French orders need no accents', () => {
    expect(readTyped('Règles tour', sayIn('fr'))).toEqual({ order: 'rules', rest: 'tour' });
    expect(readTyped('regles tour', sayIn('fr'))).toEqual({ order: 'rules', rest: 'tour' });
  });
});

describe('the list of choices', () => {
  const texts = ['Place the blue die', 'Place the red die', 'Jouez le dé « été »'];
  test('is narrowed to those that have all words, accents or not', () => {
    expect(narrow(texts, ['place', 'die'])).toEqual([0, 1]);
    expect(narrow(texts, ['ete', 'de'])).toEqual([2]);
    expect(narrow(texts, ['green'])).toEqual([]);
  });
  test('keeps its numbers when it is narrowed', () => {
    expect(listed(texts, [1], false, say)).toBe('  2. Place the red die');
  });
  test('says how much of it is not shown', () => {
    const many = Array.from({ length: 100 }, (_, i) => `choice ${i}`);
    const places = many.map((_, i) => i);
    expect(listed(many, places, false, say)).toContain('… and 70 more');
    expect(listed(many, places, true, say).split('\n')).toHaveLength(100);
  });
});

describe('at the table', () => {
  test('a game is played to its end by numbers alone', async () => {
    const { table, text } = await evening(new Array<string>(100).fill('1'));
    expect(table.over).toBe(true);
    expect(text).toContain('The game is over.');
    expect(text).toMatch(/ wins\.|share the victory/);
  });
  test('words narrow the list, and Enter takes the only one left', async () => {
    const { table, text } = await evening(['wait', '']);
    expect(text).toContain('Enter takes it.');
    expect(table.log).toContainEqual({ by: 0, choice: { wait: true }, at: expect.any(Number) });
  });
  test('nonsense and wrong numbers get a sentence, and nothing happens', async () => {
    const { table, text } = await evening(['xyzzy', '99', '0']);
    expect(text).toContain('No choice and no command matches "xyzzy".');
    expect(text.match(/The choices are numbered 1 to \d/g)).toHaveLength(2);
    expect(table.log.every(({ by }) => by === -1)).toBe(true);
    expect(text).toContain('The game stops here.');
  });
  test('a choice is taken back; before the first there is nothing to take back', async () => {
    const { table, text } = await evening(['undo', 'aim', '', 'undo']);
    expect(text).toContain('There is nothing to take back.');
    expect(text).toContain('Taken back.');
    expect(table.log.at(-1)).toEqual({ by: 0, undo: 1, at: expect.any(Number) });
  });
  test('help, log, rules, board and why answer', async () => {
    const { text } = await evening(['help', 'log', 'rules turns', 'rules', 'board', 'why card 6']);
    expect(text).toContain('makes that choice');
    expect(text).toMatch(/1 {2}P0 drew \d/);
    expect(text).toContain('Seats take turns.');
    expect(text).toContain('Which rules?');
    expect(text.match(/\[table of 0/g)).toHaveLength(2);
    expect(text).toMatch(/the card 6: Because of unusable. \(W-TURN\)|Nothing speaks against it/);
  });
  test('why names pieces that can be asked about', async () => {
    const { text } = await evening(['why', 'why dragon']);
    expect(text).toContain('Why what?');
    expect(text).toContain('No piece is called "dragon".');
    expect(text).toContain('the card 1');
  });
  test('why knows every card, in whose hand it may ever have been', async () => {
    const asked = [1, 2, 3, 4, 5, 6].map((card) => `why card ${card}`);
    const { screen, table } = await evening(['wait', '', '', ...asked, 'quit'], [], 2);
    const mine = table.choices().flatMap((choice) => game.touches(table.view(1), choice));
    const others = asked.filter((why) => !mine.includes(why.replace('why card ', 'card:')));
    expect(others.length).toBeGreaterThan(2);
    const said = screen.join('\n');
    expect(said).not.toContain('No piece is called');
    for (const why of others) expect(said).toContain(`the ${why.replace('why ', '')}: Because of`);
  });
  test('nobody sees the hand of another who shares the screen', async () => {
    const { screen } = await evening(['wait', '', 'quit'], [], 2);
    const handOver = screen.findIndex((line) => line.includes('Hand the screen to P1'));
    expect(handOver).toBeGreaterThanOrEqual(0);
    expect(screen[handOver - 1]).toBe('(cleared)');
    const after = screen.slice(handOver).join('\n');
    expect(after).not.toContain('[table of 0');
    expect(after).not.toMatch(/P0 drew \d/);
  });
  test('each is told what happened since they last looked', async () => {
    const { screen } = await evening(['light', '1', '', 'quit'], [], 2);
    const handOver = screen.findIndex((line) => line.includes('Hand the screen to P1'));
    const before = screen.slice(handOver).join('\n');
    // Two cards dealt before P0 had the screen, and one in P1's own turn.
    expect(before.match(/P1 drew \d/g)).toHaveLength(3);
    expect(before).toMatch(/P0 (lit|spent) \d/);
  });
});

test('the end shows points, parts and winners', () => {
  const score = (seat: number, total: number) => ({
    seat,
    total,
    parts: [{ part: 'lit', points: total }],
    ties: [],
  });
  const outcome = { scores: [score(0, 7), score(1, 12)], places: [2, 1], winners: [1] };
  const names = ['Ada', 'Bea'];
  expect(ending(outcome, words, (seat) => sure(names[seat]), say)).toBe(
    [
      'The game is over.',
      '             Ada  Bea',
      '  Lit cards    7   12',
      '  =            7   12',
      'Bea wins.',
    ].join('\n'),
  );
});

test.each([
  ['a team by its team', [0, 2], [0, 1, 0, 1], 'The team of Ada and Cy wins.'],
  ['two who are no team as sharing it', [0, 2], undefined, 'Ada and Cy share the victory.'],
  ['nobody, where nobody won', [], undefined, 'Nobody won.'],
])('the end names %s', (_whom, winners, sides, sentence) => {
  const outcome = { scores: [], places: [], winners, sides };
  const names = ['Ada', 'Bea', 'Cy', 'Di'];
  expect(
    ending(outcome, words, (seat) => sure(names[seat]), say)
      .split('\n')
      .at(-1),
  ).toBe(sentence);
});

test('lines that come faster than they are asked for wait their turn', async () => {
  const input = new PassThrough();
  const line = terminal(input, new PassThrough());
  input.end('one\ntwo\n');
  expect(await line.ask('> ')).toBe('one');
  expect(await line.ask('> ')).toBe('two');
  expect(await line.ask('> ')).toBeUndefined();
});

test('Ctrl-C is told from the end of the input, and the prompt’s line is ended', async () => {
  const typist = () => Object.assign(new PassThrough(), { isTTY: true });
  const [input, output] = [typist(), typist()];
  let screen = '';
  output.on('data', (text) => {
    screen += text;
  });
  const line = terminal(input, output);
  const answer = line.ask('> ');
  input.write('\u0003');
  expect(await answer).toBeUndefined();
  expect(line.interrupted()).toBe(true);
  await expect.poll(() => screen).toMatch(/> .*\n$/s);

  const piped = new PassThrough();
  const other = terminal(piped, new PassThrough());
  piped.end();
  expect(await other.ask('> ')).toBeUndefined();
  expect(other.interrupted()).toBe(false);
});

test.each([
  ['A\u200bb', 'A name has only characters that can be seen.'],
  ['\u202eabc', 'A name has only characters that can be seen.'],
  ['x'.repeat(101), 'A name has at most 24 characters.'],
])('a name that no file could bear is refused before the game: %j', async (name, sentence) => {
  const { code, err } = await run('', 'play', 'arkhanos', '--bots', 'random', '--names', name);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

describe('a whole evening in a process of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-play-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'evening.json');
  const ones = (count: number) => '1\n'.repeat(count);

  test('is kept, goes on, ends, is told again and verified; a changed die is found', async () => {
    const play = ['play', 'five-seals', '--bots', 'random', '--save', path];
    const first = await run(ones(3), ...play);
    expect(first.code).toBe(0);
    expect(first.out).toContain('The game stops here.');
    expect((await run('', 'verify', path)).code).toBe(1);

    const rest = await run(ones(5000), ...play);
    expect(rest.err).toBe('');
    expect(rest.out).toContain('The game is over.');
    const verified = await run('', 'verify', path);
    expect(verified.out).toContain('draws follow from the secret');
    expect(verified.code).toBe(0);

    const told = await run('', 'replay', path, '--at', '80');
    expect(told.out).toContain('After step 80 of');
    expect(told.code).toBe(0);
    expect((await run('', 'replay', path, '--at', '99999')).code).toBe(2);

    const file = JSON.parse(readFileSync(path, 'utf8'));
    const at = file.log.findIndex(({ by }: { by: number }) => by === -1);
    file.log[at].choice = (file.log[at].choice + 1) % 2;
    const forged = join(folder, 'forged.json');
    writeFileSync(forged, JSON.stringify(file));
    const found = await run('', 'verify', forged);
    expect(found.err).toContain(`Entry ${at} says`);
    expect(found.code).toBe(1);
  });
});
