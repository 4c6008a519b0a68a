import type { Trouble } from './trouble.ts';

/** A file that can't be opened. It has no sentence of its own: `trouble` is said in any language. */
export class FileError extends Error {
  override name = 'FileError';
  readonly trouble: Trouble;

  constructor(...trouble: Trouble) {
    super(trouble.join(' '));
    this.trouble = trouble;
  }
}
