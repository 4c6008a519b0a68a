/**
 * What a listener at a table on line hears: the parts of the wire's messages. The game's own part
 * comes from the audience, which alone redacts; what lies around the game is for everybody who may
 * listen at all.
 */
import { NOBODY, type Seat, same } from '@magehall/engine';
import type { Clocks, SeatInfo, Vote } from '@magehall/wire';
import { writeStep } from '@magehall/wire/steps';
import { until } from './clock.ts';
import { type Chair, phaseOf, type Standing, seatOf, type Terms } from './standing.ts';
import { needed, placesOf } from './votes.ts';

/** How things stand around the game. */
export function aboutOf(standing: Standing, here: ReadonlySet<Seat>) {
  const { vote, clock, terms } = standing;
  const phase = phaseOf(standing);
  const resigned = standing.chairs.some((chair) => chair.resigned);
  return {
    phase,
    seats: standing.chairs.map((chair, seat) => seatInfo(chair, here.has(seat))),
    ...(terms.pace.kind !== 'none' && { clocks: clocksOf(terms, clock) }),
    ...(vote && { vote: voteOf(standing, vote) }),
    dice: diceOf(standing, phase),
    ...(phase === 'over' && resigned && { places: placesOf(standing) }),
  };
}

export type About = ReturnType<typeof aboutOf>;

function seatInfo(chair: Chair, here: boolean): SeatInfo {
  const { plays, name, level, standin, sealed, nonce, resigned, warned } = chair;
  return {
    plays,
    name,
    ...(level !== undefined && { level }),
    here,
    standin,
    ...(plays === 'person' && sealed !== undefined && { sealed, opened: nonce !== undefined }),
    ...(resigned && { resigned }),
    ...(warned && { warned }),
  };
}

function clocksOf({ pace }: Terms, clock: Standing['clock']): Clocks {
  const end = until(clock, pace);
  return {
    ...(end !== undefined && { until: end }),
    ...(pace.kind === 'live' && pace.bank > 0 && { banks: [...clock.banks] }),
  };
}

function voteOf(standing: Standing, vote: NonNullable<Standing['vote']>): Vote {
  const { about, by, undo, agreed } = vote;
  return {
    about,
    by,
    ...(undo !== undefined && { undo }),
    agreed: [...agreed],
    needed: needed(standing, vote),
  };
}

function diceOf({ commitment, sealings, chairs }: Standing, phase: string) {
  const sealed = chairs.map((chair) => chair.sealed ?? null);
  return { commitment, sealings, ...(phase !== 'open' && { sealed }) };
}

/** How the game stands for a viewer who heard the moves up to `after`; the hash of the view is still to come. */
export function heardBy({ audience, table }: Standing, viewer: Seat, after: number) {
  const { keep, steps, view, waitingFor, ending } = audience.hear(viewer, after + 1);
  const noUndo = table.whyNoUndo(viewer);
  return {
    heard: { keep, steps: steps.map(writeStep) },
    where: {
      waitingFor,
      ...(noUndo !== undefined && { noUndo }),
      ...(ending && { ending: { ...ending } }),
    },
    view: view as Readonly<Record<string, unknown>>,
  };
}

/** What differs of how things stand, each thing as a whole; null where one is no more. */
export function changedKeys(
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const key of Object.keys(is)) if (!same(was[key], is[key])) changed[key] = is[key];
  for (const key of Object.keys(was)) if (!Object.hasOwn(is, key)) changed[key] = null;
  return changed;
}

/**
 * Whose eyes a person has here; undefined if it may not listen. While seats are being filled,
 * whoever knows the table's name may see who sits there; after that watchers only if they are allowed.
 */
export function viewerFor(standing: Standing, person: string | undefined): Seat | undefined {
  const seat = person === undefined ? undefined : seatOf(standing, person);
  if (seat !== undefined) return seat;
  const { watchers, owner } = standing.terms;
  return !standing.begun || watchers || owner === person ? NOBODY : undefined;
}
