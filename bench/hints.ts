/** Whether hints can be trusted: does an analysis put choices in the order in which one of ten times as many looks does? */
import { bot, untimed } from '@magehall/bots';
import { type Analysis, analyse, HINT_LOOKS } from '@magehall/bots/analysis';
import { same, seeded, sure } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import { positionsOf } from './positions.ts';

export interface HintFigures {
  game: string;
  /** Positions looked at, and those where it matters: the best two are far enough apart in the long analysis. */
  positions: number;
  matter: number;
  /** Of these: the share in which the hint puts the two in the same order, and names the same one best. */
  sameOrder: number;
  sameBest: number;
  /** How far the hint's chance of the best is from the long one's, on average. */
  off: number;
}

const TIMES_LONGER = 10;
const MATTERS = 0.05;
const POSITIONS = 150;

export async function measureHints(): Promise<HintFigures[]> {
  const all: HintFigures[] = [];
  for (const id of Object.keys(judgements)) {
    process.stderr.write(`hints of ${id} …\n`);
    all.push(await measure(id));
  }
  return all;
}

async function measure(id: string): Promise<HintFigures> {
  const [{ game }, { judgement }] = await Promise.all([sure(rules[id])(), sure(judgements[id])()]);
  const found = { positions: 0, matter: 0, sameOrder: 0, sameBest: 0, off: 0 };
  for (const { view, seat } of positionsOf(game, bot(game, 'adept', judgement))) {
    if (++found.positions > POSITIONS) break;
    const ask = (looks: number, seed: number) =>
      analyse(game, judgement, { view, seat, looks }, untimed(seeded(seed)));
    const [best, second] = ask(HINT_LOOKS * TIMES_LONGER, 1).valued;
    if (!best || !second || best.chance - second.chance < MATTERS) continue;
    const hint = ask(HINT_LOOKS, 2);
    found.matter++;
    if (chanceOf(hint, best.choice) > chanceOf(hint, second.choice)) found.sameOrder++;
    if (same(sure(hint.valued[0]).choice, best.choice)) found.sameBest++;
    found.off += Math.abs(chanceOf(hint, best.choice) - best.chance);
  }
  const { matter } = found;
  return {
    ...{ game: id, positions: POSITIONS, matter },
    sameOrder: found.sameOrder / matter,
    sameBest: found.sameBest / matter,
    off: found.off / matter,
  };
}

function chanceOf({ valued }: Analysis, choice: unknown): number {
  return valued.find((one) => same(one.choice, choice))?.chance ?? 0;
}
