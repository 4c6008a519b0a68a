import { on } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { finish, run, start } from '../spawned.ts';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('learn tells the weights and how they came about, and progress on the standard error', async () => {
  const { code, out, err } = await run(
    '',
    'learn',
    'arkhanos',
    '--games',
    '2',
    '--rounds',
    '1',
    '--dry',
  );
  expect(code).toBe(0);
  const { how, weights } = JSON.parse(out);
  expect(how).toContain('npx magehall learn arkhanos --games 2 --rounds 1 --seed 1');
  expect(Object.keys(weights)).toContain('prestige');
  expect(err).toContain('2/2');
});

test('learn that is interrupted tells what the games say that are over, and writes nothing of it', async () => {
  const file = fileURLToPath(import.meta.resolve('@magehall/arkhanos/weights'));
  const before = await readFile(file, 'utf8');
  const child = start('learn', 'arkhanos', '--games', '100000', '--rounds', '1');
  const done = finish(child);
  await oneIsOver(child);
  child.kill('SIGINT');
  const { code, out, err } = await done;
  expect(code).toBe(130);
  const { how, weights } = JSON.parse(out);
  const over = Number(/Stopped after (\d+) of 100000 games\./.exec(err)?.[1]);
  expect(over).toBeGreaterThan(0);
  expect(how).toContain(`The last round, stopped after ${over} of its games, had`);
  expect(weights).not.toEqual(JSON.parse(before).weights);
  expect(await readFile(file, 'utf8')).toBe(before);
});

/** Until the progress bar counts a game. */
async function oneIsOver(child: ReturnType<typeof start>): Promise<void> {
  let told = '';
  for await (const [chunk] of on(child.stderr, 'data')) {
    told += chunk;
    if (/[1-9]\d*\/100000/.test(told)) return;
  }
}
