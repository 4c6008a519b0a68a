/** What tables on line say; it comes with them. */
import { spoken } from '@magehall/ui';
import type { AroundWords } from './around.en.ts';
import type { OnlineWords } from './en.ts';

/** At a table. */
export const sayOnline = spoken<OnlineWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

/** In the hall, before a game and after it. */
export const sayAround = spoken<AroundWords>({
  en: async () => (await import('./around.en.ts')).en,
  fr: async () => (await import('./around.fr.ts')).fr,
});
