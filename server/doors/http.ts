/** The API: Fastify with the wire's schemas. Whatever is refused is refused in one shape. */
import { HallRefused } from '@magehall/dealer/hall';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { health, isHealth } from './health.ts';
import { describe } from './openapi.ts';
import { BadField, refusalOf, turnAway } from './refusals.ts';
import { people } from './routes/people.ts';
import { play } from './routes/play.ts';
import { records } from './routes/records.ts';
import { streams } from './routes/streams.ts';
import { tables } from './routes/tables.ts';
import { talk } from './routes/talk.ts';
import { answer, type Site } from './site.ts';
import { Who } from './who.ts';

/** A request's body; a game that is moved here may be larger (`routes/tables.ts`). */
const MOST_BODY = 16_384;
/** Who takes what it asked for so slowly that nothing moves for so long is cut off. */
const STANDSTILL = 120_000;

/** HTTP's own word for a request that did not come to its end. */
const TOO_LATE = 408;

export type Api = FastifyInstance;

/** What every file of routes gets. */
export interface Doors {
  house: House;
  who: Who;
}

export function openHttp(house: House, site: Site | undefined): Api {
  const slowest = house.config.limits.requestSeconds * 1000;
  const app = fastify({
    bodyLimit: MOST_BODY,
    requestTimeout: slowest,
    connectionTimeout: STANDSTILL,
    // Node reckons the time for headers before it hears of ours.
    http: { headersTimeout: slowest, connectionsCheckingInterval: slowest / 4 },
    keepAliveTimeout: 65_000,
    // Who asked before it closed is still answered; `hall.ts` cuts off whoever takes too long.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // What Node can't even read is refused in the same shape as all else.
    clientErrorHandler({ code }, socket) {
      const late = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_LATE : undefined;
      if (socket.writable) turnAway(socket, new HallRefused('bad-field'), late);
      else socket.destroy();
    },
    logger: false,
  });
  // A form of another place can send plain text without being asked for leave; JSON it can't.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(({ schema }) => (data) => {
    const parsed = v.safeParse(schema as v.GenericSchema, data);
    if (parsed.success) return { value: parsed.output };
    return { error: new BadField(flawOf(parsed.issues)) };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  // Hooks that wait for nothing are no promises: every request goes through them.
  app.addHook('onRequest', (request, reply, done) => {
    try {
      if (isHealth(request.url)) return done();
      house.places.checkHost(request.raw);
      if (request.url.startsWith('/api/')) {
        reply.header('cache-control', 'no-store');
        reply.header('x-content-type-options', 'nosniff');
        house.places.checkOrigin(request.raw);
        house.gate.pass('address', house.places.addressOf(request.raw));
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = refusalOf(error);
    if (body.error === 'fault') house.failed(error);
    if (body.retryIn !== undefined) reply.header('retry-after', body.retryIn);
    return reply.code(status).send(body);
  });
  describe(app, house.version);
  health(app, house.health);
  const doors: Doors = { house, who: new Who(house) };
  for (const routes of [people, tables, play, talk, records, streams]) routes(app, doors);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !site) throw new HallRefused('not-found');
    reply.hijack();
    answer(site, request.raw, reply.raw);
  });
  return app;
}

/** Where the first flaw lies, and what would be right; never what was sent. */
function flawOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  const path = (issue?.path ?? []).map(({ key }) => String(key).slice(0, 40)).join('.');
  const expected = issue?.expected?.slice(0, 80) ?? 'something else';
  return path === '' ? `This should be ${expected}.` : `"${path}" should be ${expected}.`;
}
