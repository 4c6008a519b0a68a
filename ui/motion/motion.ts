/**
 * What moves when something happened. The state is already true when a motion starts, so a motion
 * only shows how things came to lie where they lie; the next step, or a hurried player, ends it.
 *
 * Places are elements with `data-at`. Where they were is noted before the page changes.
 */

import { play } from './sound.ts';

export type Motion<Place extends string = string> =
  /** What now lies at `to` came from where `from` was; if it `stays`, it is seen there until it goes. */
  | { move: 'fly'; from: Place; to: Place; stays?: true }
  /** What is left there closes ranks. */
  | { move: 'close'; within: Place }
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

/** What was to be seen before: where everything lay, and what stays in sight though it is gone. */
export interface Before {
  places: ReadonlyMap<string, DOMRect>;
  stays: ReadonlyMap<string, Element>;
}

/** What moves: what ends it at once, how long it takes, and when the last die lies, if any rolls. */
export interface Shown {
  end(): void;
  lasts: number;
  landed: Promise<unknown> | undefined;
}

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const IN_OUT = 'cubic-bezier(.6,0,.2,1)';
const SETTLE = 'cubic-bezier(.3,1.35,.5,1)';

/** Where everything with a `data-at` lies, and a copy of what shall be seen there a while longer. */
export function seenOn(page: ParentNode, motions: readonly Motion[]): Before {
  const places = new Map<string, DOMRect>();
  const stays = new Map<string, Element>();
  const wanted = new Set(
    motions.flatMap((motion) => (motion.move === 'fly' && motion.stays ? [motion.from] : [])),
  );
  for (const element of page.querySelectorAll('[data-at]')) {
    const at = element.getAttribute('data-at') ?? '';
    places.set(at, element.getBoundingClientRect());
    if (wanted.has(at)) stays.set(at, copyOf(element));
  }
  return { places, stays };
}

/** It looks the same, but nothing lies there. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('data-at');
  return copy;
}

/** Shows the motions one after the other. */
export function show(
  root: HTMLElement,
  forwards: readonly Motion[],
  before: Before,
  speed: number,
  isTakenBack: boolean,
): Shown {
  const motions = isTakenBack ? backwards(forwards) : forwards;
  sound(motions);
  if (speed === 0) return { end: () => {}, lasts: 0, landed: undefined };
  const begun = timeline(motions).map(({ motion, at }) => ({
    move: motion.move,
    animations: begin(root, motion, before, at / speed, speed),
  }));
  const running = begun.flatMap(({ animations }) => animations);
  const lastDie = begun.findLast(({ move }) => move === 'roll')?.animations[0];
  const ends = running.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
  return {
    end: () => {
      for (const animation of running) animation.finish();
    },
    lasts: Math.max(0, ...ends),
    landed: lastDie?.finished,
  };
}

type Seen = Exclude<Motion, { move: 'wait' }>;

/**
 * When each begins, in milliseconds at normal speed. Dice fall nearly together; whatever else comes of
 * them waits until they lie.
 */
export function timeline(motions: readonly Motion[]): { motion: Seen; at: number }[] {
  const beats: { motion: Seen; at: number }[] = [];
  let at = 0;
  let lands = 0;
  for (const motion of motions) {
    if (motion.move === 'wait') {
      at += motion.ms;
      continue;
    }
    if (motion.move !== 'roll') at = Math.max(at, lands);
    beats.push({ motion, at });
    if (motion.move === 'roll') lands = at + ROLL;
    at += motion.move === 'roll' ? 60 : motion.move === 'close' ? 0 : 90;
  }
  return beats;
}

/** What flew there flies back, the last first; nothing else can be seen to go away. */
export function backwards(motions: readonly Motion[]): Motion[] {
  return motions
    .flatMap((motion) =>
      motion.move === 'fly' ? [{ move: 'fly', from: motion.to, to: motion.from } as const] : [],
    )
    .reverse();
}

function sound(motions: readonly Motion[]): void {
  if (motions.some(({ move }) => move === 'roll')) play('roll');
  else if (motions.some(({ move }) => move === 'rise')) play('score');
  else if (motions.some(({ move }) => move === 'fly' || move === 'drop')) play('place');
}

function begin(
  root: HTMLElement,
  motion: Seen,
  before: Before,
  delay: number,
  speed: number,
): Animation[] {
  const timing = (duration: number, easing: string): KeyframeAnimationOptions => ({
    duration: duration / speed,
    easing,
    delay,
    fill: 'backwards',
  });
  const flies = timing(480, IN_OUT);
  if (motion.move === 'close') return closing(root, motion.within, before, flies);
  const at = motion.move === 'fly' ? motion.to : motion.at;
  const was = before.places.get(at);
  const element = placeOf(root, at);
  if (!element) return [];
  switch (motion.move) {
    case 'fly': {
      const from = before.places.get(motion.from);
      // What was not to be seen came from nowhere.
      if (!from?.width) return [];
      const stays = motion.stays && before.stays.get(motion.from);
      const flight = element.animate(flightOf(element, from, !!stays), flies);
      return stays ? [staying(root, stays, from, delay), flight] : [flight];
    }
    case 'roll':
      return [element.animate(TUMBLE, timing(ROLL, OUT))];
    case 'drop':
      return [element.animate(DROP, timing(320, SETTLE))];
    case 'shine':
      return [element.animate(SHINE, timing(700, OUT))];
    case 'burst':
      return [burst(root, element, motion.fill, timing(460, OUT))];
    case 'rise':
      return [
        rise(
          root,
          motion.was && was ? was : element.getBoundingClientRect(),
          motion.text,
          timing(900, OUT),
        ),
      ];
  }
}

function placeOf(root: ParentNode, at: string) {
  return root.querySelector<HTMLElement | SVGElement>(`[data-at="${CSS.escape(at)}"]`);
}

/** Everything there goes from where it was, until then it stands there. */
function closing(
  root: HTMLElement,
  within: string,
  { places }: Before,
  timing: KeyframeAnimationOptions,
): Animation[] {
  // Not what holds others: they would go twice as far.
  const all = placeOf(root, within)?.querySelectorAll('[data-at]:not(:has([data-at]))') ?? [];
  return [...all].flatMap((element) => {
    const from = places.get(element.getAttribute('data-at') ?? '');
    const now = element.getBoundingClientRect();
    if (!from?.width || Math.hypot(from.x - now.x, from.y - now.y) < 2) return [];
    return [element.animate(flightOf(element, from, false), timing)];
  });
}

/** What is gone is seen where it was, until then. */
function staying(root: HTMLElement, gone: Element, box: DOMRect, until: number): Animation {
  const frame = root.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'staying';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${box.left - frame.left}px`;
  ghost.style.top = `${box.top - frame.top}px`;
  ghost.append(gone);
  root.append(ghost);
  const animation = ghost.animate([{ opacity: 1 }, { opacity: 1 }], until);
  animation.addEventListener('finish', () => ghost.remove());
  return animation;
}

/** So long a die tumbles. */
const ROLL = 700;
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

/** What flies is never blown up to more than this. */
const LARGEST = 1.25;

/** From where it was to where it is, in the element's own units: a drawing may be scaled. */
function flightOf(element: Element, from: DOMRect, unseen: boolean): Keyframe[] {
  const to = element.getBoundingClientRect();
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  const size = to.width > 0 ? Math.min(LARGEST, from.width / to.width) : 1;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: unseen ? 0 : 1 },
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
