import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Tried, tryHall } from '../../testing/client.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

interface Content {
  content: Record<string, unknown>;
}

describe('a bot in any language', () => {
  it('hears in a stream what a page hears on its line', async () => {
    const ada = new Client(hall.address);
    const { body } = await ada.make({ sit: { seat: 0, name: 'Ada', sealed: ada.sealed } });
    const stream = await fetch(`${hall.address}/api/tables/${body.table}/stream`, {
      headers: { authorization: `Bearer ${ada.cookie.split('=')[1]}` },
    });
    expect(stream.headers.get('content-type')).toBe('application/x-ndjson');
    const bob = new Client(hall.address);
    await bob.sit(body.table, 'Bob', { invite: body.invite });
    const types: string[] = [];
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString();
      const lines = text.split('\n').slice(0, -1).filter(Boolean);
      types.splice(0, types.length, ...lines.map((line) => JSON.parse(line).type));
      if (types.includes('moves')) break;
    }
    expect(types[0]).toBe('table');
  });

  it('hears all its tables in one stream, those too where it sits down later', async () => {
    const ada = new Client(hall.address);
    const sit = { seat: 0, name: 'Ada', sealed: ada.sealed };
    const first = await ada.make({ sit });
    const bob = new Client(hall.address);
    const elsewhere = await bob.make({ sit: { ...sit, name: 'Bob', sealed: bob.sealed } });
    expect((await new Client(hall.address).get('/api/stream')).body).toMatchObject({
      error: 'no-session',
    });
    const stream = await fetch(`${hall.address}/api/stream`, {
      headers: { authorization: `Bearer ${ada.cookie.split('=')[1]}` },
    });
    const heard: { type: string; table: string; phase?: string }[] = [];
    let text = '';
    let asked = 0;
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString();
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      heard.push(...lines.filter(Boolean).map((line) => JSON.parse(line)));
      const tables = new Set(heard.map(({ table }) => table));
      if (asked === 0 && tables.has(first.body.table)) {
        asked = 1;
        expect(tables.has(elsewhere.body.table)).toBe(false);
        const { table, invite } = elsewhere.body;
        await ada.sit(table, 'Ada', { invite });
        for (const each of [ada, bob]) await each.at(table, 'unseal', { nonce: each.nonce });
      }
      const running = heard.find(({ table, phase }) => {
        return table === elsewhere.body.table && phase === 'running';
      });
      if (asked === 1 && running) {
        asked = 2;
        const { body } = await bob.get<{ seq: number }>(`/api/tables/${running.table}`);
        await bob.at(running.table, 'resign', { after: body.seq });
      }
      if (heard.some(({ phase }) => phase === 'over')) break;
    }
    // Of each the whole first, then what came.
    for (const id of [first.body.table, elsewhere.body.table])
      expect(heard.find(({ table }) => table === id)?.type).toBe('table');
  });

  it('reads how to speak to the hall: every route, what each takes and what it answers', async () => {
    const { body } = await new Client(hall.address).get<{
      paths: Record<string, Record<string, { requestBody?: Content; responses: { 200: Content } }>>;
      components: { schemas: { Message: { anyOf?: unknown[]; oneOf?: unknown[] } } };
    }>('/api/openapi.json');
    const silent = Object.entries(body.paths).flatMap(([path, ways]) =>
      Object.values(ways).some(({ responses }) => !responses[200].content) ? [path] : [],
    );
    expect(silent.sort()).toEqual([
      ...['/api/stream', '/api/tables/{table}/file', '/api/tables/{table}/stream'],
    ]);
    const list = body.paths['/api/tables'].get.responses[200].content['application/json'];
    expect(list).toMatchObject({ schema: { properties: { tables: { type: 'array' } } } });
    const { anyOf, oneOf } = body.components.schemas.Message;
    expect(anyOf ?? oneOf).toHaveLength(8);
    expect(Object.keys(body.paths)).toContain('/api/tables/{table}/choices');
    const { post } = body.paths['/api/tables/{table}/choices'];
    expect(post.requestBody?.content['application/json']).toMatchObject({
      schema: {
        required: ['key', 'after', 'choices'],
        properties: { choices: { type: 'array', minItems: 1, maxItems: 32 } },
        additionalProperties: false,
      },
    });
  });
});
