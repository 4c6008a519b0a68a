/**
 * What the one who runs a hall reads of its faults: one line each, and nothing of a player's doing in it. A
 * name or a token that found its way into an error must neither begin a line of its own, nor move the
 * cursor of a terminal, nor give anybody a session.
 */

const LONGEST = 4000;
/** Line ends, control characters, and what turns a line around. */
const MOVES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Sessions, invites, nonces and secrets: long words of such letters, of which no code has any. */
const TOKENS = /(?<![\w-])(?=[\w-]*\d)[\w-]{22,}(?![\w-])/g;

export function logged(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split('\n').map((line) => line.replace(MOVES, ' ').trim());
  return lines.filter(Boolean).join(' | ').replace(TOKENS, '…').slice(0, LONGEST);
}
