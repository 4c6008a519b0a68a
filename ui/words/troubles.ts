import { sentenceFor, type Trouble } from '@magehall/engine';
import { say } from './language.ts';

const sentences = {
  en: async () => (await import('@magehall/engine/troubles/en')).en,
  fr: async () => (await import('@magehall/engine/troubles/fr')).fr,
};

/** What is wrong with a file or with dice, in the language of the page. */
export async function inWords(trouble: Trouble): Promise<string> {
  return sentenceFor(trouble, await sentences[say.value.language]());
}
