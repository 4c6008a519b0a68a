/** A command is refused, and the table is as it was. The code is one of the wire's. */
import type { Trouble } from '@magehall/engine';
import { Refused } from '@magehall/engine';
import type { RefusalCode } from '@magehall/wire';

export class HallRefused extends Error {
  override name = 'HallRefused';
  readonly code: RefusalCode;
  /** What the game itself said to it. */
  readonly trouble: Trouble | undefined;
  /** The newest move, where that is what the asker did not know. */
  head?: number;
  constructor(code: RefusalCode, trouble?: Trouble) {
    super(trouble ? `${code}: ${trouble.join(' ')}` : code);
    this.code = code;
    this.trouble = trouble;
  }
}

/** What the game refuses, in the wire's words. */
export function refusedBy<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const code = error.reason === 'bad-entry' ? 'bad-field' : error.reason;
    throw new HallRefused(code, error.trouble);
  }
}
