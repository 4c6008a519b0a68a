/** What the hall, the pages beside it and notices say; it comes with them: a table needs it seldom. */
import { spoken } from '@magehall/ui';
import type { HallWords } from './en.ts';

export const sayHall = spoken<HallWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
