/**
 * `…/ID/stream`, and `/api/stream` of all the tables where one sits: the same messages as on a line, a
 * JSON object a line, for bots in any language.
 */
import type { ServerResponse } from 'node:http';
import { HallRefused, viewerFor } from '@magehall/dealer/hall';
import { Seq } from '@magehall/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Ear } from '../ear.ts';
import type { Api, Doors } from '../http.ts';
import { Params } from './tables.ts';

/** So often a blank line says that the stream still flows. */
const BLANK_EVERY = 7000;
const MOST_WAITING = 1_000_000;

const Since = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number), Seq)),
});

export function streams(app: Api, { house, who }: Doors): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  /** Begins to answer with a stream, which an ear fills as long as it is open. */
  function begin(request: FastifyRequest, reply: FastifyReply, person: string | undefined): Stream {
    // It may have hung up while the table was opened; nothing would tell of that any more.
    if (reply.raw.destroyed) throw new HallRefused('not-now');
    const leaves: (() => void)[] = [];
    const leave = () => {
      for (const each of leaves.splice(0)) each();
    };
    try {
      leaves.push(house.gate.enter('linesOfAddress', house.places.addressOf(request.raw)));
      if (person !== undefined) leaves.push(house.gate.enter('linesOfPerson', person));
    } catch (error) {
      leave();
      throw error;
    }
    reply.hijack();
    const stream = reply.raw;
    const tell = (text: string) => {
      if (stream.writableLength > MOST_WAITING) stream.destroy();
      else stream.write(`${text}\n`);
    };
    stream.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    // So that whoever asked knows at once that it is heard.
    stream.flushHeaders();
    const ear = new Ear(house, { person, tell });
    const blank = setInterval(() => tell(''), BLANK_EVERY);
    open.add(stream);
    leaves.push(
      () => clearInterval(blank),
      () => open.delete(stream),
      () => ear.close(),
    );
    stream.on('close', leave);
    stream.on('error', () => stream.destroy());
    return { ear, leaves };
  }

  app.get<{ Params: Params; Querystring: v.InferOutput<typeof Since> }>(
    '/api/tables/:table/stream',
    { schema: { params: Params, querystring: Since } },
    async (request, reply) => {
      const { table } = request.params;
      const person = await who.maybe(request);
      const live = await house.shelf.take(table);
      if (viewerFor(live.standing, person?.id) === undefined) throw new HallRefused('not-invited');
      const { ear } = begin(request, reply, person?.id);
      await ear.listen({ type: 'hear', table, after: request.query.after ?? -1 });
    },
  );

  app.get('/api/stream', async (request, reply) => {
    const { id } = await who.known(request);
    const { ear, leaves } = begin(request, reply, id);
    leaves.push(house.everywhere.enter(id, ear));
    const { items } = await house.store.tablesOf(id, undefined, house.config.limits.tablesOnLine);
    for (const { id: table, phase, seats } of items) {
      const isMine = seats.some(({ person, plays }) => plays === 'person' && person === id);
      if (isMine && phase !== 'over' && !ear.hears(table))
        await ear.listen({ type: 'hear', table, after: -1 });
    }
  });
}

interface Stream {
  ear: Ear;
  /** What is to be done when it ends. */
  leaves: (() => void)[];
}
