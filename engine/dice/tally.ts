/** How the dice of a table fell, against what was to be expected. */
import { CHANCE, type Game } from '../contract.ts';
import type { GameFile } from '../files/file.ts';
import { emptyTable } from '../files/open.ts';

/** All draws of one kind with the same number of outcomes, such as every d6 of the game. */
export interface Tally {
  rolls: string;
  odds: number;
  /** How often each outcome fell. */
  counts: number[];
  draws: number;
  /** Pearson's chi-square against equal chances, with `odds` − 1 degrees of freedom. */
  chiSquare: number;
}

export function tally(game: Game, file: GameFile): Tally[] {
  const table = emptyTable(game, file);
  const tallies = new Map<string, Tally>();
  for (const entry of file.log) {
    if (entry.by === CHANCE && 'choice' in entry) {
      const odds = game.odds(table.state);
      const rolls = game.rolls(table.state);
      const key = `${rolls} ${odds}`;
      let kind = tallies.get(key);
      if (!kind) {
        kind = { rolls, odds, counts: new Array<number>(odds).fill(0), draws: 0, chiSquare: 0 };
        tallies.set(key, kind);
      }
      countIn(kind.counts, entry.choice as number);
      kind.draws++;
    }
    table.add(entry);
  }
  for (const kind of tallies.values()) kind.chiSquare = chiSquare(kind.counts);
  return [...tallies.values()];
}

/** Of each draw, taken back or not, how many outcomes it had: what only the rules know. */
export function oddsOf(game: Game, file: GameFile): number[] {
  const table = emptyTable(game, file);
  const odds: number[] = [];
  for (const entry of file.log) {
    if (entry.by === CHANCE && 'choice' in entry) odds.push(game.odds(table.state));
    table.add(entry);
  }
  return odds;
}

/** Of so many outcomes, how often each fell. */
export function countsOf(odds: number, outcomes: Iterable<number>): number[] {
  const counts = new Array<number>(odds).fill(0);
  for (const outcome of outcomes) countIn(counts, outcome);
  return counts;
}

function countIn(counts: number[], outcome: number): void {
  counts[outcome] = (counts[outcome] ?? 0) + 1;
}

export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}
