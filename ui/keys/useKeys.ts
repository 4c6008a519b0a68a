import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isWay, walk } from './keys.ts';

/** What the keys do at a table just now; a key that does nothing now is left out. */
export interface KeyActs {
  touch: (piece: string) => void;
  /** Enter on what is chosen; Enter and Space where neither a button has the focus nor a piece. */
  doIt: (() => void) | undefined;
  /** Arrow keys walk over the board; in a replay they step. */
  walks: boolean;
  letters: Readonly<Record<string, (() => void) | undefined>>;
}

/**
 * Everything by keyboard. While a sheet is open, or something is typed, the keys are not the
 * table's. Returns nothing, but marks the page as played by keyboard until a pointer is used.
 */
export function useKeys(page: RefObject<HTMLElement | null>, acts: KeyActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (page.current) press(page.current, event, latest.current);
    };
    const onPointer = () => {
      if (page.current) page.current.dataset.keyboard = 'no';
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
}

function press(page: HTMLElement, event: KeyboardEvent, acts: KeyActs): void {
  const target = event.target instanceof Element ? event.target : page;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || target.matches('input, select, textarea')) return;
  const clicked = page.dataset.keyboard === 'no';
  page.dataset.keyboard = 'yes';
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // From what is asked on to what can answer it; behind it the page would end.
  if (key === 'Tab' && !event.shiftKey && target.id === 'prompt') {
    const find = (what: string) =>
      page.querySelector<HTMLElement | SVGElement>(`${what}[tabindex="0"]`);
    const piece = find('[data-pointed]') ?? find('.piece.can') ?? find('[data-piece]');
    if (piece) event.preventDefault();
    piece?.focus();
    return;
  }
  if (isWay(key)) {
    if (!acts.walks) return;
    event.preventDefault();
    walk(page, key);
    return;
  }
  const done = clicked || (key === 'Enter' && target.matches('[aria-pressed=true]'));
  const act = key === 'Enter' || key === ' ' ? pressed(target, acts, done) : acts.letters[key];
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * A piece in a drawing is pressed here; a real button presses itself. Who clicked a piece, or chose
 * it, has done with it, though it has the focus: Enter then means the golden button, as that says.
 */
function pressed(target: Element, acts: KeyActs, done: boolean): (() => void) | undefined {
  const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
  if (piece && done && acts.doIt) return acts.doIt;
  if (piece) return () => acts.touch(piece);
  return target.closest('button, a, summary') ? undefined : acts.doIt;
}
