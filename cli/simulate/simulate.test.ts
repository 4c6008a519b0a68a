import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { finish, run, start } from '../spawned.ts';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('figures go to the standard output, progress to the standard error', async () => {
  const { code, out, err } = await run('', 'simulate', 'wisps', '--games', '50', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'wisps', games: 50, asked: 50, seed: 1 });
  expect(err).toContain('50/50');
});

test('the command in a report makes the same report again; another seed makes another', async () => {
  const { out } = await run('', 'simulate', 'wisps', '--games', '40', '--seats', '3', '--report');
  expect(out).toMatch(/^# wisps: 40 games with 3 seats/);
  const command = /`npx magehall ([^`]*)`/.exec(out)?.[1] ?? '';
  expect(command).toBe(
    'simulate wisps --seats 3 --games 40 --seed 1 --bots random --options first=0 --report',
  );
  expect((await run('', ...command.split(' '))).out).toBe(out);
  const other = (await run('', ...command.replace('--seed 1', '--seed 2').split(' '))).out;
  expect(other.replace('--seed 2', '--seed 1')).not.toBe(out);
});

test('Ctrl-C reports the games that were finished', async () => {
  const child = start('simulate', 'wisps', '--games', '1000000000', '--json');
  const done = finish(child);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const { code, out, err } = await done;
  expect(code).toBe(130);
  const { games, asked } = JSON.parse(out);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(asked);
  expect(err).toContain(`Stopped after ${games} of 1000000000 games.`);
});
