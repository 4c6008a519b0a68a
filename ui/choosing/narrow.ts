/**
 * A click on a piece narrows the choices to those that speak of it. This knows
 * nothing of any game but the names of the pieces a choice touches, so every table chooses alike.
 */

/** A choice and the pieces it touches, with how often: three red dice are `supply:red` three times. */
export interface Touched<C> {
  choice: C;
  pieces: ReadonlyMap<string, number>;
}

export interface Narrowed<C> {
  /** The choices that touch everything chosen, in the game's own order. */
  left: readonly Touched<C>[];
  /** Pieces that can be touched next, or instead of a chosen one of their kind. */
  lit: ReadonlySet<string>;
}

export function touched<C>(
  choices: readonly C[],
  touches: (choice: C) => readonly string[],
): Touched<C>[] {
  return choices.map((choice) => ({ choice, pieces: counted(touches(choice)) }));
}

export function narrow<C>(all: readonly Touched<C>[], chosen: readonly string[]): Narrowed<C> {
  const fitting = fit(all, chosen);
  const lit = new Set<string>();
  for (const { pieces } of fitting) for (const piece of pieces.keys()) lit.add(piece);
  // What could take a piece's place glows, unless others of its kind can join it: those are asked for.
  const joins = new Set([...lit].filter((piece) => !chosen.includes(piece)).map(kindOf));
  for (const one of chosen.filter((piece) => !joins.has(kindOf(piece))))
    for (const { pieces } of fit(all, without(chosen, one)))
      for (const piece of pieces.keys()) if (kindOf(piece) === kindOf(one)) lit.add(piece);
  for (const piece of chosen) lit.delete(piece);
  return { left: fitting, lit };
}

/**
 * What is chosen after a click. A chosen piece is let go, unless it can be chosen once more. A piece that goes with some of what is
 * chosen keeps just that, the latest first: another die takes the first die's place, and the
 * pillar stays chosen if the new die fits it too. A piece that no choice touches changes nothing.
 */
export function click<C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  piece: string,
): readonly string[] {
  if (chosen.includes(piece) && !fitsAgain(all, chosen, piece)) return without(chosen, piece);
  if (fit(all, [piece]).length === 0) return chosen;
  let kept = [piece];
  for (const other of chosen.toReversed()) {
    const more = [other, ...kept];
    if (fit(all, more).length > 0) kept = more;
  }
  return kept;
}

/** One more touch of the piece chosen last means to do it, if it can't mean one more of the same. */
export function isMeant<C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  piece: string,
): boolean {
  return piece === chosen.at(-1) && !fitsAgain(all, chosen, piece);
}

/** Every piece that any choice touches, whatever is chosen. */
export function usable<C>(all: readonly Touched<C>[]): ReadonlySet<string> {
  return narrow(all, []).lit;
}

/** `die:yellow-3` is a die. */
export function kindOf(piece: string): string {
  return piece.slice(0, piece.indexOf(':'));
}

function without(chosen: readonly string[], piece: string): readonly string[] {
  return chosen.filter((other) => other !== piece);
}

function fit<C>(all: readonly Touched<C>[], chosen: readonly string[]): Touched<C>[] {
  const wanted = [...counted(chosen)];
  return all.filter(({ pieces }) =>
    wanted.every(([piece, times]) => (pieces.get(piece) ?? 0) >= times),
  );
}

function fitsAgain<C>(
  all: readonly Touched<C>[],
  chosen: readonly string[],
  piece: string,
): boolean {
  return fit(all, [...chosen, piece]).length > 0;
}

function counted(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}
