/**
 * How a table on line stands: the fold of its moves. It needs neither clock nor dice nor store, so
 * every node that has read the same moves comes to the same standing, and a table let go is opened
 * again by reading. Nothing is checked here; `command.ts` is the only maker of moves.
 */
import {
  type Entry,
  type FairDice,
  type Opener,
  type Options,
  type OutOfTurn,
  type Player,
  restoreTable,
  type Seat,
  sure,
  type Table,
} from '@magehall/engine';
import type { Pace, Phase } from '@magehall/wire';
import { Audience } from '../audience.ts';
import { allowance, type Clock, charge, newClock, run } from './clock.ts';
import { type Ballot, type HallEntry, isGameEntry, type Made, type VoteAbout } from './entries.ts';

/** What was agreed on when the table was laid. */
export interface Terms {
  id: string;
  game: string;
  rulesVersion: number;
  options: Options;
  start?: unknown;
  /** What was played before, on a device. */
  before?: { log: readonly Entry[] };
  pace: Pace;
  listed: boolean;
  watchers: boolean;
  standin: string;
  owner: string;
  laid: readonly ('open' | 'rules' | { level: string })[];
  commitment: string;
  madeAt: number;
}

export interface Chair {
  plays: 'open' | 'person' | 'bot' | 'rules';
  name: string;
  level?: string;
  person?: string;
  /** The person for whom it is kept. */
  kept?: string;
  sealed?: string;
  nonce?: string;
  warned: boolean;
  standin: boolean;
  resigned: boolean;
}

export interface OpenVote {
  about: VoteAbout;
  by: Seat;
  undo?: number;
  agreed: Seat[];
}

export interface Standing {
  readonly terms: Terms;
  /** The game itself; it begins when the dice are sealed. */
  readonly table: Table;
  readonly audience: Audience;
  /** What the game asks for out of turn. */
  readonly decisions: readonly OutOfTurn[];
  /** The newest move; -1 before the first. */
  head: number;
  /** When it was made. */
  at: number;
  begun: boolean;
  paused: boolean;
  chairs: Chair[];
  commitment: string;
  /** How often the seals were broken off. */
  sealings: number;
  /** Since when seals, or nonces, are waited for. */
  sealingSince: number;
  dice: FairDice | undefined;
  vote: OpenVote | undefined;
  clock: Clock;
  next: string | undefined;
}

/** A table before its first move. */
export function laid(game: Opener, terms: Terms, decisions: readonly OutOfTurn[] = []): Standing {
  const { options, start, before } = terms;
  const table = restoreTable(game, { options, start, log: before?.log ?? [] });
  return {
    terms,
    table,
    audience: new Audience(table, []),
    decisions,
    head: -1,
    at: terms.madeAt,
    begun: false,
    paused: false,
    chairs: terms.laid.map(chairOf),
    commitment: terms.commitment,
    sealings: 0,
    sealingSince: terms.madeAt,
    dice: undefined,
    vote: undefined,
    clock: newClock(terms.pace, terms.laid.length, terms.madeAt),
    next: undefined,
  };
}

function chairOf(laid: Terms['laid'][number]): Chair {
  const flags = { warned: false, standin: false, resigned: false };
  if (laid === 'open') return { plays: 'open', name: '', ...flags };
  if (laid === 'rules') return { plays: 'rules', name: 'Automa', ...flags };
  const name = laid.level.charAt(0).toUpperCase() + laid.level.slice(1);
  return { plays: 'bot', name, level: laid.level, ...flags };
}

export function phaseOf(standing: Standing): Phase {
  if (standing.begun) {
    if (standing.table.over) return 'over';
    return standing.paused ? 'paused' : 'running';
  }
  return allSealed(standing) ? 'sealing' : 'open';
}

/** Every seat is taken. */
export function isFull({ chairs }: Standing): boolean {
  return chairs.every(({ plays }) => plays !== 'open');
}

/** Every seat is taken, and every person in one has sealed a nonce. */
function allSealed(standing: Standing): boolean {
  const sealed = ({ plays, sealed }: Chair) => plays !== 'person' || sealed !== undefined;
  return isFull(standing) && standing.chairs.every(sealed);
}

/** Who plays, as files and dice know them. */
export function playersOf({ chairs }: Standing): Player[] {
  return chairs.map(({ plays, name, level }): Player => {
    if (plays === 'bot') return { plays, name, level: level ?? 'adept' };
    return plays === 'rules' ? { plays, name } : { plays: 'person', name };
  });
}

export function seatOf({ chairs }: Standing, person: string | null): Seat | undefined {
  const seat = chairs.findIndex((chair) => chair.plays === 'person' && chair.person === person);
  return seat < 0 ? undefined : seat;
}

export function chairAt({ chairs }: Standing, seat: Seat): Chair {
  return sure(chairs[seat], `Seat ${seat}`);
}

/** A person who answers for itself: present in the game, and no bot plays for it. */
export function answers({ plays, standin, resigned }: Chair): boolean {
  return plays === 'person' && !standin && !resigned;
}

/** The level of the bot that is to choose now; undefined where a person is, or nobody. */
export function botToMove(standing: Standing): { seat: Seat; level: string } | undefined {
  if (phaseOf(standing) !== 'running') return undefined;
  const seat = standing.table.waitingFor;
  const chair = standing.chairs[seat];
  if (!chair || answers(chair)) return undefined;
  return { seat, level: chair.level ?? standing.terms.standin };
}

/** Takes a move over: the next one, whoever made it. */
export function advance(standing: Standing, { seq, at, entries }: Made): void {
  const { terms, table, clock } = standing;
  for (const entry of entries) if ('credit' in entry) clock.since += entry.credit;
  charge(clock, terms.pace, at);
  const before = standing.head < 0 ? 0 : table.length;
  const was = phaseOf(standing);
  for (const entry of entries) take(standing, entry, at);
  standing.audience.moved(table.length - before);
  standing.head = seq;
  standing.at = at;
  // What was agreed on about the last steps is void once there are others.
  if (standing.vote?.about === 'take-back' && entries.some(isGameEntry)) standing.vote = undefined;
  if (table.over) standing.vote = undefined;
  const phase = phaseOf(standing);
  if (phase !== was || was === 'open') standing.sealingSince = at;
  const chair = standing.chairs[table.waitingFor];
  const runs = phase === 'running' && chair !== undefined && answers(chair);
  run(clock, runs ? table.waitingFor : undefined, table.steps);
}

function take(standing: Standing, entry: HallEntry, at: number): void {
  const { table, chairs, clock } = standing;
  if (isGameEntry(entry)) {
    table.take(entry);
    // What all agreed on begins a decision anew.
    if ('undo' in entry && entry.agreed) clock.ground = -1;
  } else if ('sit' in entry) {
    const { person, name, sealed } = entry;
    chairs[entry.sit] = { ...chairOf('open'), plays: 'person', person, name, sealed };
  } else if ('keep' in entry) {
    chairs[entry.keep] = { ...chairAt(standing, entry.keep), kept: entry.person, name: entry.name };
  } else if ('leave' in entry) {
    chairs[entry.leave] = chairOf('open');
  } else if ('seal' in entry) {
    chairAt(standing, entry.seal).sealed = entry.sealed;
  } else if ('unseal' in entry) {
    chairAt(standing, entry.unseal).nonce = entry.nonce;
  } else if ('anew' in entry) {
    sealAnew(standing, entry.anew);
  } else if ('begin' in entry) {
    begin(standing, entry.begin, at);
  } else if ('vote' in entry) {
    countVote(standing, entry);
  } else if ('pause' in entry) {
    standing.paused = entry.pause;
    standing.vote = undefined;
  } else if ('warn' in entry) {
    chairAt(standing, entry.warn).warned = true;
    clock.grace += allowance(standing.terms.pace)?.grace ?? 0;
  } else if ('standin' in entry) {
    const chair = chairAt(standing, entry.standin);
    chair.standin = entry.on;
    if (!entry.on) chair.warned = false;
    clock.ground = -1;
  } else if ('resigned' in entry) {
    chairAt(standing, entry.resigned).resigned = true;
  } else if ('next' in entry) {
    standing.next = entry.next;
  }
}

function sealAnew(standing: Standing, commitment: string): void {
  standing.commitment = commitment;
  standing.sealings++;
  for (const chair of standing.chairs) {
    delete chair.sealed;
    delete chair.nonce;
  }
}

function begin(standing: Standing, seats: FairDice['seats'], at: number): void {
  const together = seats.some(({ nonce }) => nonce !== undefined);
  standing.dice = { commitment: standing.commitment, seats, ...(together && { together }) };
  standing.begun = true;
  standing.clock.since = at;
}

function countVote(standing: Standing, { vote: about, by, yes, undo }: Ballot): void {
  if (!yes) standing.vote = undefined;
  else if (standing.vote) standing.vote.agreed.push(by);
  else standing.vote = { about, by, agreed: [by], ...(undo !== undefined && { undo }) };
}
