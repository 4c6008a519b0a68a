/**
 * What is being looked at: by the pointer over it, by the focus on it, by a long press; what is no
 * piece also by a tap, since a tap on it means nothing else.
 */
import { lookAt, looked } from './looked.ts';

/** So long a finger rests on a thing to ask about it, ... */
const LONG = 450;
/** ... and so long the inspector stays for a pointer on its way to it. */
const STAYS = 500;

interface Thing {
  element: Element;
  name: string;
}

/** The innermost: a symbol on a card is asked about for itself. */
function thingAt(target: EventTarget | null): Thing | undefined {
  const element = target instanceof Element ? target.closest('[data-about], [data-piece]') : null;
  const name = element?.getAttribute('data-about') ?? element?.getAttribute('data-piece');
  return element && name ? { element, name } : undefined;
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function inInspector(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.inspector') !== null;
}

function look(thing: Thing | undefined): void {
  lookAt(thing?.name, thing?.element);
}

/** `first` is the look that came before this was there. */
export function watch(root: HTMLElement, described: string, first: Event): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const over = (event: Event) => {
    if (isTouch(event)) return;
    const thing = thingAt(event.target);
    if (thing || inInspector(event.target)) clearTimeout(timer);
    else if (looked.value !== undefined) soon(STAYS, () => look(undefined));
    if (thing) look(thing);
  };
  const down = (event: Event) => {
    if (inInspector(event.target)) return;
    look(undefined);
    if (!isTouch(event)) return over(event);
    soon(LONG, () => {
      look(thingAt(event.target));
      // A long look is no choice.
      if (looked.value !== undefined)
        addEventListener('click', stop, { capture: true, once: true });
    });
  };
  const up = (event: Event) => {
    if (isTouch(event)) clearTimeout(timer);
  };
  const held = (event: Event) => {
    if (looked.value !== undefined && thingAt(event.target)) event.preventDefault();
  };
  const tap = (event: Event) => {
    const thing = thingAt(event.target);
    if (thing?.element.hasAttribute('data-about')) look(thing);
  };
  let last: Element | undefined;
  // What a finger taps has the focus too, but is chosen and not looked at.
  const focus = (event: Event) => {
    if (!root.querySelector(':focus-visible') || inInspector(event.target)) return;
    const thing = thingAt(event.target);
    look(thing);
    last?.removeAttribute('aria-describedby');
    last = thing?.element;
    last?.setAttribute('aria-describedby', described);
  };
  const heard: Record<string, (event: Event) => unknown> = {
    pointerover: over,
    focusin: focus,
    click: tap,
    pointerdown: down,
    pointerup: up,
    pointercancel: up,
    contextmenu: held,
  };
  for (const type in heard) root.addEventListener(type, heard[type]);
  heard[first.type](first);
  return () => {
    clearTimeout(timer);
    for (const type in heard) root.removeEventListener(type, heard[type]);
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
