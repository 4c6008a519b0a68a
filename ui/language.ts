/** The language of the house, switched without a reload. */
import type { Language, NameOf } from '@magehall/engine';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { en, type HouseWords } from './words/en.ts';

export type { HouseWords } from './words/en.ts';

const language = signal<Language>('en');

export function speak(now: Language): void {
  language.value = now;
}

/** Words that follow the language. English is there from the start, so that nothing is ever blank. */
export function spoken<W>(english: W, french: () => Promise<W>): ReadonlySignal<W> {
  const words = signal(english);
  effect(() => {
    if (language.value === 'en') words.value = english;
    else
      french().then((loaded) => {
        if (language.peek() === 'fr') words.value = loaded;
      });
  });
  return words;
}

/** What the house says now. */
export const say = spoken<HouseWords>(en, async () => (await import('./words/fr.ts')).fr);

/** 'Ada, Bo and Cy' */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(say.value.language, { type: 'conjunction' }).format(names);
}

/** Names for the words of a game, from those who sit there. */
export function naming(sitters: readonly { name: string }[]): NameOf {
  return (seat) => sitters[seat]?.name ?? '';
}
