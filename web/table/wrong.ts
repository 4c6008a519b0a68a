import { FileError } from '@magehall/engine';
import { inWords, say } from '@magehall/ui';

/** What went wrong, in the language of the page. */
export async function sentenceOf(error: Error): Promise<string> {
  return error instanceof FileError ? inWords(error.trouble) : say.value.unexpected;
}
