/** What was: the file of a finished game, an earlier moment, steps that were left out, a receipt. */
import type { Standing } from '@magehall/dealer/hall';
import type { Seat } from '@magehall/engine';
import { Receipt, Steps, TableId, Then } from '@magehall/wire';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { eyesOf, fileOf, receiptOf, stepsFrom, viewAfter } from '../../tables/records.ts';
import type { Api, Doors } from '../http.ts';
import { answers } from '../openapi.ts';
import { Params } from './tables.ts';

const Count = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const Moment = v.object({ table: TableId, steps: Count });
const Stretch = v.strictObject({ from: Count, to: Count });

export function records(app: Api, { house, who }: Doors): void {
  async function look<T>(
    request: FastifyRequest,
    table: string,
    see: (standing: Standing, viewer: Seat) => T,
  ): Promise<T> {
    const person = await who.maybe(request);
    const live = await house.shelf.take(table);
    return live.look((standing) => see(standing, eyesOf(standing, person?.id)));
  }

  app.get<{ Params: Params }>(
    '/api/tables/:table/file',
    { schema: { params: Params } },
    async (request, reply) => {
      const { table } = request.params;
      const { record } = await house.shelf.take(table);
      const file = await look(request, table, (standing) => fileOf(standing, record));
      reply.header('content-disposition', `attachment; filename="${file.game}-${table}.json"`);
      return file;
    },
  );

  app.get<{ Params: v.InferOutput<typeof Moment> }>(
    '/api/tables/:table/at/:steps',
    { schema: { params: Moment, ...answers(Then) } },
    (request) =>
      look(request, request.params.table, (standing, viewer) =>
        viewAfter(standing, viewer, request.params.steps),
      ),
  );

  app.get<{ Params: Params; Querystring: v.InferOutput<typeof Stretch> }>(
    '/api/tables/:table/steps',
    { schema: { params: Params, querystring: Stretch, ...answers(Steps) } },
    (request) =>
      look(request, request.params.table, (standing, viewer) =>
        stepsFrom(standing, viewer, request.query.from, request.query.to),
      ),
  );

  app.get<{ Params: Params }>(
    '/api/tables/:table/receipt',
    { schema: { params: Params, ...answers(Receipt) } },
    (request) =>
      look(request, request.params.table, (standing, viewer) =>
        receiptOf(standing, viewer, request.params.table),
      ),
  );
}
