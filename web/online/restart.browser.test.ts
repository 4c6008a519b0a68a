/** The server of a table is killed in the middle of a game, and comes back on the same folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameFile, seeded } from '@magehall/engine';
import { type Served, serve } from '@magehall/testing/browser/server';
import { visiting } from '@magehall/testing/browser/visit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTurn, doAgree, endByVote, playOn, stepsOn, twoAt } from './testing/browsers.ts';

const visit = visiting();
const data = mkdtempSync(join(tmpdir(), 'magehall-killed-'));
let served: Served;
beforeAll(async () => {
  served = await serve(data);
});
afterAll(() => {
  served.process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  served.process.kill();
});

test('killed with -9 while two play: they reconnect, and what was chosen arrives once', async () => {
  const hall = { ...visit, address: served.address };
  const { people, pages, host } = await twoAt(hall);
  const roll = seeded(8);
  await playOn(pages, roll, (choices) => choices === 5);
  const [mine] = await byTurn(pages);

  served.process.kill('SIGKILL');
  for (const page of pages) await page.locator('.line-state[data-state=away]').waitFor();
  expect(await mine.locator('.line-state').textContent()).toContain('Reconnecting');
  await playOn([mine], roll, (choices) => choices === 1);
  const [chosen] = await stepsOn([mine]);

  served = await serve(data, Number(new URL(served.address).port));
  for (const page of pages) await page.locator('.line-state[data-state=live]').waitFor();
  await expect
    .poll(async () => (await stepsOn(pages)).every((steps) => steps >= chosen))
    .toBe(true);
  let more = 0;
  await playOn(pages, roll, async (choices) => {
    more = choices;
    return choices >= 4 && (await doAgree(pages));
  });
  await endByVote(pages);

  const [steps, others] = await stepsOn(pages);
  expect(others).toBe(steps);
  const id = new URL(host.url()).hash.split('/')[2];
  const { log } = (await (
    await fetch(`${served.address}api/tables/${id}/file`)
  ).json()) as GameFile;
  // Five before, one without a server, and those after: each is there, and once.
  expect(log.filter((entry) => 'choice' in entry && entry.by >= 0)).toHaveLength(5 + 1 + more);
  expect(log.filter((entry) => 'choice' in entry)).toHaveLength(steps);
  for (const { errors } of people) expect(errors).toEqual([]);
});
