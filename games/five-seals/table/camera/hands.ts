/** What hands do with the board; fetched when they first touch it. */
import type { Point } from '../art/geometry.ts';
import type { Follower, Frame, Sight } from './zoom.ts';

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

/** Fingers pan and pinch, a mouse drags the floor, ctrl and the wheel zoom; twice is all or a part. */
export function handsOn(
  element: HTMLElement,
  frame: Frame,
  { change, toggle }: Follower,
): (event: Event) => void {
  const fingers = new Map<number, Point>();
  let moved = 0;
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const under = (old: Sight, { clientX, clientY }: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return {
      x: old.x + (clientX - box.left - frame.width / 2) / old.scale,
      y: old.y + (clientY - box.top - frame.height / 2) / old.scale,
    };
  };
  const zoom = (by: number, event: MouseEvent) =>
    change((old) => zoomed(old, by, under(old, event)));
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
    if (before > 0) zoom(spread() / before, event);
  };
  const twice = (event: MouseEvent) => {
    if (!onThing(event.target)) toggle((old) => under(old, event));
  };
  return (event) => {
    if (event instanceof WheelEvent) zoom(Math.exp(-event.deltaY / 200), event);
    else if (event.type === 'dblclick') twice(event as MouseEvent);
    else if (event.type === 'pointerdown') down(event as PointerEvent);
    else if (event.type === 'pointermove') move(event as PointerEvent);
    else fingers.delete((event as PointerEvent).pointerId);
  };
}

function onThing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-piece], button') !== null;
}
