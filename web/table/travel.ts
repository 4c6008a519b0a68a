/**
 * Games that leave this device and come to it. Loaded when one does.
 *
 * A file that a player saves carries the secret of the dice, as this device's own store does, so
 * that the game goes on elsewhere with the same dice. A link is for others to look at: it carries
 * the secret only once the game is over (docs/decisions/game-files.md).
 */
import {
  type GameFile,
  mendName,
  NOBODY,
  type Opener,
  openTable,
  withRules,
  writeGameFile,
} from '@magehall/engine';
import type { TableRecord } from '../store/shelf.ts';
import { asFile } from './file.ts';
import { freshId } from './start.ts';

/** Saves a game as a file on the device. */
export function save(record: TableRecord): void {
  download(`${record.game}-${record.id}.json`, writeGameFile(readable(record)));
}

/** The same of a game that stands elsewhere. */
export function saveFile(file: GameFile): void {
  download(`${file.game}-${file.table}.json`, writeGameFile(file));
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** As it can be read again: games kept before there was a rule for names may have others. */
function readable(record: TableRecord): GameFile {
  const file = asFile(record);
  // To their dice the names are bound as they are, and they kept the rule.
  if (file.dice && !('nonces' in file.dice)) return file;
  const players = file.players.map((player) => ({ ...player, name: mendName(player.name) }));
  return { ...file, players };
}

/** As anyone may have it. */
export function shareable(record: TableRecord): string {
  const file = readable(record);
  if (!file.dice || record.standing.waits === 'nobody') return writeGameFile(file);
  const { secret: _, ...dice } = file.dice;
  return writeGameFile({ ...file, dice });
}

/**
 * A game from a file, checked by playing it. If there is already a table of that name it gets
 * another one. The dice of a game under way are bound to the name and to their secret, so without
 * either they are new ones: nobody looks ahead in a copy. A finished one keeps them, to be checked.
 */
export function imported(game: Opener, file: GameFile, taken: boolean): TableRecord {
  const table = openTable(game, file);
  const { magehall: _, hashes: __, dice, table: name, ...rest } = file;
  const now = Date.now();
  const { scores, winners } = table.outcome(NOBODY);
  const record: TableRecord = {
    ...rest,
    id: taken ? freshId() : name,
    players: withRules(game, table.options, file.players),
    started: now,
    changed: now,
    standing: {
      waits: table.over ? 'nobody' : 'person',
      scores: scores.map(({ total }) => total),
      winners: table.over ? [...winners] : [],
    },
  };
  if (dice?.secret === undefined || (taken && !table.over)) return record;
  return taken ? { ...record, dice, table: name } : { ...record, dice };
}
