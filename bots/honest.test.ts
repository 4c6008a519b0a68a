import { CHANCE, checkOptions, type Game, type Judgement, NOBODY, seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { expect, test } from 'vitest';
import { bot, LEVELS, type Level, type Moment, type Thought, untimed } from './index.ts';
import { type Guess, guessGame } from './small.ts';

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

/** Positions of a random game, some decisions apart, where there is something to choose. */
function* positions(game: Game): Generator<{ state: unknown; seat: number }> {
  const roll = seeded(6);
  const state = game.setup(checkOptions(game, { seats: game.seats[1] }));
  for (let made = 0; made < 100; ) {
    const by = game.waitingFor(state);
    if (by === NOBODY) return;
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const choices = game.choices(state);
      if (made++ % 20 === 10 && choices.length > 3) yield { state: game.clone(state), seat: by };
      game.apply(state, choices[roll(choices.length)]);
    }
  }
}

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
  const { game } = await games[id].rules();
  const known = await judgements[id]?.();
  // One for all, so that what it remembers of another world would show too.
  const decide = made(game, level, known?.judgement);
  let count = 0;
  for (const { state, seat } of positions(game)) {
    const minds = new Set<string>();
    for (let hidden = 0; hidden < 6; hidden++) {
      const world = game.imagine(game.view(state, seat), seat, seeded(hidden));
      let thoughts: readonly Thought[] = [];
      const moment = {
        ...untimed(seeded(9)),
        report: (best: readonly Thought[]) => {
          thoughts = best;
        },
      };
      const choice = decide(world, seat, moment);
      minds.add(JSON.stringify([choice, thoughts]));
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
