/** Talk and private notes: beside the game, and no moves. */
import { HallRefused, seatOf, viewerFor } from '@magehall/dealer/hall';
import { tidyName } from '@magehall/engine';
import { HideLine, Noted, Notes, Said, Say } from '@magehall/wire';
import type * as v from 'valibot';
import { roomOf, tellLine, tidyTalk } from '../../tables/talk.ts';
import type { Api, Doors } from '../http.ts';
import { answers } from '../openapi.ts';
import { Params } from './tables.ts';

export function talk(app: Api, { house, who }: Doors): void {
  const { store, shelf, gate } = house;

  app.post<{ Params: Params; Body: v.InferOutput<typeof Say> }>(
    '/api/tables/:table/chat',
    { schema: { params: Params, body: Say, ...answers(Said) } },
    async (request) => {
      const person = await who.known(request);
      gate.pass('chat', person.id);
      const live = await shelf.take(request.params.table);
      const { standing } = live;
      const { key, room, text: typed } = request.body;
      const text = tidyTalk(typed);
      const seat = seatOf(standing, person.id) ?? null;
      const name = seat === null ? person.name : standing.chairs[seat].name;
      if (viewerFor(standing, person.id) === undefined) throw new HallRefused('not-invited');
      if (room !== roomOf(standing, person.id)) throw new HallRefused('not-seated');
      if (text === '') throw new HallRefused('bad-field');
      if (name === null || tidyName(name) === '') throw new HallRefused('bad-name');
      const said = { table: live.id, at: store.now(), person: person.id, seat, name, room, text };
      const line = await store.say(said, `${person.id} ${key}`);
      tellLine(live, line);
      return { n: line.n };
    },
  );

  app.post<{ Params: Params; Body: v.InferOutput<typeof HideLine> }>(
    '/api/tables/:table/chat/hide',
    { schema: { params: Params, body: HideLine, ...answers(Said) } },
    async (request) => {
      const person = await who.known(request);
      const live = await shelf.take(request.params.table);
      if (live.record.owner !== person.id) throw new HallRefused('not-owner');
      const line = await store.hide(live.id, request.body.n);
      if (!line) throw new HallRefused('not-found');
      tellLine(live, line);
      return { n: line.n };
    },
  );

  app.get<{ Params: Params }>(
    '/api/tables/:table/notes',
    { schema: { params: Params, ...answers(Noted) } },
    async (request) => {
      const person = await who.known(request);
      return { text: await store.notes(request.params.table, person.id) };
    },
  );

  app.put<{ Params: Params; Body: v.InferOutput<typeof Notes> }>(
    '/api/tables/:table/notes',
    { schema: { params: Params, body: Notes, ...answers(Noted) } },
    async (request) => {
      const person = await who.known(request);
      const live = await shelf.take(request.params.table);
      if (viewerFor(live.standing, person.id) === undefined) throw new HallRefused('not-invited');
      const { text } = request.body;
      await store.takeNotes(live.id, person.id, text);
      return { text };
    },
  );
}
