/**
 * A play at a pace that can be followed. The table itself never waits: what rivals do is known and
 * kept, here or elsewhere, when it reaches this page. Only what is drawn stays a while before the
 * next step of theirs, as long as the setting says, or until the one who looks asks for it.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import type { Play, Snapshot } from '../table/play.ts';
import { moving } from './moving.ts';

/** So long a step stays to be seen, in milliseconds. */
const STAYS = { slow: 2600, normal: 1100, fast: 400, wait: Number.POSITIVE_INFINITY };

export interface PacedPlay extends Play {
  /** How many of the rivals' moves are not shown yet. */
  behind: ReadonlySignal<number>;
  /** Shows the next of them now. */
  next(): void;
  /** Lets go of the play it follows. */
  part(): void;
}

export function paced(play: Play): PacedPlay {
  const shown = signal(play.now.peek());
  const held = signal<readonly Snapshot[]>([]);
  let since = performance.now();
  let hurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (snapshot: Snapshot) => {
    if (snapshot.steps.length !== shown.peek().steps.length) since = performance.now();
    shown.value = snapshot;
  };
  const catchUp = () => {
    const newest = held.peek().at(-1);
    held.value = [];
    if (newest) show(newest);
  };
  const next = () => {
    const [first, ...rest] = held.peek();
    if (!first) return;
    held.value = rest;
    show(first);
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (held.peek().length === 0) return;
    const left = since + stays() - performance.now();
    // What still moves is not cut short.
    const rest = Math.max(left, moving.until - performance.now());
    if (rest <= 0) next();
    else if (rest < Number.POSITIVE_INFINITY) timer = setTimeout(wait, rest);
  };
  /** After one's own step the first of a rival comes by itself, also for who wants to be waited for. */
  const stays = () => {
    const { pace } = settings.peek();
    const own = shown.peek().steps.findLast(({ by }) => by >= 0)?.by;
    return pace === 'wait' && !isFollowed(own, shown.peek()) ? STAYS.normal : STAYS[pace];
  };
  const isFollowed = (by: number | undefined, { viewer }: Snapshot) =>
    by !== undefined && (play.sitters[by]?.bot || (!play.shared && by !== viewer));
  const arrive = (snapshot: Snapshot) => {
    const last = held.peek().at(-1) ?? shown.peek();
    if (snapshot === last) return;
    const taken = last.steps.length;
    const news = snapshot.steps.slice(taken).some(({ by }) => by >= 0 && isFollowed(by, snapshot));
    const goesBack = snapshot.steps.length < taken;
    if (hurried || goesBack || (!news && held.peek().length === 0)) {
      held.value = [];
      show(snapshot);
    } else {
      // What tells nothing new, such as that a bot thinks, takes the place of what it is about.
      const before = snapshot.steps.length === taken ? held.peek().slice(0, -1) : held.peek();
      held.value = [...before, snapshot];
      wait();
    }
  };
  const stop = effect(() => arrive(play.now.value));
  const follow = effect(() => {
    if (settings.value.pace) wait();
  });

  return {
    game: play.game,
    sitters: play.sitters,
    shared: play.shared,
    seal: play.seal,
    now: computed(() => {
      const newest = held.value.at(-1);
      if (!newest) return shown.value;
      // Not told yet, but true already: the table went on, so nothing is asked as it was before.
      const { noUndo, pending, away, clock } = newest;
      return { ...shown.value, choices: [], thinking: false, noUndo, pending, away, clock };
    }),
    behind: computed(() => held.value.length),
    next,
    choose: (choice) => {
      hurried = false;
      play.choose(choice);
    },
    undo: () => play.undo(),
    lift: () => play.lift(),
    hurry: () => {
      hurried = true;
      catchUp();
      play.hurry();
    },
    viewAt: (steps) => play.viewAt(steps),
    file: () => play.file(),
    leave: () => play.leave(),
    part: () => {
      stop();
      follow();
      clearTimeout(timer);
    },
  };
}
