/** Somebody who does not choose in time, and a page that the hall has outgrown. */
import { seeded } from '@magehall/engine';
import { visiting } from '@magehall/testing/browser/visit';
import { WIRE } from '@magehall/wire/limits';
import type { WebSocketRoute } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byTurn, playOn, stateOf, stepsOn, twoAt } from './testing/browsers.ts';

const visit = visiting();

/** The warning gives a minute, so this table stands while the other tests run. */
let slow: Awaited<ReturnType<typeof twoAt>>;
beforeAll(async () => {
  slow = await twoAt(visit, 'live', async (host) => {
    await host.route('**/api/tables', async (route) => {
      const wanted = route.request().postDataJSON();
      const pace = { kind: 'live', each: 5, bank: 0 };
      await route.continue({ postData: JSON.stringify({ ...wanted, pace }) });
    });
  });
});

test('an older page offers to load again, keeps what was decided, and stops at the same difference', async () => {
  const { people, pages } = await twoAt(visit);
  const [mine, other] = await byTurn(pages);
  let isNewer = false;
  const altered = (text: string | Buffer) => {
    const message = JSON.parse(String(text));
    return message.type === 'table' ? JSON.stringify({ ...message, wire: WIRE + 1 }) : String(text);
  };
  await mine.context().routeWebSocket('**/api/line', (line: WebSocketRoute) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(isNewer ? altered(text) : text));
  });
  await mine.reload();
  await byTurn([mine]);
  const before = (await stepsOn([other]))[0];
  // It does not arrive before the hall is another.
  await mine.context().route('**/choices', (route) => route.abort());
  await playOn([mine], seeded(1), async () => {
    return (await mine.locator('.line-state[data-state=sent]').count()) > 0;
  });
  isNewer = true;
  await mine.reload();
  await mine.getByText('The hall has a newer Magehall than this page.').first().waitFor();
  await mine.getByRole('button', { name: 'Load it again' }).click();
  await mine.getByText('even after loading again').waitFor();
  expect(await mine.getByRole('button', { name: 'Load it again' }).count()).toBe(0);

  isNewer = false;
  await mine.context().unroute('**/choices');
  await mine.reload();
  await expect.poll(async () => (await stepsOn([other]))[0]).toBeGreaterThan(before);
  for (const { errors } of people) expect(errors).toEqual([]);
});

test('who sleeps through the clock is warned, then a stand-in plays; the seat is given back', async () => {
  const { people, pages } = slow;
  const warned = () => Promise.all(pages.map((page) => page.getByText('Your time is up.').count()));
  await expect.poll(warned).toContain(1);
  const first = (await warned()).indexOf(1);
  const [asleep, other] = [pages[first], pages[1 - first]];
  const before = (await stepsOn([other]))[0];
  const back = asleep.getByRole('button', { name: 'Give me my seat back' });
  await back.waitFor({ timeout: 90_000 });
  await other.locator('.line-state').getByText('A stand-in plays for').waitFor();
  await expect.poll(async () => (await stepsOn([other]))[0]).toBeGreaterThan(before);
  expect(await stateOf(asleep)).toBe('waits');
  await back.click();
  await expect.poll(() => back.count()).toBe(0);
  await playOn([other], seeded(1), async () => (await stateOf(asleep)) === 'turn');
  const mine = (await stepsOn([asleep]))[0];
  await playOn([asleep], seeded(1), (choices) => choices === 1);
  await expect.poll(async () => (await stepsOn([other]))[0]).toBeGreaterThan(mine);
  for (const { errors } of people) expect(errors).toEqual([]);
});
