import { CHANCE, checkOptions, type Game, NOBODY, type Roll, seeded, sure } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { expect, test } from 'vitest';
import { bot } from './index.ts';

/** Whether the choice ends the game with the seat alone in front. */
function wins(game: Game, state: unknown, seat: number, choice: unknown): boolean {
  const after = game.clone(state);
  game.apply(after, choice);
  const { winners } = game.outcome(after);
  return game.waitingFor(after) === NOBODY && winners.length === 1 && winners[0] === seat;
}

/** Positions from random games where one choice wins at once and another does not. */
function* decisive(game: Game, roll: Roll): Generator<{ state: unknown; seat: number }> {
  for (;;) {
    const state = game.setup(checkOptions(game, { seats: 2 }));
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (by === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      const choices = game.choices(state);
      const winning = choices.filter((choice) => wins(game, state, by, choice)).length;
      if (winning > 0 && winning < choices.length) yield { state: game.clone(state), seat: by };
      game.apply(state, choices[roll(choices.length)]);
    }
  }
}

test.each(Object.keys(games))('%s: an obvious win is taken', { timeout: 60_000 }, async (id) => {
  const { game } = await sure(games[id]).rules();
  const known = await judgements[id]?.();
  const player = bot(game, 'adept', known?.judgement);
  let seen = 0;
  for (const { state, seat } of decisive(game, seeded(2))) {
    let looks = 0;
    const moment = { budgetMs: 1000, roll: seeded(seen), now: () => looks++ };
    const choice = player.decide(game.view(state, seat), seat, moment);
    expect(wins(game, state, seat, choice)).toBe(true);
    if (++seen === 5) return;
  }
});
