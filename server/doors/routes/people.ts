/** `/api/me`: who one is. */
import { nameFor } from '@magehall/dealer/hall';
import { Me, Person, WIRE } from '@magehall/wire';
import type { InferOutput } from 'valibot';
import type { House } from '../../house.ts';
import type { Api, Doors } from '../http.ts';
import { answers } from '../openapi.ts';

export function people(app: Api, { house, who }: Doors): void {
  app.get('/api/me', { schema: { ...answers(Person) } }, async (request) =>
    answerTo(house, await who.maybe(request)),
  );

  app.put<{ Body: InferOutput<typeof Me> }>(
    '/api/me',
    { schema: { body: Me, ...answers(Person) } },
    async (request, reply) => {
      const name = nameFor(request.body.name, []);
      const person = await who.acting(request, reply);
      await house.guests.rename(person, name, request.body.language ?? person.language);
      return answerTo(house, { name });
    },
  );

  /** Ends the session. */
  app.delete('/api/session', { schema: { ...answers(Person) } }, async (request, reply) => {
    const token = house.guests.tokenIn(request.headers);
    if (token !== undefined) reply.header('set-cookie', await house.guests.leave(token));
    return answerTo(house, undefined);
  });
}

function answerTo(
  { store, version, addresses }: House,
  person: { name: string | null } | undefined,
): Person {
  return {
    known: person !== undefined,
    ...(typeof person?.name === 'string' && { name: person.name }),
    at: store.now(),
    wire: WIRE,
    version,
    addresses: addresses(),
  };
}
