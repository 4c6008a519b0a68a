/**
 * A bot that knows what its seat can't: it is told the same in two worlds which differ only in that, be
 * it a bot of the table's or a stand-in, and its own dice have nothing to do with the table's.
 */
import { advance, laid, type Standing, type Terms } from '@magehall/dealer/hall';
import { checkOptions, type Entry, type Game, type Seat, Table } from '@magehall/engine';
import { games } from '@magehall/games';
import { expect, test } from 'vitest';
import { twoWorlds } from '../testing/worlds.ts';
import { questionFor } from './chores.ts';

/** The table after so many entries, with a bot in that seat: one of the table's, or a stand-in. */
function standing(game: Game, log: readonly Entry[], seats: number, bot: Seat, standin: boolean) {
  const terms: Terms = {
    ...{ id: 'two-worlds-table', game: game.id, rulesVersion: game.rulesVersion },
    options: checkOptions(game, { seats }),
    pace: { kind: 'none' },
    ...{ listed: false, watchers: false, standin: 'adept', owner: 'ada' },
    laid: Array.from({ length: seats }, (_, seat) =>
      seat === bot && !standin ? { level: 'adept' } : 'open',
    ),
    ...{ commitment: 'c'.repeat(64), madeAt: 0 },
  };
  const table: Standing = laid(game, terms);
  const sat = terms.laid.flatMap((plays, seat) =>
    plays === 'open' ? [{ sit: seat, person: `p${seat}`, name: `P${seat}`, sealed: '' }] : [],
  );
  const begin = terms.laid.map(() => ({ salt: 'a'.repeat(32) }));
  const absent = standin ? [{ standin: bot, on: true }] : [];
  advance(table, { seq: 0, at: 1, entries: [...sat, { begin }, ...absent, ...log] });
  return table;
}

const all = await Promise.all(Object.values(games).map(async ({ rules }) => (await rules()).game));
const secretive = all.filter(({ secret }) => secret);

test.each(secretive.map((game) => [game.id, game] as const))(
  'a bot of %s learns nothing that its seat may not know',
  (_, game) => {
    let asked = 0;
    for (let seed = 1; seed <= 60 && asked < 6; seed++) {
      const seats = game.seats[0] + (seed % 2);
      const options = checkOptions(game, { seats });
      const worlds = twoWorlds(game, options, seed, 0);
      if (!worlds) continue;
      const { viewer, logs } = worlds;
      // The last time that the bot is asked, if the worlds differ by then.
      const table = new Table(game, options);
      const turns = logs[0].flatMap((entry, i) => {
        table.take(entry);
        return table.waitingFor === viewer ? [i + 1] : [];
      });
      const differ = logs[0].findIndex((entry, i) => entry !== logs[1][i]);
      const length = turns.at(-1) ?? 0;
      if (length <= differ) continue;
      for (const standin of [false, true]) {
        const [one, other] = logs.map((log) =>
          standing(game, log.slice(0, length), seats, viewer, standin),
        );
        expect(one.table.hash()).not.toBe(other.table.hash());
        const question = questionFor(one);
        expect(Object.keys(question ?? {}).sort()).toEqual(['game', 'level', 'seat', 'view']);
        expect(JSON.stringify(question)).toBe(JSON.stringify(questionFor(other)));
        asked++;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(6);
  },
);
