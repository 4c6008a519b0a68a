import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Soon } from '../table/play.ts';

/** What may be here at once, and is then given at once; undefined until it comes. */
export function useSoon<T>(ask: () => Soon<T>, by: readonly unknown[]): T | undefined {
  const asked = useMemo(ask, by);
  const [came, setCame] = useState<{ asked: unknown; value: T }>();
  useEffect(() => {
    if (!(asked instanceof Promise)) return undefined;
    let wanted = true;
    // What can't be had now is not there; the table says itself that it is out of touch.
    asked.then(
      (value) => wanted && setCame({ asked, value }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asked]);
  if (!(asked instanceof Promise)) return asked;
  return came?.asked === asked ? came.value : undefined;
}
