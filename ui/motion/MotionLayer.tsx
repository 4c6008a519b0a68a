import { CHANCE, type Step, type Told } from '@magehall/engine';
import { Component, type RefObject } from 'preact';
import { motionSpeed, settings } from '../settings.ts';
import { rolling } from './landed.ts';
import type { Before, Motions } from './motion.ts';
import { moving } from './moving.ts';

export interface MotionLayerProps<E extends Told = Told> {
  page: RefObject<HTMLElement | null>;
  steps: readonly Step<unknown, E>[];
  /** How many of them are shown. */
  shown: number;
  motions: () => Promise<Motions<E>>;
}

const NOWHERE: Before = { places: new Map(), stays: new Map() };
const NOTHING = () => {};
/** More new steps than this are a jump, not news. */
const NEWS = 24;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Shows what the newest steps told; steps that were taken back run backwards. It draws nothing itself,
 * and stands first on the page: what comes after it still lies where it lay when it is measured.
 */
class Layer<E extends Told> extends Component<MotionLayerProps<E>> {
  /** Ends what moves. */
  #finish = NOTHING;
  #before = NOWHERE;
  #code: [typeof import('./motion.ts'), Motions<E>] | undefined;
  #fetched: Promise<[typeof import('./motion.ts'), Motions<E>]> | undefined;

  override componentDidMount(): void {
    for (const touch of TOUCHES) addEventListener(touch, this.#touched);
    if (isWanted()) this.#fetch().catch(NOTHING);
  }

  override componentWillUnmount(): void {
    for (const touch of TOUCHES) removeEventListener(touch, this.#touched);
    this.#stop();
  }

  /** The last time at which everything lies where it lay before. */
  override getSnapshotBeforeUpdate(before: MotionLayerProps<E>): null {
    const { page, shown } = this.props;
    // What chance adds by itself goes on beside what was begun; anything else ends it.
    const goesOn =
      this.#finish !== NOTHING &&
      shown > before.shown &&
      this.#moved(before).every(({ by }) => by === CHANCE);
    if (shown !== before.shown && !goesOn) {
      this.#stop();
      const moved = this.#moved(before).flatMap(({ events }) => events);
      const [motion, motionsOf] = this.#code ?? [];
      this.#before =
        page.current && motion && motionsOf && motionSpeed() > 0
          ? motion.seenOn(page.current, moved.flatMap(motionsOf))
          : NOWHERE;
    }
    return null;
  }

  override componentDidUpdate(before: MotionLayerProps<E>): void {
    const page = this.props.page.current;
    const moved = this.#moved(before);
    if (!page || moved.length === 0 || moved.length > NEWS || !isWanted()) return;
    const isTakenBack = this.props.shown < before.shown;
    const speed = motionSpeed() * (isTakenBack ? 2 : 1);
    const events = moved.flatMap((step) => step.events);
    const known = this.#code !== undefined;
    const seen = this.#before;
    const begun = this.#finish;
    let end = NOTHING;
    let ended = false;
    // At once if the code is there, before anything is painted. Without it all happens the same.
    this.#fetch().then(([{ show }, motionsOf]) => {
      if (ended) return;
      const shown = show(page, events.flatMap(motionsOf), seen, speed, isTakenBack);
      moving.until = performance.now() + shown.lasts;
      // What the dice led to is told when they lie; but what has been seen is not hidden again.
      if (known && shown.landed) rolling(before.shown, shown.landed);
      end = () => {
        shown.end();
        moving.until = 0;
      };
    }, NOTHING);
    this.#finish = () => {
      ended = true;
      begun();
      end();
    };
  }

  override render(): null {
    return null;
  }

  /** The steps that came, or were taken back. */
  #moved({ shown: was, steps: known }: MotionLayerProps<E>): readonly Step<unknown, E>[] {
    const { shown, steps } = this.props;
    return shown > was ? steps.slice(was, shown) : known.slice(shown, was);
  }

  /** The first touch comes before the first thing that moves; any other ends what moves. */
  #touched = () => {
    if (isWanted()) this.#fetch().catch(NOTHING);
    this.#stop();
  };

  #fetch() {
    this.#fetched ??= Promise.all([import('./motion.ts'), this.props.motions()]).then((both) => {
      this.#code = both;
      return both;
    });
    return this.#fetched;
  }

  #stop(): void {
    this.#finish();
    this.#finish = NOTHING;
  }
}

/** It comes when the page stands. */
export function MotionLayer(props: MotionLayerProps) {
  return <Layer {...props} />;
}

/** Something is to be seen or heard of what happens. */
function isWanted(): boolean {
  return motionSpeed() > 0 || settings.peek().sound;
}
