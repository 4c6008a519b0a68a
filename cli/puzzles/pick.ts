/** Of all puzzles that were found, those that are kept: the clearest, but not the same answer again and again. */
import { type Puzzle, sure } from '@magehall/engine';

/** Kinds of answers take turns, each with its farthest ahead first; they keep the order in which they were found. */
export function pickFrom(found: readonly Puzzle[], count: number): Puzzle[] {
  const kinds = Map.groupBy(
    found.toSorted((a, b) => lead(b) - lead(a)),
    kindOf,
  );
  const picked = new Set<Puzzle>();
  while (picked.size < Math.min(count, found.length))
    for (const kind of kinds.values()) {
      const next = kind.shift();
      if (next && picked.size < count) picked.add(next);
    }
  return found.filter((puzzle) => picked.has(puzzle));
}

function lead({ valued }: Puzzle): number {
  return sure(valued[0]).chance - sure(valued[1]).chance;
}

/** Choices are objects; what kind one is shows in its first field: a summon, an attack, a spell. */
function kindOf({ valued }: Puzzle): string {
  const { choice } = sure(valued[0]);
  return Object.keys(choice as object)[0] ?? '';
}
