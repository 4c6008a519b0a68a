// Two servers on one database: whoever is at one of them finds the same hall as at the other, at once.
import { seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import type { TableMessage } from '@magehall/wire';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Client, newKey, type Tried, tryHall } from '../testing/client.ts';
import { choose, gather } from '../testing/evening.ts';
import { Page } from '../testing/page.ts';
import { tryPostgres } from '../testing/postgres.ts';

const postgres = await tryPostgres();
afterAll(() => postgres?.close());

let schemas = 0;
let nodes: Tried[] = [];
async function open(...tellings: ('listen' | 'poll')[]): Promise<[Tried, Tried]> {
  const schema = `s${++schemas}`;
  await postgres?.run(`CREATE SCHEMA ${schema}`);
  const database = postgres?.url(schema);
  nodes = await Promise.all(tellings.map((telling) => tryHall({ database, telling })));
  return nodes as [Tried, Tried];
}
afterEach(async () => {
  for (const node of nodes) await node.close();
  expect(nodes.flatMap(({ failures }) => failures)).toEqual([]);
});

/** The same person, at another server. */
function at(node: Tried, person: Client): Client {
  return Object.assign(new Client(node.address), { cookie: person.cookie, nonce: person.nonce });
}

const now = ({ whole }: Page) => {
  if (!whole) throw new Error('nothing was heard yet');
  return whole;
};
const choices = async (name: string, whole: TableMessage, roll = seeded(1)) => {
  const { game } = await games[name].rules();
  return { after: whole.seq, choices: choose(game, whole, roll) };
};

describe.skipIf(!postgres)('two servers', () => {
  test('what is done at one is heard at the other, and each answers for what the other did', async () => {
    const [one, two] = await open('listen', 'listen');
    const evening = await gather(one.address, { game: 'arkhanos', options: { seats: 2 } });
    const { table, guests } = evening;
    // Everybody listens at one, and sends each command to the other or to this one, as it comes.
    for (let i = 0; i < 12; i++) {
      const { waitingFor, phase } = now(guests[0].page);
      if (phase !== 'running') break;
      const guest = guests.find(({ seat }) => seat === waitingFor);
      if (!guest) throw new Error(`nobody sits at ${waitingFor}`);
      const { client, page } = guest;
      const body = await choices('arkhanos', now(page));
      const here = i % 2 ? client : at(two, client);
      const { status, body: answer } = await here.at<{ seq: number }>(table, 'choices', body);
      expect(status).toBe(200);
      for (const each of guests) await each.page.until(({ seq }) => seq >= answer.seq);
    }
    // Who comes in at the other sees the same.
    for (const { client, page } of guests) {
      const there = new Page(await at(two, client).line(), table);
      const whole = await there.until(({ seq }) => seq === page.seq);
      expect(whole.view).toEqual(now(page).view);
      expect(whole.hash).toBe(now(page).hash);
      there.line.close();
      page.line.close();
    }
  });

  test('of two choices after one number, at two servers, one is stored', async () => {
    const [one, two] = await open('listen', 'listen');
    const { table, guests } = await gather(one.address, {
      game: 'arkhanos',
      options: { seats: 2 },
    });
    for (let i = 0; i < 8; i++) {
      const { waitingFor, seq } = now(guests[0].page);
      const guest = guests.find(({ seat }) => seat === waitingFor);
      if (!guest) throw new Error(`nobody sits at ${waitingFor}`);
      const sent = await Promise.all(
        [guest.client, at(two, guest.client)].map(async (client, n) =>
          client.at(table, 'choices', await choices('arkhanos', now(guest.page), seeded(n))),
        ),
      );
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (const each of guests) await each.page.until((whole) => whole.seq > seq);
    }
    for (const { page } of guests) page.line.close();
  });

  test('a command that is sent to both at once is stored once, and told once', async () => {
    const [one, two] = await open('listen', 'listen');
    const { table, guests } = await gather(one.address, {
      game: 'arkhanos',
      options: { seats: 2 },
    });
    for (let i = 0; i < 8; i++) {
      const { waitingFor } = now(guests[0].page);
      const guest = guests.find(({ seat }) => seat === waitingFor);
      if (!guest) throw new Error(`nobody sits at ${waitingFor}`);
      const body = { key: newKey(), ...(await choices('arkhanos', now(guest.page))) };
      const sent = await Promise.all(
        [guest.client, at(two, guest.client)].map((client) =>
          client.at<{ seq: number }>(table, 'choices', body),
        ),
      );
      expect(sent.map(({ status }) => status)).toEqual([200, 200]);
      expect(sent[0].body.seq).toBe(sent[1].body.seq);
      // A page finds it wrong if anything is told twice.
      for (const each of guests) await each.page.until(({ seq }) => seq >= sent[0].body.seq);
    }
    for (const { page } of guests) page.line.close();
  });

  test('who sat down at one can talk at the other at once, and the talk reaches both', async () => {
    const [one, two] = await open('listen', 'listen');
    const ada = new Client(one.address);
    const sit = { seat: 0, name: 'Ada', sealed: ada.sealed };
    const { table, invite } = (await ada.make({ sit })).body;
    const line = await ada.line();
    line.hear(table);
    await line.until(({ messages }) => messages.some(({ type }) => type === 'table'));
    const bob = new Client(two.address);
    expect((await bob.sit(table, 'Bob', { invite })).status).toBe(200);
    const said = await at(one, bob).at(table, 'chat', { room: 'players', text: 'Hello' });
    expect(said.status).toBe(200);
    await bob.at(table, 'chat', { room: 'players', text: 'Hello again' });
    await line.until(({ messages }) =>
      messages.some((message) => message.type === 'chat' && message.text === 'Hello again'),
    );
    line.close();
  });

  test('a new invite voids the old one everywhere', async () => {
    const [one, two] = await open('listen', 'listen');
    const ada = new Client(one.address);
    const sit = { seat: 0, name: 'Ada', sealed: ada.sealed };
    const { table, invite } = (await ada.make({ sit, watchers: false })).body;
    const bob = new Client(two.address);
    // The other server has opened the table by now.
    expect((await bob.get(`/api/tables/${table}`)).status).toBe(200);
    const { body } = await ada.at<{ invite: string }>(table, 'invite');
    expect((await bob.sit(table, 'Bob', { invite })).status).not.toBe(200);
    expect((await bob.sit(table, 'Bob', { invite: body.invite })).status).toBe(200);
  });

  for (const telling of ['listen', 'poll'] as const)
    test(`the hall, the moves and the talk of one are heard at the other (${telling})`, async () => {
      const [one, two] = await open(telling, telling);
      const watcher = new Client(two.address);
      const line = await watcher.line({ origin: two.address });
      line.say({ type: 'hall', on: true });
      const ada = new Client(one.address);
      const sit = { seat: 0, name: 'Ada', sealed: ada.sealed };
      const seats = ['open', 'open', 'open'] as const;
      const wanted = { options: { seats: 3 }, seats: [...seats], sit, listed: true };
      const { table, invite } = (await ada.make(wanted)).body;
      line.hear(table);
      await line.until(({ messages }) => messages.some(({ type }) => type === 'table'));
      const hall = () =>
        line.messages.flatMap((message) => (message.type === 'hall' ? message.changed : []));
      const bob = new Client(one.address);
      await bob.sit(table, 'Bob', { invite });
      await line.until(({ messages }) => messages.some(({ type }) => type === 'moves'));
      await line.until(() => hall().some((card) => card.table === table));
      const cleo = new Client(one.address);
      await cleo.send('PUT', '/api/me', { name: 'Cleo' });
      expect((await cleo.at(table, 'chat', { room: 'watchers', text: 'Hm' })).status).toBe(200);
      await line.until(({ messages }) =>
        messages.some((message) => message.type === 'chat' && message.text === 'Hm'),
      );
      line.close();
    });

  test('bots move once a turn, though both servers are willing', async () => {
    const [one, two] = await open('listen', 'listen');
    const wanted = { game: 'arkhanos', options: { seats: 3 }, seats: ['open', 'random', 'random'] };
    const evenings = await Promise.all(
      [one, two, one].map(({ address }) => gather(address, wanted as Parameters<typeof gather>[1])),
    );
    for (const { table, guests } of evenings) {
      const [{ client, page }] = guests;
      for (let i = 0; i < 3; i++) {
        const whole = await page.until(
          ({ waitingFor, phase }) => waitingFor === 0 || phase !== 'running',
        );
        if (whole.phase !== 'running') break;
        const body = await choices('arkhanos', whole);
        expect((await at(i % 2 ? one : two, client).at(table, 'choices', body)).status).toBe(200);
        await page.until(({ seq }) => seq > whole.seq);
      }
      await page.until(({ waitingFor, phase }) => waitingFor === 0 || phase !== 'running');
      page.line.close();
    }
  });
});
