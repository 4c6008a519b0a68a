/** The bot of the docs, a page of Python, through a whole game of each kind by the link that invites it. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Tried, tryHall } from './testing/client.ts';
import { Page } from './testing/page.ts';

const SCRIPT = fileURLToPath(new URL('../docs/bot.py', import.meta.url));
const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.log('There is no python3 here: docs/bot.py is not tried.');

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const bot = spawn('python3', [SCRIPT, ...args]);
  let [out, err] = ['', ''];
  bot.stdout.on('data', (data) => (out += data));
  bot.stderr.on('data', (data) => (err += data));
  return new Promise((resolve) => bot.on('close', (code) => resolve({ code, out, err })));
}

test.runIf(python).each(['arkhanos', 'arcana-magica'])(
  'two bots in Python sit down by a link and play %s to its end',
  async (game) => {
    const host = new Client(hall.address);
    await host.send('PUT', '/api/me', { name: 'Ada' });
    const { body } = await host.make({ game });
    const page = new Page(await host.line(), body.table);
    const link = `${hall.address}/#/sit/${body.table}/${body.invite}`;
    const bots = await Promise.all([run(link, 'Monty'), run(link)]);
    for (const { code, out, err } of bots) {
      expect(err).toBe('');
      expect(out).toBe('The game is over.\n');
      expect(code).toBe(0);
    }
    const over = await page.until(({ phase }) => phase === 'over');
    expect(over.seats.map(({ name, standin }) => [name, standin]).sort()).toEqual([
      ['Monty', false],
      ['Python', false],
    ]);
    page.line.close();
  },
);
