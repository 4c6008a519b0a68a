/** Two at once: one wins, the other learns it and goes on. And what is sent twice is done once. */

import { seeded } from '@magehall/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newKey, type Tried, tryHall } from '../testing/client.ts';
import { choose, gather, play } from '../testing/evening.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const ARKHANOS = { game: 'arkhanos', options: { seats: 2 } };
const roll = seeded(11);

async function evening(pace?: { kind: 'live'; each: number; bank: number }) {
  const all = await gather(hall.address, { ...ARKHANOS, ...(pace && { pace }) });
  const seen = await all.guests[0].page.until(() => true);
  return {
    ...all,
    seen,
    mover: all.guests[seen.waitingFor],
    other: all.guests[1 - seen.waitingFor],
  };
}

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();

describe('one wins when', () => {
  it('two sit down in the last seat', async () => {
    const [ada, bob, cleo] = [1, 2, 3].map(() => new Client(hall.address));
    const { body } = await ada.make({ sit: { seat: 0, name: 'Ada', sealed: ada.sealed } });
    const { table, invite } = body;
    const answers = await Promise.all([
      bob.sit(table, 'Bob', { invite, seat: 1 }),
      cleo.sit(table, 'Cleo', { invite, seat: 1 }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
  });

  it('two tabs of one person choose at the same time', async () => {
    const { table, game, mover, seen } = await evening();
    const own = await mover.page.until(({ seq }) => seq === seen.seq);
    const sent = Array.from({ length: 8 }, () =>
      mover.client.at(table, 'choices', { after: own.seq, choices: choose(game, own, roll) }),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ error: 'stale', head: own.seq + 1 });
  });

  it('one takes back while the other goes on', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const all = await gather(hall.address, ARKHANOS);
      const { table, game, guests } = all;
      await play(
        all,
        tries + 1,
        ({ noUndo, waitingFor, seq }) => seq > 4 && noUndo === undefined && waitingFor !== 0,
      );
      const seen = guests[0].page.read().whole;
      if (seen?.noUndo !== undefined || !seen || seen.waitingFor < 0) continue;
      const next = guests[seen.waitingFor];
      const own = await next.page.until(({ seq }) => seq === seen.seq);
      const answers = await Promise.all([
        guests[0].client.at(table, 'undo', { after: seen.seq }),
        next.client.at(table, 'choices', { after: seen.seq, choices: choose(game, own, roll) }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      return;
    }
    expect.fail('nobody could take anything back');
  });

  it('a vote and a choice come together', async () => {
    const { table, game, mover, other, seen } = await evening();
    const own = await mover.page.until(({ seq }) => seq === seen.seq);
    const answers = await Promise.all([
      other.client.at(table, 'votes', { after: seen.seq, about: 'end', yes: true }),
      mover.client.at(table, 'choices', { after: seen.seq, choices: choose(game, own, roll) }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
  });
});

describe('what is sent twice', () => {
  it('is done once, and answered alike, however late', async () => {
    const { table, game, mover, seen, ...rest } = await evening();
    const own = await mover.page.until(({ seq }) => seq === seen.seq);
    const sent = { key: newKey(), after: own.seq, choices: choose(game, own, roll) };
    const [one, two] = await Promise.all([
      mover.client.at(table, 'choices', sent),
      mover.client.at(table, 'choices', sent),
    ]);
    expect(one.body).toEqual({ seq: own.seq + 1 });
    expect(two.body).toEqual(one.body);
    await play({ ...rest, table, game }, 2, ({ seq }) => seq > own.seq + 5);
    expect((await mover.client.at(table, 'choices', sent)).body).toEqual(one.body);
  });

  it('makes one table', async () => {
    const ada = new Client(hall.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    const wanted = { key: newKey(), sit: { seat: 0, name: 'Ada', sealed: ada.sealed } };
    const made = await Promise.all([ada.make(wanted), ada.make(wanted), ada.make(wanted)]);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    const { body } = await ada.get<{ tables: unknown[] }>('/api/tables?of=me');
    expect(body.tables).toHaveLength(1);
  });
});

describe('a restart', () => {
  it('forgets nothing: the table stands where it stood, keys included', async () => {
    const own = await tryHall();
    const all = await gather(own.address, ARKHANOS);
    const { table, game, guests } = all;
    await play(all, 4, ({ seq }) => seq > 8);
    const seen = await guests[0].page.until(({ seq }) => seq > 8);
    const mover = guests[seen.waitingFor];
    const mine = await mover.page.until(({ seq }) => seq === seen.seq);
    const sent = { key: newKey(), after: seen.seq, choices: choose(game, mine, roll) };
    const first = await mover.client.at(table, 'choices', sent);
    const before = await mover.client.get(`/api/tables/${table}`);
    await own.stop();
    expect(await mover.page.line.end()).toBe(1012);
    expect(mover.page.line.messages.at(-1)).toMatchObject({ type: 'bye' });
    const again = await tryHall({ folder: own.folder });
    const back = new Client(again.address);
    back.cookie = mover.client.cookie;
    const after = await back.get(`/api/tables/${table}`);
    const calm = ({ seats, ...rest }: Record<string, unknown>) => ({
      ...rest,
      seats: (seats as { here: boolean }[]).map((seat) => ({ ...seat, here: false })),
    });
    expect(calm(after.body)).toEqual(calm(before.body));
    expect((await back.at(table, 'choices', sent)).body).toEqual(first.body);
    await again.close();
    expect([...own.failures, ...again.failures]).toEqual([]);
  });
});
