/** Ten thousand bodies and frames of nonsense: each is refused in the one shape, and nothing breaks. */
import { seeded } from '@magehall/engine';
import { REFUSALS } from '@magehall/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newKey, type Tried, tryHall } from '../testing/client.ts';
import { type Evening, gather } from '../testing/evening.ts';

let hall: Tried;
let evening: Evening;
beforeAll(async () => {
  hall = await tryHall();
  evening = await gather(hall.address, { game: 'arkhanos', options: { seats: 2 } });
});
afterAll(async () => {
  for (const { page } of evening.guests) page.line.close();
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const BODIES = 5000;
const FRAMES = 5000;
const ROUTES = [
  ...['seats', 'leave', 'seal', 'unseal', 'choices', 'undo', 'votes', 'resign', 'seat-back'],
  ...['rematch', 'invite', 'chat', 'chat/hide'],
];
const FIELDS = [
  ...['key', 'after', 'choices', 'about', 'yes', 'undo', 'name', 'sealed', 'nonce', 'seat'],
  ...['invite', 'room', 'text', 'n', 'file', 'game', 'options', 'type', 'table', 'on', '__proto__'],
];

/** A request that is right in some of its fields and anything in others. */
const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 200 }),
  fc
    .dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 })
    .map((fields) => JSON.stringify({ key: newKey(), after: 3, ...fields })),
);

test('bodies', async () => {
  const roll = seeded(5);
  const { client } = evening.guests[0];
  const { table } = evening;
  const bodies = fc.sample(body, { numRuns: BODIES, seed: 1 });
  const before = (await client.get<{ view: unknown }>(`/api/tables/${table}`)).body;
  let refused = 0;
  for (let i = 0; i < bodies.length; i += 50)
    await Promise.all(
      bodies.slice(i, i + 50).map(async (text) => {
        const route = ROUTES[roll(ROUTES.length)];
        const path = roll(9) === 0 ? '/api/tables' : `/api/tables/${table}/${route}`;
        const answer = await client.send('POST', path, text === '' ? ' ' : text);
        if (answer.status === 200) return;
        const { error } = answer.body as { error: keyof typeof REFUSALS };
        expect(REFUSALS[error]).toBe(answer.status);
        expect(error).not.toBe('fault');
        refused++;
      }),
    );
  expect(refused).toBeGreaterThan(BODIES * 0.9);
  const after = (await client.get<{ view: unknown }>(`/api/tables/${table}`)).body;
  expect(after.view).toEqual(before.view);
});

test('frames', async () => {
  const eve = new Client(hall.address);
  const frames = fc.sample(body, { numRuns: FRAMES, seed: 2 });
  let long = 0;
  for (let i = 0; i < frames.length; i += 25)
    await Promise.all(
      frames.slice(i, i + 25).map(async (frame) => {
        const isLong = Buffer.byteLength(frame) > 1024;
        if (isLong) long++;
        const line = await eve.line();
        line.socket.send(frame);
        expect(await line.end()).toBe(isLong ? 1009 : 1008);
      }),
    );
  expect(long).toBeGreaterThan(0);
}, 120_000);

test('the hall goes on as if nothing had been said', async () => {
  const made = await new Client(hall.address).make({});
  expect(made.status).toBe(200);
});
