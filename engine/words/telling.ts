/**
 * What happened, in words: what the chronicle, the recap and whoever listens are told. It is apart
 * from the words that a table opens with, since then nothing has happened yet.
 */
import { CHANCE, type Seat, type Step, type Told } from '../contract.ts';
import { sure } from '../data/sure.ts';
import type { EventSayings } from './speech.ts';
import type { NameOf } from './words.ts';

/** A die that fell, and whose. */
export interface Fallen {
  seat: Seat;
  sides: number;
  face: number;
}

/** What a game knows of its events in any language. */
export interface Reading<E extends Told = Told> {
  /** Both as one, where one line tells them: the cards of a draw, the dice of a roll. */
  joined?(one: E, next: E): Told | undefined;
  /** The number of the round that begins with it. */
  round?(event: E): number | undefined;
  die?(event: E): Fallen | undefined;
  /** Whom it befell though `by` did it, or nobody: a lost die, a turn that could not be taken. */
  befell?(event: E, by: Seat): readonly Seat[];
}

export interface Telling<E extends Told = Told> extends Reading<E> {
  /** What happened, as a line; empty if it is not worth one. The event may be redacted. */
  event(event: E, name: NameOf): string;
}

/** From a sentence for each kind of event. */
export function tellingOf<E extends Told>(
  events: EventSayings<E>,
  reading: Reading<E> = {},
  typeset: (sentence: string) => string = (sentence) => sentence,
): Telling<E> {
  const sayings = events as unknown as Record<string, (event: E, name: NameOf) => string>;
  return { ...reading, event: (event, name) => typeset(sure(sayings[event.event])(event, name)) };
}

/** Something that gets a line, or part of one. */
export interface Happening<E extends Told = Told> {
  event: E;
  /** Whose doing it is; chance, if nobody's. */
  by: Seat;
  /** How many steps had been taken before it and after it. */
  from: number;
  after: number;
  /** A bot chose for the person who sits there. */
  standin: boolean;
}

/** What happened from a step on, with what makes one line put together. */
export function happenings<E extends Told>(
  steps: readonly Step<unknown, E>[],
  telling: Telling<E>,
  from = 0,
): Happening<E>[] {
  const found: Happening<E>[] = [];
  for (const [i, step] of steps.entries()) {
    if (i < from) continue;
    const standin = step.standin ?? false;
    for (const event of step.events) {
      const last = found.at(-1);
      const both = last && telling.joined?.(last.event, event);
      if (both) found[found.length - 1] = { ...last, event: both as E, after: i + 1 };
      else found.push({ event, by: doer(step, event), from: i, after: i + 1, standin });
    }
  }
  return found;
}

/** What chance does is done for somebody, such as who rolls. */
function doer({ by }: Step, event: Told): Seat {
  return by === CHANCE ? (event.seat ?? CHANCE) : by;
}

/** The lines that tell what happened from a step on. */
export function linesTold<E extends Told>(
  steps: readonly Step<unknown, E>[],
  telling: Telling<E>,
  name: NameOf,
  from = 0,
): string[] {
  return happenings(steps, telling, from)
    .map(({ event }) => telling.event(event, name))
    .filter(Boolean);
}
