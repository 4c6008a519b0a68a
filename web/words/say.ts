/** What the hall and the pages beside it say; it comes with them, since a table needs none of it. */
import { spoken } from '@magehall/ui';
import type { HallWords } from './en.ts';

export const sayHall = spoken<HallWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
