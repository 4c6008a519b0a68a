/** Which part of the dungeon is seen: all of it where there is room, else what can be read. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HALF, type Point } from './geometry.ts';

interface Sight extends Point {
  /** Pixels for one unit of the drawing. */
  scale: number;
}

interface Frame {
  width: number;
  height: number;
}

/** A seal for a thumb, in pixels. */
const THUMB = 40;
/** The scale at which the smallest number, on a scroll of the board for five, is 11 pixels high. */
const READABLE = 0.68;
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

/** Zooms so that the point under the finger stays there. */
export function zoomed(sight: Sight, by: number, under: Point): Sight {
  const scale = sight.scale * by;
  return {
    scale,
    x: under.x - ((under.x - sight.x) * sight.scale) / scale,
    y: under.y - ((under.y - sight.y) * sight.scale) / scale,
  };
}

/** So far a press may move and still be a click. */
const SLACK = 8;

export interface Zoom {
  sight: Sight;
  isWhole: boolean;
  /** The whole can't be read at once. */
  isSmall: boolean;
  toggle: (at: Point) => void;
  go: (to: Point) => void;
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
    return follow(element, frame, {
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

interface Follower {
  change: (how: (old: Sight) => Sight) => void;
  toggle: (at: (old: Sight) => Point) => void;
}

/** Fingers pan and pinch, a mouse drags the floor, ctrl and the wheel zoom; twice is all or a part. */
function follow(element: HTMLElement, frame: Frame, { change, toggle }: Follower): () => void {
  const fingers = new Map<number, Point>();
  let moved = 0;
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const under = (old: Sight, x: number, y: number): Point => {
    const box = element.getBoundingClientRect();
    return {
      x: old.x + (x - box.left - frame.width / 2) / old.scale,
      y: old.y + (y - box.top - frame.height / 2) / old.scale,
    };
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && (event.button !== 0 || onThing(event.target))) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const before = fingers.size === 2 ? spread() : 0;
    const dx = event.clientX - was.x;
    const dy = event.clientY - was.y;
    moved += Math.hypot(dx, dy);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (moved < SLACK) return;
    const share = fingers.size === 2 ? 2 : 1;
    change((old) => ({
      ...old,
      x: old.x - dx / old.scale / share,
      y: old.y - dy / old.scale / share,
    }));
    if (before > 0) {
      const by = spread() / before;
      change((old) => zoomed(old, by, under(old, event.clientX, event.clientY)));
    }
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const by = Math.exp(-event.deltaY / 200);
    change((old) => zoomed(old, by, under(old, event.clientX, event.clientY)));
  };
  const twice = (event: MouseEvent) => {
    if (!onThing(event.target)) toggle((old) => under(old, event.clientX, event.clientY));
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('dblclick', twice);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('dblclick', twice);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
  };
}

function onThing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-piece], button') !== null;
}
