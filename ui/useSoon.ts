import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Soon } from './play.ts';

/** What may be here at once, and is then shown at once; until it comes, what was there before. */
export function useSoon<T>(ask: () => Soon<T>, by: readonly unknown[]): T | undefined {
  const asked = useMemo(ask, by);
  const [came, setCame] = useState<T | undefined>();
  useEffect(() => {
    if (!(asked instanceof Promise)) return undefined;
    let wanted = true;
    // What can't be had now is shown as before; the table says itself that it is out of touch.
    asked.then(
      (value) => wanted && setCame(() => value),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asked]);
  return asked instanceof Promise ? came : asked;
}
