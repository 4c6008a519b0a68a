/** What is being looked at; who looks is watched by `look.ts`, which comes with the first look. */
import { batch, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The name of the thing, as the inspector's words take it. */
export const looked = signal<string | undefined>(undefined);
/** It lies in the right column, so the inspector, which stands there, must give way. */
export const inColumn = signal(false);

export function lookAt(name: string | undefined, element?: Element): void {
  batch(() => {
    looked.value = name;
    if (element) inColumn.value = element.closest('.common') !== null;
  });
}

const LOOKS = ['pointerover', 'focusin', 'pointerdown'];

/** `described` is the id of what tells about the thing, for whoever hears it. */
export function useLook(page: RefObject<HTMLElement | null>, described: string): void {
  useLayoutEffect(() => {
    const root = page.current;
    let end: (() => void) | undefined = () => undefined;
    const first = async (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element && target.closest('[data-about], [data-piece]'))) return;
      forget();
      const { watch } = await import('./look.ts');
      if (root && end) end = watch(root, described, event);
    };
    const forget = () => {
      for (const type of LOOKS) root?.removeEventListener(type, first);
    };
    for (const type of LOOKS) root?.addEventListener(type, first);
    return () => {
      forget();
      end?.();
      end = undefined;
      lookAt(undefined);
    };
  }, []);
}
