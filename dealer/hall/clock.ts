/**
 * Clocks lie outside the rules: so long for each decision, then the seat's bank. A decision is new
 * ground: taking a choice back and making it again does not wind the clock up. All of it follows
 * from the moves and their times, so every node reckons the same.
 */
import { type Seat, sure } from '@magehall/engine';
import type { Pace } from '@magehall/wire';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export interface Clock {
  /** Whose time runs; none where nobody is waited for. */
  seat: Seat | undefined;
  /** Up to when it was reckoned. */
  since: number;
  /** By seat: time used of the present decision, and what is left for all of them. */
  spent: number[];
  banks: number[];
  /** Time that a warning added to the present decision. */
  grace: number;
  /** The steps up to which decisions were timed. */
  ground: number;
}

/** What a pace gives for a decision, for all of them, and after a warning. */
interface Allowance {
  each: number;
  bank: number;
  grace: number;
}

export function allowance(pace: Pace): Allowance | undefined {
  if (pace.kind === 'live')
    return { each: pace.each * SECOND, bank: pace.bank * SECOND, grace: 60 * SECOND };
  if (pace.kind === 'days') return { each: pace.days * DAY, bank: 0, grace: DAY / 2 };
  return undefined;
}

/** How long everybody has to open the dice before seats are freed. */
export function sealingTime(pace: Pace): number {
  if (pace.kind === 'live') return 120 * SECOND;
  return pace.kind === 'days' ? pace.days * DAY : DAY;
}

export function newClock(pace: Pace, seats: number, at: number): Clock {
  const bank = allowance(pace)?.bank ?? 0;
  const each = (value: number) => new Array<number>(seats).fill(value);
  return { seat: undefined, since: at, spent: each(0), banks: each(bank), grace: 0, ground: -1 };
}

/** Charges the seat whose time ran until now. */
export function charge(clock: Clock, pace: Pace, at: number): void {
  const given = allowance(pace);
  const used = Math.max(0, at - clock.since);
  clock.since = Math.max(clock.since, at);
  if (!given || clock.seat === undefined) return;
  const { spent, bank } = timeOf(clock, clock.seat);
  const free = Math.max(0, given.each + clock.grace - spent);
  clock.spent[clock.seat] = spent + Math.min(used, free);
  clock.banks[clock.seat] = Math.max(0, bank - Math.max(0, used - free));
}

function timeOf({ spent, banks }: Clock, seat: Seat): { spent: number; bank: number } {
  return { spent: sure(spent[seat]), bank: sure(banks[seat]) };
}

/** From now on this seat's time runs, or nobody's; after so many steps of the game. */
export function run(clock: Clock, seat: Seat | undefined, steps: number): void {
  if (steps > clock.ground) {
    clock.ground = steps;
    clock.grace = 0;
    clock.spent.fill(0);
  }
  clock.seat = seat;
}

/** When the time of the seat that is waited for is up; undefined where no clock runs. */
export function until(clock: Clock, pace: Pace): number | undefined {
  const given = allowance(pace);
  if (!given || clock.seat === undefined) return undefined;
  const { spent, bank } = timeOf(clock, clock.seat);
  return clock.since + Math.max(0, given.each + clock.grace - spent) + bank;
}
