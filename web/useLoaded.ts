import { useLayoutEffect, useState } from 'preact/hooks';

/** What comes later; undefined until it is there. If it can't come, the page says that it is broken. */
export function useLoaded<T>(
  load: () => Promise<T> | undefined,
  by: readonly unknown[],
  known?: T,
): T | undefined {
  const [loaded, setLoaded] = useState<T | undefined>(() => known);
  const [failed, setFailed] = useState<unknown>();
  // Fetched with the first drawing, not after it was painted.
  useLayoutEffect(() => {
    let wanted = true;
    load()?.then(
      (value) => {
        if (wanted) setLoaded(() => value);
      },
      (error) => {
        if (wanted) setFailed(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, by);
  // What was there before, such as words in the other language, is better than nothing.
  if (failed !== undefined && loaded === undefined) throw failed;
  return loaded;
}
