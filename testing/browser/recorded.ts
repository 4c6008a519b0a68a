/** The recorded games, opened at any of their moments, with people in all seats. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameFile, openTable, readGameFile } from '@magehall/engine';
import { games } from '@magehall/games';

export const NAMES = ['Rhea', 'Bram', 'Ilse', 'Teo', 'Una'];

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');

export async function recorded(id: string, name: string) {
  const { game } = await games[id].rules();
  const kept = readGameFile(await readFile(join(fixtures, id, `${name}.json`), 'utf8'));
  const table = openTable(game, kept);
  const told = table.told(0);
  const steps = told.map(({ by, choice }) => ({ by, choice }));
  // Whoever plays on rolls other dice than those that were sealed.
  const { dice: _, hashes: __, ...rest } = kept;
  const players = kept.players.map((_player, seat) => ({
    name: NAMES[seat],
    plays: 'person' as const,
  }));
  return {
    game,
    /** All that stood when it ended. */
    steps,
    /** The same with all that they told. */
    told,
    at: (moment: number) => table.at(moment),
    /** As a file that goes on from there. */
    file: (moment: number): GameFile => ({ ...rest, players, log: steps.slice(0, moment) }),
  };
}
