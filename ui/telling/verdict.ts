import { type Outcome, wonBy } from '@magehall/engine';
import type { Sitter } from '../table/board.ts';
import { list, say } from '../words/language.ts';

/** Who won, in a sentence. */
export function verdict(outcome: Outcome, sitters: readonly Pick<Sitter, 'name'>[]): string {
  const names = outcome.winners.map((seat) => sitters[seat].name);
  return say.value.table[wonBy(outcome)](list(names));
}
