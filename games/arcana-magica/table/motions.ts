/** How what happened looks: where a thing came from and where it went, by the names of places. */
import type { Motion } from '@magehall/ui';
import type { Event } from '../rules/index.ts';
import type { Place } from './places.ts';

const unit = (number: number): Place => `unit:${number}`;

export function motions(event: Event): Motion<Place>[] {
  switch (event.event) {
    case 'revealed':
      return [{ move: 'drop', at: unit(event.unit) }];
    case 'shifted':
      return event.gallery
        .filter((number) => number >= 0)
        .map((number) => ({ move: 'fly', from: unit(number), to: unit(number) }));
    case 'drew':
      return event.card ? [{ move: 'drop', at: `card:${event.card}` }] : [];
    case 'moved':
    case 'summoned':
    case 'automa-summoned':
    case 'automa-retired':
      return [{ move: 'fly', from: unit(event.unit), to: unit(event.unit) }];
    case 'fool-joined':
      return [{ move: 'fly', from: unit(0), to: unit(0) }];
    case 'attacked':
    case 'automa-attacked':
      return event.units.map((number) => ({ move: 'shine', at: unit(number) }));
    case 'rolled':
      return rolled(event);
    case 'placed':
      return [{ move: 'rise', at: unit(event.unit), text: `−${event.value}`, was: true }];
    case 'joker':
      return [
        { move: 'wait', ms: 240 },
        { move: 'roll', at: 'joker' },
      ];
    case 'sacrificed':
      return [{ move: 'shine', at: `army:${event.side}` }];
    case 'captured':
      return [
        { move: 'drop', at: 'end' },
        { move: 'wait', ms: 260 },
        { move: 'close', within: 'arena' },
        // Until then they stand in their line.
        ...event.units.map(
          (number): Motion<Place> => ({
            ...{ move: 'fly', from: unit(number), to: unit(number), stays: true },
          }),
        ),
        { move: 'rise', at: `score:${event.seat}`, text: `+${sum(event.units)}` },
      ];
    case 'missed':
    case 'fizzled':
      return [{ move: 'drop', at: 'end' }];
    case 'token':
      return [
        { move: 'shine', at: `token:${event.token}` },
        { move: 'rise', at: `score:${event.seat}`, text: '+10' },
      ];
    case 'end-near':
      return [
        { move: 'wait', ms: 200 },
        { move: 'shine', at: 'omen' },
      ];
    case 'automa-card':
      return [{ move: 'drop', at: `automa:${event.card}` }];
    default:
      return [];
  }
}

/** A maximum lights up when it lies, and then the die rolls on; the sum is told last. */
function rolled({ die, face, sides, faces }: Extract<Event, { event: 'rolled' }>): Motion<Place>[] {
  const at: Place = `die:${die}.${faces.length - 1}`;
  const roll: Motion<Place> = { move: 'roll', at };
  if (face === sides) return [roll, { move: 'shine', at }, { move: 'wait', ms: 160 }];
  return faces.length > 1 ? [roll, { move: 'drop', at: `sum:${die}` }] : [roll];
}

const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0);
