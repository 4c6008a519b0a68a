/** A new version of the page: it waits, is offered on every visit, and comes when it is taken. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const visit = visiting();

/** The page as it was built, or the next build of it: what differs is what makes a version. */
let build = 'first';
let server: Server;
const site = { ...visit };

beforeAll(async () => {
  server = createServer(async ({ url = '/' }, response) => {
    const file = await fetch(new URL(url, visit.address));
    const marked = url === '/' || url === '/offline.js';
    const text = marked ? await file.text() : '';
    const body = marked
      ? text
          .replace('<head>', `<head><meta name="build" content="${build}">`)
          .replace(/VERSION="/, `VERSION="${build}-`)
      : Buffer.from(await file.arrayBuffer());
    const type = file.headers.get('content-type') ?? '';
    response.writeHead(file.status, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(site, { address: `http://localhost:${port}/`, browser: visit.browser });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an update that waits is offered again on every visit, until it is taken', async () => {
  build = 'first';
  const { open, errors } = await newVisitor(site);
  const page = await open();
  const shown = () => page.locator('meta[name=build]').getAttribute('content');
  await page.getByText('Ready to be played offline').first().waitFor();

  build = 'second';
  await page.reload();
  const offer = page.locator('.notice', { hasText: 'A new Magehall is ready' });
  await offer.waitFor();
  expect(await shown()).toBe('first');
  // Neither a visit without taking it, nor one by one who waves it away, is the last.
  await page.reload();
  await offer.waitFor();
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => offer.count()).toBe(0);
  await page.reload();
  await offer.waitFor();
  expect(await shown()).toBe('first');
  // A browser changes nothing before what was asked of the old version is there.
  await page.waitForLoadState('networkidle');
  await offer.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(shown).toBe('second');
  // Taken, it is offered no more.
  await page.reload();
  await page.waitForSelector('.shelf');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await offer.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('taken in one tab, it is loaded in the other tab that offers it, too', async () => {
  build = 'first';
  const { open, errors } = await newVisitor(site);
  const one = await open();
  await one.getByText('Ready to be played offline').first().waitFor();
  build = 'second';
  await one.reload();
  const two = await open();
  for (const page of [one, two])
    await page.locator('.notice', { hasText: 'A new Magehall is ready' }).waitFor();
  for (const page of [one, two]) {
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect
      .poll(() => page.locator('meta[name=build]').getAttribute('content'))
      .toBe('second');
  }
  expect(errors).toEqual([]);
});
