/** The address of a database: checked, and named without its password. */
import { StoreError } from '../store.ts';

/** Such as `hall@db.example:5432/magehall`. */
export function nameOf(address: string): string {
  const url = urlOf(address);
  const host = url.searchParams.get('host') ?? url.hostname;
  const user = url.username === '' ? '' : `${url.username}@`;
  return `postgres://${user}${host}${url.port && `:${url.port}`}${url.pathname}`;
}

/** PostgreSQL's addresses may leave out the machine, which no other address may. */
function urlOf(address: string): URL {
  const isOurs = /^postgres(ql)?:\/\//.test(address);
  const whole = address.replace(/^(\w+:\/\/)([^/@]*@)?(?=\/|$)/, '$1$2localhost');
  if (!isOurs || !URL.canParse(whole))
    throw new StoreError(
      'denied',
      'The address of the database is like postgres://user:password@machine:5432/name.',
    );
  return new URL(whole);
}
