import { afterAll, describe } from 'vitest';
import { tryPostgres } from '../testing/postgres.ts';
import { storeLaws } from './laws/index.ts';
import { openPostgres } from './postgres.ts';

const postgres = await tryPostgres();
afterAll(() => postgres?.close());
let schemas = 0;

/** A place of its own in the one server. */
async function schema(): Promise<string> {
  const name = `s${++schemas}`;
  await postgres?.run(`CREATE SCHEMA ${name}`);
  return postgres?.url(name) ?? '';
}

describe.skipIf(!postgres)('PostgreSQL', () => {
  storeLaws('the store in PostgreSQL', async () => {
    const url = await schema();
    return { open: () => openPostgres(url), remove: async () => undefined, alone: false };
  });
});
