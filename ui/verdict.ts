import type { Outcome } from '@magehall/engine';
import type { Sitter } from './board.ts';
import { list, say } from './language.ts';

/** Who won, in a sentence: one, a team, or several who share it. */
export function verdict(
  { winners, sides }: Outcome,
  sitters: readonly Pick<Sitter, 'name'>[],
): string {
  const { winner, team, winners: shared } = say.value.table;
  const names = list(winners.map((seat) => sitters[seat].name));
  if (winners.length === 1) return winner(names);
  const isTeam = sides && winners.every((seat) => sides[seat] === sides[winners[0]]);
  return isTeam ? team(names) : shared(names);
}
