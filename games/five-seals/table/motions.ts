/** How what happened looks: where a thing came from and where it went, by the names of places. */
import { ELEMENT_LOOKS, type Motion } from '@magehall/ui';
import type { Event } from '../rules/state.ts';
import { elementOfColour } from './names.ts';

export function motions(event: Event): Motion[] {
  switch (event.event) {
    case 'die':
      return [{ move: 'roll', at: `die:${event.seat}.${event.die}` }];
    case 'drafted':
      return event.dice.map((colour) => ({
        move: 'fly',
        from: `supply:${colour}`,
        to: `die:${event.seat}.${colour}`,
      }));
    case 'broke':
    case 'removed': {
      const { fill } = ELEMENT_LOOKS[elementOfColour(event.seal)];
      return [{ move: 'burst', at: `space:${event.space}`, fill }];
    }
    case 'won':
      return [
        {
          move: 'fly',
          from: `space:${event.space}`,
          to: `scroll:${event.seat}.${event.scroll}`,
        },
        { move: 'shine', at: `score:${event.seat}` },
      ];
    case 'used':
      return [{ move: 'shine', at: `scroll:${event.owner}.${event.scroll}` }];
    case 'moved':
      return [{ move: 'fly', from: `mage:${event.seat}`, to: `mage:${event.seat}` }];
    case 'familiar':
      return event.to === 'binding'
        ? []
        : [{ move: 'fly', from: `familiar:${event.seat}`, to: `familiar:${event.seat}` }];
    case 'guardian': {
      const at = `guardian:${event.element}`;
      return [{ move: 'fly', from: at, to: at }];
    }
    case 'dice':
    case 'changed':
      return event.to.map((die) => ({ move: 'shine', at: `die:${event.seat}.${die}` }));
    case 'stolen':
      return [
        {
          move: 'fly',
          from: `die:${event.from}.${event.die}`,
          to: `die:${event.seat}.${event.die}`,
        },
      ];
    case 'swapped': {
      const [one, other] = event.spaces.map((space) => `space:${space}`);
      return [
        { move: 'fly', from: other, to: one },
        { move: 'fly', from: one, to: other },
      ];
    }
    case 'transferred':
      return [
        {
          move: 'fly',
          from: `scroll:${event.from}.${event.took}`,
          to: `scroll:${event.seat}.${event.took}`,
        },
        {
          move: 'fly',
          from: `scroll:${event.seat}.${event.gave}`,
          to: `scroll:${event.from}.${event.gave}`,
        },
      ];
    default:
      return [];
  }
}
