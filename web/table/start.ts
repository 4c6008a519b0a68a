/** Tables that begin here: new ones, and branches of others. Each gets dice of its own. */
import {
  commitmentTo,
  type Entry,
  freshBytes,
  type Game,
  type Options,
  type Player,
} from '@magehall/engine';
import { PERSON } from '../person.ts';
import type { Kept } from '../store/shelf.ts';

/** A short name nobody else has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newTable(game: Game, options: Options, players: Player[]): Kept {
  const secret = freshBytes();
  // Everyone at this screen adds to the dice, by way of the browser's own chance.
  const nonces = players.filter(({ plays }) => plays === PERSON).map(() => freshBytes());
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
      seat === mine || player.plays !== PERSON ? player : { ...player, plays: level },
    ),
    dice: { secret, nonces: [], commitment: commitmentTo(secret) },
    log: standing(kept.log).slice(0, steps),
  };
}
