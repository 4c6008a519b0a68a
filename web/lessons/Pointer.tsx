/** Points at what is to be pressed next, wherever it lies, and brings it into sight. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Target } from './target.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pieces move, panels scroll: so often it is looked where the target lies. */
const LOOK = 160;
/** And so often it is brought into sight: until all that came with the step has its place. */
const BRINGS = 4;
/** Kept free around it. */
const ROOM = 10;
/** The hand needs so much above its target. */
const HAND = 56;

export function Pointer({ target }: { target: Target | undefined }) {
  const [box, setBox] = useState<Box>();
  const name = JSON.stringify(target);
  const pointed = useRef<Element | undefined>(undefined);
  useLayoutEffect(() => {
    let brings = BRINGS;
    const look = () => {
      const found = target && find(target);
      if (found !== pointed.current) {
        pointed.current?.removeAttribute('data-pointed');
        found?.setAttribute('data-pointed', '');
        pointed.current = found;
        brings = BRINGS;
      }
      const next = found && boxOf(found);
      setBox((old) => (isSame(old, next) ? old : next));
    };
    const follow = () => {
      look();
      if (pointed.current && brings-- > 0) bring(pointed.current);
    };
    follow();
    const timer = setInterval(follow, LOOK);
    const now = { capture: true, passive: true };
    addEventListener('scroll', look, now);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, now);
      removeEventListener('resize', look);
      pointed.current?.removeAttribute('data-pointed');
      pointed.current = undefined;
    };
  }, [name]);
  if (!box) return null;
  const { left, top, width, height } = box;
  return (
    <div
      class={top < HAND ? 'pointer below' : 'pointer'}
      style={{ left: px(left), top: px(top), width: px(width), height: px(height) }}
      aria-hidden="true"
    >
      <svg viewBox="-16 -26 32 34" aria-hidden="true">
        <path class="pointer-hand" d="M0 6L-12 -8H-5V-22H5V-8H12Z" />
      </svg>
    </div>
  );
}

const px = (length: number) => `${length}px`;

function find(target: Target): Element | undefined {
  const page = document.querySelector('.table-page');
  const shown = (selector: string) =>
    [...(page?.querySelectorAll(selector) ?? [])].find(
      (element) => element.getClientRects().length > 0,
    );
  if (target === 'doIt') return shown('#do-it');
  if ('button' in target) return shown(`.others li:nth-child(${target.button + 1}) button`);
  return shown(`[data-piece="${CSS.escape(target.piece)}"]:not([aria-hidden])`);
}

/** What is drawn of it: a thumb may touch more. */
function boxOf(target: Element): Box {
  return (target.querySelector('.ring-line') ?? target).getBoundingClientRect();
}

function isSame(old: Box | undefined, next: Box | undefined): boolean {
  if (!old || !next) return old === next;
  return (['left', 'top', 'width', 'height'] as const).every(
    (side) => Math.abs(old[side] - next[side]) < 1,
  );
}

/** On a small screen what is said lies above, and what is asked below: the target goes between them. */
function bring(target: Element): void {
  if (target.closest('.prompt')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'center' });
  const edge = (selector: string, side: 'top' | 'bottom', otherwise: number) => {
    const part = document.querySelector(`.table-page ${selector}`);
    const stays = part && /sticky|fixed/.test(getComputedStyle(part).position);
    return stays ? part.getBoundingClientRect()[side] : otherwise;
  };
  const { top, height } = boxOf(target);
  const bottom = top + height;
  const from = edge('.voice', 'bottom', 0) + ROOM;
  const to = edge('.prompt', 'top', innerHeight) - ROOM;
  if (top < from) scrollBy(0, top - from);
  else if (bottom > to) scrollBy(0, Math.min(bottom - to, top - from));
}
