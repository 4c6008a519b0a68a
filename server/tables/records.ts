/** What a table was: as a file when it is over, as a moment that was, as a receipt for its dice. */
import { HallRefused, phaseOf, playersOf, type Standing, viewerFor } from '@magehall/dealer/hall';
import { type Before, type GameFile, NOBODY, type Seat } from '@magehall/engine';
import { type Receipt, type Steps, type Then, writeStep } from '@magehall/wire';
import type { TableRecord } from '../store/store.ts';

/** Who may look, and with whose eyes. */
export function eyesOf(standing: Standing, person: string | undefined): Seat {
  const viewer = viewerFor(standing, person);
  if (viewer === undefined) throw new HallRefused('not-invited');
  return viewer;
}

/** The whole game with the secret of its dice: only when nothing is hidden any more. */
export function fileOf(standing: Standing, record: TableRecord): GameFile {
  if (phaseOf(standing) !== 'over' || !standing.dice) throw new HallRefused('not-over');
  const { id, game, rulesVersion, options, start, before, secret } = record;
  return {
    magehall: 2,
    ...{ game, rulesVersion, table: id, options },
    ...(start !== undefined && { start }),
    players: playersOf(standing),
    dice: { ...standing.dice, secret },
    ...(before && { before: beforeOf(before) }),
    log: standing.table.log,
  };
}

function beforeOf({ log, table, players, dice }: NonNullable<TableRecord['before']>): Before {
  return { entries: log.length, table, players, ...(dice && { dice }) };
}

export function viewAfter({ table }: Standing, viewer: Seat, steps: number): Then {
  if (steps > table.heard(viewer)) throw new HallRefused('not-found');
  return { view: table.view(viewer, steps) };
}

export function stepsFrom({ table }: Standing, viewer: Seat, from: number, to: number): Steps {
  const steps = table.told(viewer, from).slice(0, Math.max(0, to - from));
  return { from, steps: steps.map(writeStep) };
}

/** What a seat keeps to check the dice by. */
export function receiptOf(standing: Standing, seat: Seat, table: string): Receipt {
  const { chairs, commitment } = standing;
  const { nonce } = seat === NOBODY ? {} : chairs[seat];
  if (nonce === undefined) throw new HallRefused('bad-seal');
  return { table, commitment, sealed: chairs.map((chair) => chair.sealed ?? null), nonce };
}
