/** What changes among the tables of the hall. */
import type { Signal } from '@preact/signals';
import { theLine } from '../line/line.ts';

/** They are loaded again whenever some table changed, and when the hall is back. */
export function hearHall(load: () => void, state: Signal<'asking' | 'there' | 'away'>): () => void {
  const line = theLine();
  // A card in a message is the same for everybody; what is one's own in it must be asked for.
  const stopHearing = line.hearHall(({ type }) => {
    if (type === 'hall') load();
  });
  const stopLooking = line.state.subscribe((now) => {
    if (now === 'away') state.value = 'away';
    else if (now === 'live' && state.peek() === 'away') load();
  });
  return () => {
    stopHearing();
    stopLooking();
  };
}
