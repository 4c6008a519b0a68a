import {
  CHANCE,
  checkOptions,
  type Game,
  type Judgement,
  NOBODY,
  seeded,
  sure,
} from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { expect, test } from 'vitest';
import { appraiser, type Chances } from './chances.ts';

async function open(id: string): Promise<{ game: Game; judgement: Judgement }> {
  const { game } = await sure(games[id]).rules();
  return { game, ...(await sure(judgements[id])()) };
}

/** The chances of every position of a random game, and who won it. */
function walk(game: Game, judgement: Judgement, seats: number, seed: number) {
  const roll = seeded(seed);
  const state = game.setup(checkOptions(game, { seats }));
  const appraise = appraiser(game, judgement, seats);
  const chances: Chances[] = [];
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      chances.push(appraise(game.clone(state), roll));
      const choices = game.choices(state);
      game.apply(state, choices[roll(choices.length)]);
    }
  }
  return { chances, winners: game.outcome(state).winners };
}

const LONG = { timeout: 60_000 };

test.each(Object.keys(judgements))('%s: each position can be judged', LONG, async (id) => {
  const { game, judgement } = await open(id);
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    for (const chances of walk(game, judgement, seats, seats).chances) {
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
});

test.each(Object.keys(judgements))('%s: the judgement favours who wins', LONG, async (id) => {
  const { game, judgement } = await open(id);
  let right = 0;
  let judged = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const { chances, winners } = walk(game, judgement, 2, seed);
    if (winners.length > 1) continue;
    for (const chance of chances.slice(chances.length / 2)) {
      right += sure(chance[sure(winners[0])]);
      judged++;
    }
  }
  expect(right / judged).toBeGreaterThan(0.6);
});
