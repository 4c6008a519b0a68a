/** What an attacker does at a table: with invites, dice, names, take-backs and what is hidden. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo, freshBytes } from '@magehall/engine';
import type { TableMessage } from '@magehall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Tried, tryHall } from '../testing/client.ts';
import { gather, play } from '../testing/evening.ts';
import { Page } from '../testing/page.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const FIVE_SEALS = { game: 'five-seals', options: { seats: 2 } };

describe('an attacker', () => {
  it('sits down with an old invite, a wrong one, or none', async () => {
    const ada = new Client(hall.address);
    const { body } = await ada.make({ sit: { seat: 0, name: 'Ada', sealed: ada.sealed } });
    const { table, invite } = body;
    const eve = new Client(hall.address);
    for (const wrong of [{}, { invite: 'A'.repeat(22) }, { invite: `${invite.slice(0, -1)}_` }])
      expect((await eve.sit(table, 'Eve', wrong)).body).toMatchObject({ error: 'not-invited' });
    expect((await eve.at(table, 'invite', {})).body).toMatchObject({ error: 'not-owner' });
    const renewed = await ada.at<{ invite: string }>(table, 'invite', {});
    expect((await eve.sit(table, 'Eve', { invite })).body).toMatchObject({ error: 'not-invited' });
    expect((await eve.sit(table, 'Eve', { invite: renewed.body.invite })).status).toBe(200);
  });

  it('finds tokens, invites or the secret of the dice in what the hall says or stores', async () => {
    const { table, guests, invite } = await gather(hall.address, FIVE_SEALS);
    const [ada, bob] = guests;
    await play({ table, guests, ...(await later(FIVE_SEALS.game)) }, 3, ({ seq }) => seq > 10);
    const told = [...ada.page.line.texts, ...bob.page.line.texts].join('\n');
    for (const { client } of guests) {
      expect(told).not.toContain(client.cookie.split('=')[1]);
      expect((await client.get(`/api/tables/${table}/file`)).body).toMatchObject({
        error: 'not-over',
      });
    }
    expect(told).not.toContain(invite);
    const files = readdirSync(hall.folder).map((name) => readFileSync(join(hall.folder, name)));
    for (const file of files) {
      expect(file.includes(ada.client.cookie.split('=')[1])).toBe(false);
      expect(file.includes(invite)).toBe(false);
    }
    expect(files.some((file) => file.includes(hash(ada.client.cookie.split('=')[1])))).toBe(true);
    for (const { page } of guests) page.line.close();
  });

  it('opens another nonce than it sealed, or opens before all are sealed', async () => {
    const [ada, bob] = [new Client(hall.address), new Client(hall.address)];
    const { body } = await ada.make({ sit: { seat: 0, name: 'Ada', sealed: ada.sealed } });
    const { table, invite } = body;
    expect((await ada.at(table, 'unseal', { nonce: ada.nonce })).body).toMatchObject({
      error: 'bad-seal',
    });
    await bob.sit(table, 'Bob', { invite });
    for (const nonce of [freshBytes(), bob.nonce])
      expect((await ada.at(table, 'unseal', { nonce })).body).toMatchObject({ error: 'bad-seal' });
    const { body: seen } = await bob.get<TableMessage>(`/api/tables/${table}`);
    expect(seen.dice?.sealed).toEqual([ada.sealed, bob.sealed]);
    expect(JSON.stringify(seen)).not.toContain(ada.nonce);
  });

  it('breaks the sealing off until the dice please: it is counted, and the secret is another', async () => {
    const [ada, bob] = [new Client(hall.address), new Client(hall.address)];
    const { body } = await ada.make({ sit: { seat: 0, name: 'Ada', sealed: ada.sealed } });
    const { table, invite } = body;
    const commitments = new Set<string>();
    for (let i = 0; i < 3; i++) {
      expect((await bob.sit(table, 'Bob', { invite })).status).toBe(200);
      const { dice } = (await ada.get<TableMessage>(`/api/tables/${table}`)).body;
      commitments.add(dice?.commitment ?? '');
      expect(dice?.sealings).toBe(i);
      expect((await bob.at(table, 'leave', {})).status).toBe(200);
      expect((await ada.at(table, 'seal', { sealed: ada.sealed })).status).toBe(200);
    }
    expect(commitments.size).toBe(3);
  });

  it('takes a roll back, or what another answered', async () => {
    const evening = await gather(hall.address, FIVE_SEALS);
    const { table, guests } = evening;
    await play(evening, 5, ({ seq, noUndo }) => seq > 12 && noUndo === 'rolled');
    const { seq } = await guests[0].page.until((whole) => whole.seq > 12);
    for (const { client } of guests)
      expect((await client.at(table, 'undo', { after: seq })).body).toMatchObject({
        error: 'no-undo',
      });
    for (const { page } of guests) page.line.close();
  });

  it('calls itself by another’s name, or by one that shows as something else', async () => {
    const ada = new Client(hall.address);
    const { body } = await ada.make({
      ...{ options: { seats: 3 }, seats: ['open', 'open', 'open'] },
      sit: { seat: 0, name: 'Marie', sealed: ada.sealed },
    });
    const { table, invite } = body;
    const eve = new Client(hall.address);
    const tried = async (name: string) => (await eve.sit(table, name, { invite })).body;
    for (const name of ['Marie', 'MARIE', 'Mаrie', 'Mar1e', 'Marıe', 'Márie', 'M a r i e'])
      expect(await tried(name)).toMatchObject({ error: 'name-taken' });
    for (const name of [
      '\u202eeiraM',
      'Ma\u200brie',
      '\u0000',
      ' ',
      'x'.repeat(25),
      'z\u0335'.repeat(150),
    ])
      expect(await tried(name)).toMatchObject({
        error: expect.stringMatching(/^bad-(name|field)$/),
      });
  });

  it('looks on at a table that is closed to watchers', async () => {
    const evening = await gather(hall.address, { ...FIVE_SEALS, watchers: false });
    const { table, guests } = evening;
    const eve = new Client(hall.address);
    await eve.send('PUT', '/api/me', { name: 'Eve' });
    for (const path of ['', '/at/0', '/steps?from=0&to=9', '/file', '/stream', '/receipt'])
      expect((await eve.get(`/api/tables/${table}${path}`)).status).toBe(403);
    const line = await eve.line();
    line.hear(table);
    expect(await line.until(({ messages }) => messages[0])).toMatchObject({ type: 'gone' });
    expect((await eve.at(table, 'chat', { room: 'watchers', text: 'hi' })).status).toBe(403);
    line.close();
    for (const { page } of guests) page.line.close();
  });

  it('is seated as a watcher before the game, and thrown out when it begins', async () => {
    const [ada, bob, eve] = [1, 2, 3].map(() => new Client(hall.address));
    const { body } = await ada.make({
      watchers: false,
      sit: { seat: 0, name: 'Ada', sealed: ada.sealed },
    });
    const { table, invite } = body;
    const page = new Page(await eve.line(), table);
    await page.until(({ phase }) => phase === 'open');
    await bob.sit(table, 'Bob', { invite });
    for (const client of [ada, bob]) await client.at(table, 'unseal', { nonce: client.nonce });
    await page.line.until(({ messages }) => messages.some(({ type }) => type === 'gone'));
    expect(page.line.texts.join('')).not.toContain('"running"');
    page.line.close();
  });

  it('sends a receipt for what it never sealed', async () => {
    const { table, guests } = await gather(hall.address, FIVE_SEALS);
    const [ada, bob] = guests.map(({ client }) => client);
    const { body } = await ada.get(`/api/tables/${table}/receipt`);
    expect(body).toMatchObject({ nonce: ada.nonce, sealed: [ada.sealed, bob.sealed] });
    expect(commitmentTo(ada.nonce)).toBe(ada.sealed);
    expect((await new Client(hall.address).get(`/api/tables/${table}/receipt`)).status).toBe(422);
    for (const { page } of guests) page.line.close();
  });
});

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

async function later(name: string) {
  const { games } = await import('@magehall/games');
  const { game } = await games[name].rules();
  return { game, options: { seats: 2, first: 'random' as const }, invite: '' };
}
