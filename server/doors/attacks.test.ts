/**
 * What an attacker does at the doors, and what comes of it: nothing. Each test is named by the
 * attack; those on tables and their secrets lie beside this file.
 */
import { connect } from 'node:net';
import { seeded } from '@magehall/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../config.ts';
import { Client, newKey, type Tried, tryHall } from '../testing/client.ts';
import { choose, gather } from '../testing/evening.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const ARKHANOS = { game: 'arkhanos', options: { seats: 2 } };

/** What came back for these bytes, until the other side hung up. */
function raw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk;
      if (got.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
}

const asked = (host: string) =>
  `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

describe('an attacker', () => {
  it('takes another’s seat by naming it in the body', async () => {
    const { table, game, guests } = await gather(hall.address, ARKHANOS);
    const seen = await guests[0].page.until(() => true);
    const mover = guests[seen.waitingFor];
    const other = guests[1 - seen.waitingFor];
    const own = await mover.page.until(({ seq }) => seq === seen.seq);
    const choices = choose(game, own, seeded(1));
    const sent = { after: seen.seq, choices };
    for (const more of [{ seat: mover.seat }, { person: 'x' }, { by: mover.seat }])
      expect((await other.client.at(table, 'choices', { ...sent, ...more })).status).toBe(400);
    expect((await other.client.at(table, 'choices', sent)).body).toMatchObject({
      error: 'not-your-turn',
    });
    const eve = new Client(hall.address);
    expect((await eve.at(table, 'choices', sent)).body).toMatchObject({ error: 'no-session' });
    await eve.send('PUT', '/api/me', { name: 'Eve' });
    expect((await eve.at(table, 'choices', sent)).body).toMatchObject({ error: 'not-seated' });
  });

  it('guesses at sessions, or shortens a real one', async () => {
    const ada = new Client(hall.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    for (const cookie of [
      'hall=',
      `hall=${'A'.repeat(43)}`,
      ada.cookie.slice(0, -1),
      `${ada.cookie}x`,
    ]) {
      const eve = new Client(hall.address);
      eve.cookie = cookie;
      expect((await eve.get('/api/tables?of=me')).body).toMatchObject({ error: 'no-session' });
    }
  });

  it('reads a cookie by script, or over a plain line', async () => {
    const plain = await new Client(hall.address).send('PUT', '/api/me', { name: 'Ada' });
    const [cookie] = plain.headers.getSetCookie();
    expect(cookie).toMatch(/^hall=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const secure = await tryHall({ url: new URL('https://hall.example/') });
    const { headers } = await new Client(secure.address).send('PUT', '/api/me', { name: 'Ada' });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-hall=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    await secure.close();
  });

  it('goes on with a session that was ended', async () => {
    const ada = new Client(hall.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    const { cookie } = ada;
    await ada.send('DELETE', '/api/session');
    ada.cookie = cookie;
    expect((await ada.get('/api/tables?of=me')).status).toBe(401);
  });

  it('posts from a page of another place', async () => {
    const ada = new Client(hall.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    const body = { name: 'Eve' };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect((await ada.send('PUT', '/api/me', body, headers)).body).toMatchObject({
        error: 'wrong-origin',
      });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await ada.send('PUT', '/api/me', body, { 'content-type': type })).status).toBe(415);
    const { headers } = await ada.send('GET', '/api/me', undefined, { origin: hall.address });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await ada.get('/api/me')).body).toMatchObject({ name: 'Ada' });
  });

  it('points a name of its own at this machine', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', ''])
      expect(await raw(hall.address, asked(host))).toMatch(/^HTTP\/1.1 (403|400)/);
    const { port } = new URL(hall.address);
    for (const host of [`localhost:${port}`, '127.0.0.1', `[::1]:${port}`])
      expect(await raw(hall.address, asked(host))).toMatch(/^HTTP\/1.1 200/);
  });

  it('opens a line from another place, or from none', async () => {
    const ada = new Client(hall.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    for (const origin of ['https://evil.example', 'null', `${hall.address}.evil.example`])
      await expect(ada.line({ origin })).rejects.toThrow('403');
    const { hostname, port } = new URL(hall.address);
    const upgrade = `GET /api/line HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`;
    expect(await raw(hall.address, `${upgrade}\r\n`)).toMatch(/^HTTP\/1.1 403/);
    const token = ada.cookie.split('=')[1];
    const bearer = `${upgrade}Authorization: Bearer ${token}\r\n\r\n`;
    expect(await raw(hall.address, bearer)).toMatch(/^HTTP\/1.1 101/);
    expect(await raw(hall.address, `${upgrade.replace('/api/line', '/')}\r\n`)).not.toMatch(
      / 101 /,
    );
  });

  it('commands on a line, or says anything but what a page says', async () => {
    const { table, guests } = await gather(hall.address, ARKHANOS);
    for (const said of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"choices"}',
      JSON.stringify({ type: 'choices', table, after: 3, choices: [{}] }),
      JSON.stringify({ type: 'hear', table, after: 3, choices: [{}] }),
      JSON.stringify({ type: 'hear', table, after: '3' }),
      JSON.stringify({ type: 'hear', table: '../../x', after: 3 }),
    ]) {
      const line = await guests[0].client.line();
      line.socket.send(said);
      expect(await line.end()).toBe(1008);
    }
    const binary = await guests[0].client.line();
    binary.socket.send(Buffer.from(JSON.stringify({ type: 'hear', table, after: -1 })));
    expect(await binary.end()).toBe(1008);
    const long = await guests[0].client.line();
    long.socket.send(' '.repeat(2000));
    expect(await long.end()).toBe(1009);
  });

  it('sends what is far too large, too deep or too much', async () => {
    const { table, guests } = await gather(hall.address, ARKHANOS);
    const { client } = guests[0];
    const large = { after: 3, choices: ['x'.repeat(20_000)] };
    expect((await client.at(table, 'choices', large)).status).toBe(413);
    const many = { after: 3, choices: new Array(33).fill(1) };
    expect((await client.at(table, 'choices', many)).status).toBe(400);
    const deep = `{"key":"${newKey()}","after":3,"choices":[${'['.repeat(5000)}${']'.repeat(5000)}]}`;
    const { status } = await client.send('POST', `/api/tables/${table}/choices`, deep);
    expect([400, 409, 422]).toContain(status);
    expect((await client.make({ options: { seats: 1e9 } })).status).toBe(400);
    expect((await client.make({ game: '__proto__' })).status).toBe(400);
    expect((await client.make({ game: 'constructor' })).status).toBe(400);
    expect(
      (await client.at(table, 'chat', { room: 'players', text: 'x'.repeat(5000) })).status,
    ).toBe(400);
    const note = { text: 'x'.repeat(5000) };
    expect((await client.send('PUT', `/api/tables/${table}/notes`, note)).status).toBe(400);
  });

  it('poisons objects by the names of their keys', async () => {
    const ada = new Client(hall.address);
    const poisoned = `{"key":"${newKey()}","name":"Ada","__proto__":{"admin":true}}`;
    expect((await ada.send('PUT', '/api/me', poisoned)).body).toMatchObject({ error: 'not-json' });
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('floods, and is told which limit it met; others are served', async () => {
    const narrow = { burst: 5, perSecond: 0.001 };
    const small = await tryHall({
      limits: { ...LIMITS, person: narrow, guests: { burst: 3, perSecond: 0 } },
    });
    const ada = new Client(small.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    for (let i = 0; i < 5; i++) expect((await ada.get('/api/me')).status).toBe(200);
    const met = await ada.get('/api/me');
    expect(met.status).toBe(429);
    expect(met.body).toMatchObject({ error: 'slow-down', limit: 'person' });
    expect(Number(met.headers.get('retry-after'))).toBeGreaterThan(0);
    const guest = () => new Client(small.address).send('PUT', '/api/me', { name: 'Bob' });
    expect((await guest()).status).toBe(200);
    expect((await guest()).status).toBe(200);
    expect((await guest()).body).toMatchObject({ error: 'slow-down', limit: 'guests' });
    await small.close();
  });

  it('opens more lines than anybody needs', async () => {
    const small = await tryHall({ limits: { ...LIMITS, linesOfAddress: 3, linesOfPerson: 2 } });
    const ada = new Client(small.address);
    await ada.send('PUT', '/api/me', { name: 'Ada' });
    const lines = [await ada.line(), await ada.line()];
    await expect(ada.line()).rejects.toThrow('429');
    lines.push(await new Client(small.address).line());
    await expect(new Client(small.address).line()).rejects.toThrow('429');
    for (const line of lines) line.close();
    await small.close();
  });

  it('makes more tables than one person may have', async () => {
    const small = await tryHall({ limits: { ...LIMITS, tablesOfPerson: 2 } });
    const ada = new Client(small.address);
    for (const status of [200, 200, 429]) expect((await ada.make({})).status).toBe(status);
    await small.close();
  });

  it('lets bots play against each other at table after table', async () => {
    const small = await tryHall({ limits: { ...LIMITS, botTablesOfPerson: 2 } });
    const ada = new Client(small.address);
    const seats = ['archmage', 'archmage'];
    for (const status of [200, 200, 429]) expect((await ada.make({ seats })).status).toBe(status);
    expect((await ada.make({ seats })).body).toMatchObject({ limit: 'botTablesOfPerson' });
    // A table with a seat for somebody is another matter.
    expect((await ada.make({ seats: ['open', 'archmage'] })).status).toBe(200);
    await small.close();
  });

  it('sends a request byte by byte, or never to its end', async () => {
    const small = await tryHall({ limits: { ...LIMITS, requestSeconds: 1 } });
    const { host } = new URL(small.address);
    const head = `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\n`;
    const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"key":';
    for (const answer of await Promise.all([
      raw(small.address, head),
      raw(small.address, head + body),
    ]))
      expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect((await new Client(small.address).get('/api/me')).status).toBe(200);
    await small.close();
    expect(small.failures).toEqual([]);
  });

  it('hides one request in another, or sends what is none', async () => {
    const { host } = new URL(hall.address);
    const hidden = `0\r\n\r\n${asked(host)}`;
    const lengths = `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n`;
    for (const bytes of [
      `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\n${lengths}\r\n${hidden}`,
      `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX: a\0b\r\n\r\n`,
      'Good evening\r\n\r\n',
    ]) {
      const answer = await raw(hall.address, bytes);
      expect(answer).toMatch(/^HTTP\/1.1 400 .*\{"error":"bad-field","says":"[^"]*"\}$/s);
      expect(answer.match(/HTTP/g)).toHaveLength(1);
    }
    const { body } = await new Client(hall.address).send('PUT', '/api/me', { name: 7 });
    expect(body).toMatchObject({ says: expect.stringContaining('"name" should be string.') });
  });

  it('asks for more and more on a line, and reads none of it', async () => {
    const { table, guests } = await gather(hall.address, ARKHANOS);
    const [{ client }, other] = guests;
    const line = await client.line();
    line.socket.pause();
    const cut = new Promise((resolve) => line.socket.once('close', resolve));
    // Said again and again, the whole table is more than any connection holds back.
    const asks = setInterval(() => {
      for (let i = 0; i < 200; i++) line.hear(table);
    }, 1);
    line.socket.on('error', () => undefined);
    // Without a word of farewell, which it would not read either.
    expect(await cut).toBe(1006);
    clearInterval(asks);
    await expect(other.client.get(`/api/tables/${table}`)).resolves.toMatchObject({ status: 200 });
    for (const { page } of guests) page.line.close();
  });

  it('forges where it comes from', async () => {
    const once = { ...LIMITS, address: { burst: 2, perSecond: 0 } };
    const from = (client: Client, address: string) =>
      client.send('GET', '/api/me', undefined, { 'x-forwarded-for': address });
    const open = await tryHall({ limits: once });
    const eve = new Client(open.address);
    for (const status of [200, 200, 429])
      expect((await from(eve, `203.0.113.${status}`)).status).toBe(status);
    expect(open.warnings).toHaveLength(1);
    await open.close();
    const behind = await tryHall({ limits: once, proxies: ['127.0.0.1', '::1'] });
    const proxy = new Client(behind.address);
    for (let i = 0; i < 4; i++) expect((await from(proxy, `203.0.113.${i}`)).status).toBe(200);
    // What a client put before the proxy's own word does not count; a network of IPv6 is one.
    for (const [i, status] of [200, 200, 429].entries())
      expect((await from(proxy, `198.51.100.${i}, 2001:db8:1:2::${i}`)).status).toBe(status);
    expect(behind.warnings).toEqual([]);
    await behind.close();
  });

  it('asks for what is not there, and learns nothing of what is', async () => {
    const eve = new Client(hall.address);
    await eve.send('PUT', '/api/me', { name: 'Eve' });
    for (const path of [
      '/api/',
      '/api/nothing',
      '/api/tables/aaaaaaaaaaaaaaaa',
      '/api/../package.json',
    ]) {
      const { status, text } = await eve.get(path);
      expect(status).toBe(404);
      expect(text).not.toMatch(/node_modules|at \w+ \(|Error/);
    }
    expect((await eve.get('/api/tables/..%2f..%2fetc')).status).toBe(400);
  });

  it('opens streams until it is refused, and locks out all who share its address', async () => {
    const small = await tryHall({ limits: { ...LIMITS, linesOfAddress: 4, linesOfPerson: 1 } });
    const { table, guests } = await gather(small.address, ARKHANOS);
    const [{ client }] = guests;
    // Its page's line is open already.
    for (let i = 0; i < 5; i++)
      expect((await client.get(`/api/tables/${table}/stream`)).body).toMatchObject({
        limit: 'linesOfPerson',
      });
    const other = await new Client(small.address).line();
    other.close();
    await small.close();
    expect(small.failures).toEqual([]);
  });

  it('asks for many tables in one breath, before the first is open', async () => {
    const small = await tryHall({ limits: { ...LIMITS, tablesOnLine: 2 } });
    const host = new Client(small.address);
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) tables.push((await host.make({})).body.table);
    await small.stop();
    const later = await tryHall({ limits: { ...LIMITS, tablesOnLine: 2 }, folder: small.folder });
    const line = await new Client(later.address).line();
    for (const table of tables) line.hear(table);
    await line.until(({ messages }) => messages.filter(({ type }) => type === 'gone').length === 3);
    expect(line.messages.filter(({ type }) => type === 'table')).toHaveLength(2);
    line.close();
    await later.close();
    expect(later.failures).toEqual([]);
  });
});
