/** What spells do, in words that are fetched when somebody first looks at one. */
import type { Language } from '@magehall/engine';
import { signal } from '@preact/signals';
import type { Effects } from '../words.ts';

const known = signal<Partial<Record<Language, Effects>>>({});

const FETCH: Record<Language, () => Promise<{ effects: Effects }>> = {
  en: () => import('./effects.en.ts'),
  fr: () => import('./effects.fr.ts'),
};

export function effectsIn(language: Language): Effects | undefined {
  const effects = known.value[language];
  if (!effects)
    FETCH[language]().then((loaded) => {
      known.value = { ...known.value, [language]: loaded.effects };
    });
  return effects;
}
