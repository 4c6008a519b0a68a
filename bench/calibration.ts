/**
 * Whether chances are what they say: of the positions that are judged 70 %, are 70 % won? Adepts play on from each. Bins are
 * pooled over all numbers of seats.
 */
import { bot, untimed } from '@magehall/bots';
import { analyse, HINT_LOOKS } from '@magehall/bots/analysis';
import { seeded, sure } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import { positionsOf } from './positions.ts';

export interface Bin {
  /** How many positions, what they were judged on average, and how many of them were won. */
  positions: number;
  judged: number;
  won: number;
}

export interface CalibrationFigures {
  game: string;
  positions: number;
  /** By tenths of the judged chance. */
  bins: Bin[];
  /** The farthest that a bin of enough positions is off. */
  off: number;
}

/** A whole measurement; fewer by the environment, for a look. */
const POSITIONS = Number(process.env.BENCH_POSITIONS ?? 2000);
const BINS = 10;
/** Of fewer positions a bin says nothing within five points. */
export const ENOUGH = 50;

export async function measureCalibration(): Promise<CalibrationFigures[]> {
  const all: CalibrationFigures[] = [];
  for (const id of Object.keys(judgements)) {
    process.stderr.write(`calibration of ${id} …\n`);
    all.push(await measure(id));
  }
  return all;
}

async function measure(id: string): Promise<CalibrationFigures> {
  const [{ game }, { judgement }] = await Promise.all([sure(rules[id])(), sure(judgements[id])()]);
  const bins = Array.from({ length: BINS }, (): Bin => ({ positions: 0, judged: 0, won: 0 }));
  let positions = 0;
  for (const { view, seat, won } of positionsOf(game, bot(game, 'adept', judgement))) {
    if (positions++ === POSITIONS) break;
    const question = { view, seat, looks: HINT_LOOKS };
    const { chance } = sure(analyse(game, judgement, question, untimed(seeded(1))).valued[0]);
    const bin = sure(bins[Math.min(BINS - 1, Math.floor(chance * BINS))]);
    bin.positions++;
    bin.judged += chance;
    bin.won += won;
  }
  const means = bins.map(({ positions: count, judged, won }) => ({
    positions: count,
    judged: count === 0 ? 0 : judged / count,
    won: count === 0 ? 0 : won / count,
  }));
  const off = means
    .filter((bin) => bin.positions >= ENOUGH)
    .map(({ judged, won }) => Math.abs(judged - won));
  return { game: id, positions: POSITIONS, bins: means, off: Math.max(0, ...off) };
}
