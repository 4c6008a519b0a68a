/** The language of the house, switched without a reload. */
import type { Language, NameOf, Seat } from '@magehall/engine';
import { effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import type { HouseWords } from './en.ts';

export interface Spoken<W> {
  /** In the language of the house, or in the last one until that is there. */
  readonly value: W;
  /** Fetches them, and resolves when they are there; from then on they follow the language. */
  there(): Promise<void>;
}

/** Words of which only the language in use is loaded. Whoever speaks them waits until they are there. */
export function spoken<W>(fetch: Readonly<Record<Language, () => Promise<W>>>): Spoken<W> {
  const words = signal<W | undefined>(undefined);
  const follow = () =>
    new Promise<void>((resolve, reject) => {
      effect(() => {
        const { language } = settings.value;
        fetch[language]().then((loaded) => {
          // Switched meanwhile: those of the other language are on their way.
          if (settings.peek().language !== language) return;
          words.value = loaded;
          resolve();
        }, reject);
      });
    });
  let there: Promise<void> | undefined;
  return {
    there() {
      there ??= follow();
      return there;
    },
    get value() {
      if (!words.value) throw new Error('Something is said before its words are there.');
      return words.value;
    },
  };
}

/** What the house says now. */
export const say = spoken<HouseWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

/** 'Ada, Bo and Cy' */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(say.value.language, { type: 'conjunction' }).format(names);
}

/** Names for the words of a game, from those who sit there; who is told it is "you". */
export function naming(sitters: readonly { name: string }[], you?: Seat): NameOf {
  const name = (seat: Seat) => sitters[seat]?.name ?? '';
  return you === undefined ? name : Object.assign(name, { you });
}
