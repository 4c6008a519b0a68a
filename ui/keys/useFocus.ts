/** Where whoever plays by keys stands, and what whoever listens hears there. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../table/play.ts';
import { announce } from '../telling/announcer.tsx';

type Page = RefObject<HTMLElement | null>;

function stand(page: Page, place: string): void {
  page.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
}

/** Picking tells what is asked now, and what Enter would do, before it is done. */
export function useHeard(
  page: Page,
  { steps, viewer }: Snapshot,
  chosen: string,
  heard: () => string | undefined,
): void {
  const picked = useRef({ steps: steps.length, chosen: '' });
  useLayoutEffect(() => {
    const before = picked.current;
    const isSame = before.steps === steps.length;
    // A new question begins with nothing picked, which needs no word.
    picked.current = { steps: steps.length, chosen: isSame ? chosen : '' };
    // Who chose by keys stands before the next question: there Enter means what is shown.
    if (steps[before.steps]?.by === viewer && page.current?.dataset.keyboard === 'yes')
      stand(page, '.prompt');
    const sentence = isSame && before.chosen !== chosen ? heard() : undefined;
    if (sentence) announce(sentence);
  });
}

/**
 * Whoever doesn't point is never left outside the page: on arriving they stand before the board, and when
 * what had the focus goes away, before what is asked.
 */
export function useFocus(page: Page, curtain: boolean): void {
  useLayoutEffect(() => {
    const used = page.current?.dataset.keyboard;
    if (document.activeElement !== document.body || used === 'no') return;
    stand(page, curtain ? '.gold' : used ? '.prompt, .replay .play' : '.scene');
  });
}
