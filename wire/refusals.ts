/** Every refusal: a word for programs, with the HTTP status it comes with. */
export const REFUSALS = {
  'bad-field': 400,
  'bad-options': 400,
  'bad-name': 400,
  'bad-file': 400,
  'no-session': 401,
  'wrong-origin': 403,
  'not-seated': 403,
  'not-owner': 403,
  'not-invited': 403,
  'not-found': 404,
  'too-large': 413,
  'not-json': 415,
  /** The table went on: `head` says how far. */
  stale: 409,
  'seat-taken': 409,
  'name-taken': 409,
  'not-open': 409,
  'not-a-choice': 422,
  'not-your-turn': 422,
  unfinished: 422,
  'no-undo': 422,
  'not-agreed': 422,
  'bad-seal': 422,
  over: 422,
  'not-over': 422,
  paused: 422,
  'too-many': 429,
  'slow-down': 429,
  /** The store can't be written to now: nothing was done, and trying again is right. */
  'not-now': 503,
  fault: 500,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The body of every answer that is not 2xx. `says` is a sentence for people, in English. */
export interface Refusal {
  error: RefusalCode;
  says: string;
  /** The number of the newest move, where that is what the request did not know. */
  head?: number;
  /** Which limit was met, and when to try again, in seconds. */
  limit?: string;
  retryIn?: number;
}
