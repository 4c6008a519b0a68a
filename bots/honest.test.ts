import { CHANCE, type Game, type Judgement, seeded, sure } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { expect, test } from 'vitest';
import { analyse } from './analysis.ts';
import { bot, LEVELS, type Level, type Moment, type Thought, untimed } from './index.ts';
import { type Guess, guessGame } from './small.ts';
import { positions } from './testing.ts';

/** How often a bot is right in 300 tries. */
function right(when: 'before' | 'under', level: (typeof LEVELS)[number], cheat = false): number {
  const game = guessGame(when) as Game;
  const player = bot(game, level);
  const dice = seeded(11);
  let count = 0;
  for (let i = 0; i < 300; i++) {
    const state = game.setup({ seats: 2, first: 0 }) as Guess;
    if (game.waitingFor(state) === CHANCE) game.apply(state, dice(6));
    const view = cheat ? state : game.view(state, 0);
    let looks = 0;
    const moment = { budgetMs: 100, roll: seeded(1000 + i), now: () => looks++ };
    game.apply(state, player.decide(view, 0, moment));
    if (game.waitingFor(state) === CHANCE) game.apply(state, dice(6));
    if (game.outcome(state).winners.includes(0)) count++;
  }
  return count;
}

// Three hundred decisions take a while on a busy machine.
const LONG = { timeout: 60_000 };

// By chance 50 of 300 are right, give or take 6.5; five such steps off would be a wonder.
const FEWEST = 18;
const MOST = 82;

test.each(LEVELS)('%s names the next die no better than chance', LONG, (level) => {
  const count = right('before', level);
  expect(count).toBeGreaterThan(FEWEST);
  expect(count).toBeLessThan(MOST);
});

test.each(LEVELS)('%s names a die under its cup no better than chance', LONG, (level) => {
  const count = right('under', level);
  expect(count).toBeGreaterThan(FEWEST);
  expect(count).toBeLessThan(MOST);
});

test('the same bot that is shown the die names it every time', LONG, () => {
  expect(right('under', 'adept', true)).toBe(300);
});

type Decide = (world: unknown, seat: number, moment: Moment) => unknown;

/** A player as a table lets it decide: it gets what its seat sees. */
function honest(game: Game, level: Level, judgement?: Judgement): Decide {
  const player = bot(game, level, judgement, 300);
  return (world, seat, moment) => player.decide(game.view(world, seat), seat, moment);
}

/** The same player, but it gets all that there is, and looks where it should imagine. */
function peeking(game: Game, level: Level, judgement?: Judgement): Decide {
  const looking = { ...game, imagine: (state: unknown) => game.clone(state) };
  return bot(looking, level, judgement, 300).decide;
}

/**
 * In how many positions something that the seat can't see changes what is decided, or what is
 * thought of it: a hidden card seldom changes a decision, but some chance to win it does.
 */
async function swayed(id: string, level: Level, made: typeof honest): Promise<number> {
  const { game } = await sure(games[id]).rules();
  const known = await judgements[id]?.();
  // One for all, so that what it remembers of another world would show too.
  const decide = made(game, level, known?.judgement);
  return swayedMinds(game, (world, seat) => {
    let thoughts: readonly Thought[] = [];
    const moment = {
      ...untimed(seeded(9)),
      report: (best: readonly Thought[]) => {
        thoughts = best;
      },
    };
    return [decide(world, seat, moment), thoughts];
  });
}

/** In how many positions somebody's mind changes with what is hidden from the seat. */
function swayedMinds(game: Game, mind: (world: unknown, seat: number) => unknown): number {
  let count = 0;
  for (const { state, seat } of positions(game)) {
    const minds = new Set<string>();
    for (let hidden = 0; hidden < 6; hidden++) {
      const world = game.imagine(game.view(state, seat), seat, seeded(hidden));
      minds.add(JSON.stringify(mind(world, seat)));
    }
    if (minds.size > 1) count++;
  }
  return count;
}

const EVERYBODY = Object.keys(games).flatMap((id) => LEVELS.map((level) => [id, level] as const));

test.each(EVERYBODY)('%s: the %s decides the same whatever is hidden', LONG, async (id, level) => {
  expect(await swayed(id, level, honest)).toBe(0);
});

// Only Arcana Magica hides anything: its hands. A random bot looks at nothing but its own choices.
test.each(['novice', 'adept', 'archmage'] as const)(
  'a peeking %s is caught',
  LONG,
  async (level) => {
    expect(await swayed('arcana-magica', level, peeking)).toBeGreaterThan(0);
  },
);

/** All that an analysis says of a position, by its view or by all that there is. */
function analysed(game: Game, judgement: Judgement, peeks: boolean) {
  const looking = peeks ? { ...game, imagine: (state: unknown) => game.clone(state) } : game;
  return (world: unknown, seat: number) => {
    const question = { view: peeks ? world : game.view(world, seat), seat, looks: 400 };
    const { valued, why } = analyse(looking, judgement, question, untimed(seeded(9)));
    return [valued, why(sure(valued[0]).choice, sure(valued[1]).choice)];
  };
}

test.each(Object.keys(judgements))(
  '%s: an analysis says the same whatever is hidden, of values and of reasons',
  LONG,
  async (id) => {
    const [{ game }, { judgement }] = await Promise.all([
      sure(games[id]).rules(),
      sure(judgements[id])(),
    ]);
    expect(swayedMinds(game, analysed(game, judgement, false))).toBe(0);
  },
);

test('an analysis that peeks is caught', LONG, async () => {
  const id = 'arcana-magica';
  const [{ game }, { judgement }] = await Promise.all([
    sure(games[id]).rules(),
    sure(judgements[id])(),
  ]);
  expect(swayedMinds(game, analysed(game, judgement, true))).toBeGreaterThan(0);
});
