/** What the chronicle knows of events, in any language. */
import type { Reading, Seat } from '@magehall/engine';
import type { Event } from '../rules/index.ts';
import { faceOfDie } from './things.ts';

type Kind<K extends Event['event']> = Extract<Event, { event: K }>;
type Effect = Kind<'flipped' | 'exchanged' | 'swapped' | 'shifted' | 'morphed'>;

/** What is told in one line. */
interface PlacedFor {
  event: 'placedFor';
  seat: Seat;
  placed: Kind<'placed'>;
  points: number;
}
interface CastWith {
  event: 'castWith';
  seat: Seat;
  cast: Kind<'cast'>;
  effect: Effect;
}
export type Heard = Event | PlacedFor | CastWith;

const EFFECTS: ReadonlySet<string> = new Set([
  ...['flipped', 'exchanged', 'swapped', 'shifted', 'morphed'],
]);

export const reading: Reading<Heard> = {
  joined(one, next): Heard | undefined {
    if (one.event === 'placed' && next.event === 'bonus')
      return { event: 'placedFor', seat: one.seat, placed: one, points: next.points };
    if (one.event === 'cast' && EFFECTS.has(next.event))
      return { event: 'castWith', seat: one.seat, cast: one, effect: next as Effect };
    return undefined;
  },
  round: (event) => (event.event === 'firstPlayer' ? event.round : undefined),
  die: (event) =>
    event.event === 'rolled'
      ? { seat: event.seat, sides: 6, face: faceOfDie(event.die) }
      : undefined,
  /** A floor that another filled pays you too. */
  befell: (event, by) =>
    event.event === 'scored'
      ? event.gains.flatMap(({ seat, points }) => (points > 0 && seat !== by ? [seat] : []))
      : [],
};
