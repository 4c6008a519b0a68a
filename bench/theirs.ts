/**
 * The same game driven by boardgame.io's local client. A move calls the bare `apply` on the draft
 * that immer hands it; choices are listed on the plain state, dice are rolled outside by the same
 * generator and handed in, just as on our side. All else is set to what is quickest for it: one
 * client for all games, one seat, no undo, no debug panel, production mode, the store read directly.
 */
import { createRequire } from 'node:module';
import { CHANCE, type Game, NOBODY, type Options, type Roll } from '@magehall/engine';
import type { Played } from './ours.ts';

/** As much of its client as is used here. */
export interface LocalClient {
  moves: { act(choice: unknown): void };
  store: { getState(): { G: unknown } };
  reset(): void;
}

// Asked for when it runs: the checks of the house must not need what only the bench installs.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client(settings: object): LocalClient };
const { original } = require('immer') as { original<T>(draft: T): T };

/** The plain way, on immer's draft; or round it, on a copy of the state, as an expert might. */
type How = 'draft' | 'clone';

export function theirClient(game: Game, options: Options, how: How): LocalClient {
  return Client({
    game: {
      name: game.id,
      setup: () => game.setup(options),
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
    },
    numPlayers: 1,
    debug: false,
  });
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
