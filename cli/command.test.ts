import { describe, expect, test, vi } from 'vitest';
import { COMMON, type Command, OK, readArgs, UsageError } from './command.ts';
import { COMMANDS, commandNames } from './commands.ts';
import { helpOf } from './help.ts';
import { run } from './spawned.ts';
import { sayIn } from './words/say.ts';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const command: Command = {
  flags: { seats: 'value', json: 'switch' },
  words: [1, 2],
  run: () => OK,
};
const read = (...argv: string[]) => readArgs(argv, command, sayIn('en'));

describe('arguments', () => {
  test('words, values and switches are told apart', () => {
    const args = read('wisps', '--seats', '3', '--json');
    expect(args.words).toEqual(['wisps']);
    expect(args.number('seats', 1, 5)).toBe(3);
    expect(args.has('json')).toBe(true);
    expect(args.text('lang')).toBeUndefined();
  });
  test('a value may follow an equals sign', () => {
    expect(read('wisps', '--seats=4').number('seats', 1, 5)).toBe(4);
  });
  const wrong: [string, string[], RegExp][] = [
    ['an unknown flag', ['a', '--sets', '3'], /no option --sets here.*--seats, --json/],
    ['an inherited name', ['a', '--toString'], /no option --toString/],
    ['a flag without its value', ['a', '--seats'], /--seats needs a value/],
    ['a switch with a value', ['a', '--json=yes'], /--json stands alone/],
    ['too few words', [], /missing/],
    ['too many words', ['a', 'b', 'c'], /"c" is one word too many/],
  ];
  for (const [name, argv, says] of wrong)
    test(`${name} is refused`, () => {
      expect(() => read(...argv)).toThrow(UsageError);
      expect(() => read(...argv)).toThrow(says);
    });
  for (const text of ['0', '6', '3.5', '-1', 'three', '1e0', ''])
    test(`"${text}" is no number from 1 to 5`, () => {
      expect(() => read('a', `--seats=${text}`).number('seats', 1, 5)).toThrow(/from 1 to 5/);
    });
  test('with --help nothing else needs to be there', () => {
    expect(read('--help').has('help')).toBe(true);
  });
});

describe('the command line as it is run', () => {
  test('--help, help and nothing at all show what there is', async () => {
    for (const argv of [['--help'], ['help'], []]) {
      const { code, out, err } = await run('', ...argv);
      expect(out).toContain('simulate  plays many games');
      expect(out).toContain('Exit codes: 0');
      expect([code, err]).toEqual([0, '']);
    }
  });
  test('a command’s --help tells how it is used', async () => {
    const { code, out } = await run('', 'simulate', '--help', '--lang', 'fr');
    expect(out).toMatch(/^magehall simulate JEU/);
    expect(out).toContain('Par exemple :');
    expect(code).toBe(0);
  });
  const wrong: [string, string[], number, RegExp][] = [
    ['an unknown command', ['dance'], 2, /no command "dance".*play/],
    ['an inherited name', ['constructor'], 2, /no command "constructor"/],
    ['an unknown game', ['simulate', 'chess'], 2, /no game "chess"/],
    ['an unknown flag', ['simulate', 'wisps', '--fast'], 2, /no option --fast/],
    ['an unknown language', ['--lang', 'tlh'], 2, /en or fr, not "tlh"/],
    ['no game', ['play'], 2, /missing/],
    ['a game without words', ['play', 'wisps'], 2, /wisps has no words/],
    ['too many seats', ['simulate', 'wisps', '--seats', '9'], 2, /2 to 4 seats/],
    ['an unknown bot', ['simulate', 'wisps', '--bots', 'gandalf'], 2, /"gandalf".*novice/],
    [
      'too many bots',
      ['simulate', 'wisps', '--bots', 'adept,adept,adept'],
      2,
      /3 players.*2 seats/,
    ],
    ['two outputs', ['simulate', 'wisps', '--json', '--report'], 2, /together/],
    ['an option that is none', ['simulate', 'wisps', '--options', 'first'], 2, /name=value/],
    ['an unknown option', ['simulate', 'wisps', '--options', 'x=1'], 2, /no option "x"/],
    ['a wrong value', ['simulate', 'wisps', '--options', 'first=5'], 2, /random, 0, 1, not "5"/],
    ['no such file', ['replay', 'nowhere.json'], 1, /nowhere.json can’t be read/],
    ['a file that is no game', ['verify', 'package.json'], 1, /not a Magehall game/],
    ['a folder', ['verify', 'cli'], 1, /can’t be read/],
    ['a host without a name', ['serve', '--host', ''], 2, /--host needs a value/],
    ['a port that is none', ['serve', '--port', '65536'], 2, /--port is a whole number/],
  ];
  for (const [name, argv, exit, says] of wrong)
    test(`${name}: a sentence and exit code ${exit}`, async () => {
      const { code, out, err } = await run('', ...argv);
      expect(err).toMatch(says);
      expect(err).not.toMatch(/\n\s+at /);
      expect([code, out]).toEqual([exit, '']);
    });
  test('help COMMAND and -h are the command’s --help', async () => {
    const { out } = await run('', 'verify', '--help');
    for (const argv of [
      ['help', 'verify'],
      ['verify', '-h'],
      ['-h', 'verify'],
    ])
      expect(await run('', ...argv)).toEqual({ code: 0, out, err: '' });
    const { code, err } = await run('', 'help', 'dance');
    expect(err).toMatch(/no command "dance"/);
    expect(code).toBe(2);
  });
  test('errors speak French, too', async () => {
    const { code, err } = await run('', 'simulate', 'échecs', '--lang=fr');
    expect(err).toContain('Il n’y a pas de jeu « échecs »');
    expect(code).toBe(2);
  });
});

for (const language of ['en', 'fr'] as const)
  for (const name of commandNames)
    test(`the help of ${name} (${language}) has a sentence for every flag`, async () => {
      const command = await COMMANDS[name]();
      const say = sayIn(language);
      expect(Object.keys(say.help.of[name].flags)).toEqual(Object.keys(command.flags));
      expect(Object.keys(say.help.common)).toEqual(Object.keys(COMMON));
      const page = helpOf(name, command, say);
      expect(page).toMatch(new RegExp(`^magehall ${name}`));
      expect(page).not.toContain('undefined');
      expect(page.split('\n').every((line) => line.length <= 100)).toBe(true);
    });
