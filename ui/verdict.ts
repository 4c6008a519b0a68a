import type { Outcome } from '@magehall/engine';
import type { Sitter } from './board.ts';
import { list, say } from './language.ts';

/** Who won, in a sentence. */
export function verdict(outcome: Outcome, sitters: readonly Sitter[]): string {
  const names = outcome.winners.map((seat) => sitters[seat].name);
  const words = say.value.table;
  return names.length === 1 ? words.winner(names[0]) : words.winners(list(names));
}
