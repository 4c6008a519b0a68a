/** Were the dice of this game the promised ones? Computes every roll and draw again. */
import { CHANCE, type Game, NOBODY, type Seat } from '../contract.ts';
import { sure } from '../data/sure.ts';
import type { GameFile } from '../files/file.ts';
import { addTo, emptyTable } from '../files/open.ts';
import type { Player } from '../table/players.ts';
import type { Entry, Table } from '../table/table.ts';
import type { Trouble } from '../troubles/trouble.ts';
import type { NameOf } from '../words/words.ts';
import { drawsOf, type FairDice, flawIn } from './fair.ts';

/**
 * What it is worth that every draw follows from the secret. `together`: the file says that each of
 * these people added chance of their own; who finds their own in it knows that nobody could choose. `device`: one device drew everything; who
 * held it could have begun again until the dice were liked. `old`: that too, and the seal of
 * version 1 covers neither options nor players.
 */
export type Proof = 'together' | 'device' | 'old';

/** Draws that a seat took back, and that fell anew. */
export interface TakenBack {
  by: Seat;
  draws: number;
  /** In how many take-backs. */
  times: number;
}

export type Verdict =
  | {
      fair: true;
      draws: number;
      proof: Proof;
      people: number;
      takenBack: readonly TakenBack[];
      /** It began at a written position, which may favour a seat. */
      start: boolean;
      /** So many entries were played elsewhere before, and whether their dice could be checked. */
      before?: { entries: number; checked: boolean };
      /** Seats whose names were erased: that they are the names of then can't be shown any more. */
      erased: readonly Seat[];
    }
  | {
      fair: false;
      why: Trouble;
      /** The place in the log, if one entry is to blame. */
      entry?: number;
    };

export function verify(game: Game, file: GameFile): Verdict {
  const { dice } = file;
  if (!dice) return wrong(['noDice']);
  const flaw = flawIn(dice) ?? ('nonces' in dice ? undefined : flawInSeats(dice, file.players));
  if (flaw) return wrong(flaw);
  const draw = drawsOf(file);
  const { before } = file;
  const earlier = before && drawsOf({ ...file, ...before, dice: before.dice });
  if (!draw) return wrong(['notOver']);
  const table = emptyTable(game, file);
  const taken = new Map<Seat, TakenBack>();
  for (const [i, entry] of file.log.entries()) {
    if (isDraw(entry)) {
      if (table.waitingFor !== CHANCE) return wrong(['notDue', i], i);
      const drawn = before && i < before.entries ? earlier : draw;
      const fair = drawn?.(table.draws, game.odds(table.state)) ?? entry.choice;
      if (fair !== entry.choice) return wrong(['otherDraw', i, entry.choice, fair], i);
    }
    const undone = 'undo' in entry ? drawsAmong(lastSteps(table, entry.undo)) : 0;
    const trouble = addTo(table, entry, i);
    if (trouble) return wrong(trouble, i);
    if (undone > 0) noteTaken(taken, entry.by, undone);
  }
  const old = 'nonces' in dice;
  return {
    fair: true,
    draws: table.draws,
    proof: old ? 'old' : dice.together ? 'together' : 'device',
    people: file.players.filter(({ plays }) => plays === 'person').length,
    takenBack: [...taken.values()],
    start: file.start !== undefined,
    ...(before && { before: { entries: before.entries, checked: earlier !== undefined } }),
    erased: old ? [] : dice.seats.flatMap(({ named }, seat) => (named === undefined ? [] : [seat])),
  };
}

/** What a verdict says, sentence by sentence. */
export function findings(verdict: Verdict, name: NameOf): Trouble[] {
  if (!verdict.fair) return [verdict.why];
  const { draws, proof, people, takenBack, erased } = verdict;
  return [
    draws === 0 ? ['nothingDrawn'] : ['followed', draws],
    ...(verdict.start ? [['fromPosition'] as const] : []),
    ...(verdict.before ? [movedFinding(verdict.before)] : []),
    proof === 'together' ? ['together', people] : [proof],
    ...takenBack.map((taken): Trouble => ['takenBack', name(taken.by), taken.draws, taken.times]),
    ...erased.map((seat): Trouble => ['erased', seat]),
  ];
}

function movedFinding({ entries, checked }: { entries: number; checked: boolean }): Trouble {
  return [checked ? 'moved' : 'movedUnchecked', entries];
}

/** One nonce for each person, bound to its seat, and none for anybody else. */
function flawInSeats(
  { seats, together }: FairDice,
  players: readonly Player[],
): Trouble | undefined {
  if (seats.length !== players.length) return ['sealedSeats', seats.length, players.length];
  for (const [seat, { nonce, named }] of seats.entries()) {
    const { plays, name } = sure(players[seat]);
    const isPerson = plays === 'person';
    if (named !== undefined && name !== '') return ['otherName', seat];
    if (isPerson && nonce === undefined) return ['noNonce', seat];
    if (!isPerson && nonce !== undefined) return ['nonceOfNobody', seat];
  }
  const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
  const apart = nonces.length > 0 && new Set(nonces).size === nonces.length;
  return together && !apart ? ['lonely'] : undefined;
}

function lastSteps(table: Table, steps: number): readonly { by: Seat }[] {
  return table.told(NOBODY, Math.max(0, table.steps - steps));
}

function drawsAmong(steps: readonly { by: Seat }[]): number {
  return steps.filter(({ by }) => by === CHANCE).length;
}

function noteTaken(taken: Map<Seat, TakenBack>, by: Seat, draws: number): void {
  const before = taken.get(by) ?? { by, draws: 0, times: 0 };
  taken.set(by, { by, draws: before.draws + draws, times: before.times + 1 });
}

function isDraw(entry: Entry): entry is { by: number; choice: number } {
  return entry.by === CHANCE && 'choice' in entry;
}

function wrong(why: Trouble, entry?: number): Verdict {
  return entry === undefined ? { fair: false, why } : { fair: false, why, entry };
}
