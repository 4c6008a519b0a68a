/** The few words that stand on the table itself; they come with the game's words. */
import { spoken as follow } from '@magehall/ui';
import type { TableWords } from '../words/table.ts';

const said = follow<TableWords>({
  en: async () => (await import('../words/en.ts')).table,
  fr: async () => (await import('../words/fr.ts')).table,
});

/** Resolves when the words are there. */
export const speak = said.there;

/** The words in the language of the house. */
export function spoken(): TableWords {
  return said.value;
}
