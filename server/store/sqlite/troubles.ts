/** SQLite's error codes as what they mean for a host, each with a sentence that says what to do. */
import { StoreError } from '../store.ts';

/** The lower byte of an error code is its kind (https://sqlite.org/rescode.html). */
const KINDS: Readonly<Record<number, StoreError['why']>> = {
  5: 'busy',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'read-only',
  26: 'damaged',
};

const SENTENCES: Readonly<Record<'full' | 'read-only' | 'damaged' | 'busy', string>> = {
  full: 'The disk is full. What is stored stays readable; make room, and playing goes on.',
  'read-only':
    'The folder can’t be written to. Let this user write there, or name another with --data.',
  damaged:
    'The database is damaged. Nothing was changed; put back a backup, or try “sqlite3 hall.db .recover”.',
  busy: 'Another program holds the database. End it, and try again.',
};

export function trouble(error: unknown, folder: string): StoreError {
  if (error instanceof StoreError) return error;
  const says = error instanceof Error ? error.message : String(error);
  const why = KINDS[codeOf(error) & 0xff];
  if (why === 'full' || why === 'read-only' || why === 'damaged' || why === 'busy')
    return new StoreError(why, `${folder}: ${SENTENCES[why]} (${says})`);
  return new StoreError('unknown', `${folder}: ${says}`);
}

/** What is wrong with one deed alone: it breaks a constraint, or is no value to store. */
const OF_ONE_DEED: ReadonlySet<number> = new Set([18, 19, 20]);

/** Whether the store itself is at fault: then the whole batch is taken back. */
export function isOfTheStore(error: unknown): boolean {
  const code = codeOf(error);
  return code !== 0 && !OF_ONE_DEED.has(code & 0xff);
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}
