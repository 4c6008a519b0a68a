/** What is kept of a table, and the one door through which it comes back from the database. */
import type { GameFile, Player } from '@magehall/engine';

/** What the hall shows of a table without playing its log. */
export interface Standing {
  /** Whose turn: a person's here, a bot's, or nobody's. */
  waits: 'person' | 'bot' | 'nobody';
  scores: number[];
  winners: number[];
}

/** A game of this device: its file, under the table's name, and what the hall shows of it. */
export interface TableRecord extends Omit<GameFile, 'magehall' | 'table' | 'hashes'> {
  id: string;
  /** The name that its dice are bound to, if that was taken here. */
  table?: string;
  /** Somebody who just learned the game plays it. */
  coached?: true;
  started: number;
  changed: number;
  standing: Standing;
}

/** All that the hall needs of a table, apart from its log, which may be long. */
export interface Card {
  id: string;
  /** Your turn first, what can't be read last; then the latest first. */
  order: readonly [rank: number, before: number];
  /** Missing if the record can't be read. */
  table?: Pick<TableRecord, 'game' | 'players' | 'standing' | 'started' | 'changed'> & {
    length: number;
  };
}

export const RANKS = ['person', 'bot', 'nobody'];

/** Whole enough to have its place on the shelf and to be searched. */
export function isWhole({ game, players, standing, changed }: Partial<TableRecord>): boolean {
  return (
    typeof game === 'string' &&
    Array.isArray(players) &&
    players.every((player) => typeof player?.name === 'string') &&
    RANKS.includes(standing?.waits ?? '') &&
    Number.isFinite(changed)
  );
}

/** A record as it was read; undefined if it can't be one of a table. */
export function readRecord(raw: unknown): TableRecord | undefined {
  const record = (raw ?? {}) as TableRecord;
  const fits = isWhole(record) && record.players.length === record.options?.seats;
  if (!fits || !Array.isArray(record.log)) return undefined;
  return { ...record, players: record.players.map(asToday) };
}

/** A bot used to be called by its level alone. */
function asToday(player: Player): Player {
  const { plays, name }: { plays: string; name: string } = player;
  const isKind = plays === 'person' || plays === 'bot' || plays === 'rules';
  return isKind ? player : { plays: 'bot', level: plays, name };
}

export function cardOf({ id, game, players, standing, started, changed, log }: TableRecord): Card {
  return {
    id,
    order: [RANKS.indexOf(standing.waits), -changed],
    table: { game, players, standing, started, changed, length: log.length },
  };
}
