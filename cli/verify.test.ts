import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentTo,
  type Entry,
  fairDraw,
  type Game,
  type GameFile,
  openTable,
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
  ...{ magehall: 1, game: 'wisps', rulesVersion: 1, table: 'here' },
  options: { seats: 2, first: 0 },
  players: [],
  dice: { commitment: commitmentTo(secret), nonces: [], secret },
  log: [],
};

/** A whole game in which everybody takes the first choice; `meddle` may write further entries. */
function played(meddle: (log: readonly Entry[]) => Entry | undefined = () => undefined): GameFile {
  const table = openTable(wisps as Game, empty);
  const draw = fairDraw(secret, 'here', []);
  while (!table.over) {
    if (table.waitingFor < 0) table.chance(draw(table.draws, table.game.odds(table.state)));
    else table.choose(table.waitingFor, table.choices()[0]);
    const more = meddle(table.log);
    if (more) table.add(more);
  }
  return { ...empty, log: table.log };
}

function verified(file: object) {
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(file));
  return run('', 'verify', path);
}

test('a fair game is fair, and no roll of it was taken back', async () => {
  const { code, out } = await verified(played());
  expect(out).toMatch(/^The dice were fair/);
  expect(out).not.toContain('taken back');
  expect(code).toBe(0);
});

test('rolls that were taken back and fell anew are counted', async () => {
  const file = played((log) => (log.length === 3 ? { by: 0, undo: 2 } : undefined));
  const { code, out } = await verified(file);
  expect(out).toContain('2 draws were taken back, and fell anew');
  expect(code).toBe(0);
});

test('what is wrong with a file is no misuse of the command', async () => {
  const { code, err } = await verified({ ...played(), game: 'chess' });
  expect(err).toMatch(/^There is no game "chess"/);
  expect(err).not.toContain('--help');
  expect(code).toBe(1);
});
