import { sentenceFor, type Trouble } from '@magehall/engine';
import { say } from './language.ts';

/** What is wrong with a file or with dice, in the language of the page. */
export async function inWords(trouble: Trouble): Promise<string> {
  if (say.value.language === 'en') return sentenceFor(trouble);
  const { fr } = await import('@magehall/engine/troubles/fr');
  return sentenceFor(trouble, fr);
}
