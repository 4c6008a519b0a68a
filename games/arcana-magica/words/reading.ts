/** What the chronicle knows of events, in any language. */
import type { Reading, Seat } from '@magehall/engine';
import type { Event } from '../rules/index.ts';

type Kind<K extends Event['event']> = Extract<Event, { event: K }>;

/** What is told in one line: the cards of a draw, the dice of a roll, the hits of an attack. */
interface Draws {
  event: 'draws';
  seat: Seat;
  /** Those that may be known. */
  cards: readonly string[];
  count: number;
}
interface Cards<Kind extends string> {
  event: Kind;
  seat: Seat;
  cards: readonly string[];
}
interface Rolls {
  event: 'rolls';
  seat: Seat;
  /** The last throw of each die, with all that it showed. */
  dice: readonly Kind<'rolled'>[];
}
interface Hits {
  event: 'hits';
  seat: Seat;
  hits: readonly Kind<'placed'>[];
}
export type Heard = Event | Draws | Cards<'automa-draws'> | Cards<'automa-discards'> | Rolls | Hits;

export const reading: Reading<Heard> = {
  joined(one, next): Heard | undefined {
    switch (next.event) {
      case 'drew': {
        const before = one.event === 'drew' ? drawsOf(one) : one;
        if (before.event !== 'draws' || before.seat !== next.seat) return undefined;
        const { cards, count } = drawsOf(next);
        return { ...before, cards: [...before.cards, ...cards], count: before.count + count };
      }
      case 'automa-drew':
      case 'automa-discarded': {
        const event = next.event === 'automa-drew' ? 'automa-draws' : 'automa-discards';
        if (one.event !== next.event && one.event !== event) return undefined;
        const before = 'cards' in one ? one.cards : [one.card];
        return { event, seat: next.seat, cards: [...before, next.card] };
      }
      case 'rolled': {
        const before = one.event === 'rolls' ? one.dice : one.event === 'rolled' ? [one] : [];
        if (before.length === 0) return undefined;
        const others = before.filter(({ die }) => die !== next.die);
        return { event: 'rolls', seat: next.seat, dice: [...others, next] };
      }
      case 'placed': {
        const before = one.event === 'hits' ? one.hits : one.event === 'placed' ? [one] : [];
        if (before.length === 0) return undefined;
        return { event: 'hits', seat: next.seat, hits: [...before, next] };
      }
      default:
        return undefined;
    }
  },
  // Who begins the game begins its first round.
  round: (event) =>
    event.event === 'round' ? event.round : event.event === 'first' ? 1 : undefined,
  die: (event) =>
    event.event === 'rolled'
      ? { seat: event.seat, sides: event.sides, face: event.face }
      : undefined,
  befell(event) {
    switch (event.event) {
      case 'captured':
      case 'turned-back':
      case 'attacked':
      case 'automa-attacked':
        return event.against;
      case 'turn-lost':
        return [event.seat];
      default:
        return [];
    }
  },
};

export function drawsOf({ seat, card }: Kind<'drew'>): Draws {
  return { event: 'draws', seat, cards: card ? [card] : [], count: 1 };
}
