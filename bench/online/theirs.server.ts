// The process of boardgame.io's own server, with its store in memory, on the same game. As on our side
// four look on at each table, each with its own view; a move is the bare `apply` on a copy of the state,
// which is the quickest way for it, and chance is rolled without any care for fairness.
import { createRequire } from 'node:module';
import { CHANCE, checkOptions, type Game, NOBODY } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { report } from './process.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(settings: object): { run(port: number): Promise<{ appServer: { address(): unknown } }> };
  Origins: { LOCALHOST: unknown };
};
const { original } = require('immer') as { original<T>(draft: T): T };

const game: Game = wisps;
const options = checkOptions(game, { seats: 4 });

function settle(state: unknown): unknown {
  while (game.waitingFor(state) === CHANCE)
    game.apply(state, Math.floor(Math.random() * game.odds(state)));
  return state;
}

const server = Server({
  games: [
    {
      name: game.id,
      setup: () => settle(game.setup(options)),
      disableUndo: true,
      turn: { activePlayers: { all: null } },
      playerView: ({ G, playerID }: { G: unknown; playerID: string | null }) =>
        game.view(G, playerID === null ? NOBODY : Number(playerID)),
      moves: {
        act: ({ G }: { G: unknown }, choice: unknown) => {
          const state = game.clone(original(G));
          game.apply(state, choice);
          return settle(state);
        },
      },
    },
  ],
  origins: [Origins.LOCALHOST],
});
const { appServer } = await server.run(0);
const { port } = appServer.address() as { port: number };
process.on('SIGTERM', () => process.exit());
report(`http://localhost:${port}`);
