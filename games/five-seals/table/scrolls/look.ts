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

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Watches the whole page, because scrolls also lie in panels and in the tray. */
export function useLook(inside: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const page = inside.current?.closest<HTMLElement>('.table-page');
    if (!page) return undefined;
    let press: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      if (isTouch(event)) return;
      const piece = pieceOf(event.target);
      if (piece !== undefined) looked.value = piece;
    };
    const down = (event: Event) => {
      looked.value = undefined;
      if (!isTouch(event)) return look(event);
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
    // What a finger taps has the focus too, but is chosen and not looked at.
    const focus = (event: Event) => page.querySelector(':focus-visible') && look(event);
    const heard: Record<string, (event: Event) => unknown> = {
      pointerover: look,
      focusin: focus,
      pointerdown: down,
      pointerup: end,
      pointercancel: end,
      contextmenu: held,
    };
    for (const type in heard) page.addEventListener(type, heard[type]);
    return () => {
      end();
      looked.value = undefined;
      for (const type in heard) page.removeEventListener(type, heard[type]);
    };
  }, []);
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
