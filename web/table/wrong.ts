import { FileError } from '@magehall/engine';
import { inWords } from '@magehall/ui';

/** What went wrong, in the language of the page as far as it is known there. */
export async function sentenceOf(error: Error): Promise<string> {
  return error instanceof FileError ? inWords(error.trouble) : error.message;
}
