/** What is told of scrolls and seals, in words that are fetched when somebody first looks at one. */
import type { Language } from '@magehall/engine';
import { signal } from '@preact/signals';
import type { ElementName } from '../../rules/data/elements.ts';
import type { SpellName } from '../../rules/data/scrolls.ts';
import type { TableWords } from '../../words/table.ts';

export interface Told {
  /** What the seal of a door is. */
  door: string;
  usable: string;
  points: (n: number) => string;
  /** What a scroll of an element does, in the words for elements. */
  effects: (
    of: TableWords['of'],
  ) => Record<SpellName | 'binding', (element: ElementName) => string>;
}

const known = signal<Partial<Record<Language, Told>>>({});

const FETCH: Record<Language, () => Promise<{ told: Told }>> = {
  en: () => import('./told.en.ts'),
  fr: () => import('./told.fr.ts'),
};

export function toldIn(language: Language): Told | undefined {
  const told = known.value[language];
  if (!told)
    FETCH[language]().then((loaded) => {
      known.value = { ...known.value, [language]: loaded.told };
    });
  return told;
}
