/** What is done at a table: each of these is one command, and becomes one move. */
import { HallRefused, type Request } from '@magehall/dealer/hall';
import { isSmall } from '@magehall/engine';
import {
  Again,
  CastVote,
  Choices,
  Done,
  Leave,
  Made,
  MayChoose,
  Ordered,
  Orders,
  Reinvite,
  Rematch,
  Resign,
  SealAnew,
  SeatBack,
  Sit,
  Undo,
  Unseal,
} from '@magehall/wire';
import * as v from 'valibot';
import { choicesFor } from '../../tables/choices.ts';
import { rematch } from '../../tables/rematch.ts';
import type { Api, Doors } from '../http.ts';
import { answers } from '../openapi.ts';
import { Params } from './tables.ts';

/** `?made=[…]`: the parts of a choice that were picked so far, as JSON. */
const Parts = v.strictObject({
  made: v.optional(
    v.pipe(v.string(), v.maxLength(4000), v.parseJson(), v.array(v.unknown()), v.maxLength(40)),
  ),
});

interface Keyed {
  key: string;
  after?: number;
}

export function play(app: Api, { house, who }: Doors): void {
  const { shelf, store } = house;

  /** `POST /api/tables/ID/NAME`, of somebody whom the hall knows. */
  function command<B extends Keyed>(
    name: string,
    body: v.GenericSchema<unknown, B>,
    request: (body: B) => Request,
  ): void {
    app.post<{ Params: Params; Body: B }>(
      `/api/tables/:table/${name}`,
      { schema: { params: Params, body, ...answers(Done) } },
      async (asked) => {
        const person = await who.known(asked);
        const { key, after } = asked.body as B;
        const live = await shelf.take(asked.params.table, after);
        const move = request(asked.body as B);
        return { seq: await live.ask({ person: person.id, key, after, request: move }) };
      },
    );
  }

  app.post<{ Params: Params; Body: v.InferOutput<typeof Sit> }>(
    '/api/tables/:table/seats',
    { schema: { params: Params, body: Sit, ...answers(Done) } },
    async (request, reply) => {
      const { key, invite, ...sit } = request.body;
      const live = await shelf.take(request.params.table);
      const person = await who.acting(request, reply);
      const invited = invite !== undefined && (await live.admits(invite));
      const asked: Request = { do: 'sit', ...sit, invited };
      return { seq: await live.ask({ person: person.id, key, request: asked }) };
    },
  );

  app.post<{ Params: Params; Body: v.InferOutput<typeof Rematch> }>(
    '/api/tables/:table/rematch',
    { schema: { params: Params, body: Rematch, ...answers(Again) } },
    async (request) => {
      const person = await who.known(request);
      const live = await shelf.take(request.params.table);
      const { key, sealed } = request.body;
      const made = await rematch(store, shelf, live, { person: person.id, key, sealed });
      house.moved(await shelf.take(made.table));
      return made;
    },
  );

  app.post<{ Params: Params; Body: v.InferOutput<typeof Reinvite> }>(
    '/api/tables/:table/invite',
    { schema: { params: Params, body: Reinvite, ...answers(Made) } },
    async (request) => {
      const person = await who.known(request);
      const live = await shelf.take(request.params.table);
      if (live.record.owner !== person.id) throw new HallRefused('not-owner');
      return { table: live.id, seq: live.standing.head, invite: await live.reinvite() };
    },
  );

  app.get<{ Params: Params; Querystring: v.InferOutput<typeof Parts> }>(
    '/api/tables/:table/choices',
    { schema: { params: Params, querystring: Parts, ...answers(MayChoose) } },
    async (request) => {
      const person = await who.known(request);
      const live = await shelf.take(request.params.table);
      const made = request.query.made ?? [];
      return live.look((standing) => choicesFor(standing, person.id, made));
    },
  );

  app.put<{ Params: Params; Body: v.InferOutput<typeof Orders> }>(
    '/api/tables/:table/orders',
    { schema: { params: Params, body: Orders, ...answers(Ordered) } },
    async (request) => {
      const person = await who.known(request);
      const live = await shelf.take(request.params.table);
      const { orders } = request.body;
      await live.order(person.id, orders);
      return { orders };
    },
  );

  command('leave', Leave, () => ({ do: 'leave' }));
  command('seal', SealAnew, ({ sealed }) => ({ do: 'seal', sealed }));
  command('unseal', Unseal, ({ nonce }) => ({ do: 'unseal', nonce }));
  command('choices', Choices, ({ choices }) => {
    if (!choices.every(isSmall)) throw new HallRefused('not-a-choice');
    return { do: 'choices', choices };
  });
  command('undo', Undo, () => ({ do: 'undo' }));
  command('votes', CastVote, ({ about, yes, undo }) => ({ do: 'vote', about, yes, undo }));
  command('resign', Resign, () => ({ do: 'resign' }));
  command('seat-back', SeatBack, () => ({ do: 'seat-back' }));
}
