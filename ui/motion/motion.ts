/**
 * What moves when something happened. The state is already true when a motion starts, so a motion
 * only shows how things came to lie where they lie; the next step, or a hurried player, ends it.
 *
 * Places are elements with `data-at`. Where they were is noted before the page changes.
 */

import type { Places } from './MotionLayer.tsx';
import { play } from './sound.ts';

export type Motion<Place extends string = string> =
  /** What now lies at `to` came from where `from` was. */
  | { move: 'fly'; from: Place; to: Place }
  /** A die tumbles and lands on what it shows. */
  | { move: 'roll'; at: Place }
  /** Something appears and settles. */
  | { move: 'drop'; at: Place }
  /** Gold runs round something that was scored. */
  | { move: 'shine'; at: Place }
  /** What lay there flies apart; `fill` is its colour. */
  | { move: 'burst'; at: Place; fill: string }
  /** A number rises and fades: where that thing is, or where it was, if it has been carried off. */
  | { move: 'rise'; at: Place; text: string; was?: true }
  /** What follows waits until this has been seen. */
  | { move: 'wait'; ms: number };

/** How an event looks. */
export type Motions<E> = (event: E) => readonly Motion[];

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const IN_OUT = 'cubic-bezier(.6,0,.2,1)';
const SETTLE = 'cubic-bezier(.3,1.35,.5,1)';

/** Shows the motions one after the other, and returns what ends them all at once. */
export function show(
  root: HTMLElement,
  forwards: readonly Motion[],
  before: Places,
  speed: number,
  isTakenBack: boolean,
): () => void {
  const motions = isTakenBack ? backwards(forwards) : forwards;
  sound(motions);
  return speed > 0 ? start(root, motions, before, speed) : () => {};
}

/** What flew there flies back, the last first; nothing else can be seen to go away. */
export function backwards(motions: readonly Motion[]): Motion[] {
  return motions
    .flatMap((motion) =>
      motion.move === 'fly' ? [{ ...motion, from: motion.to, to: motion.from }] : [],
    )
    .reverse();
}

function sound(motions: readonly Motion[]): void {
  if (motions.some(({ move }) => move === 'roll')) play('roll');
  else if (motions.some(({ move }) => move === 'rise')) play('score');
  else if (motions.some(({ move }) => move === 'fly' || move === 'drop')) play('place');
}

function start(
  root: HTMLElement,
  motions: readonly Motion[],
  before: Places,
  speed: number,
): () => void {
  const running: Animation[] = [];
  let delay = 0;
  for (const motion of motions) {
    if (motion.move === 'wait') {
      delay += motion.ms / speed;
      continue;
    }
    const started = begin(root, motion, before, delay, speed);
    if (!started) continue;
    running.push(started);
    delay += (motion.move === 'roll' ? 60 : 90) / speed;
  }
  return () => {
    for (const animation of running) animation.finish();
  };
}

function begin(
  root: HTMLElement,
  motion: Exclude<Motion, { move: 'wait' }>,
  before: Places,
  delay: number,
  speed: number,
): Animation | undefined {
  const at = motion.move === 'fly' ? motion.to : motion.at;
  const was = before.get(at);
  const element = root.querySelector<HTMLElement | SVGElement>(`[data-at="${CSS.escape(at)}"]`);
  if (!element) return undefined;
  const timing = (duration: number, easing: string): KeyframeAnimationOptions => ({
    duration: duration / speed,
    easing,
    delay,
    fill: 'backwards',
  });
  switch (motion.move) {
    case 'fly': {
      const from = before.get(motion.from);
      // What was not to be seen came from nowhere.
      if (!from?.width) return undefined;
      return element.animate(flight(element, from), timing(480, IN_OUT));
    }
    case 'roll':
      return element.animate(TUMBLE, timing(780, OUT));
    case 'drop':
      return element.animate(DROP, timing(320, SETTLE));
    case 'shine':
      return element.animate(SHINE, timing(700, OUT));
    case 'burst':
      return burst(root, element, motion.fill, timing(460, OUT));
    case 'rise':
      return rise(
        root,
        motion.was && was ? was : element.getBoundingClientRect(),
        motion.text,
        timing(900, OUT),
      );
  }
}

const TUMBLE: Keyframe[] = [
  { transform: 'translate(-40px, -46px) rotate(-320deg) scale(.9)', opacity: 0 },
  { transform: 'translate(-22px, 4px) rotate(-170deg) scale(1)', opacity: 1, offset: 0.42 },
  { transform: 'translate(-8px, -12px) rotate(-60deg)', offset: 0.7 },
  { transform: 'none' },
];
const DROP: Keyframe[] = [
  { transform: 'translateY(-12px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const SHINE: Keyframe[] = [
  { filter: 'brightness(1)' },
  { filter: 'brightness(1.7) drop-shadow(0 0 8px #ffdf8e)', offset: 0.35 },
  { filter: 'brightness(1)' },
];

/** From where it was to where it is, in the element's own units: a drawing may be scaled. */
function flight(element: Element, from: DOMRect): Keyframe[] {
  const to = element.getBoundingClientRect();
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  const size = to.width > 0 ? from.width / to.width : 1;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${size})` },
    { transform: `translate(${x / 2}px, ${y / 2 - 18 / scale}px) scale(${(1 + size) / 2})` },
    { transform: 'none' },
  ];
}

/** A passing mark over the page, at the middle of the box's top. */
function mark(root: HTMLElement, box: DOMRect, name: string): HTMLElement {
  const frame = root.getBoundingClientRect();
  const label = document.createElement('span');
  label.className = name;
  label.setAttribute('aria-hidden', 'true');
  label.style.left = `${box.left - frame.left + box.width / 2}px`;
  label.style.top = `${box.top - frame.top}px`;
  root.append(label);
  return label;
}

function burst(
  root: HTMLElement,
  element: Element,
  fill: string,
  timing: KeyframeAnimationOptions,
): Animation {
  const box = element.getBoundingClientRect();
  const shards = mark(root, box, 'shards');
  const size = `${box.height}px`;
  Object.assign(shards.style, { background: fill, width: size, height: size });
  const animation = shards.animate(
    [
      { transform: 'translateX(-50%) scale(.9)', opacity: 1 },
      { transform: 'translateX(-50%) scale(2.3) rotate(24deg)', opacity: 0 },
    ],
    timing,
  );
  animation.addEventListener('finish', () => shards.remove());
  return animation;
}

function rise(
  root: HTMLElement,
  box: DOMRect,
  text: string,
  timing: KeyframeAnimationOptions,
): Animation {
  const label = mark(root, box, 'rising');
  label.textContent = text;
  const animation = label.animate(
    [
      { transform: 'translate(-50%, 0)', opacity: 0 },
      { transform: 'translate(-50%, -14px)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -44px)', opacity: 0 },
    ],
    timing,
  );
  animation.addEventListener('finish', () => label.remove());
  return animation;
}
