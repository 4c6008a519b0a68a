// What can befall a database that several servers share: two that write the same number, one that is frozen in the
// middle, an older schema and a newer one, a wrong password, PostgreSQL away and back. Each time a sentence.
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { tryPostgres } from '../testing/postgres.ts';
import { card, move, table } from './laws/samples.ts';
import { Connections, settingsFor } from './postgres/connections.ts';
import { MIGRATIONS, migrate } from './postgres/migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

const postgres = await tryPostgres();
afterAll(() => postgres?.close());
let schemas = 0;
const PATIENT = { timeout: 30_000 };

async function schema(): Promise<string> {
  const name = `s${++schemas}`;
  await postgres?.run(`CREATE SCHEMA ${name}`);
  return postgres?.url(name) ?? '';
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(settingsFor(url));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe.skipIf(!postgres)('a shared PostgreSQL', () => {
  test('of the moves that several nodes send for one number one is stored, each time', async () => {
    const url = await schema();
    // All at once: they bring the empty database to its schema one after the other.
    const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
    const [first] = nodes as [Store, ...Store[]];
    const tables = ['a', 'b', 'c', 'd'];
    for (const id of tables) await first.create(table({ id }), move(id, 0));
    for (let seq = 1; seq <= 20; seq++) {
      const sent = nodes.flatMap((node, i) =>
        // Each in another order, so that they would wait for each other if they locked as it comes.
        (i % 2 ? tables : tables.toReversed()).map(async (id) => ({
          id,
          ...(await node.append(move(id, seq, { key: `${i} of ${seq}` }))),
        })),
      );
      const won = (await Promise.all(sent)).filter((each) => each.won);
      expect(won.map(({ id }) => id).sort()).toEqual(tables);
    }
    expect(await first.heads(tables)).toEqual(new Map(tables.map((id) => [id, 20])));
    for (const node of nodes) await node.close();
  });

  test('a chore is taken by one node, though all ask at once', async () => {
    const url = await schema();
    const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
    const [first] = nodes as [Store, ...Store[]];
    const due = card({ chores: [{ kind: 'bot', at: 1 }] });
    const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((id) => first.create(table({ id }), move(id, 0, { card: due }))));
    const taken: string[] = [];
    const take = async (node: Store, i: number) => {
      for (const chore of await node.claim(['bot'], `n${i}`, 1e9, 4)) taken.push(chore.table);
    };
    await expect
      .poll(async () => {
        await Promise.all(nodes.map(take));
        return taken.length;
      }, PATIENT)
      .toBe(tables.length);
    expect(taken.sort()).toEqual(tables.sort());
    for (const node of nodes) await node.close();
  });

  test('a node that is frozen in the middle of a batch holds up the others only a little', async () => {
    const url = await schema();
    const store = await openPostgres(url);
    await store.create(table(), move('t', 0));
    await connected(url, async (frozen) => {
      await frozen.query('BEGIN');
      await frozen.query("UPDATE tables SET head = 7 WHERE id = 't'");
      expect(await store.append(move('t', 1))).toEqual({ won: true });
      // Let go, it has lost its connection, and nothing of it is stored.
      await expect(frozen.query('COMMIT')).rejects.toThrow();
    });
    expect(await store.heads(['t'])).toEqual(new Map([['t', 1]]));
    await store.close();
  });

  test('every earlier schema is brought forward, with what is stored in it', async () => {
    const url = await schema();
    const newest = await connected(url, async (client) => {
      await migrate(client, 'here');
      return columns(client);
    });
    for (let version = 1; version < MIGRATIONS.length; version++) {
      const old = await schema();
      await connected(old, async (client) => {
        await migrate(client, 'here', MIGRATIONS.slice(0, version));
        await client.query('UPDATE clock SET at = 77');
        await client.query("INSERT INTO people (id, name, made_at) VALUES ('ann', 'Ann', 5)");
        await client.query("INSERT INTO sessions VALUES ('hash', 'ann', 5, 9e14)");
        await client.query(`INSERT INTO tables (id, game, rules_version, options, pace, listed, watchers, standin, owner,
            invite, laid, commitment, secret, sealings, made_at, head, changed_at, phase, waits_for, scores, winners)
          VALUES ('t', 'wisps', 1, '{"seats": 2, "first": 0}', '{"kind": "none"}', true, true, 'adept', 'ann', 'hash',
            '["open", "open"]', 'c0', 's0', 0, 1, 0, 0, 'open', 0, '[0, 0]', '[]')`);
        await client.query("INSERT INTO moves VALUES ('t', 0, 0, 'ann', 'key of 0', '[]')");
      });
      const store = await openPostgres(old);
      expect(await store.table('t')).toEqual(table());
      expect((await store.since('t', -1)).map(({ key }) => key)).toEqual(['key of 0']);
      expect(await store.personBy('hash')).toMatchObject({ name: 'Ann', seenAt: 77 });
      expect(await store.append(move('t', 1))).toEqual({ won: true });
      await store.close();
      expect(await connected(old, columns)).toEqual(newest);
    }
  });

  test('a newer schema, and the database of another program, are left as they are', async () => {
    const newer = await schema();
    await (await openPostgres(newer)).close();
    await connected(newer, (client) => client.query('UPDATE magehall SET schema = 99'));
    const old = openPostgres(newer);
    await expect(old).rejects.toMatchObject({ name: 'StoreError', why: 'newer' });
    await expect(old).rejects.toThrow(/newer Magehall.*schema 99.*--database/);
    const other = await schema();
    await connected(other, (client) => client.query('CREATE TABLE tables (letters text)'));
    await expect(openPostgres(other)).rejects.toThrow(/another program/);
    expect(await connected(other, columns)).toEqual([{ is: 'tables.letters text' }]);
  });

  test('one that does not flush is not opened', async () => {
    const url = await schema();
    await expect(openPostgres(`${url}%20-csynchronous_commit%3Doff`)).rejects.toThrow(
      /synchronous_commit is off/,
    );
  });

  test('a wrong password, a wrong name and a wrong machine are told apart, without the password', async () => {
    await postgres?.run("CREATE ROLE guarded LOGIN PASSWORD 'right'");
    const at = (user: string, rest: string) =>
      (postgres?.url() ?? '').replace('hall@', user).replace('/postgres?', rest);
    for (const [url, why, says] of [
      [at('guarded:wrong-secret@', '/postgres?'), 'denied', /the password/],
      [at('hall:wrong-secret@', '/nothing?'), 'denied', /name of the database/],
      ['postgres://hall:wrong-secret@localhost:1/postgres', 'away', /localhost:1.*Is it running/],
      ['mysql://hall:wrong-secret@localhost/x', 'denied', /is like postgres:/],
    ] as const) {
      const failed = await openPostgres(url).then(
        () => undefined,
        (error: Error) => error,
      );
      expect(failed).toMatchObject({ name: 'StoreError', why });
      expect(failed?.message).toMatch(says);
      expect(`${failed?.stack}`).not.toContain('wrong-secret');
    }
  });

  test('while PostgreSQL is away everybody is told so, and it goes on by itself', async () => {
    const store = await openPostgres(await schema());
    await store.create(table(), move('t', 0));
    await postgres?.stop();
    const failed = await Promise.allSettled([
      store.append(move('t', 1)),
      store.since('t', -1),
      store.beat('node'),
    ]);
    for (const each of failed)
      expect(each).toMatchObject({ status: 'rejected', reason: { why: 'away' } });
    await postgres?.start();
    // The same command once more: whether it was stored before can't be known here, and need not.
    await expect
      .poll(() => store.append(move('t', 1)).catch(() => undefined), PATIENT)
      .toBeTruthy();
    expect(await store.heads(['t'])).toEqual(new Map([['t', 1]]));
    await store.close();
  });

  test('one that is away is not stormed', async () => {
    const away = new Connections('postgres://hall@localhost:1/postgres');
    const ask = () => away.ask({ name: 'one', text: 'SELECT 1' }).then(Boolean, (error) => error);
    const first = await ask();
    // The very same error: nobody went and looked again.
    expect(await ask()).toBe(first);
    await expect.poll(async () => (await ask()) === first, PATIENT).toBe(false);
    await away.close();
  });
});

async function columns(client: Client): Promise<unknown[]> {
  const { rows } =
    await client.query(`SELECT table_name || '.' || column_name || ' ' || data_type AS is
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1`);
  return rows;
}
