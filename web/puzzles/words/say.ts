import { spoken } from '@magehall/ui';
import type { PuzzleWords } from './en.ts';

export const sayPuzzles = spoken<PuzzleWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
