/** How a server is set up: by flags, then by MAGEHALL_* in the environment, then as it comes. */
import { readFileSync } from 'node:fs';
import { dataFolder } from './store/folder.ts';

/** So many at once, and so many more a second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface Limits {
  /** Requests to the API. A whole family may sit behind one address. */
  address: Rate;
  person: Rate;
  /** New guests from one address. */
  guests: Rate;
  /** New tables, lines of chat of one person. */
  tables: Rate;
  chat: Rate;
  /** Lines open at once. */
  linesOfAddress: number;
  linesOfPerson: number;
  /** Tables heard on one line, and tables of one person that are not over. */
  tablesOnLine: number;
  tablesOfPerson: number;
  /** Of these, tables at which only bots sit: nobody waits for them, and they think all the time. */
  botTablesOfPerson: number;
  /** Seconds that a request may take to arrive. */
  requestSeconds: number;
}

export interface Config {
  host: string;
  port: number;
  /** Where tables are kept, if in no database that others share. */
  folder: string;
  /** The PostgreSQL that several servers share: its address, with a password perhaps. */
  database?: string | undefined;
  /** How servers learn there what others did; `poll` where the database can't tell. */
  telling?: 'listen' | 'poll' | undefined;
  /** So long it goes on serving when it is told to end, while `/readyz` says that nobody new should come. */
  drainSeconds?: number | undefined;
  /** The address under which the world sees this server, if it stands behind another. */
  url: URL | undefined;
  /** Addresses whose word on where a request came from is taken. */
  proxies: readonly string[];
  limits: Limits;
}

export const LIMITS: Limits = {
  address: { burst: 200, perSecond: 50 },
  person: { burst: 60, perSecond: 15 },
  guests: { burst: 20, perSecond: 0.05 },
  tables: { burst: 10, perSecond: 0.1 },
  chat: { burst: 8, perSecond: 0.5 },
  linesOfAddress: 50,
  linesOfPerson: 5,
  tablesOnLine: 20,
  tablesOfPerson: 20,
  botTablesOfPerson: 5,
  requestSeconds: 20,
};

/** What the command line says; all of it may be missing. */
export interface Flags {
  host?: string;
  port?: number;
  data?: string;
  database?: string;
  url?: string;
}

/** A setting that can't be: which one, what it said, and what it should be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const PORT = 4317;
/** Where there are other servers: a balancer that asks every second has asked twice by then. */
const DRAINS = 3;

export function readConfig(flags: Flags, env: Environment = process.env): Config {
  if (flags.data && flags.database)
    throw new ConfigError('Tables are kept in one place: either --data or --database.');
  // A folder that was named counts more than a database of the environment.
  const database = flags.data ? undefined : flags.database || secret(env, 'MAGEHALL_DATABASE');
  return {
    host: flags.host ?? env.MAGEHALL_HOST ?? 'localhost',
    port: flags.port ?? number(env, 'MAGEHALL_PORT', 0, 65535) ?? PORT,
    folder: dataFolder(flags.data),
    database,
    drainSeconds: number(env, 'MAGEHALL_DRAIN_SECONDS', 0, 60) ?? (database ? DRAINS : 0),
    telling: tellingOf(env.MAGEHALL_NOTICES),
    url: urlOf(flags.url ?? env.MAGEHALL_URL),
    proxies: (env.MAGEHALL_PROXY ?? '').split(',').flatMap((proxy) => proxy.trim() || []),
    limits: limitsOf(env),
  };
}

/** `MAGEHALL_LIMIT_ADDRESS=200,50`: so many at once, so many a second; or one number. */
function limitsOf(env: Environment): Limits {
  const limits: Record<string, Rate | number> = { ...LIMITS };
  for (const [name, usual] of Object.entries(LIMITS)) {
    const variable = `MAGEHALL_LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
    const text = env[variable];
    if (text === undefined) continue;
    const numbers = text.split(',').map(Number);
    const wanted = typeof usual === 'number' ? 1 : 2;
    if (numbers.length !== wanted || !numbers.every((value) => value >= 0))
      throw new ConfigError(
        `${variable} is ${wanted} numbers with a comma between, not "${text}".`,
      );
    const [burst, perSecond] = numbers;
    limits[name] = wanted === 1 ? burst : { burst, perSecond };
  }
  return limits as unknown as Limits;
}

/** `NAME`, or what is in the file that `NAME_FILE` names: so that it need not be in the environment. */
function secret(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (env[name] || !file) return env[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name}_FILE names a file that can’t be read: ${file} (${code}).`);
  }
}

function number(env: Environment, name: string, least: number, most: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new ConfigError(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

function tellingOf(text: string | undefined): Config['telling'] {
  if (!text) return undefined;
  if (text === 'listen' || text === 'poll') return text;
  throw new ConfigError(`MAGEHALL_NOTICES is "listen" or "poll", not "${text}".`);
}

function urlOf(text: string | undefined): URL | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new ConfigError(
      `The public address is like https://hall.example/, without a path, not "${text}".`,
    );
  return url;
}
