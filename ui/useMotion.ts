import { CHANCE, type Step, type Told } from '@magehall/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Motion } from './motion.ts';
import { motionSpeed } from './settings.ts';
import { play } from './sound.ts';

/** Where everything with a `data-at` lies on the page. */
export type Places = ReadonlyMap<string, DOMRect>;

/**
 * Shows what the newest steps told; steps that were taken back run backwards. Where everything lay
 * is noted after each drawing, so when the page is drawn anew the places before are known.
 */
export function useMotion<E extends Told>(
  root: RefObject<HTMLElement | null>,
  steps: readonly Step<unknown, E>[],
  shown: number,
  motions: (event: E) => readonly Motion[],
): void {
  const before = useRef({ places: new Map() as Places, shown, steps });
  const finish = useRef(NOTHING);
  // The first touch comes before the first thing that moves; any other ends what moves.
  useLayoutEffect(() => {
    const touched = () => {
      fetchMotion();
      if (finish.current === NOTHING || !root.current) return;
      finish.current();
      finish.current = NOTHING;
      // What was measured while something moved is measured again, at rest.
      before.current.places = places(root.current);
    };
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, touched);
    return () => {
      for (const touch of touches) removeEventListener(touch, touched);
      finish.current();
    };
  }, []);
  useLayoutEffect(() => {
    const page = root.current;
    if (!page) return;
    const { places: old, shown: was, steps: known } = before.current;
    const fresh = shown - was;
    const moved = fresh > 0 ? steps.slice(was, shown) : known.slice(shown, was);
    // What chance adds by itself goes on beside what was begun; anything else ends it.
    const goesOn = fresh > 0 && moved.every(({ by }) => by === CHANCE);
    if (fresh !== 0 && !goesOn) finish.current();
    // Measured before anything moves, so that these are where things lie at rest.
    before.current = { places: places(page), shown, steps };
    if (fresh === 0 || Math.abs(fresh) > NEWS) return;
    const forwards = moved.flatMap((step) => step.events).flatMap((event) => motions(event));
    const moving = fresh > 0 ? forwards : backwards(forwards);
    sound(moving);
    const speed = motionSpeed() * (fresh > 0 ? 1 : 2);
    if (speed === 0 || moving.length === 0) return;
    const begun = goesOn ? finish.current : NOTHING;
    const end = startSoon(page, moving, old, speed);
    finish.current = () => {
      begun();
      end();
    };
  }, [shown, steps]);
}

const NOTHING = () => {};

/** More new steps than this are a jump, not news. */
const NEWS = 24;

let fetched: Promise<typeof import('./motion.ts')> | undefined;

function fetchMotion(): Promise<typeof import('./motion.ts')> {
  fetched ??= import('./motion.ts');
  return fetched;
}

/** At once if the code is there, before anything is painted. Returns what ends it. */
function startSoon(
  page: HTMLElement,
  moving: readonly Motion[],
  old: Places,
  speed: number,
): () => void {
  let end = () => {};
  let ended = false;
  fetchMotion().then(
    ({ start }) => {
      if (!ended) end = start(page, moving, old, speed);
    },
    // Without it everything happens all the same.
    () => undefined,
  );
  return () => {
    ended = true;
    end();
  };
}

function places(root: ParentNode): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-at]'))
    found.set(element.getAttribute('data-at') ?? '', element.getBoundingClientRect());
  return found;
}

/** What flew there flies back, the last first; nothing else can be seen to go away. */
export function backwards(motions: readonly Motion[]): Motion[] {
  return motions
    .flatMap((motion) =>
      motion.move === 'fly' ? [{ ...motion, from: motion.to, to: motion.from }] : [],
    )
    .reverse();
}

function sound(moving: readonly Motion[]): void {
  if (moving.some(({ move }) => move === 'roll')) play('roll');
  else if (moving.some(({ move }) => move === 'rise')) play('score');
  else if (moving.some(({ move }) => move === 'fly' || move === 'drop')) play('place');
}
