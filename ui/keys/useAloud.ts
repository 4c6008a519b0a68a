import type { Aloud, Words } from '@magehall/engine';
import { useLayoutEffect, useState } from 'preact/hooks';

/** So long a table is open before its names grow: what opens it comes first. */
const OPENED = 2000;

/** A game's words for ears, once they are there: by the first key, or soon after the table is open. */
export function useAloud(words: Words, after = OPENED): Aloud | undefined {
  const [heard, setHeard] = useState<{ of: Words; aloud: Aloud }>();
  useLayoutEffect(() => {
    const fetch = () => {
      forget();
      words.aloud?.().then(
        (aloud) => setHeard({ of: words, aloud }),
        () => undefined,
      );
    };
    const soon = setTimeout(fetch, after);
    const forget = () => {
      clearTimeout(soon);
      removeEventListener('keydown', fetch);
    };
    addEventListener('keydown', fetch);
    return forget;
  }, [words]);
  return heard?.of === words ? heard.aloud : undefined;
}
