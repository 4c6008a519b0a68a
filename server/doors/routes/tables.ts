/** `/api/tables`: making tables, finding them, looking at one. */
import { HallRefused } from '@magehall/dealer/hall';
import { Made, NewTable, Seq, TableId, TableList, TableMessage } from '@magehall/wire';
import * as v from 'valibot';
import { idFor, makeTable } from '../../tables/making.ts';
import type { Api, Doors } from '../http.ts';
import { answers } from '../openapi.ts';
import { LimitMet } from '../refusals.ts';

export const Params = v.object({ table: TableId });
export type Params = v.InferOutput<typeof Params>;

const Which = v.strictObject({
  of: v.picklist(['me', 'hall']),
  before: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
const Since = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number), Seq)),
});

/** A game that is moved here comes with all its moves. */
const MOST_BODY = 1_000_000;

export function tables(app: Api, { house, who }: Doors): void {
  const { store, shelf, listing, gate, config } = house;

  app.post<{ Body: NewTable }>(
    '/api/tables',
    { schema: { body: NewTable, ...answers(Made) }, bodyLimit: MOST_BODY },
    async (request, reply) => {
      const { key, ...wanted } = request.body;
      const person = await who.acting(request, reply);
      gate.pass('tables', person.id);
      const { all, bots } = await store.countOpen(person.id);
      if (all >= config.limits.tablesOfPerson) throw new LimitMet('tablesOfPerson');
      const isOpen = wanted.seats.includes('open');
      if (!isOpen && bots >= config.limits.botTablesOfPerson)
        throw new LimitMet('botTablesOfPerson');
      const made = await makeTable(store, person.id, idFor(person.id, key), wanted, house.files);
      if (!made) throw new HallRefused('seat-taken');
      house.moved(await shelf.take(made.table));
      return made;
    },
  );

  app.get<{ Querystring: v.InferOutput<typeof Which> }>(
    '/api/tables',
    { schema: { querystring: Which, ...answers(TableList) } },
    async (request) => {
      const { of, before } = request.query;
      if (of === 'me') return listing.of((await who.known(request)).id, before);
      return listing.hall((await who.maybe(request))?.id, before);
    },
  );

  app.get<{ Params: Params; Querystring: v.InferOutput<typeof Since> }>(
    '/api/tables/:table',
    { schema: { params: Params, querystring: Since, ...answers(TableMessage) } },
    async (request) => {
      const person = await who.maybe(request);
      const live = await shelf.take(request.params.table);
      const seen = await live.seen(person?.id, request.query.after ?? -1);
      if (!seen) throw new HallRefused('not-invited');
      return seen;
    },
  );
}
