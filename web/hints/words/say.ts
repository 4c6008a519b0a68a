import { spoken } from '@magehall/ui';
import type { HintWords } from './en.ts';

/** What hints say; it comes with the first one. */
export const sayHints = spoken<HintWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
