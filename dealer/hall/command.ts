/**
 * The only maker of moves at a table on line: who asks for what, and the entries that come of it,
 * or a refusal. Nothing changes here: the standing advances when the move is taken over, so a
 * refused command leaves everything as it was.
 */
import { type Draw, freshSalt, type Seat, Table } from '@magehall/engine';
import { answer, tryOut } from '../command.ts';
import * as dice from '../seal.ts';
import type { HallEntry, VoteAbout } from './entries.ts';
import { nameFor } from './names.ts';
import { HallRefused, refusedBy } from './refusal.ts';
import {
  answers,
  botToMove,
  type Chair,
  chairAt,
  isFull,
  phaseOf,
  type Standing,
  seatOf,
} from './standing.ts';
import { endByVote, resign, vote } from './votes.ts';

/** What a person may ask for. */
export type Request =
  | { do: 'sit'; seat?: Seat; name: string; sealed: string; invited: boolean }
  | { do: 'leave' }
  | { do: 'seal'; sealed: string }
  | { do: 'unseal'; nonce: string }
  | { do: 'choices'; choices: readonly unknown[] }
  | { do: 'undo' }
  | { do: 'vote'; about: VoteAbout; yes: boolean; undo?: number }
  | { do: 'resign' }
  | { do: 'seat-back' }
  | { do: 'next'; table: string };

/** What the house does by itself: bots, clocks, orders. */
export type Chore =
  /** The bot in this seat, or the stand-in; or what the person there has ordered. */
  | { do: 'play'; seat: Seat; choices: readonly unknown[]; ordered?: boolean }
  /** The time of the seat that is waited for is up. */
  | { do: 'time' }
  /** Somebody did not seal or open in time. */
  | { do: 'break-off' }
  | { do: 'credit'; ms: number };

export interface World {
  /** The store's time. */
  at: number;
  /** The dice of the table, once it has begun; asked for when the first is to be rolled. */
  draw(begun: Standing): Draw;
  /** Draws a new secret, and returns its commitment. */
  anew(): string;
}

/** No honest table has so many. From there on only what leads to the end is done, so that none grows for ever. */
const MOST_MOVES = 5000;
const LEADS_ON: ReadonlySet<Request['do']> = new Set([
  ...(['seal', 'unseal', 'choices', 'resign', 'seat-back', 'next'] as const),
]);

export function command(
  standing: Standing,
  person: string,
  request: Request,
  world: World,
): HallEntry[] {
  if (standing.head >= MOST_MOVES && !LEADS_ON.has(request.do)) throw new HallRefused('too-many');
  if (request.do === 'sit') return sit(standing, person, request);
  const seat = seatOf(standing, person);
  if (seat === undefined) throw new HallRefused('not-seated');
  switch (request.do) {
    case 'leave':
      return leave(standing, [seat], world);
    case 'seal':
      return seal(standing, seat, request.sealed);
    case 'unseal':
      return unseal(standing, seat, request.nonce, world);
    case 'choices':
      needOwn(standing, seat);
      return choose(standing, seat, request.choices, world);
    case 'undo':
      needOwn(standing, seat);
      return undo(standing, seat, world);
    case 'vote':
      return voted(standing, seat, request, world);
    case 'resign':
      needBegun(standing);
      return resign(standing, seat, world.at);
    case 'seat-back':
      return seatBack(standing, seat);
    case 'next':
      if (phaseOf(standing) !== 'over') throw new HallRefused('not-over');
      return [{ next: request.table }];
  }
}

/** A chore may find that nothing is to be done any more: then there is no move. */
export function chore(standing: Standing, request: Chore, world: World): HallEntry[] {
  const phase = phaseOf(standing);
  switch (request.do) {
    case 'play':
      if (phase !== 'running') return [];
      return [
        ...(request.ordered ? [{ ordered: request.seat }] : []),
        ...choose(standing, request.seat, request.choices, world, !request.ordered),
      ];
    case 'time':
      return phase === 'running' ? timeIsUp(standing) : [];
    case 'break-off':
      return breakOff(standing, world);
    case 'credit':
      return phase === 'running' ? [{ credit: request.ms }] : [];
  }
}

/** Once there is nobody to wait for, the game begins at once: a table of bots. */
export function beginIfReady(standing: Standing, world: World): HallEntry[] {
  if (standing.chairs.some(({ plays }) => plays === 'open' || plays === 'person')) return [];
  return begin(standing, standing.chairs, world);
}

function sit(
  standing: Standing,
  person: string,
  { seat: wanted, name, sealed, invited }: Request & { do: 'sit' },
): HallEntry[] {
  const { chairs, terms } = standing;
  if (phaseOf(standing) !== 'open') throw new HallRefused('not-open');
  if (seatOf(standing, person) !== undefined) throw new HallRefused('seat-taken');
  const kept = chairs.findIndex((chair) => chair.kept === person);
  if (!invited && !terms.listed && terms.owner !== person && kept < 0)
    throw new HallRefused('not-invited');
  const free = (chair: Chair | undefined) =>
    chair?.plays === 'open' && (chair.kept === undefined || chair.kept === person || invited);
  const seat = wanted ?? (kept < 0 ? chairs.findIndex(free) : kept);
  if (!free(chairs[seat])) throw new HallRefused('seat-taken');
  const others = chairs.flatMap(({ plays, name }) => (plays === 'person' ? [name] : []));
  return [{ sit: seat, person, name: nameFor(name, others), sealed }];
}

/** Who gets up while nonces are being opened breaks the seals: everybody seals anew. */
function leave(standing: Standing, seats: readonly Seat[], world: World): HallEntry[] {
  const phase = phaseOf(standing);
  if (phase !== 'open' && phase !== 'sealing') throw new HallRefused('not-open');
  const left = seats.map((seat): HallEntry => ({ leave: seat }));
  return phase === 'sealing' ? [...left, { anew: world.anew() }] : left;
}

function seal(standing: Standing, seat: Seat, sealed: string): HallEntry[] {
  if (phaseOf(standing) !== 'open') throw new HallRefused('not-open');
  refusedBy(() => dice.seal(sealingOf(standing), seat, sealed));
  return [{ seal: seat, sealed }];
}

function unseal(standing: Standing, seat: Seat, nonce: string, world: World): HallEntry[] {
  if (phaseOf(standing) !== 'sealing') throw new HallRefused('bad-seal');
  refusedBy(() => dice.open(sealingOf(standing), seat, nonce));
  const chairs = standing.chairs.map((chair, i) => (i === seat ? { ...chair, nonce } : chair));
  const open = chairs.every(({ plays, nonce }) => plays !== 'person' || nonce !== undefined);
  const opened: HallEntry[] = [{ unseal: seat, nonce }];
  return open ? [...opened, ...begin(standing, chairs, world)] : opened;
}

function sealingOf({ commitment, chairs }: Standing): dice.Sealing {
  const seats = chairs.map(({ plays, sealed, nonce }) =>
    plays === 'person' ? { sealed, nonce } : null,
  );
  return { commitment, seats };
}

function begin(standing: Standing, chairs: readonly Chair[], world: World): HallEntry[] {
  const seats = chairs.map(({ nonce }) => ({
    salt: freshSalt(),
    ...(nonce !== undefined && { nonce }),
  }));
  const together = seats.some(({ nonce }) => nonce !== undefined);
  const sealed = { commitment: standing.commitment, seats, ...(together && { together }) };
  const begun: Standing = { ...standing, begun: true, dice: sealed };
  return [{ begin: seats }, ...chanceAnswers(begun, undefined, world)];
}

function needBegun(standing: Standing): void {
  const phase = phaseOf(standing);
  if (phase === 'over') throw new HallRefused('over');
  if (phase === 'paused') throw new HallRefused('paused');
  if (phase !== 'running') throw new HallRefused('not-your-turn');
}

/** The person plays for itself: while a bot stands in, it asks for its seat first. */
function needOwn(standing: Standing, seat: Seat): void {
  needBegun(standing);
  if (!answers(chairAt(standing, seat))) throw new HallRefused('not-your-turn');
}

function choose(
  standing: Standing,
  seat: Seat,
  choices: readonly unknown[],
  world: World,
  byHouse = false,
): HallEntry[] {
  // What a bot does in a seat of its own needs no mark.
  const standin = byHouse && standing.chairs[seat]?.plays === 'person';
  const manner = { at: world.at, whole: true, ...(standin && { standin }) };
  return refusedBy(() => {
    const trial = tryOut(standing.table, seat, choices, manner);
    return [...trial.log.slice(0, choices.length), ...chanceAnswers(standing, trial, world)];
  });
}

/** What chance answers from there on; draws go on counting, whatever is taken back. */
function chanceAnswers(standing: Standing, from: Table | undefined, world: World): HallEntry[] {
  const { table } = standing;
  const trial = from ?? new Table(table.game, table.options, table.state);
  const made = trial.length;
  if (trial.waitingFor >= -1) {
    let draw: Draw | undefined;
    answer(trial, (i, odds) => {
      draw ??= world.draw(standing);
      return draw(table.draws + i, odds);
    });
  }
  return trial.log.slice(made);
}

/** A choice is taken back as it was sent: as a whole. */
function undo(standing: Standing, seat: Seat, world: World): HallEntry[] {
  const { table } = standing;
  const why = table.whyNoUndo(seat);
  if (why !== undefined) throw new HallRefused('no-undo', [why]);
  let steps = 1;
  while (steps < table.steps && table.triedAfter(table.steps - steps)) steps++;
  if (table.concerned(seat, steps).length > 0) throw new HallRefused('no-undo', ['answered']);
  return takeBack(standing, { by: seat, undo: steps, at: world.at }, world);
}

function takeBack(
  standing: Standing,
  entry: { by: Seat; undo: number; agreed?: readonly Seat[]; at: number },
  world: World,
): HallEntry[] {
  const { table } = standing;
  const trial = new Table(table.game, table.options, table.at(table.steps - entry.undo));
  return [entry, ...chanceAnswers(standing, trial, world)];
}

function voted(
  standing: Standing,
  seat: Seat,
  request: Request & { do: 'vote' },
  world: World,
): HallEntry[] {
  const { entry, carried, concerned } = vote(standing, seat, request);
  if (!carried) return [entry];
  const { about, by, undo = 0 } = carried;
  if (about === 'pause' || about === 'resume') return [entry, { pause: about === 'pause' }];
  if (about === 'end') return [entry, endByVote(standing, by, world.at)];
  const back = { by, undo, agreed: concerned, at: world.at };
  return [entry, ...takeBack(standing, back, world)];
}

function seatBack(standing: Standing, seat: Seat): HallEntry[] {
  const chair = chairAt(standing, seat);
  if (phaseOf(standing) === 'over' || chair.resigned) throw new HallRefused('over');
  if (!chair.standin) throw new HallRefused('seat-taken');
  return [{ standin: seat, on: false }];
}

/** First a warning, then the stand-in. */
function timeIsUp(standing: Standing): HallEntry[] {
  const { seat } = standing.clock;
  if (seat === undefined || botToMove(standing)) return [];
  return chairAt(standing, seat).warned ? [{ standin: seat, on: true }] : [{ warn: seat }];
}

/** The seats of those who kept the others waiting are free again, and all seal anew. */
function breakOff(standing: Standing, world: World): HallEntry[] {
  const phase = phaseOf(standing);
  const late = standing.chairs.flatMap(({ plays, sealed, nonce }, seat) => {
    const missing = phase === 'sealing' ? nonce === undefined : sealed === undefined;
    return plays === 'person' && missing ? [seat] : [];
  });
  const awaited = phase === 'sealing' || (phase === 'open' && isFull(standing));
  return awaited && late.length > 0 ? leave(standing, late, world) : [];
}
