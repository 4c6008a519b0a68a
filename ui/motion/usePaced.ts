import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Play } from '../table/play.ts';
import { isSettled } from '../table/settled.ts';
import type { PacedPlay } from './paced.ts';

const pacer = signal<typeof import('./paced.ts').paced | undefined>(undefined);

/** The play at a pace that can be followed; what does that comes once the page stands. */
export function usePaced(play: Play): Play & Partial<PacedPlay> {
  const stands = isSettled();
  useEffect(() => {
    if (stands && !pacer.peek())
      import('./paced.ts').then(
        ({ paced }) => {
          pacer.value = paced;
        },
        // Without it all is shown as it comes.
        () => {},
      );
  }, [stands]);
  const paced: Play & Partial<PacedPlay> = useMemo(
    () => pacer.value?.(play) ?? play,
    [play, pacer.value],
  );
  useEffect(() => paced.part, [paced]);
  return paced;
}
