import type { Outcome } from '../contract.ts';

/** How a game was won, for whoever has the words: by one, by a team, or by several who share it. */
export function wonBy({ winners, sides }: Outcome): 'winner' | 'team' | 'winners' {
  if (winners.length === 1) return 'winner';
  const isTeam = sides && new Set(winners.map((seat) => sides[seat])).size <= 1;
  return isTeam ? 'team' : 'winners';
}
