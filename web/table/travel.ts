/**
 * Games that leave this device and come to it. Loaded when one does.
 *
 * A file that a player saves carries the secret of the dice, as this device's own store does, so
 * that the game goes on elsewhere with the same dice. A link is for others to look at: it carries
 * the secret only once the game is over (docs/decisions/game-files.md).
 */
import { type Game, type GameFile, openTable, writeGameFile } from '@magehall/engine';
import type { Kept } from '../store/shelf.ts';
import { asFile } from './file.ts';
import { freshId } from './start.ts';

/** Saves a game as a file on the device. */
export function save(kept: Kept): void {
  download(`${kept.game}-${kept.id}.json`, writeGameFile(asFile(kept)));
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** As anyone may have it. */
export function shareable(kept: Kept): string {
  const file = asFile(kept);
  if (!file.dice || kept.standing.waits === 'nobody') return writeGameFile(file);
  const { commitment, nonces } = file.dice;
  return writeGameFile({ ...file, dice: { commitment, nonces } });
}

/** A game from a file, checked by playing it. It gets a name of its own if its own is taken. */
export function imported(game: Game, file: GameFile, taken: boolean): Kept {
  const table = openTable(game, file);
  const now = Date.now();
  const { scores, winners } = game.outcome(table.state);
  const kept: Kept = {
    id: file.table,
    game: file.game,
    rulesVersion: file.rulesVersion,
    options: file.options,
    players: [...file.players],
    log: [...file.log],
    started: now,
    changed: now,
    standing: {
      waits: table.over ? 'nobody' : 'person',
      scores: scores.map(({ total }) => total),
      winners: table.over ? [...winners] : [],
    },
  };
  // The dice are bound to the table's name and to their secret; without either they are new ones.
  if (file.dice?.secret !== undefined && !taken) return { ...kept, dice: file.dice };
  return taken ? { ...kept, id: freshId() } : kept;
}
