/** What people decide together, and what happens to who is absent: by HTTP and line. */
import type { TableMessage } from '@magehall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Tried, tryHall } from '../testing/client.ts';
import { type Evening, gather, play } from '../testing/evening.ts';
import { Page } from '../testing/page.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const ARKHANOS = { game: 'arkhanos', options: { seats: 2 } };

/** After a few moves, how the first page stands. */
async function underWay(evening: Evening): Promise<TableMessage> {
  const { seq } = (await evening.guests[0].page.until(() => true)) as TableMessage;
  await play(evening, 3, (whole) => whole.seq >= seq + 6);
  return evening.guests[0].page.until((whole) => whole.seq >= seq + 6);
}

describe('a vote', () => {
  it('takes steps back when all whom it concerns agree', async () => {
    const evening = await gather(hall.address, ARKHANOS);
    const { table, guests } = evening;
    const { seq } = await underWay(evening);
    const steps = guests[0].page.steps.length;
    const asked = { after: seq, about: 'take-back', yes: true, undo: 3 };
    expect((await guests[0].client.at(table, 'votes', asked)).status).toBe(200);
    const { vote } = await guests[1].page.until((whole) => whole.seq === seq + 1);
    expect(vote).toMatchObject({ about: 'take-back', by: 0, undo: 3, agreed: [0], needed: [0, 1] });
    const yes = { ...asked, after: seq + 1 };
    expect((await guests[1].client.at(table, 'votes', yes)).status).toBe(200);
    const after = await guests[0].page.until((whole) => whole.seq === seq + 2);
    expect(after.vote).toBeUndefined();
    expect(guests[0].page.steps.length).toBeLessThanOrEqual(steps);
    for (const { page } of guests) page.line.close();
  });

  it('is dropped by a no, and a pause stops everything until all go on', async () => {
    const evening = await gather(hall.address, ARKHANOS);
    const { table, guests } = evening;
    const { seq, waitingFor } = await underWay(evening);
    const [ada, bob] = guests.map(({ client }) => client);
    const pause = { about: 'pause', yes: true };
    await ada.at(table, 'votes', { ...pause, after: seq });
    await bob.at(table, 'votes', { ...pause, yes: false, after: seq + 1 });
    expect((await guests[0].page.until((whole) => whole.seq === seq + 2)).phase).toBe('running');
    await ada.at(table, 'votes', { ...pause, after: seq + 2 });
    await bob.at(table, 'votes', { ...pause, after: seq + 3 });
    expect((await guests[0].page.until((whole) => whole.seq === seq + 4)).phase).toBe('paused');
    const mover = guests[waitingFor].client;
    const refused = await mover.at(table, 'choices', { after: seq + 4, choices: [{}] });
    expect(refused.body).toMatchObject({ error: 'paused' });
    await ada.at(table, 'votes', { about: 'resume', yes: true, after: seq + 4 });
    await bob.at(table, 'votes', { about: 'resume', yes: true, after: seq + 5 });
    expect((await guests[0].page.until((whole) => whole.seq === seq + 6)).phase).toBe('running');
    for (const { page } of guests) page.line.close();
  });

  it('ends the game; a rematch turns the seats and keeps them for the others', async () => {
    const evening = await gather(hall.address, ARKHANOS);
    const { table, guests } = evening;
    const { seq } = await underWay(evening);
    const [ada, bob] = guests.map(({ client }) => client);
    expect((await ada.at(table, 'rematch', { sealed: ada.sealed })).body).toMatchObject({
      error: 'not-over',
    });
    await ada.at(table, 'votes', { about: 'end', yes: true, after: seq });
    await bob.at(table, 'votes', { about: 'end', yes: true, after: seq + 1 });
    const over = await guests[0].page.until(({ phase }) => phase === 'over');
    expect(over.ending).toMatchObject({ end: 'vote', by: 0, agreed: [1] });
    const again = await bob.at<{ table: string }>(table, 'rematch', { sealed: bob.sealed });
    expect(again.status).toBe(200);
    const told = await guests[0].page.until(({ next }) => next !== undefined);
    expect(told.next).toBe(again.body.table);
    const stranger = new Client(hall.address);
    expect((await stranger.sit(again.body.table, 'Eve')).body).toMatchObject({
      error: 'not-invited',
    });
    expect((await ada.at(table, 'rematch', { sealed: ada.sealed })).status).toBe(200);
    const page = new Page(await ada.line(), again.body.table);
    const { seats, viewer } = await page.until(({ phase }) => phase === 'sealing');
    expect(seats.map(({ name }) => name)).toEqual(['Bob', 'Ada']);
    expect(viewer).toBe(1);
    for (const one of [page, ...guests.map((guest) => guest.page)]) one.line.close();
  });
});

describe('who resigns', () => {
  it('loses a game of two at once', async () => {
    const evening = await gather(hall.address, ARKHANOS);
    const { table, guests } = evening;
    const { seq } = await underWay(evening);
    await guests[1].client.at(table, 'resign', { after: seq });
    const { ending } = await guests[0].page.until(({ phase }) => phase === 'over');
    expect(ending).toMatchObject({ by: 1, end: 'resign', places: [1, 2] });
    for (const { page } of guests) page.line.close();
  });

  it('comes last in a game of three, which a stand-in plays on', async () => {
    const evening = await gather(hall.address, { game: 'arkhanos', options: { seats: 3 } });
    const { table, guests } = evening;
    const { seq } = await underWay(evening);
    await guests[2].client.at(table, 'resign', { after: seq });
    await guests[0].page.until((whole) => whole.seq > seq);
    expect((await guests[2].client.at(table, 'seat-back', {})).body).toMatchObject({
      error: 'over',
    });
    const staying = { ...evening, guests: guests.slice(0, 2) };
    await play(staying, 5);
    const { seats, places } = await guests[0].page.until(({ phase }) => phase === 'over');
    expect(seats[2]).toMatchObject({ plays: 'person', standin: true, resigned: true });
    expect(places?.[2]).toBe(3);
    for (const { page } of guests) page.line.close();
  });
});

describe('talk', () => {
  it('stays in its room, is cleaned, and can be hidden by the owner', async () => {
    const evening = await gather(hall.address, ARKHANOS);
    const { table, guests } = evening;
    const [ada, bob] = guests.map(({ client }) => client);
    const eve = new Client(hall.address);
    await eve.send('PUT', '/api/me', { name: 'Eve' });
    const looks = new Page(await eve.line(), table);
    await looks.until(() => true);
    const text = 'hello\u202e there\u0007 <b>all</b>\n!';
    const said = await ada.at<{ n: number }>(table, 'chat', { room: 'players', text });
    expect(said.body).toEqual({ n: 0 });
    expect((await eve.at(table, 'chat', { room: 'players', text })).status).toBe(403);
    await eve.at(table, 'chat', { room: 'watchers', text: 'psst' });
    const chats = (page: Page) => page.line.messages.filter(({ type }) => type === 'chat');
    const heard = await guests[1].page.line.until(() => chats(guests[1].page)[0]);
    expect(heard).toMatchObject({ seat: 0, name: 'Ada', text: 'hello there <b>all</b> !' });
    await looks.line.until(() => chats(looks).length === 1);
    expect((await bob.at(table, 'chat/hide', { n: 0 })).body).toMatchObject({ error: 'not-owner' });
    expect((await ada.at(table, 'chat/hide', { n: 0 })).status).toBe(200);
    await guests[1].page.line.until(() => chats(guests[1].page).length === 2);
    expect(chats(guests[1].page)[1]).toMatchObject({ n: 0, text: '', hidden: true });
    expect(chats(looks)).toHaveLength(1);
    for (const page of [looks, ...guests.map((guest) => guest.page)]) page.line.close();
  });

  it('leaves notes to their writer', async () => {
    const evening = await gather(hall.address, ARKHANOS);
    const { table, guests } = evening;
    const [ada, bob] = guests.map(({ client }) => client);
    await ada.send('PUT', `/api/tables/${table}/notes`, { text: 'towers!' });
    expect((await ada.get(`/api/tables/${table}/notes`)).body).toEqual({ text: 'towers!' });
    expect((await bob.get(`/api/tables/${table}/notes`)).body).toEqual({ text: '' });
    for (const { page } of guests) page.line.close();
  });
});
