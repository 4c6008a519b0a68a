/** The language of the house, switched without a reload. */
import type { Language, NameOf } from '@magehall/engine';
import { signal } from '@preact/signals';
import { en, type HouseWords } from './words/en.ts';

export type { HouseWords } from './words/en.ts';

/** What the house says now. English is there from the start, so that nothing is ever blank. */
export const say = signal<HouseWords>(en);

const loaders: Record<Language, () => Promise<HouseWords>> = {
  en: async () => en,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export async function speak(language: Language): Promise<void> {
  say.value = await loaders[language]();
}

/** 'Ada, Bo and Cy' */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(say.value.language, { type: 'conjunction' }).format(names);
}

/** Names for the words of a game, from those who sit there. */
export function naming(sitters: readonly { name: string }[]): NameOf {
  return (seat) => sitters[seat]?.name ?? '';
}
