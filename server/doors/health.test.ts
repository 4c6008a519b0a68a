import { get, request } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Client, type Tried, tryHall } from '../testing/client.ts';
import { tryPostgres } from '../testing/postgres.ts';

const postgres = await tryPostgres();
afterAll(() => postgres?.close());
let hall: Tried | undefined;
afterEach(() => hall?.close());

const PATIENT = { timeout: 30_000 };

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${hall?.address}${path}`);
  return { status: response.status, body: await response.json() };
}

test('a hall says that it is alive and ready, by whatever name it is asked', async () => {
  hall = await tryHall();
  expect(await ask('/healthz')).toEqual({ status: 200, body: { alive: true } });
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ready: true } });
  const { port } = new URL(hall.address);
  const status = (path: string) =>
    new Promise((resolve) =>
      get({ host: 'localhost', port, path, headers: { host: '10.0.0.7' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }),
    );
  expect(await status('/readyz')).toBe(200);
  // All else is only for those who know its name.
  expect(await status('/')).not.toBe(200);
});

test('told to end, it says so, serves on for a while, and answers what is under way', async () => {
  hall = await tryHall({ drainSeconds: 4 });
  const ada = new Client(hall.address);
  const line = await ada.line();
  const { port } = new URL(hall.address);
  // A request whose end comes late.
  const slow = request({
    ...{ host: 'localhost', port, path: '/api/tables', method: 'POST' },
    headers: { 'content-type': 'application/json', 'content-length': 4, origin: hall.address },
  });
  const answered = new Promise((resolve, reject) => {
    slow.on('response', (answer) => resolve(answer.statusCode));
    slow.on('error', reject);
  });
  slow.write('{}');
  const closed = hall.stop();
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ready: false, why: ['draining'] } });
  expect((await ada.get('/api/tables?of=hall')).status).toBe(200);
  expect(await line.end()).toBe(1012);
  expect(line.messages.some(({ type }) => type === 'bye')).toBe(true);
  slow.end('  ');
  expect(await answered).toBe(400);
  await closed;
  hall = undefined;
});

describe.skipIf(!postgres)('with PostgreSQL', () => {
  test('a hall whose database is away is alive but not ready, until it is back', async () => {
    hall = await tryHall({ database: postgres?.url() });
    await expect.poll(async () => (await ask('/readyz')).status, PATIENT).toBe(200);
    await postgres?.stop();
    await expect
      .poll(() => ask('/readyz'), PATIENT)
      .toEqual({ status: 503, body: { ready: false, why: ['store', 'notices'] } });
    expect((await ask('/healthz')).status).toBe(200);
    await postgres?.start();
    await expect.poll(async () => (await ask('/readyz')).status, PATIENT).toBe(200);
  });
});
