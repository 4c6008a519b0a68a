/** What is being looked at: by the pointer over it, by the focus on it, by a long press. */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export const looked = signal<string | undefined>(undefined);

const LONG = 450;

function pieceOf(target: EventTarget | null): string | undefined {
  const piece = target instanceof Element ? target.closest('[data-piece]') : null;
  return piece?.getAttribute('data-piece') ?? undefined;
}

/** Watches the whole page, because scrolls also lie in panels and in the tray. */
export function useLook(inside: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const page = inside.current?.closest<HTMLElement>('.table-page');
    if (!page) return undefined;
    let press: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const piece = pieceOf(event.target);
      if (piece !== undefined) looked.value = piece;
    };
    const down = (event: PointerEvent) => {
      looked.value = undefined;
      if (event.pointerType !== 'touch') return look(event);
      press = setTimeout(() => {
        looked.value = pieceOf(event.target);
        // A long look is no choice.
        if (looked.value !== undefined)
          addEventListener('click', stop, { capture: true, once: true });
      }, LONG);
    };
    const end = () => clearTimeout(press);
    const held = (event: Event) => {
      if (looked.value !== undefined && pieceOf(event.target) !== undefined) event.preventDefault();
    };
    page.addEventListener('pointerover', look);
    page.addEventListener('focusin', look);
    page.addEventListener('pointerdown', down);
    page.addEventListener('pointerup', end);
    page.addEventListener('pointercancel', end);
    page.addEventListener('contextmenu', held);
    return () => {
      clearTimeout(press);
      looked.value = undefined;
      page.removeEventListener('pointerover', look);
      page.removeEventListener('focusin', look);
      page.removeEventListener('pointerdown', down);
      page.removeEventListener('pointerup', end);
      page.removeEventListener('pointercancel', end);
      page.removeEventListener('contextmenu', held);
    };
  }, []);
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
