import { spoken } from './language.ts';
import type { SheetWords } from './words/sheets.en.ts';

/** What the sheets say; it comes with them. */
export const saySheets = spoken<SheetWords>({
  en: async () => (await import('./words/sheets.en.ts')).en,
  fr: async () => (await import('./words/sheets.fr.ts')).fr,
});
