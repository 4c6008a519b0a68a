import type { Step, Told } from '@magehall/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Motion, type Places, places, start } from './motion.ts';
import { motionSpeed } from './settings.ts';
import { play } from './sound.ts';

/**
 * Shows what the newest steps told. Where everything lay is noted after each drawing, so when the
 * page is drawn anew the places before are known. Going back or jumping shows no motion.
 */
export function useMotion<E extends Told>(
  root: RefObject<HTMLElement | null>,
  steps: readonly Step<unknown, E>[],
  shown: number,
  motions: (event: E) => readonly Motion[],
): void {
  const before = useRef<{ places: Places; shown: number }>({ places: new Map(), shown });
  const finish = useRef<() => void>(() => {});
  useLayoutEffect(() => {
    const page = root.current;
    if (!page) return;
    const { places: old, shown: was } = before.current;
    const fresh = shown - was;
    if (fresh !== 0) finish.current();
    // Measured before anything moves, so that these are where things lie at rest.
    before.current = { places: places(page), shown };
    if (fresh <= 0 || fresh > NEWS) return;
    const events = steps.slice(was, shown).flatMap((step) => step.events);
    const moving = events.flatMap((event) => motions(event));
    sound(moving);
    const speed = motionSpeed();
    if (speed > 0) finish.current = start(page, moving, old, speed);
  }, [shown, steps]);
}

/** More new steps than this are a jump, not news. */
const NEWS = 24;

function sound(moving: readonly Motion[]): void {
  if (moving.some(({ move }) => move === 'roll')) play('roll');
  else if (moving.some(({ move }) => move === 'rise')) play('score');
  else if (moving.some(({ move }) => move === 'fly' || move === 'drop')) play('place');
}
