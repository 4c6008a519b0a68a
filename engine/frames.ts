/**
 * The one idiom for a decision. A frame is plain data in the state and says what is to be decided
 * now; its kind, one short object, says who decides, between what, and what comes of the answer.
 * A kind lies where the book has its paragraph; a game lists its kinds once and gets the part of
 * the contract that is about deciding.
 */
import { CHANCE, type Game, NOBODY, type Seat, type Tell, type Told } from './contract.ts';

/** Methods, so that a kind may take just the choices that it offers. */
export interface FrameKind<S, F, C, E extends Told> {
  /** Who decides, where it is neither simply the frame's seat nor, with `draw`, simply chance. */
  who?(state: S, frame: F): Seat;
  /** Does what needs nobody's answer; true if something was done, so that the top is looked at again. */
  enter?(state: S, frame: F, tell?: Tell<E>): boolean;

  /** What a seat may choose, and what comes of it. */
  choices?(state: S, frame: F): C[];
  choose?(state: S, frame: F, choice: C, tell?: Tell<E>): void;
  /** The seat is only trying something out; see `Game.trying`. */
  trying?(state: S, frame: F): boolean;

  /** How many outcomes chance has, what it decides (see `Game.rolls`), and what comes of one. */
  odds?(state: S, frame: F): number;
  rolls?(state: S, frame: F): string;
  draw?(state: S, frame: F, outcome: number, tell?: Tell<E>): void;
}

/** By the field that tells frames apart: for each of its values the kind of those frames. */
export type FrameKinds<S, F extends Record<K, string>, K extends string, C, E extends Told> = {
  [N in F[K]]: FrameKind<S, Extract<F, Record<K, N>>, C, E>;
};

export interface Frames<S, C, E extends Told>
  extends Pick<Game<S, C, E>, 'waitingFor' | 'choices' | 'odds' | 'rolls' | 'apply' | 'trying'> {
  /** Lets the top frames do what needs nobody, until one waits or none is left. */
  goOn(state: S, tell?: Tell<E>): void;
}

/**
 * @param top the frame that is decided next; undefined when the game is over
 * @param nameOf what tells frames apart; a function, for a field looked up by its name is slower
 */
export function frames<S, F extends Record<K, string>, K extends string, C, E extends Told>(
  top: (state: S) => F | undefined,
  nameOf: (frame: F) => F[K],
  kinds: FrameKinds<S, F, K, C, E>,
): Frames<S, C, E> {
  // A map, for an object asked for ever other names is slower.
  const whole = new Map<string, FrameKind<S, F, C, E>>();
  for (const [name, kind] of Object.entries<FrameKind<S, F, C, E>>(kinds))
    whole.set(name, sameShape(kind));

  function kindOf(frame: F): FrameKind<S, F, C, E> {
    const kind = whole.get(nameOf(frame));
    if (kind === undefined) throw new Error(`There is no frame called "${nameOf(frame)}".`);
    return kind;
  }

  function goOn(state: S, tell?: Tell<E>): void {
    for (;;) {
      const frame = top(state);
      if (frame === undefined || !kindOf(frame).enter?.(state, frame, tell)) return;
    }
  }

  return {
    waitingFor(state) {
      const frame = top(state);
      if (frame === undefined) return NOBODY;
      const kind = kindOf(frame);
      if (kind.who) return kind.who(state, frame);
      return kind.draw ? CHANCE : (frame as unknown as { seat: Seat }).seat;
    },
    choices(state) {
      const frame = top(state);
      return (frame && kindOf(frame).choices?.(state, frame)) ?? [];
    },
    odds(state) {
      const frame = top(state);
      return (frame && kindOf(frame).odds?.(state, frame)) ?? 0;
    },
    rolls(state) {
      const frame = top(state);
      return (frame && kindOf(frame).rolls?.(state, frame)) ?? '';
    },
    apply(state, choice, tell) {
      const frame = top(state) as F;
      const kind = kindOf(frame);
      if (typeof choice === 'number') kind.draw?.(state, frame, choice, tell);
      else kind.choose?.(state, frame, choice, tell);
      goOn(state, tell);
    },
    trying(state) {
      const frame = top(state);
      return (frame && kindOf(frame).trying?.(state, frame)) ?? false;
    },
    goOn,
  };
}

/** All with the same fields in the same order, so that looking one up is quick. */
function sameShape<S, F, C, E extends Told>(kind: FrameKind<S, F, C, E>): FrameKind<S, F, C, E> {
  const { who, enter, choices, choose, trying, odds, rolls, draw } = kind;
  return { who, enter, choices, choose, trying, odds, rolls, draw };
}
