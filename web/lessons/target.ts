/** What whoever learns is to press next: a piece, or a button of the prompt. */
import type { VoiceProps } from '@magehall/ui';

/** By what the page finds it there. */
export type Target = { piece: string } | { button: number } | 'doIt';

export interface Wanted {
  /** Whether a choice is what is asked for. */
  wants: (choice: unknown) => boolean;
  /** The pieces of it, in the order in which they are pointed at. */
  pieces: readonly string[];
}

export function targetOf(
  { wants, pieces }: Wanted,
  { chosen, ready, others }: Omit<VoiceProps, 'now'>,
): Target | undefined {
  const missing = without(pieces, chosen);
  const button = others.findIndex(wants);
  // Before anything is picked the board comes first: a button that says all of it teaches nothing.
  const isPicked = chosen.length > 0 || missing.every(isWord);
  if (ready !== undefined && wants(ready) && (isPicked || button < 0)) return 'doIt';
  if (button >= 0 && missing.every(isWord)) return { button };
  const piece = missing.find((name) => !isWord(name));
  if (piece !== undefined) return { piece };
  return button >= 0 ? { button } : undefined;
}

/** Nothing on the board stands for it. */
function isWord(piece: string): boolean {
  return piece.startsWith('go:');
}

/** What of all is left when each of these is taken away once. */
export function without(all: readonly string[], these: readonly string[]): string[] {
  const left = [...all];
  for (const one of these) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
