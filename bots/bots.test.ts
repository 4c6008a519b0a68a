import { CHANCE, checkOptions, type Game, NOBODY, type Roll, seeded, sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { expect, test } from 'vitest';
import { type Bot, bot, LEVELS, type Thought, untimed } from './index.ts';
import { treeGame } from './small.ts';

const game = wisps as Game;

/** A clock that goes on by a millisecond each time somebody looks at it. */
function clock(): { now(): number; looks(): number } {
  let looks = 0;
  return { now: () => looks++, looks: () => looks };
}

/** Plays a game of bots to its end; returns the winners. */
function play(bots: readonly Bot[], roll: Roll, budgetMs: number): readonly number[] {
  const state = game.setup(checkOptions(game, { seats: bots.length }));
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state))
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const view = game.view(state, by);
      game.apply(state, sure(bots[by]).decide(view, by, { budgetMs, roll, now: clock().now }));
    }
  return game.outcome(state).winners;
}

test.each(LEVELS)('%s names a legal choice at every turn of a game with four seats', (level) => {
  const winners = play(
    Array.from({ length: 4 }, () => bot(game, level)),
    seeded(1),
    20,
  );
  expect(winners.length).toBeGreaterThan(0);
});

/** A position of the sample game after a dozen steps or so, where a seat has several choices. */
function position(seed: number): { state: unknown; seat: number } {
  const roll = seeded(seed);
  const state = game.setup(checkOptions(game, { seats: 3, first: 0 }));
  for (let steps = 0; steps < 14 || game.waitingFor(state) < 0; steps++) {
    const by = game.waitingFor(state);
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else game.apply(state, { wait: true });
  }
  return { state, seat: game.waitingFor(state) };
}

test.each(LEVELS)('%s decides the same whatever the hidden cards are', (level) => {
  const player = bot(game, level);
  const { state, seat } = position(5);
  const decisions = new Set<string>();
  const hashes = new Set<number>();
  for (let hidden = 0; hidden < 10; hidden++) {
    const other = game.imagine(game.view(state, seat), seat, seeded(hidden));
    hashes.add(game.hash(other));
    const view = game.view(other, seat);
    const moment = { budgetMs: 200, roll: seeded(9), now: clock().now };
    decisions.add(JSON.stringify(player.decide(view, seat, moment)));
  }
  expect(hashes.size).toBeGreaterThan(5);
  expect(decisions.size).toBe(1);
});

test('a search ends when the clock it is given says so, and looks at it all the time', () => {
  const { state, seat } = position(5);
  for (const budgetMs of [10, 100, 1000]) {
    const { now, looks } = clock();
    const player = bot(game, 'archmage', undefined, Number.POSITIVE_INFINITY);
    player.decide(game.view(state, seat), seat, { budgetMs, roll: seeded(1), now });
    expect(looks()).toBeGreaterThan(budgetMs * 0.8);
    expect(looks()).toBeLessThan(budgetMs + 10);
  }
});

/** A game that counts the positions that are copied to be looked at. */
function counting(of: Game = game): { game: Game; copies(): number } {
  let copies = 0;
  const clone = (state: unknown) => {
    copies++;
    return of.clone(state);
  };
  return { game: { ...of, clone }, copies: () => copies };
}

test('without a clock a search looks at as many positions as it is told, and no more', () => {
  const { state, seat } = position(5);
  for (const looks of [50, 500, 5000]) {
    const { game: counted, copies } = counting();
    const player = bot(counted, 'archmage', undefined, looks);
    player.decide(game.view(state, seat), seat, untimed(seeded(1)));
    expect(copies()).toBeGreaterThan(looks / 4);
    expect(copies()).toBeLessThanOrEqual(looks);
  }
});

test('a search ends early when no other choice can be tried more often any more', () => {
  // Whatever seat 0 does but win, seat 1 wins: nothing is left to think about.
  const clear = treeGame(2, {
    by: 0,
    to: {
      lose: { by: 1, to: { a: { winners: [1] }, b: { winners: [1] } } },
      win: { by: 1, to: { a: { winners: [0] }, b: { winners: [0] } } },
    },
  }) as Game;
  let asked = 0;
  const moment = { ...untimed(seeded(1)), cancelled: () => ++asked < 0 };
  const choice = bot(clear, 'archmage', undefined, 4000).decide([], 0, moment);
  expect(choice).toBe('win');
  // It is asked after every eighth look, so 500 times by the end.
  expect(asked).toBeLessThan(350);
});

test('a search that is cancelled names the best it has found, at once', () => {
  const { state, seat } = position(5);
  const { game: counted, copies } = counting();
  let asked = 0;
  const choice = bot(counted, 'archmage').decide(game.view(state, seat), seat, {
    ...untimed(seeded(1)),
    cancelled: () => ++asked > 50,
  });
  expect(game.choices(state)).toContainEqual(choice);
  expect(asked).toBe(51);
  expect(copies()).toBeLessThan(600);
});

/** One of thirty things to do, and the game is over. */
const WIDE = treeGame(2, {
  by: 0,
  to: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i}`, { winners: [i % 2] }])),
}) as Game;

test('a novice too stops when its time is up, or when it is cancelled, and says what it thought of', () => {
  const looksOf = (moment: object) => {
    const { game: counted, copies } = counting(WIDE);
    let best: readonly Thought[] = [];
    const report = (thoughts: readonly Thought[]) => {
      best = thoughts;
    };
    const told = { ...untimed(seeded(1)), ...moment, report };
    expect(bot(counted, 'novice').decide([], 0, told)).toBe(sure(best[0]).choice);
    return copies();
  };
  let asked = 0;
  expect(looksOf({})).toBe(30);
  expect(looksOf({ budgetMs: 5, now: clock().now })).toBe(5);
  expect(looksOf({ cancelled: () => ++asked > 9 })).toBe(10);
});

test('what a search thinks of is reported: legal choices with their chances, the best first', () => {
  const { state, seat } = position(5);
  const reports: (readonly Thought[])[] = [];
  const choice = bot(game, 'archmage').decide(game.view(state, seat), seat, {
    budgetMs: 1000,
    roll: seeded(1),
    now: clock().now,
    report: (best) => reports.push(best),
  });
  expect(reports.length).toBeGreaterThan(2);
  for (const best of reports) {
    const visits = best.map((thought) => thought.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    expect(visits[0]).toBeGreaterThan(sure(visits[visits.length - 1]));
    for (const { choice, chance } of best) {
      expect(game.choices(state)).toContainEqual(choice);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
  expect(reports.at(-1)?.[0]?.choice).toEqual(choice);
});

test('whoever waits for the end of a search hears once, of what it has decided', () => {
  const { state, seat } = position(5);
  const reports: (readonly Thought[])[] = [];
  const choice = bot(game, 'adept').decide(game.view(state, seat), seat, {
    ...untimed(seeded(1)),
    report: (best) => reports.push(best),
  });
  expect(reports.map(([best]) => best?.choice)).toEqual([choice]);
});
