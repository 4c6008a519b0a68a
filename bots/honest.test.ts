import { CHANCE, checkOptions, type Game, seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { expect, test } from 'vitest';
import { bot, LEVELS, untimed } from './index.ts';
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

/** A position of a random game after some decisions, where there is something to choose. */
function position(game: Game): { state: unknown; seat: number } {
  const roll = seeded(6);
  const state = game.setup(checkOptions(game, { seats: game.seats[1] }));
  for (let made = 0; ; ) {
    const by = game.waitingFor(state);
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const choices = game.choices(state);
      if (made++ >= 60 && choices.length > 3) return { state, seat: by };
      game.apply(state, choices[roll(choices.length)]);
    }
  }
}

test.each(Object.keys(games))(
  '%s: every level decides the same whatever is hidden',
  LONG,
  async (id) => {
    const { game } = await games[id].rules();
    const { judgement } = await judgements[id]();
    const { state, seat } = position(game);
    const hashes = new Set<number>();
    for (const level of LEVELS) {
      const decisions = new Set<string>();
      for (let hidden = 0; hidden < 6; hidden++) {
        const other = game.imagine(game.view(state, seat), seat, seeded(hidden));
        hashes.add(game.hash(other));
        const choice = bot(game, level, judgement, 300).decide(
          game.view(other, seat),
          seat,
          untimed(seeded(9)),
        );
        decisions.add(JSON.stringify(choice));
      }
      expect(decisions.size).toBe(1);
    }
    // Only Arcana Magica hides anything: its hands.
    expect(hashes.size > 1).toBe(id === 'arcana-magica');
  },
);
