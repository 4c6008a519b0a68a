import { spoken } from './language.ts';
import type { SheetWords } from './sheets.en.ts';

/** What the sheets say; it comes with them. */
export const saySheets = spoken<SheetWords>({
  en: async () => (await import('./sheets.en.ts')).en,
  fr: async () => (await import('./sheets.fr.ts')).fr,
});
