import type { Touched } from '@magehall/ui';

/**
 * What pieces still tell apart is asked on the board alone: in words it is long, and would push
 * aside what lies before the player. Numbers and colours that a spell gives a die have no piece,
 * and the mana pool may be out of sight.
 */
export function inWords<C>(
  left: readonly Touched<C>[],
  chosen: readonly string[],
): readonly Touched<C>[] {
  const tells = (piece: string) =>
    !piece.startsWith('pool:') &&
    !chosen.includes(piece) &&
    left.some(({ pieces }) => !pieces.has(piece));
  return left.filter(({ pieces }) => ![...pieces.keys()].some(tells));
}
