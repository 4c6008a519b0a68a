/** Tables that begin here: new ones, and branches of others. Each gets dice of its own. */
import { sealHere } from '@magehall/dealer/seal';
import type { Entry, Game, Options, Player } from '@magehall/engine';
import type { TableRecord } from '../store/shelf.ts';

/** A short name nobody else has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newTable(game: Game, options: Options, players: readonly Player[]): TableRecord {
  const now = Date.now();
  return {
    id: freshId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    players,
    dice: sealHere(players),
    log: [],
    started: now,
    changed: now,
    standing: { waits: 'person', scores: [], winners: [] },
  };
}

/** The steps that stand, without what was taken back. */
export function withoutTakenBack(log: readonly Entry[]): Entry[] {
  const steps: Entry[] = [];
  for (const entry of log) {
    if ('undo' in entry) steps.length -= entry.undo;
    else if ('choice' in entry) steps.push(entry);
  }
  return steps;
}

/** The same game up to a moment, to go on from there another way; the others become bots. */
export function branch(
  record: TableRecord,
  steps: number,
  mine: number,
  level: string,
): TableRecord {
  const players = record.players.map(
    (player, seat): Player =>
      seat === mine || player.plays !== 'person'
        ? player
        : { plays: 'bot', level, name: player.name },
  );
  // Dice sealed now could not have made what was drawn before: a branch has none that can be proved.
  const { table: _, dice: __, ...game } = record;
  const log = withoutTakenBack(record.log).slice(0, steps);
  return { ...game, id: freshId(), players, log };
}
