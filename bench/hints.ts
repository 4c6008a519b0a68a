/** Whether hints can be trusted: does an analysis put choices in the order in which one of ten times as many looks does? */
import { type Bot, bot, untimed } from '@magehall/bots';
import { type Analysis, analyse, HINT_LOOKS } from '@magehall/bots/analysis';
import { CHANCE, checkOptions, type Game, NOBODY, same, seeded, sure } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';

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
/** One decision in so many is looked at, so that a game gives several that have little to do with each other. */
const EVERY = 12;

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
  for (const { view, seat } of positions(game, bot(game, 'adept', judgement))) {
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

/** What adepts get to see who play for ever, with two seats, then three, and so on. */
function* positions(game: Game, adept: Bot): Generator<{ view: unknown; seat: number }> {
  const [fewest, most] = game.seats;
  for (let played = 0; ; played++) {
    const roll = seeded(played);
    const seats = fewest + (played % (most - fewest + 1));
    const state = game.setup(checkOptions(game, { seats }));
    let decisions = played % EVERY;
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (by === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      const view = game.view(state, by);
      if (game.choices(view).length > 1 && ++decisions % EVERY === 0) yield { view, seat: by };
      game.apply(state, adept.decide(view, by, untimed(roll)));
    }
  }
}
