import type { NameOf, Step, Telling, Words } from '@magehall/engine';
import { type Signal, signal } from '@preact/signals';

/** How these words tell what happened, and all of it from a step on, as lines. */
export interface Teller extends Telling {
  lines(steps: readonly Step[], name: NameOf, from: number): string[];
}

const tellers = new WeakMap<Words, Signal<Teller | undefined>>();

/** Fetched by the first who has something to tell. */
export function tellerOf(words: Words): Teller | undefined {
  let teller = tellers.get(words);
  if (!teller) {
    const coming = signal<Teller | undefined>(undefined);
    tellers.set(words, coming);
    teller = coming;
    Promise.all([words.telling(), import('./lines.ts')]).then(
      ([telling, { linesTold }]) => {
        const lines: Teller['lines'] = (steps, name, from) => linesTold(steps, telling, name, from);
        coming.value = { ...telling, lines };
      },
      // Without a network it is asked for again with the next thing that happens.
      () => tellers.delete(words),
    );
  }
  return teller.value;
}
