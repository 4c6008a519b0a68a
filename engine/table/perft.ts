/**
 * How many lines of play lead n steps on from a position, chance included. One number that moves
 * whenever a rule drifts; the name and the idea are those of chess programs.
 */
import { CHANCE, type Game, NOBODY } from '../contract.ts';

export function perft<S>(game: Game<S>, state: S, depth: number): number {
  if (depth === 0) return 1;
  const waiting = game.waitingFor(state);
  if (waiting === NOBODY) return 1;
  let lines = 0;
  const steps: unknown[] =
    waiting === CHANCE
      ? Array.from({ length: game.odds(state) }, (_, k) => k)
      : game.choices(state);
  if (depth === 1) return steps.length;
  for (const step of steps) {
    const next = game.clone(state);
    game.apply(next, step);
    lines += perft(game, next, depth - 1);
  }
  return lines;
}
