import { once } from 'node:events';
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

test('learn that is interrupted tells the weights it has', async () => {
  const child = start('learn', 'arkhanos', '--games', '100000', '--rounds', '1', '--dry');
  const done = finish(child);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const { code, out, err } = await done;
  expect(code).toBe(130);
  expect(Object.keys(JSON.parse(out).weights)).toContain('prestige');
  expect(err).toMatch(/Stopped after \d+ of 100000 games\./);
});
