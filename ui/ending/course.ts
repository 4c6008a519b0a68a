/** How a game went, from its log alone: who had how many points after each round. */
import type { Outcome, Seat, Telling } from '@magehall/engine';
import type { Play } from '../table/play.ts';
import { type Line, type Round, roundsOf } from '../telling/turns.ts';

/** How things stood at the end of a round. */
export interface Standing {
  round: number;
  /** By seat. */
  totals: readonly number[];
}

export interface Course {
  standings: readonly Standing[];
  /** What brought the winner most at once, and how much. */
  best: { line: Line; points: number } | undefined;
}

type Past = Pick<Play, 'game' | 'viewAt' | 'sitters'> & { steps: Parameters<typeof roundsOf>[0] };

/** At most so many rounds are asked for; of more, some are left out. */
const MOST = 40;

export async function courseOf(
  { game, viewAt, sitters, steps }: Past,
  telling: Telling,
  outcome: Outcome,
): Promise<Course> {
  const totalsAt = async (moment: number) =>
    game.outcome(await viewAt(moment)).scores.map(({ total }) => total);
  const rounds = roundsOf(steps, telling, (seat) => sitters[seat]?.name ?? '').filter(
    ({ round }) => round !== undefined,
  );
  const every = Math.ceil(rounds.length / MOST);
  const standings: Standing[] = [];
  for (const [i, { round = 0 }] of rounds.entries()) {
    // A round has ended when the next begins.
    const next = rounds[i + 1];
    if (next && (i + 1) % every !== 0) continue;
    const totals = next ? await totalsAt(next.after) : outcome.scores.map(({ total }) => total);
    standings.push({ round, totals });
  }
  const [winner] = outcome.winners;
  const best = winner === undefined ? undefined : await bestOf(winner, standings, rounds, totalsAt);
  return { standings, best };
}

/** Looked for in the winner's best round: there are too many lines to look at each of a game. */
async function bestOf(
  winner: Seat,
  standings: readonly Standing[],
  rounds: readonly Round[],
  totalsAt: (moment: number) => Promise<readonly number[]>,
): Promise<Course['best']> {
  const gains = standings.map(
    ({ totals }, i) => (totals[winner] ?? 0) - (standings[i - 1]?.totals[winner] ?? 0),
  );
  const { round } = standings[gains.indexOf(Math.max(...gains))] ?? {};
  const lines = rounds.find((one) => one.round === round)?.lines ?? [];
  let best: Course['best'];
  for (const line of lines) {
    if (line.from === line.after) continue;
    const [before, after] = [await totalsAt(line.from), await totalsAt(line.after)];
    const points = (after[winner] ?? 0) - (before[winner] ?? 0);
    if (points > (best?.points ?? 0)) best = { line, points };
  }
  return best;
}

/** Since when the winners were ahead: the round, `all` of them, or only the `end`. Undefined if not by points. */
export function aheadSince(
  standings: readonly Standing[],
  { winners, outright }: Outcome,
): number | 'all' | 'end' | undefined {
  const leads = standings.map(({ totals }) => {
    const own = Math.max(...winners.map((seat) => totals[seat] ?? 0));
    const others = totals.filter((_, seat) => !winners.includes(seat));
    return others.length === 0 ? 0 : own - Math.max(...others);
  });
  if (outright || leads.length < 2 || (leads.at(-1) ?? 0) <= 0) return undefined;
  const behind = leads.findLastIndex((lead) => lead <= 0);
  if (behind < 0) return 'all';
  return behind === leads.length - 2 ? 'end' : standings[behind + 1]?.round;
}
