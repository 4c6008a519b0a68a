/**
 * Choosing by touching: a click on a piece narrows the choices to those that speak of it. It knows
 * nothing of any game but the names of the pieces a choice touches, so every table chooses alike.
 */

/** A choice and the pieces it touches. */
export interface Touched<C> {
  choice: C;
  pieces: ReadonlySet<string>;
}

export interface Narrowed<C> {
  /** The choices that touch everything chosen, in the game's own order. */
  left: readonly C[];
  /** Pieces that can be touched next, or instead of a chosen one of their kind. */
  lit: ReadonlySet<string>;
}

export function touched<C>(
  choices: readonly C[],
  touches: (choice: C) => readonly string[],
): Touched<C>[] {
  return choices.map((choice) => ({ choice, pieces: new Set(touches(choice)) }));
}

export function narrow<C>(all: readonly Touched<C>[], chosen: readonly string[]): Narrowed<C> {
  const fitting = fit(all, chosen);
  const lit = new Set<string>();
  for (const { pieces } of fitting) for (const piece of pieces) lit.add(piece);
  for (const one of chosen)
    for (const { pieces } of fit(all, without(chosen, one)))
      for (const piece of pieces) if (kindOf(piece) === kindOf(one)) lit.add(piece);
  for (const piece of chosen) lit.delete(piece);
  return { left: fitting.map(({ choice }) => choice), lit };
}

/**
 * What is chosen after a click. A chosen piece is let go. A piece that goes with some of what is
 * chosen keeps just that, the latest first: another die takes the first die's place, and the
 * pillar stays chosen if the new die fits it too. A piece that no choice touches changes nothing.
 */
export function click<C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  piece: string,
): readonly string[] {
  if (chosen.includes(piece)) return without(chosen, piece);
  if (fit(all, [piece]).length === 0) return chosen;
  let kept = [piece];
  for (const other of chosen.toReversed()) {
    const more = [other, ...kept];
    if (fit(all, more).length > 0) kept = more;
  }
  return kept;
}

/** Every piece that any choice touches, whatever is chosen. */
export function usable<C>(all: readonly Touched<C>[]): ReadonlySet<string> {
  return narrow(all, []).lit;
}

/** `die:yellow-3` is a die. */
function kindOf(piece: string): string {
  return piece.slice(0, piece.indexOf(':'));
}

function without(chosen: readonly string[], piece: string): readonly string[] {
  return chosen.filter((other) => other !== piece);
}

function fit<C>(all: readonly Touched<C>[], chosen: readonly string[]): Touched<C>[] {
  return all.filter(({ pieces }) => chosen.every((piece) => pieces.has(piece)));
}
