import { CHANCE, type Step, type Told } from '@magehall/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionSpeed, settings } from '../settings.ts';
import type { Motions } from './motion.ts';

/** Where everything with a `data-at` lies on the page. */
export type Places = ReadonlyMap<string, DOMRect>;

const NOWHERE: Places = new Map();
const NOTHING = () => {};
/** More new steps than this are a jump, not news. */
const NEWS = 24;

/** Shows what the newest steps told; steps that were taken back run backwards. */
export function useMotion<E extends Told>(
  root: RefObject<HTMLElement | null>,
  steps: readonly Step<unknown, E>[],
  shown: number,
  motions: () => Promise<Motions<E>>,
): void {
  const before = useRef({ shown, steps });
  const places = useRef(NOWHERE);
  const finish = useRef(NOTHING);
  const { shown: was, steps: known } = before.current;
  const moved = shown > was ? steps.slice(was, shown) : known.slice(shown, was);
  // What chance adds by itself goes on beside what was begun; anything else ends it.
  const goesOn =
    finish.current !== NOTHING && shown > was && moved.every(({ by }) => by === CHANCE);
  // The page still shows what was before: only now can be seen where everything lies at rest.
  if (shown !== was && !goesOn) {
    stop(finish);
    places.current = root.current && motionSpeed() > 0 ? placesIn(root.current) : NOWHERE;
  }
  const fetched = useRef<Promise<[typeof import('./motion.ts'), Motions<E>]> | undefined>(
    undefined,
  );
  const fetch = () => {
    fetched.current ??= Promise.all([import('./motion.ts'), motions()]);
    return fetched.current;
  };
  // The first touch comes before the first thing that moves; any other ends what moves.
  useLayoutEffect(() => {
    const touched = () => {
      if (isWanted()) fetch().catch(NOTHING);
      stop(finish);
    };
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, touched);
    return () => {
      for (const touch of touches) removeEventListener(touch, touched);
      stop(finish);
    };
  }, []);
  useLayoutEffect(() => {
    const page = root.current;
    before.current = { shown, steps };
    if (!page || moved.length === 0 || moved.length > NEWS || !isWanted()) return;
    const isTakenBack = shown < was;
    const speed = motionSpeed() * (isTakenBack ? 2 : 1);
    const events = moved.flatMap((step) => step.events);
    const old = places.current;
    const begun = finish.current;
    let end = NOTHING;
    let ended = false;
    // At once if the code is there, before anything is painted. Without it all happens the same.
    fetch().then(([{ show }, motionsOf]) => {
      if (!ended) end = show(page, events.flatMap(motionsOf), old, speed, isTakenBack);
    }, NOTHING);
    finish.current = () => {
      ended = true;
      begun();
      end();
    };
  }, [shown, steps]);
}

function stop(finish: { current: () => void }): void {
  finish.current();
  finish.current = NOTHING;
}

/** Something is to be seen or heard of what happens. */
function isWanted(): boolean {
  return motionSpeed() > 0 || settings.peek().sound;
}

function placesIn(root: ParentNode): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-at]'))
    found.set(element.getAttribute('data-at') ?? '', element.getBoundingClientRect());
  return found;
}
