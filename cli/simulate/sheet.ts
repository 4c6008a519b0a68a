/** What is noted of many games: counts only, so that the sheets of all workers add up exactly. */
import {
  type Options,
  type Outcome,
  type Seat,
  type Step,
  sure,
  type WholeGame,
} from '@magehall/engine';
import { addTo, count, type Histogram } from './histogram.ts';

interface SeatSheet {
  /** By how many shared the victory: `wins[1]` alone, `wins[2]` with one other, … */
  wins: number[];
  points: Histogram;
}

interface KindSheet {
  /** How often it was met, ... */
  times: number;
  /** ... in how many games, ... */
  games: number;
  /** ... by how many players (a player in two games counts twice) ... */
  players: number;
  /** ... and how many of those won, by how many shared the victory. */
  wins: number[];
}

export interface Sheet {
  games: number;
  /** Steps of seats and of chance, game by game. */
  decisions: Histogram;
  draws: Histogram;
  seats: SeatSheet[];
  /** Points of a player by part of the score. */
  parts: Map<string, Histogram>;
  kinds: Map<string, KindSheet>;
  figures: Map<string, Histogram>;
}

export function newSheet(seats: number): Sheet {
  return {
    games: 0,
    decisions: new Map(),
    draws: new Map(),
    seats: Array.from({ length: seats }, () => ({ wins: zeros(seats), points: new Map() })),
    parts: new Map(),
    kinds: new Map(),
    figures: new Map(),
  };
}

const zeros = (seats: number): number[] => new Array<number>(seats + 1).fill(0);

/** What is noted while a game is still being played. */
export interface Running {
  decisions: number;
  draws: number;
  /** By kind: how often, and which seats. */
  met: Map<string, { times: number; seats: Set<Seat> }>;
  /** By figure: its sum so far. */
  counts: Map<string, number>;
}

export function newRunning(): Running {
  return { decisions: 0, draws: 0, met: new Map(), counts: new Map() };
}

export function noteMet(running: Running, game: WholeGame, before: unknown, step: Step): void {
  for (const kind of game.met(before, step)) {
    let met = running.met.get(kind);
    if (!met) {
      met = { times: 0, seats: new Set() };
      running.met.set(kind, met);
    }
    met.times++;
    if (step.by >= 0) met.seats.add(step.by);
  }
}

export function noteCounts({ counts }: Running, game: WholeGame, step: Step): void {
  for (const [figure, value] of Object.entries(game.counts?.(step) ?? {}))
    counts.set(figure, (counts.get(figure) ?? 0) + value);
}

/** Writes a finished game down. */
export function noteGame(
  sheet: Sheet,
  game: WholeGame,
  options: Options,
  state: unknown,
  { decisions, draws, met, counts }: Running,
): void {
  const outcome = game.outcome(state);
  sheet.games++;
  count(sheet.decisions, decisions);
  count(sheet.draws, draws);
  noteScores(sheet, outcome);
  for (const [kind, { times, seats }] of met) {
    const noted = kindSheet(sheet, kind, options.seats);
    noted.times += times;
    noted.games++;
    noted.players += seats.size;
    for (const seat of outcome.winners) if (seats.has(seat)) addWin(noted.wins, outcome);
  }
  for (const [figure, value] of [...Object.entries(game.figures?.(state) ?? {}), ...counts])
    count(histogramOf(sheet.figures, figure), value);
}

function noteScores(sheet: Sheet, outcome: Outcome): void {
  for (const { seat, total, parts } of outcome.scores) {
    count(sure(sheet.seats[seat]).points, total);
    for (const { part, points } of parts) count(histogramOf(sheet.parts, part), points);
  }
  for (const seat of outcome.winners) addWin(sure(sheet.seats[seat]).wins, outcome);
}

export function addSheet(into: Sheet, from: Sheet): void {
  into.games += from.games;
  addTo(into.decisions, from.decisions);
  addTo(into.draws, from.draws);
  for (const [seat, { wins, points }] of from.seats.entries()) {
    addWins(sure(into.seats[seat]).wins, wins);
    addTo(sure(into.seats[seat]).points, points);
  }
  for (const [part, points] of from.parts) addTo(histogramOf(into.parts, part), points);
  for (const [figure, values] of from.figures) addTo(histogramOf(into.figures, figure), values);
  for (const [kind, noted] of from.kinds) {
    const sum = kindSheet(into, kind, into.seats.length);
    sum.times += noted.times;
    sum.games += noted.games;
    sum.players += noted.players;
    addWins(sum.wins, noted.wins);
  }
}

/** A victory shared by k counts as 1/k of one. */
export function victories(wins: readonly number[]): number {
  return wins.reduce((sum, times, sharers) => (sharers === 0 ? sum : sum + times / sharers), 0);
}

function addWin(wins: number[], { winners: { length } }: Outcome): void {
  wins[length] = 1 + (wins[length] ?? 0);
}

function addWins(into: number[], from: readonly number[]): void {
  for (const [sharers, times] of from.entries()) into[sharers] = times + (into[sharers] ?? 0);
}

function histogramOf(histograms: Map<string, Histogram>, key: string): Histogram {
  let histogram = histograms.get(key);
  if (!histogram) {
    histogram = new Map();
    histograms.set(key, histogram);
  }
  return histogram;
}

function kindSheet(sheet: Sheet, kind: string, seats: number): KindSheet {
  let noted = sheet.kinds.get(kind);
  if (!noted) {
    noted = { times: 0, games: 0, players: 0, wins: zeros(seats) };
    sheet.kinds.set(kind, noted);
  }
  return noted;
}
