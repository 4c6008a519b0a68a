/**
 * Finds puzzles in games of archmages: positions where the best choice is far ahead, and the one that looks best is
 * wrong. What the archmage thinks while it plays shows where to look; two long searches with other dice have the say.
 */
import {
  CHANCE,
  type Judgement,
  NOBODY,
  type Options,
  type Puzzle,
  type Roll,
  type Seat,
  same,
  seeded,
  sure,
  type WholeGame,
} from '@magehall/engine';
import { analyse, HINT_LOOKS, type Valued } from './analysis.ts';
import { appraiser } from './chances.ts';
import { bot, type Thought, untimed } from './index.ts';

/** So many positions each of the two long searches looks at: ten times a hint. */
export const PUZZLE_LOOKS = 10 * HINT_LOOKS;
/** The best choice is ahead of all others by so much. While the game is played less is enough to look closer. */
const AHEAD = 0.06;
const CANDIDATE = 0.045;
/** Nothing to think about below or above. */
const OPEN = [0.12, 0.95] as const;
const FEWEST_CHOICES = 4;
/** So often what comes right after a choice is imagined, to see which looks best. */
const GLANCES = 24;
/** From one game at most so many, and none so few steps after another, so that they differ. */
const MOST_A_GAME = 3;
const APART = 12;

/** What a game is searched with. */
interface Searched {
  game: WholeGame;
  judgement: Judgement;
  options: Options;
  seed: number;
  number: number;
}

export function puzzlesIn({ game, judgement, options, seed, number }: Searched): Puzzle[] {
  const roll = seeded(seed, number);
  const archmage = bot(game, 'archmage', judgement);
  const state = game.setup(options);
  const found: Puzzle[] = [];
  let steps = 0;
  let next = 0;
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const view = game.view(state, by);
      let thoughts: readonly Thought[] = [];
      const report = (best: readonly Thought[]) => {
        thoughts = best;
      };
      const isOpen = game.choices(view).length >= FEWEST_CHOICES && !game.trying(state);
      const choice = archmage.decide(view, by, { ...untimed(roll), ...(isOpen && { report }) });
      if (found.length < MOST_A_GAME && steps >= next && promises(thoughts)) {
        const puzzle = check(game, judgement, state, by, `${number}-${steps}`);
        if (puzzle) {
          found.push(puzzle);
          next = steps + APART;
        }
      }
      game.apply(state, choice);
    }
    steps++;
  }
  return found;
}

/** By what the archmage thought, it is worth a closer look. */
function promises([first, ...others]: readonly Thought[]): boolean {
  if (!first || others.length === 0 || !isOpen(first.chance)) return false;
  return others.every(({ chance }) => first.chance - chance >= CANDIDATE);
}

function isOpen(chance: number): boolean {
  return chance > OPEN[0] && chance < OPEN[1];
}

function check(
  game: WholeGame,
  judgement: Judgement,
  state: unknown,
  seat: Seat,
  name: string,
): Puzzle | undefined {
  // A copy, since the game goes on.
  const start = structuredClone(game.written(state));
  // It has to be the same position again, and the same question.
  if (!start || game.hash(game.scenario(JSON.stringify(start))) !== game.hash(state))
    return undefined;
  const view = game.view(state, seat);
  const obvious = looksBest(game, judgement, view, seat, seeded(1));
  const ask = (looks: number, seed: number) =>
    analyse(game, judgement, { view, seat, looks, also: [obvious] }, untimed(seeded(seed))).valued;
  // The short one only spares the long ones.
  if (!isFarAhead(ask(HINT_LOOKS, 1), obvious)) return undefined;
  const [one, two] = [ask(PUZZLE_LOOKS, 2), ask(PUZZLE_LOOKS, 3)];
  const agreed = same(sure(one[0]).choice, sure(two[0]).choice);
  if (!agreed || !isFarAhead(one, obvious) || !isFarAhead(two, obvious)) return undefined;
  const known = one.filter(({ choice }, i) => i < 3 || same(choice, obvious));
  const valued = known.map(({ choice, chance }) => ({ choice, chance: Number(chance.toFixed(3)) }));
  return {
    name,
    start,
    seat,
    valued,
    obvious: valued.findIndex(({ choice }) => same(choice, obvious)),
  };
}

function isFarAhead([best, second]: readonly Valued[], obvious: unknown): boolean {
  if (!best || !second || !isOpen(best.chance)) return false;
  return best.chance - second.chance >= AHEAD && !same(best.choice, obvious);
}

/**
 * What a player would take without much thought: what brings the most points at once; of several that bring as many, what
 * promises most one choice ahead.
 */
function looksBest(
  game: WholeGame,
  judgement: Judgement,
  view: unknown,
  seat: Seat,
  roll: Roll,
): unknown {
  const choices = game.choices(view);
  const appraise = appraiser(game, judgement, game.outcome(view).scores.length);
  const looks = choices.map((choice) => ({ choice, points: 0, promise: 0 }));
  for (let glance = 0; glance < GLANCES; glance++) {
    const imagined = game.imagine(view, seat, roll);
    for (const look of looks) {
      const after = game.clone(imagined);
      game.apply(after, look.choice);
      look.points += sure(game.outcome(after).scores[seat]).total;
      look.promise += sure(appraise(after, roll)[seat]);
    }
  }
  return sure(looks.sort((a, b) => b.points - a.points || b.promise - a.promise)[0]).choice;
}
