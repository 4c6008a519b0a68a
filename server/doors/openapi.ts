/** The API as OpenAPI says it, made from the routes themselves: what is checked is what is described. */

import { Message, REFUSALS } from '@magehall/wire';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { GenericSchema } from 'valibot';

const PATH = '/api/openapi.json';

interface Schemas {
  body?: GenericSchema;
  params?: GenericSchema;
  querystring?: GenericSchema;
  response?: { 200: GenericSchema };
}

/** For a route's schema: what it answers when all is well. Described, not checked. */
export function answers(schema: GenericSchema): Pick<Schemas, 'response'> {
  return { response: { 200: schema } };
}

type Json = Record<string, unknown>;

/** Before the routes: it hears of each as it is opened. */
export function describe(app: FastifyInstance, version: string): void {
  const paths: Record<string, Json> = {};
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.url === PATH) return;
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][String(route.method).toLowerCase()] = operation(route);
  });
  app.get(PATH, async () => ({
    openapi: '3.1.0',
    info: { title: 'Magehall', version: version || '0', description: ABOUT },
    paths,
    components: { schemas: { Refusal, Message: json(Message) } },
  }));
}

const ABOUT =
  'Tables on line. Every POST carries a fresh "key"; sent twice, it is done once. What happens is heard on the line (/api/line) or in a stream, as messages (components, Message).';

const Refusal = {
  type: 'object',
  required: ['error', 'says'],
  properties: {
    error: { enum: Object.keys(REFUSALS) },
    says: { type: 'string' },
    head: { type: 'integer' },
    limit: { type: 'string' },
    retryIn: { type: 'integer' },
  },
};

function operation({ schema }: RouteOptions): Json {
  const { body, params, querystring, response } = (schema ?? {}) as Schemas;
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return {
    parameters: [...fields(params, 'path'), ...fields(querystring, 'query')],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: json(body) } } },
    }),
    responses: {
      200: {
        description: response ? 'Done.' : 'A file, or a stream of messages, one a line.',
        ...(response && { content: { 'application/json': { schema: json(response[200]) } } }),
      },
      default: { description: 'Refused.', content: refused },
    },
  };
}

function fields(schema: GenericSchema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema);
  return Object.entries(properties).map(([name, field]) => ({
    ...{ name, in: where, schema: field },
    required: where === 'path' || required.includes(name),
  }));
}

/** What code checks besides (such as how long a list of keys is) has no words here. */
function json(schema: GenericSchema): { properties?: Json; required?: string[] } {
  const { $schema: _, ...plain } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  }) as Json;
  return plain;
}
