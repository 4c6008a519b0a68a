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

/** A value from elsewhere as it may be quoted in a sentence: short, and on one line. */
export function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = typeof value === 'string' ? value.slice(0, MOST_QUOTED + 1) : value;
  // What turns the direction of a line is printed by JSON as it is.
  const escaped = (JSON.stringify(text) ?? 'nothing').replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return typeof value === 'string' && value.length > MOST_QUOTED
    ? `${escaped.slice(0, -1)}…"`
    : escaped;
}
const MOST_QUOTED = 40;
