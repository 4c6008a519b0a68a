/** Between what this device keeps and a game file. */
import {
  commitmentTo,
  type Entry,
  freshBytes,
  type Game,
  type GameFile,
  type Options,
  openTable,
  type Player,
  writeGameFile,
} from '@magehall/engine';
import type { Kept } from '../store/shelf.ts';

export function asFile(kept: Kept): GameFile {
  const { id, game, rulesVersion, options, players, dice, log } = kept;
  const file: GameFile = { magehall: 1, game, rulesVersion, table: id, options, players, log };
  return dice ? { ...file, dice } : file;
}

/** As it may leave the device: the dice's secret only once the game is over. */
export function exported(kept: Kept): string {
  const file = asFile(kept);
  if (!file.dice || kept.standing.waits === 'nobody') return writeGameFile(file);
  const { commitment, nonces } = file.dice;
  return writeGameFile({ ...file, dice: { commitment, nonces } });
}

/** A short name nobody else has. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newTable(game: Game, options: Options, players: Player[]): Kept {
  const secret = freshBytes();
  // Everyone at this screen adds to the dice, by way of the browser's own chance.
  const nonces = players.filter(({ plays }) => plays === 'person').map(() => freshBytes());
  const now = Date.now();
  return {
    id: freshId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    players,
    dice: { secret, nonces, commitment: commitmentTo(secret) },
    log: [],
    started: now,
    changed: now,
    standing: { waits: 'person', scores: [], winners: [] },
  };
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

/** The steps that stand, without what was taken back. */
export function standing(log: readonly Entry[]): Entry[] {
  const steps: Entry[] = [];
  for (const entry of log) {
    if ('undo' in entry) steps.length -= entry.undo;
    else steps.push(entry);
  }
  return steps;
}

/** The same game up to a moment, to go on from there another way; the others become bots. */
export function branch(kept: Kept, steps: number, mine: number, level: string): Kept {
  const secret = freshBytes();
  return {
    ...kept,
    id: freshId(),
    players: kept.players.map((player, seat) =>
      seat === mine || player.plays !== 'person' ? player : { ...player, plays: level },
    ),
    dice: { secret, nonces: [], commitment: commitmentTo(secret) },
    log: standing(kept.log).slice(0, steps),
  };
}
