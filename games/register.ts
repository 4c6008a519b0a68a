/** The games of the hall. Each is loaded when it is wanted, rules and words apart. */
import type { Game, Language, Words } from '@magehall/engine';

interface Listing {
  rules(): Promise<{ game: Game }>;
  words: Record<Language, () => Promise<{ words: Words }>>;
}

export const games: Readonly<Record<string, Listing>> = {};
