/**
 * What glows is what one wants first: a die, then where it goes, then who goes with it. Everything
 * else that goes together can be touched in any order, but does not shine.
 */
import type { State } from '../rules/state.ts';

export function glows(
  view: State,
  piece: string,
  chosen: readonly string[],
  lit: ReadonlySet<string>,
): boolean {
  const wanted = wantedSorts(view, chosen, lit);
  const isWanted = (one: string) => wanted.includes(sortOf(one));
  return isWanted(piece) || ![...lit].some(isWanted);
}

function sortOf(piece: string): string {
  return piece.slice(0, piece.indexOf(':'));
}

function wantedSorts(
  { stage }: State,
  chosen: readonly string[],
  lit: ReadonlySet<string>,
): readonly string[] {
  const has = (sort: string) => chosen.some((piece) => sortOf(piece) === sort);
  const placed = has('pillar') || has('tower');
  // Swap takes a die of the central tower too: with its pillar chosen first, a die is still to come.
  if (has('spell') && !(placed && has('die'))) {
    if (chosen.length === 1 && chosen[0] === 'spell:manipulate') return ['spell', 'die'];
    return has('die') ? ['pool', 'pillar'] : ['die', 'meeple'];
  }
  // Where nothing can be built, it is asked who activates the spell.
  const builds = [...lit].some((one) => sortOf(one) === 'pillar');
  if (stage === 'bonus') return placed || !builds ? ['meeple', 'spell'] : ['pillar', 'spell'];
  // Without a pillar that could take it, a die is there for the spells alone.
  const places = stage === 'place' && [...lit, ...chosen].some((one) => sortOf(one) === 'pillar');
  if (!places) return ['spell'];
  if (!has('die')) return chosen.length > 0 ? ['die'] : ['die', 'spell'];
  return placed ? ['meeple'] : ['pillar'];
}
