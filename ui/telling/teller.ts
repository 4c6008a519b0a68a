import type { Telling, Words } from '@magehall/engine';
import { type Signal, signal } from '@preact/signals';

const tellers = new WeakMap<Words, Signal<Telling | undefined>>();

/** How these words tell what happened: fetched by the first who has something to tell. */
export function tellerOf(words: Words): Telling | undefined {
  let teller = tellers.get(words);
  if (!teller) {
    const coming = signal<Telling | undefined>(undefined);
    tellers.set(words, coming);
    teller = coming;
    words.telling().then(
      (telling) => {
        coming.value = telling;
      },
      // Without a network it is asked for again with the next thing that happens.
      () => tellers.delete(words),
    );
  }
  return teller.value;
}
