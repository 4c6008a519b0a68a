/** Which part of the dungeon is seen: all of it where there is room, else what can be read. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HALF, type Point } from '../art/geometry.ts';

export interface Sight extends Point {
  /** Pixels for one unit of the drawing. */
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** A seal for a thumb, in pixels. */
const THUMB = 40;
/** The scale at which the smallest number, on a scroll of the board for five, is 11 pixels high. */
const READABLE = 0.645;
const CLOSEST = 2.4;

/** The scale at which the whole dungeon fits. */
export function whole({ width, height }: Frame): number {
  return Math.min(width, height) / (2 * HALF);
}

/** The least scale at which everything can be read. */
export function readable(frame: Frame, seal: number): number {
  return Math.max(whole(frame), frame.width < 600 ? THUMB / (2 * seal) : READABLE);
}

/** Never past the edge of the dungeon: at least so much of it is always seen that nobody gets lost. */
export function kept(sight: Sight, frame: Frame): Sight {
  const least = whole(frame);
  const scale = Math.min(CLOSEST, Math.max(least, sight.scale));
  const hold = (value: number, length: number) => {
    const most = Math.max(0, HALF - length / 2 / scale);
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: hold(sight.x, frame.width), y: hold(sight.y, frame.height) };
}

export interface Zoom {
  sight: Sight;
  isWhole: boolean;
  /** The whole can't be read at once. */
  isSmall: boolean;
  toggle: (at: Point) => void;
  go: (to: Point) => void;
}

export interface Follower {
  change: (how: (old: Sight) => Sight) => void;
  toggle: (at: (old: Sight) => Point) => void;
}

/** Follows the mage, fingers and the wheel. */
export function useZoom(
  ref: RefObject<HTMLElement | null>,
  frame: Frame,
  seal: number,
  mage: Point,
): Zoom {
  // Where somebody looked away to counts until the mage walks on or the frame changes. So a new
  // place is seen at once, and not drawn from the old one first.
  const here = [frame.width, frame.height, seal, mage.x, mage.y].join();
  const home = near(frame, seal, mage);
  const [away, setAway] = useState<{ from: string; sight: Sight }>();
  const seen = (to: typeof away) => (to?.from === here ? to.sight : home);
  const sight = seen(away);
  const change = (how: (old: Sight) => Sight) =>
    setAway((old) => ({ from: here, sight: kept(how(seen(old)), frame) }));
  const latest = useRef(change);
  latest.current = change;

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return listen(element, frame, {
      change: (how) => latest.current(how),
      toggle: (at) => latest.current((old) => other(old, frame, seal, at(old))),
    });
  }, [frame.width, frame.height, seal]);

  const isWhole = seesAll(sight, frame);
  return {
    sight,
    isWhole,
    isSmall: readable(frame, seal) > whole(frame) * 1.02,
    toggle: (at) => change((old) => other(old, frame, seal, at)),
    go: (to) => change((old) => ({ ...old, ...to })),
  };
}

function seesAll({ scale }: Sight, frame: Frame): boolean {
  return scale <= whole(frame) * 1.02;
}

/** From the whole to a part, and back. */
function other(sight: Sight, frame: Frame, seal: number, at: Point): Sight {
  const closer = Math.max(readable(frame, seal), whole(frame) * 1.8);
  return kept({ ...at, scale: seesAll(sight, frame) ? closer : 0 }, frame);
}

function near(frame: Frame, seal: number, mage: Point): Sight {
  return kept({ scale: readable(frame, seal), x: mage.x, y: mage.y }, frame);
}

/** Hears what hands do with the board. What they did before their part was there is done then. */
function listen(element: HTMLElement, frame: Frame, follower: Follower): () => void {
  const early: Event[] = [];
  let hands: ((event: Event) => void) | undefined;
  const hear = (event: Event) => {
    if (event instanceof WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
    }
    if (hands) return hands(event);
    const begins = !MOVES.includes(event.type);
    if (early.length > 0 || begins) early.push(event);
    if (early.length !== 1) return;
    import('./hands.ts').then(
      (part) => {
        hands = part.handsOn(element, frame, follower);
        early.forEach(hands);
      },
      () => early.splice(0),
    );
  };
  for (const type of BEGINS) element.addEventListener(type, hear, { passive: false });
  for (const type of MOVES) addEventListener(type, hear);
  return () => {
    for (const type of BEGINS) element.removeEventListener(type, hear);
    for (const type of MOVES) removeEventListener(type, hear);
  };
}

const BEGINS = ['pointerdown', 'wheel', 'dblclick'];
/** A finger may leave the board while it is down. */
const MOVES = ['pointermove', 'pointerup', 'pointercancel'];
