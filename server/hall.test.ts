import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Tried, tryHall } from './testing/client.ts';
import { Page } from './testing/page.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

describe('a table on line', () => {
  it('is made, taken by an invite, sealed by everyone, and begins', async () => {
    const [ada, bob] = [new Client(hall.address), new Client(hall.address)];
    const made = await ada.make({ sit: { seat: 0, name: 'Ada', sealed: ada.sealed } });
    expect(made.status).toBe(200);
    const { table, invite } = made.body;
    expect((await bob.sit(table, 'Bob')).body).toMatchObject({ error: 'not-invited' });
    expect((await bob.sit(table, 'Bob', { invite })).body).toEqual({ seq: 1 });
    const page = new Page(await ada.line(), table);
    await page.until(({ phase }) => phase === 'sealing');
    expect((await ada.at(table, 'unseal', { nonce: ada.nonce })).status).toBe(200);
    expect((await bob.at(table, 'unseal', { nonce: bob.nonce })).status).toBe(200);
    const begun = await page.until(({ phase }) => phase === 'running');
    expect(begun.waitingFor).toBeGreaterThanOrEqual(0);
    page.line.close();
  });

  it('lets bots play in its seats', async () => {
    const ada = new Client(hall.address);
    const { body } = await ada.make({
      ...{ options: { seats: 3 }, seats: ['random', 'novice', 'random'] },
    });
    const page = new Page(await ada.line(), body.table);
    const over = await page.until(({ phase }) => phase === 'over');
    expect(over.seats.map(({ plays }) => plays)).toEqual(['bot', 'bot', 'bot']);
    page.line.close();
  });
});
