/** What goes wrong, as an answer: a word, a sentence, a status. Nothing of a table's state is in it. */
import type { Duplex } from 'node:stream';
import { HallRefused } from '@magehall/dealer/hall';
import { sentenceFor } from '@magehall/engine';
import { en } from '@magehall/engine/troubles/en';
import { REFUSALS, type Refusal, type RefusalCode } from '@magehall/wire';
import { StoreError } from '../store/store.ts';

const SAYS: Readonly<Record<RefusalCode, string>> = {
  'bad-field': 'Something in this request is not as it should be.',
  'bad-options': 'There is no such game, or these options and seats make none.',
  'bad-name': 'This can’t be a name.',
  'bad-file': 'This file can’t be played on.',
  'no-session': 'The hall doesn’t know you yet.',
  'wrong-origin': 'This request comes from another place than the hall’s own page.',
  'not-seated': 'You have no seat at this table.',
  'not-owner': 'Only the one who made the table may do that.',
  'not-invited': 'This table is by invitation.',
  'not-found': 'There is no such thing here.',
  'too-large': 'This is too large.',
  'not-json': 'This is not JSON.',
  stale: 'The table went on meanwhile; this was not done.',
  'seat-taken': 'This seat is taken.',
  'name-taken': 'Somebody here has this name, or one that looks like it.',
  'not-open': 'That can’t be done at this table now.',
  'not-a-choice': 'This is not one of the choices now.',
  'not-your-turn': 'Another is waited for.',
  unfinished: 'A choice is made as a whole; this is a part of one.',
  'no-undo': 'That can’t be taken back.',
  'not-agreed': 'The others have not agreed, or something else is being asked.',
  'bad-seal': 'This does not open what was sealed.',
  over: 'The game is over.',
  'not-over': 'The game is not over yet.',
  paused: 'The table rests.',
  'too-many': 'There are too many already.',
  'slow-down': 'That was a little fast.',
  'not-now': 'The hall can’t write anything down at the moment; nothing was done.',
  fault: 'Something is wrong with the hall itself.',
};

/** A limit was met: which, and when to try again. */
export class LimitMet extends HallRefused {
  readonly limit: string;
  readonly retryIn: number | undefined;
  constructor(limit: string, retryIn?: number) {
    super(retryIn === undefined ? 'too-many' : 'slow-down');
    this.limit = limit;
    this.retryIn = retryIn;
  }
}

/** A field is not as it should be: where the flaw lies, and what would be right. */
export class BadField extends HallRefused {
  readonly flaw: string;
  constructor(flaw: string) {
    super('bad-field');
    this.flaw = flaw;
  }
}

export function refusalOf(error: unknown): { status: number; body: Refusal } {
  const body = bodyOf(error);
  return { status: REFUSALS[body.error], body };
}

function bodyOf(error: unknown): Refusal {
  if (error instanceof HallRefused) {
    const { code, trouble, head } = error;
    return {
      error: code,
      says: trouble ? sentenceFor(trouble, en) : saysOf(error),
      ...(head !== undefined && { head }),
      ...(error instanceof LimitMet && { limit: error.limit }),
      ...(error instanceof LimitMet && error.retryIn !== undefined && { retryIn: error.retryIn }),
    };
  }
  if (error instanceof StoreError) return { error: 'not-now', says: SAYS['not-now'] };
  const code = CODES[(error as { code?: string } | null)?.code ?? ''] ?? 'fault';
  return { error: code, says: SAYS[code] };
}

function saysOf(error: HallRefused): string {
  const says = SAYS[error.code];
  return error instanceof BadField ? `${says} ${error.flaw}` : says;
}

/** The answer to what is no request that anything could be answered to. */
export function turnAway(socket: Duplex, error: unknown, as?: number): void {
  const { status, body } = refusalOf(error);
  const said = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${as ?? status} Refused\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(said)}\r\n\r\n${said}`,
  );
}

/** What Fastify itself refuses. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_VALIDATION: 'bad-field',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_TYPE: 'not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-field',
  FST_ERR_BAD_URL: 'bad-field',
  FST_ERR_NOT_FOUND: 'not-found',
  // Who sent it hung up in the middle: no fault of the hall's, and nobody hears the answer.
  ECONNRESET: 'bad-field',
};
