/** What the book itself says, around what a game's book does; it comes with it. */
import { spoken } from '@magehall/ui';
import type { BookSayings } from './en.ts';

export const sayBook = spoken<BookSayings>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
