/** The figures of a simulation, worked out from its sheet: what `--json` prints. */
import type { Options, WholeGame } from '@magehall/engine';
import { sure } from '@magehall/engine';
import { type Histogram, type Summary, summary } from './histogram.ts';
import { type Sheet, victories } from './sheet.ts';
import { wilson } from './wilson.ts';

export interface Share {
  share: number;
  /** 95 % of such intervals hold the true share. */
  interval: [number, number];
}

export interface Digest {
  game: string;
  rulesVersion: number;
  options: Options;
  seed: number;
  asked: number;
  games: number;
  length: { decisions: Summary; draws: Summary };
  seats: ({ seat: number; player: string; alone: number; shared: number } & Share & {
      points: Summary;
    })[];
  parts: Record<string, Summary>;
  kinds: ({ kind: string; games: number; times: number; players: number } & Share)[];
  neverMet: string[];
  figures: Record<string, Summary>;
}

export function digest(
  game: WholeGame,
  options: Options,
  players: readonly string[],
  seed: number,
  asked: number,
  sheet: Sheet,
): Digest {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    asked,
    games: sheet.games,
    length: { decisions: summary(sheet.decisions), draws: summary(sheet.draws) },
    seats: sheet.seats.map(({ wins, points }, seat) => ({
      seat,
      player: sure(players[seat]),
      alone: sure(wins[1]),
      shared: wins.slice(2).reduce((sum, times) => sum + times, 0),
      ...shareOf(victories(wins), sheet.games),
      points: summary(points),
    })),
    parts: summaries(sheet.parts),
    kinds: game.kinds.flatMap((kind) => {
      const met = sheet.kinds.get(kind);
      if (!met) return [];
      const { games, times, players, wins } = met;
      return [{ kind, games, times, players, ...shareOf(victories(wins), players) }];
    }),
    neverMet: game.kinds.filter((kind) => !sheet.kinds.has(kind)),
    figures: summaries(sheet.figures),
  };
}

function shareOf(hits: number, n: number): Share {
  return { share: n === 0 ? 0 : hits / n, interval: wilson(hits, n) };
}

function summaries(histograms: ReadonlyMap<string, Histogram>): Record<string, Summary> {
  // Sorted, because which part came up first depends on which thread was first.
  const sorted = [...histograms].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, histogram]) => [key, summary(histogram)]));
}
