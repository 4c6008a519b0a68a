import type { NameOf, Seat, Step, Words } from '@magehall/engine';
import { useMemo } from 'preact/hooks';
import { type Since, since } from './since.ts';
import { tellerOf } from './teller.ts';

/** What happened, in whose words, to whom. */
export interface Told {
  steps: readonly Step[];
  words: Words;
  name: NameOf;
  viewer: Seat;
}

export function useSince({ steps, words, name, viewer }: Told): Since | undefined {
  const telling = tellerOf(words);
  return useMemo(
    () => telling && since(steps, telling, name, viewer),
    [steps, telling, name, viewer],
  );
}
