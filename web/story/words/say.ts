import { spoken } from '@magehall/ui';
import type { StoryWords } from './en.ts';

/** What the story of a game says; it comes with the first one. */
export const sayStory = spoken<StoryWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
