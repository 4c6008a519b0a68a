/**
 * Standing orders at random play: every decision asked for in another's turn is listed, no other is,
 * and each order picks one of the choices there are, from what its seat sees.
 */
import {
  checkOptions,
  type Game,
  NOBODY,
  type Seat,
  type Step,
  same,
  seeded,
  stroll,
} from '@magehall/engine';
import { expect, test } from 'vitest';
import { orders } from './orders.ts';
import { rules } from './rules.ts';

interface Tried {
  tables: readonly Readonly<Record<string, unknown>>[];
  games: number;
  /** Whose turn it is: as the state has it, or as it was told last; nobody's while a table is set up. */
  turn(state: never, told: Seat | undefined): Seat | undefined;
}

const TRIED: Readonly<Record<string, Tried>> = {
  'arcana-magica': {
    tables: [
      { seats: 2, sand: 'ask' },
      { seats: 3, automas: [0], sand: 'ask' },
      { seats: 4, teams: true, sand: 'ask', overkillChain: true },
    ],
    games: 300,
    turn: (_state, told) => told,
  },
  arkhanos: {
    tables: [{ seats: 2 }, { seats: 4 }],
    games: 20,
    turn: ({ turn }: { turn: Seat }) => turn,
  },
  'five-seals': {
    tables: [
      { seats: 2, circle: 3 },
      { seats: 3, circle: 3 },
      { seats: 5, circle: 3 },
    ],
    games: 30,
    // Dice for the next round are chosen in nobody's turn.
    turn: ({ stack, round }: { stack: { do: string; seat: Seat }[]; round: number }) =>
      round > 0 && stack.at(-1)?.do === 'draft'
        ? NOBODY
        : stack.find((frame) => frame.do === 'turn')?.seat,
  },
};

function turnIn({ events }: Step): Seat | undefined {
  const turn = events.findLast(({ event }) => event === 'turn');
  return (turn as { seat?: Seat } | undefined)?.seat;
}

/** Decision and order, by how often an order was tried. */
async function tried(id: string, game: Game): Promise<Map<string, number>> {
  const { tables, games, turn } = TRIED[id];
  const { decisions } = await orders[id].decisions();
  const met = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) {
    const options = checkOptions(game, tables[seed % tables.length]);
    let told: Seat | undefined;
    for (const { before, step } of stroll(game, game.setup(options), seeded(seed), 5000)) {
      const acts = turn(before as never, told);
      told = turnIn(step) ?? told;
      if (step.by < 0) continue;
      const view = game.view(before, step.by);
      const listed = decisions.filter((decision) => decision.when(view, step.by));
      const outOfTurn = acts !== undefined && acts !== step.by;
      expect(listed.length, JSON.stringify(step)).toBe(outOfTurn ? 1 : 0);
      for (const { decision, when, orders } of listed) {
        expect(when(view, acts as Seat)).toBe(false);
        for (const [name, pick] of Object.entries(orders)) {
          const seen = JSON.stringify(view);
          const choices = game.choices(view);
          const picked = pick(view, choices);
          const legal = game.choices(before);
          expect(legal.some((choice) => same(choice, picked))).toBe(true);
          expect(JSON.stringify(view)).toBe(seen);
          const after = game.clone(before);
          game.apply(after, picked);
          // An order answers the whole question: a table on line takes no part of a choice.
          expect(game.waitingFor(after) === step.by && game.trying(after)).toBe(false);
          met.set(`${decision} ${name}`, (met.get(`${decision} ${name}`) ?? 0) + 1);
        }
      }
    }
  }
  return met;
}

test.each(Object.keys(orders))('%s lists what is asked for in another’s turn', async (id) => {
  const { game } = await rules[id]();
  const { decisions } = await orders[id].decisions();
  const names = decisions.flatMap(({ decision, orders }) =>
    Object.keys(orders).map((order) => `${decision} ${order}`),
  );
  const met = await tried(id, game);
  expect([...met.keys()].sort()).toEqual(names.sort());
  for (const { decision, orders: named } of decisions) {
    expect(Object.keys(named).length, decision).toBeGreaterThan(0);
  }
});

test.each(Object.keys(orders))('every order of %s has its words', async (id) => {
  const { decisions } = await orders[id].decisions();
  const listed = Object.fromEntries(
    decisions.map(({ decision, orders }) => [decision, Object.keys(orders).sort()]),
  );
  for (const language of ['en', 'fr'] as const) {
    const { words } = await orders[id].words[language]();
    const said = Object.fromEntries(
      Object.entries(words).map(([decision, { orders }]) => [decision, Object.keys(orders).sort()]),
    );
    expect(said).toEqual(listed);
  }
});
