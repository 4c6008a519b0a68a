/** What is chosen at the table right now, what that leaves, and what one more press would do. */
import type { Game, Told } from '@magehall/engine';
import { click, isMeant, narrow, type Touched, touched, usable } from './choosing.ts';

export interface Offer<C> {
  chosen: readonly string[];
  left: readonly C[];
  lit: ReadonlySet<string>;
  /** Pieces that a click would choose, if something else were let go. */
  usable: ReadonlySet<string>;
  /** What Enter and the golden button do. */
  ready: C | undefined;
  /** The others, if few enough to stand beside it as buttons. */
  others: readonly C[];
}

const FEW = 5;

/** Choices that no piece on the board stands for are buttons: go on, end the turn. */
function isButton<C>({ pieces }: Touched<C>): boolean {
  return [...pieces.keys()].every((piece) => piece.startsWith('go:'));
}

export function touchedBy<S, C, E extends Told>(
  game: Game<S, C, E>,
  view: S,
  choices: readonly C[],
): Touched<C>[] {
  return touched(choices, (choice) => game.touches(view, choice));
}

export function offer<C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  usual: (choices: readonly C[]) => C | undefined,
  proposed: (choices: readonly C[]) => C | undefined = () => undefined,
): Offer<C> {
  const { left, lit } = narrow(all, chosen);
  const buttons = all.filter(isButton).map(({ choice }) => choice);
  const near = chosen.length === 0 ? (all.length === 1 ? left : buttons) : left;
  const wanted = chosen.length > 0 ? usual : proposed;
  const ready = near.length === 1 ? near[0] : wanted(left);
  const others = near.length <= FEW ? near.filter((choice) => choice !== ready) : [];
  return { chosen, left, lit, usable: usable(all), ready, others };
}

export { click, isMeant };
