import { spoken } from '@magehall/ui';
import type { LessonHouseWords } from './en.ts';

export const sayLesson = spoken<LessonHouseWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
