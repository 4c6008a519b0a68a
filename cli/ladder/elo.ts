/**
 * Elo ratings from all games at once (Bradley and Terry's model, by Zermelo's iteration). Each pair
 * is given one drawn game that nobody played, so that a player who won everything is not infinitely
 * strong. The weakest has 0.
 */
interface Result {
  challenger: string;
  rival: string;
  games: number;
  won: number;
}

const ROUNDS = 2000;

export function ratings(results: readonly Result[]): Record<string, number> {
  const met = results
    .filter(({ games, challenger, rival }) => games > 0 && challenger !== rival)
    .map(({ challenger, rival, games, won }) => ({
      challenger,
      rival,
      games: games + 1,
      won: won + 0.5,
    }));
  const strength = new Map<string, number>();
  for (const { challenger, rival } of met) strength.set(challenger, 1).set(rival, 1);
  const of = (name: string) => strength.get(name) as number;
  for (let round = 0; round < ROUNDS; round++)
    for (const name of strength.keys()) {
      let won = 0;
      let expected = 0;
      for (const result of met) {
        if (result.challenger !== name && result.rival !== name) continue;
        won += result.challenger === name ? result.won : result.games - result.won;
        expected += result.games / (of(result.challenger) + of(result.rival));
      }
      strength.set(name, won / expected);
    }
  const weakest = Math.min(...strength.values());
  return Object.fromEntries(
    [...strength].map(([name, value]) => [name, Math.round(400 * Math.log10(value / weakest))]),
  );
}
