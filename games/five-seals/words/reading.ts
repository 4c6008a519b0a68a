/** What the chronicle knows of events, in any language. */
import type { Reading } from '@magehall/engine';
import type { Event } from '../rules/index.ts';

export const reading: Reading<Event> = {
  round: (event) => (event.event === 'round' ? event.round : undefined),
  die: (event) =>
    event.event === 'die'
      ? { seat: event.seat, sides: 6, face: Number(event.die.split('-')[1]) }
      : undefined,
  befell(event, by) {
    switch (event.event) {
      case 'stolen':
      case 'deceived':
      case 'transferred':
        return [event.from];
      case 'used':
        return event.owner === event.seat ? [] : [event.owner];
      case 'dice':
        return event.seat === by ? [] : [event.seat];
      case 'stuck':
        return event.gaveUp ? [] : [event.seat];
      default:
        return [];
    }
  },
};
