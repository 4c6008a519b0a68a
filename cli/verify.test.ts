import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  commitmentTo,
  drawsOf,
  type Entry,
  type GameFile,
  openTable,
  sure,
} from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from './spawned.ts';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'magehall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = '5e'.repeat(32);
const empty: GameFile = {
  ...{ magehall: 2, game: 'wisps', rulesVersion: 1, table: 'here' },
  options: { seats: 2, first: 0 },
  players: [
    { plays: 'person', name: 'Ada' },
    { plays: 'bot', level: 'novice', name: 'Bot' },
  ],
  dice: {
    commitment: commitmentTo(secret),
    seats: [{ salt: 'a0'.repeat(16), nonce: 'a1'.repeat(32) }, { salt: 'a2'.repeat(16) }],
    secret,
  },
  log: [],
};

/** A whole game in which everybody takes the first choice; `meddle` may write further entries. */
function played(meddle: (log: readonly Entry[]) => Entry | undefined = () => undefined): GameFile {
  const table = openTable(wisps, empty);
  const draw = drawsOf(empty);
  while (!table.over) {
    if (table.waitingFor < 0) table.chance(draw?.(table.draws, wisps.odds(table.state)) ?? 0);
    else table.choose(table.waitingFor, sure(table.choices()[0]));
    const more = meddle(table.log as Entry[]);
    if (more) table.add(more as never);
  }
  return { ...empty, log: table.log as Entry[] };
}

function save(file: object): string {
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

const verified = (file: object) => run('', 'verify', save(file));

test('a fair game is fair, and no roll of it was taken back', async () => {
  const { code, out } = await verified(played());
  expect(out).toMatch(/^All \d+ draws follow from the secret/);
  expect(out).toContain('drawn on one device');
  expect(out).toMatch(/All \d+ entries keep the rules/);
  expect(out).not.toContain('took back');
  expect(code).toBe(0);
});

test('rolls that were taken back and fell anew are counted, with who took them back', async () => {
  const back = { by: 0, undo: 2, agreed: [1] };
  const { code, out } = await verified(played((log) => (log.length === 3 ? back : undefined)));
  expect(out).toContain('Ada took back 2 draws, once; what was taken back fell anew.');
  expect(code).toBe(0);
});

test('who undoes one roll after the other until each is a six is not called fair', async () => {
  const file = played((log) => (log.length === 3 ? { by: 0, undo: 2, agreed: [1] } : undefined));
  const log = file.log.map((entry) => ('undo' in entry ? { by: 0, undo: 2 } : entry));
  const { code, err } = await verified({ ...file, log });
  expect(err).toContain('Not all whom it concerns agreed');
  expect(code).toBe(1);
});

test('a file that starts from a written position is verified too', async () => {
  const start = {
    phase: 'act',
    turnsLeft: 1,
    candle: 2,
    deck: [2, 4, 4, 4, 3, 4],
    stack: [],
    hands: [
      [1, 0, 0, 0, 1, 0],
      [1, 0, 0, 0, 0, 0],
    ],
  };
  const log = [{ by: 0, choice: { light: 5 } }];
  const options = { seats: 2, first: 'random' };
  const { code, out } = await verified({ ...empty, options, start, log });
  expect(out).toMatch(/^Nothing was drawn in this game\.\nThe game began at a written position/);
  expect(code).toBe(0);
});

test('what is wrong with a file is no misuse of the command', async () => {
  const { code, err } = await verified({ ...played(), game: 'chess' });
  expect(err).toMatch(/^There is no game "chess"/);
  expect(err).not.toContain('--help');
  expect(code).toBe(1);
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.log('There is no python3 here: docs/verify.py is not tried.');

test.runIf(python)(
  'the verifier in Python agrees, and finds a changed die and a changed name',
  async () => {
    const script = fileURLToPath(new URL('../docs/verify.py', import.meta.url));
    const file = played((log) => (log.length === 3 ? { by: 0, undo: 2, agreed: [1] } : undefined));
    const draws = join(folder, 'draws.txt');
    writeFileSync(draws, (await run('', 'verify', save(file), '--draws')).out);
    const check = (of: object) =>
      spawnSync('python3', [script, save(of), draws], { encoding: 'utf8' });

    expect(check(file).stdout).toMatch(/^\d+ draws follow from the secret/);
    expect(check(file).status).toBe(0);
    const at = file.log.findLastIndex(({ by }) => by === -1);
    const changed = file.log.with(at, { by: -1, choice: 99 });
    expect(check({ ...file, log: changed }).stderr).toContain('is not the fair one');
    const players = file.players.with(0, { plays: 'person', name: 'Eve' });
    expect(check({ ...file, players }).status).toBe(1);
    const dice = { ...file.dice, secret: '00'.repeat(32) };
    expect(check({ ...file, dice }).stderr).toContain('not the promised secret');
  },
);

test('a receipt is compared with the file, and what is not as it was sealed is named', async () => {
  const nonce = 'a1'.repeat(32);
  const receipt = {
    ...{ table: 'here', commitment: commitmentTo(secret), nonce },
    sealed: [commitmentTo(nonce), null],
  };
  const compared = (kept: object, language = 'en') => {
    const path = join(folder, 'receipt.json');
    writeFileSync(path, JSON.stringify(kept));
    return run('', 'verify', save(played()), '--receipt', path, '--lang', language);
  };
  const right = await compared(receipt);
  expect(right.out).toContain('The chance that you added is in the dice.');
  expect(right.code).toBe(0);
  const wrong = await compared({ ...receipt, commitment: commitmentTo(nonce) }, 'fr');
  expect(wrong.err).toContain('Le secret n’est pas celui qui était scellé');
  expect(wrong.code).toBe(1);
  const none = await compared({ table: 'here' });
  expect(none.err).toContain('receipt.json is no receipt.');
  expect(none.code).toBe(1);
});
