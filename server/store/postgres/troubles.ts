/** PostgreSQL's errors as what they mean for a host, each with a sentence that says what to do. */
import { StoreError } from '../store.ts';

type Why = 'full' | 'read-only' | 'damaged' | 'busy' | 'away' | 'denied';

/** By SQLSTATE, or its class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const KINDS: Readonly<Record<string, Why>> = {
  '08': 'away',
  '28': 'denied',
  '3D': 'denied',
  '42501': 'denied',
  '25006': 'read-only',
  '25P03': 'away',
  '53100': 'full',
  '53': 'busy',
  '55P03': 'busy',
  '40': 'busy',
  '57014': 'busy',
  '57': 'away',
  XX001: 'damaged',
  XX002: 'damaged',
};

const SENTENCES: Readonly<Record<Why, string>> = {
  full: 'The disk of the database is full. What is stored stays readable; make room, and playing goes on.',
  'read-only':
    'The database can only be read: it may be a standby. Name the one that is written to with --database.',
  damaged: 'The database is damaged. Put back a backup.',
  busy: 'The database has too much to do, or too many are connected to it. It is tried again.',
  away: 'PostgreSQL can’t be reached. Is it running there? It is tried again.',
  denied:
    'PostgreSQL does not let us in: look at the user, the password and the name of the database in --database.',
};

export function trouble(error: unknown, name: string): StoreError {
  if (error instanceof StoreError) return error;
  const why = whyOf(error);
  // What PostgreSQL says may name a user, never a password.
  const says = error instanceof Error ? error.message : String(error);
  if (why === undefined) return new StoreError('unknown', `${name}: ${says}`);
  return new StoreError(why, `${name}: ${SENTENCES[why]} (${says})`);
}

function whyOf(error: unknown): Why | undefined {
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code)) return KINDS[code] ?? KINDS[code.slice(0, 2)];
  // The system's own (ECONNREFUSED and so on), and what the driver says of a connection that broke.
  const says = error instanceof Error ? error.message : '';
  return /^E[A-Z]{3,}/.test(code) || /connection|timeout|terminat/i.test(says) ? 'away' : undefined;
}

/** What is wrong with one deed alone: it breaks a constraint, or is no value to store. */
export function isOfOneDeed(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/** Two got in each other's way and nothing was stored: it can be done again at once. */
export function isRace(error: unknown): boolean {
  return /^40/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
