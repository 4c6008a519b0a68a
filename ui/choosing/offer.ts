/** What is chosen at the table right now, what that leaves, and what one more press would do. */
import type { Game, Told } from '@magehall/engine';
import type { Face } from '../table/board.ts';
import { click, isMeant, narrow, type Touched, touched, usable } from './narrow.ts';

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
  { leads }: Pick<Face<S, C>, 'leads'>,
  view: S,
  choices: readonly C[],
): Touched<C>[] {
  return touched(choices, (choice) => [
    ...game.touches(view, choice),
    ...(leads?.(view, choice) ?? []),
  ]);
}

export function offer<S, C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  face: Pick<Face<S, C>, 'usual' | 'proposed' | 'inWords' | 'forgoes'>,
  view: S,
): Offer<C> {
  const { left, lit } = narrow(all, chosen);
  const choices = left.map(({ choice }) => choice);
  const near = chosen.length > 0 || all.length === 1 ? left : all.filter(isButton);
  const wanted =
    near.length === 1
      ? near[0].choice
      : chosen.length > 0
        ? face.usual?.(choices)
        : face.proposed?.(choices);
  const forgoes = (choice: C) => face.forgoes?.(choice, view) ?? false;
  const isTrap = wanted !== undefined && forgoesUnasked(all, chosen, wanted, forgoes);
  const beside = face.inWords?.(near, chosen) ?? near;
  const others = beside.map(({ choice }) => choice).filter((choice) => choice !== wanted);
  const few = beside.length <= FEW ? others : [];
  return {
    chosen,
    left: choices,
    lit,
    usable: usable(all),
    ready: isTrap ? undefined : wanted,
    others: isTrap ? [wanted, ...few] : few,
  };
}

/** Something else could be done, and no word such as "end the turn" was touched. */
function forgoesUnasked<C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  wanted: C,
  forgoes: (choice: C) => boolean,
): boolean {
  if (!forgoes(wanted) || chosen.some(isWord)) return false;
  return all.some(({ choice }) => !forgoes(choice));
}

/** A piece that is a button with words on it. */
function isWord(piece: string): boolean {
  return piece.startsWith('go:') || piece.startsWith('give:');
}

export { click, isMeant };
