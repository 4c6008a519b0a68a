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
        { move: 'wait', ms: 260 },
        ...event.units.map(
          (number): Motion<Place> => ({ move: 'fly', from: unit(number), to: unit(number) }),
        ),
        { move: 'rise', at: `score:${event.seat}`, text: `+${sum(event.units)}` },
      ];
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

/** A maximum lights up before the die rolls on. */
function rolled({ die, face, sides, faces }: Extract<Event, { event: 'rolled' }>): Motion<Place>[] {
  const at: Place = `die:${die}.${faces.length - 1}`;
  const roll: Motion<Place> = { move: 'roll', at };
  return face === sides ? [roll, { move: 'wait', ms: 480 }, { move: 'shine', at }] : [roll];
}

const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0);
