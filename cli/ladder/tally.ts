/** What came of the games of the ladder: shares of victories and ratings. */

import { sure } from '@magehall/engine';
import { wilson } from '../simulate/wilson.ts';
import type { Contest } from './contest.ts';
import { ratings } from './elo.ts';

/** One game: `won` is 1/k for a victory shared by k. */
export interface Played {
  contest: number;
  won: number;
  decisions: number;
}

export interface Row {
  challenger: string;
  rival: string;
  games: number;
  won: number;
  share: number;
  /** 95 % of such intervals hold the true share. */
  interval: [number, number];
  /** The share against what an equal player would win. */
  fair: number;
  decisions: number;
}

export interface Ladder {
  game: string;
  seats: number;
  seed: number;
  rows: Row[];
  /** Only from games of two, where winning and beating are the same. */
  elo?: Record<string, number>;
}

export function newRows(contests: readonly Contest[]): Row[] {
  return contests.map(({ challenger, rival }) => ({
    challenger: challenger.name,
    rival: rival.name,
    games: 0,
    won: 0,
    share: 0,
    interval: [0, 1],
    fair: 0,
    decisions: 0,
  }));
}

export function addPlayed(rows: Row[], played: Played, seats: number): void {
  const row = sure(rows[played.contest]);
  row.games++;
  row.won += played.won;
  row.share = row.won / row.games;
  row.interval = wilson(row.won, row.games);
  row.fair = row.share * seats;
  row.decisions += played.decisions;
}

export function ladderOf(game: string, seats: number, seed: number, rows: Row[]): Ladder {
  const ladder: Ladder = { game, seats, seed, rows };
  if (seats === 2) ladder.elo = ratings(rows);
  return ladder;
}

/** For the terminal, and for docs/ladder.md. */
export function written({ seats, rows, elo }: Ladder): string {
  const lines = [
    '| | against | games | won | 95 % interval | times its share |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const [low, high] = row.interval;
      const cells = [
        row.challenger,
        row.rival,
        row.games,
        percent(row.share),
        `${percent(low)} to ${percent(high)}`,
        row.fair.toFixed(2),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
  if (elo) {
    const rated = Object.entries(elo).sort(([, a], [, b]) => b - a);
    lines.push('', `Elo: ${rated.map(([name, rating]) => `${name} ${rating}`).join(', ')}.`);
  }
  return `${seats} seats\n\n${lines.join('\n')}\n`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
