/**
 * The same game driven by boardgame.io's local client. A move calls the bare `apply` on the draft
 * that immer hands it; choices are listed on the plain state, dice are rolled outside by the same
 * generator and handed in, just as on our side. All else is set to what is quickest for it: one
 * client for all games, one seat, no undo, no debug panel, production mode, the store read directly.
 */
import { createRequire } from 'node:module';
import { CHANCE, type Game, NOBODY, type Options, type Roll } from '@magehall/engine';
import type { Played } from './ours.ts';
import type { Position } from './search.ts';

/** As much of its client as is used here. */
export interface LocalClient {
  moves: { act(choice: unknown): void };
  store: { getState(): { G: unknown } };
  reset(): void;
}

interface TheirBot {
  play(state: object, player: string): Promise<unknown>;
}

// Asked for when it runs: the checks of the house must not need what only the bench installs.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client(settings: object): LocalClient };
const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: new (settings: object) => TheirBot };
const { InitializeGame } = require('boardgame.io/internal') as {
  InitializeGame(settings: object): object;
};
const { original } = require('immer') as { original<T>(draft: T): T };

/** The plain way, on immer's draft; or round it, on a copy of the state, as an expert might. */
type How = 'draft' | 'clone';

export function theirClient(game: Game, options: Options, how: How): LocalClient {
  return Client({
    game: theirGame(game, () => game.setup(options), how),
    numPlayers: 1,
    debug: false,
  });
}

function theirGame(game: Game, setup: () => unknown, how: How): object {
  return {
    name: game.id,
    setup,
    disableUndo: true,
    moves: {
      act: ({ G }: { G: unknown }, choice: unknown) => {
        if (how === 'draft') {
          game.apply(G, choice);
          return undefined;
        }
        const state = game.clone(original(G));
        game.apply(state, choice);
        return state;
      },
    },
  };
}

const ITERATIONS = 25;

/**
 * Its MCTSBot from a position. It knows no chance: outcomes are moves like others. An iteration of
 * it adds a node and plays at random for up to 50 moves; one of ours adds a node and judges what
 * each choice there leads to.
 */
export function theirSearch(game: Game, { state }: Position): () => Promise<number> {
  const settings = {
    ...theirGame(game, () => game.clone(state), 'draft'),
    endIf: ({ G }: { G: unknown }) => (game.waitingFor(G) === NOBODY ? { winner: '0' } : undefined),
  };
  const enumerate = (G: unknown) => {
    const by = game.waitingFor(G);
    if (by === NOBODY) return [];
    const moves =
      by === CHANCE ? Array.from({ length: game.odds(G) }, (_, k) => k) : game.choices(G);
    return moves.map((choice) => ({ move: 'act', args: [choice] }));
  };
  const start = InitializeGame({ game: settings, numPlayers: 1 });
  const bot = new MCTSBot({ game: settings, enumerate, iterations: ITERATIONS, seed: 'bench' });
  return async () => {
    await bot.play(start, '0');
    return ITERATIONS;
  };
}

export function playTheirs(game: Game, client: LocalClient, roll: Roll): Played {
  client.reset();
  let decisions = 0;
  let entries = 0;
  for (;;) {
    const { G } = client.store.getState();
    const by = game.waitingFor(G);
    if (by === NOBODY) return { decisions, entries, hash: game.hash(G) };
    if (by === CHANCE) client.moves.act(roll(game.odds(G)));
    else {
      const choices = game.choices(G);
      client.moves.act(choices[roll(choices.length)]);
      decisions++;
    }
    entries++;
  }
}
