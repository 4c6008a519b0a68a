/**
 * The most that a game from elsewhere may have: what is read is bounded before work is spent on
 * it. The longest games that play leads to stay far below (docs/decisions/game-files.md).
 */

/** Characters of a game's text, packed in a link or not. */
export const MOST_TEXT = 4_000_000;
/** Letters of a link. */
export const MOST_LINK = 1_000_000;
/** Lines of the log. */
export const MOST_ENTRIES = 20_000;
/** Choices listed and steps taken anew while a log is checked (`Table.effort`). */
export const MOST_EFFORT = 500_000;
/** Lists within lists and objects within objects. */
const DEEPEST = 40;

/** Whether nothing in this JSON value lies deeper than anything of ours. Never recursive itself. */
export function isShallow(value: unknown): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    layer = layer.flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? Object.values(inner) : [],
    );
    if (layer.length === 0) return true;
  }
  return false;
}

/** Parts of one choice, whatever it is put together of. */
const MOST_PARTS = 500;

/** Whether a value could be a choice at all: it is compared with every one in the list. */
export function isSmall(value: unknown): boolean {
  let parts = 0;
  let layer: unknown[] = [value];
  while (layer.length > 0) {
    parts += layer.length;
    if (parts > MOST_PARTS) return false;
    layer = layer.flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? Object.values(inner) : [],
    );
  }
  return true;
}
