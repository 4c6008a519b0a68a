import { freshBytes } from '@magehall/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logged } from './log.ts';
import { type Tried, tryHall } from './testing/client.ts';
import { gather } from './testing/evening.ts';

describe('an attacker', () => {
  let hall: Tried;
  beforeAll(async () => {
    hall = await tryHall();
  });
  afterAll(() => hall.close());

  const hostile = 'x\n2026-01-01 all is well\r\n\u001b[2J\u202eevil';

  it('writes lines of its own into the log by a name, by talk, a path or a header', async () => {
    const { table, guests } = await gather(hall.address, {
      game: 'arkhanos',
      options: { seats: 2 },
    });
    const [{ client }] = guests;
    await client.send('PUT', '/api/me', { name: hostile });
    await client.at(table, 'chat', { room: 'players', text: hostile });
    await client.at(table, 'choices', { after: 3, choices: [hostile] });
    await client.send('POST', `/api/tables/${table}/choices`, `{"${hostile}`);
    await client.get(`/api/tables/${encodeURIComponent(hostile)}`);
    await client.get(`/api/tables/${table}/at/${encodeURIComponent(hostile)}`);
    await client.get(`/${encodeURIComponent(hostile)}%`);
    await client.send('GET', '/api/me', undefined, { 'x-forwarded-for': 'all is well; evil' });
    for (const { page } of guests) page.line.close();
    // Nothing of all this is the hall's own fault, so nothing is written; of a proxy only its address.
    expect(hall.failures).toEqual([]);
    for (const warning of hall.warnings) expect(warning).toMatch(/^[\d.:a-f]+$/);
  });

  it('gets into an error’s own words: then they are one line, and no token is among them', () => {
    const [token, invite] = [freshBytes(), 'wJ3kq0-9PzX_h2Lr5TbYcA'];
    const line = logged(new Error(`${hostile} ${token} ${invite}`));
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(line).not.toContain(token);
    expect(line).not.toContain(invite);
    expect(line).toContain('log.test.ts');
    expect(logged('plain')).toBe('plain');
    expect(logged(undefined)).toBe('undefined');
    expect(logged(new Error('x'.repeat(1e6))).length).toBeLessThanOrEqual(4000);
  });
});
