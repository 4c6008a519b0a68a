import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wisps } from '@magehall/engine/sample';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { finish, run, start } from '../spawned.ts';
import { readPosition } from './given.ts';
import { LONGEST } from './lines.ts';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Answer {
  ok?: string;
  error?: string;
  says?: string;
  hash?: number;
  [field: string]: unknown;
}

/** Sends lines to a real process over real pipes; one answer a line. */
async function talk(...lines: (string | object)[]): Promise<Answer[]> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { code, out, err } = await run(`${text.join('\n')}\n`, 'protocol', 'wisps');
  expect(err).toBe('');
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('the session in docs/protocol.md happens as it is written', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8');
  const lines = page.split('\n');
  const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const expected = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
  expect(sent.length).toBeGreaterThan(25);
  const { code, out } = await run(`${sent.join('\n')}\n`, 'protocol', 'wisps');
  expect(out.trimEnd().split('\n')).toEqual(expected);
  expect(code).toBe(0);
});

test('docs/protocol.md names every command and every error', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8');
  const [answer] = await talk({ do: 'what can be done' });
  const says = answer?.says ?? '';
  const commands = says.replace('"do" is one of ', '').replace('.', '').split(', ');
  expect(commands.length).toBeGreaterThan(15);
  for (const command of commands) expect(page).toContain(`| \`${command}\` |`);
  const source = ['session', 'given', 'fields', 'index', 'lines'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8'),
  );
  const codes = [
    ...source.join().matchAll(/RequestError\(\s*'([a-z-]+)'|(?:code|flaw): '([a-z-]+)'/g),
  ];
  expect(codes.map(([, code, other]) => code ?? other)).toEqual(
    expect.arrayContaining(['fault', 'bad-options', 'bad-field', 'too-long']),
  );
  for (const [, code, other] of codes) expect(page).toContain(`| \`${code ?? other}\` |`);
});

describe('bad input gets one line that says so, and the session goes on unharmed', () => {
  const START = [
    { do: 'new', options: { seats: 2, first: 0 }, seed: 3 },
    ...Array.from({ length: 6 }, () => ({ do: 'chance' })),
    { do: 'hash' },
  ];

  const cases: [string, string | object, string, RegExp][] = [
    ['malformed JSON', '{"do":', 'not-json', /not JSON/],
    ['a list', '[1,2]', 'not-json', /JSON object/],
    ['null', 'null', 'not-json', /JSON object/],
    ['a hundred thousand brackets', '['.repeat(100_000), 'not-json', /not JSON/],
    ['an unknown command', { do: 'dance' }, 'unknown-command', /hello, new/],
    ['the name of an inherited method', { do: 'toString' }, 'unknown-command', /hello/],
    ['no command', {}, 'unknown-command', /hello/],
    ['a misspelt field', { do: 'chance', outcom: 1 }, 'bad-field', /no field "outcom"/],
    ['an id that is an object', { do: 'turn', id: {} }, 'bad-field', /"id"/],
    ['an illegal choice', choose(0, { light: 99 }), 'not-a-choice', /not one of the choices/],
    ['a choice that is a text', choose(0, 'wait'), 'not-a-choice', /not one of the choices/],
    ['a choice for another seat', choose(1, { wait: true }), 'not-your-turn', /seat 1/],
    ['a choice for chance', choose(-1, 0), 'bad-field', /"seat" is a whole number from 0 to 1/],
    ['a choice for nobody', { do: 'choose', choice: {} }, 'bad-field', /"seat" is missing/],
    ['no choice', { do: 'choose', seat: 0 }, 'bad-field', /"choice" is missing/],
    ['chance out of turn', { do: 'chance', outcome: 0 }, 'not-your-turn', /chance/],
    ['an undo of nothing', { do: 'undo', seat: 0 }, 'no-undo', /nothing to take back/],
    ['the view of no seat', { do: 'view', seat: 7 }, 'bad-field', /from 0 to 1/],
    ['too many seats', { do: 'new', options: { seats: 9 } }, 'bad-options', /2 to 4 seats/],
    ['an unknown option', { do: 'new', options: { color: 1 } }, 'bad-options', /no option/],
    ['a seed that is none', { do: 'new', seed: 'x' }, 'bad-field', /"seed"/],
    ['options that are none', { do: 'new', options: [] }, 'bad-field', /"options" is an object/],
    [
      'a scenario that breaks the invariants',
      { do: 'scenario', position: { deck: [9, 9, 9, 9, 9, 9] } },
      'bad-scenario',
      /24 cards, not 54/,
    ],
    ['no scenario', { do: 'scenario' }, 'bad-field', /"position" is missing/],
    ['a scenario of nonsense', { do: 'scenario', position: { hands: 'x' } }, 'bad-scenario', /./],
    [
      'a scenario that is null',
      { do: 'scenario', position: null },
      'bad-field',
      /object, not null/,
    ],
    ['a deep scenario', deepScenario(), 'bad-field', /an object/],
    ['a piece that is none', why('dragon'), 'bad-field', /such as "card:1", not "dragon"/],
    ['an inherited name', why('__proto__'), 'bad-field', /not "__proto__"/],
    ['no piece', why(''), 'bad-field', /not ""/],
    ['a piece that is a list', why([]), 'bad-field', /not \[\]/],
    ['a log that is none', { do: 'replay', log: [1] }, 'bad-field', /"log" is a list/],
    [
      'a log that can’t be played',
      {
        do: 'replay',
        options: { seats: 2, first: 0 },
        log: [
          { by: -1, choice: 0 },
          { by: 0, choice: { wait: true } },
        ],
      },
      'bad-entry',
      /Entry 1/,
    ],
    ['a megabyte on one line', `{"do":"hello","x":"${'a'.repeat(1e6)}"}`, 'too-long', /262144/],
  ];

  // All in one session: each of them must leave it so that the next can be judged.
  let answers: Answer[] = [];
  beforeAll(async () => {
    const after = [{ do: 'hash' }, { do: 'choices' }];
    answers = await talk(...START, ...cases.flatMap(([, bad]) => [bad, ...after]));
  });

  for (const [i, [name, , code, says]] of cases.entries())
    test(name, () => {
      const before = answers[START.length - 1];
      const [refused, after, choices] = answers.slice(START.length + i * 3);
      expect(refused?.error).toBe(code);
      expect(refused?.says).toMatch(says);
      expect(refused).not.toHaveProperty('ok');
      expect(after).toEqual(before);
      expect(choices).toMatchObject({ ok: 'choices', waitingFor: 0 });
    });

  function choose(seat: number, choice: unknown): object {
    return { do: 'choose', seat, choice };
  }

  function why(thing: unknown): object {
    return { do: 'why', seat: 0, thing };
  }

  function deepScenario(): string {
    return `{"do":"scenario","position":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  }

  test('bytes that are no text', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from('{"do":"hello"}\n')]);
    const { out } = await run(bytes, 'protocol', 'wisps');
    const [refused, hello] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(refused.error).toBe('not-utf-8');
    expect(hello.ok).toBe('hello');
  });
});

test('before there is a game, only a game can be begun', async () => {
  const [turn, choose, hello] = await talk(
    { do: 'turn' },
    { do: 'choose', seat: 0, choice: {} },
    { do: 'hello' },
  );
  expect(turn?.error).toBe('no-game');
  expect(choose?.error).toBe('no-game');
  expect(hello).toMatchObject({ game: 'wisps', seats: [2, 4] });
});

test('an answer carries the id of its request, also when it is an error', async () => {
  const [ok, error] = await talk({ do: 'hello', id: 7 }, { do: 'dance', id: 'b' });
  expect(ok?.id).toBe(7);
  expect(error).toMatchObject({ error: 'unknown-command', id: 'b' });
});

test('the same seed draws the same chance, and a log replays to the same hash', async () => {
  const game = [
    { do: 'new', seed: 11 },
    ...Array.from({ length: 7 }, () => ({ do: 'chance' })),
    { do: 'log' },
    { do: 'hash' },
  ];
  const first = await talk(...game);
  expect(await talk(...game)).toEqual(first);
  const [logged, hashed] = first.slice(-2);
  const [, again] = await talk({ do: 'replay', log: logged?.log }, { do: 'hash' });
  expect(again?.hash).toBe(hashed?.hash);
});

test('a game can be played to its end, and then nothing more', async () => {
  const child = start('protocol', 'wisps');
  const done = finish(child);
  const answers = child.stdout.iterator({ destroyOnReturn: false });
  let buffer = '';
  const ask = async (request: object): Promise<Answer> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    while (!buffer.includes('\n')) buffer += String((await answers.next()).value);
    const [line = ''] = buffer.split('\n', 1);
    buffer = buffer.slice(line.length + 1);
    return JSON.parse(line);
  };
  let turn = await ask({ do: 'new', seed: 5 });
  while (turn.waitingFor !== -2) {
    if (turn.waitingFor === -1) turn = await ask({ do: 'chance' });
    else {
      const { choices } = await ask({ do: 'choices' });
      const choice = (choices as unknown[])[0];
      turn = await ask({ do: 'choose', seat: turn.waitingFor, choice });
    }
    expect(turn.error).toBeUndefined();
  }
  expect(await ask({ do: 'outcome' })).toMatchObject({ over: true });
  expect(await ask({ do: 'choose', seat: 0, choice: { wait: true } })).toMatchObject({
    error: 'over',
  });
  expect(await ask({ do: 'choices' })).toMatchObject({ waitingFor: -2, choices: [] });
  await ask({ do: 'quit' });
  expect((await done).code).toBe(0);
});

test('a position from which nothing can follow is refused, whatever the game thinks of it', () => {
  const position = {
    ...{ phase: 'act', turn: 0, turnsLeft: 1, candle: 2, deck: [2, 4, 4, 4, 3, 4], stack: [] },
    hands: [
      [1, 0, 0, 0, 1, 0],
      [1, 0, 0, 0, 0, 0],
    ],
  };
  expect(() => readPosition(wisps, position)).not.toThrow();
  const stuck = { ...wisps, choices: () => [] };
  expect(() => readPosition(stuck, position)).toThrow(/could not go on/);
  const noOdds = { ...wisps, waitingFor: () => -1, odds: () => 0 };
  expect(() => readPosition(noOdds, position)).toThrow(/could not go on/);
});

test('an answer to nonsense is short, however long the nonsense', async () => {
  const long = 'x'.repeat(100_000);
  const answers = await talk(
    { do: 'new', options: { first: long } },
    { do: 'new', options: { [long]: 1 } },
    { do: 'scenario', position: { deck: long } },
    { do: 'choose', seat: long, choice: 1 },
    { do: long },
    { do: 'turn', [long]: 1 },
  );
  expect(answers).toHaveLength(6);
  for (const { error, says } of answers) {
    expect(error).toBeDefined();
    expect(says?.length).toBeLessThan(500);
  }
});

test('empty lines are no requests, and the last line needs no end', async () => {
  const { out } = await run('\n  \r\n{"do":"hello"}', 'protocol', 'wisps');
  expect(out.trimEnd().split('\n')).toHaveLength(1);
});

test('a line may be as long as the limit and not longer', async () => {
  const request = (length: number) => {
    const text = JSON.stringify({ do: 'hello' });
    return `${text}${' '.repeat(length - text.length)}`;
  };
  const [fits, tooLong] = await talk(request(LONGEST), request(LONGEST + 1));
  expect(fits?.ok).toBe('hello');
  expect(tooLong?.error).toBe('too-long');
});
