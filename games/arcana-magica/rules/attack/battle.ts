/**
 * An attack as everybody at the table saw it, put together from what was told. Much of an attack
 * happens without anybody's choice, and once it is over nothing of it is left in the position.
 */
import type { Seat } from '@magehall/engine';
import type { Element } from '../data/units.ts';
import type { Event } from '../events.ts';

export interface Battle {
  /** Who strikes, and the side that is struck. */
  seat: Seat;
  target: number;
  units: readonly number[];
  dice: readonly number[];
  /** By die: what it showed, one face after the other. */
  faces: readonly (readonly number[])[];
  /** The unit each die lies on, as far as they are placed. */
  hits: readonly number[];
  /** Dice that are kept are not rolled again. */
  rerolls: number;
  taken: readonly number[];
  /** The last card from the Fool's deck. */
  joker: Element | undefined;
  end: 'captured' | 'missed' | 'fizzled' | undefined;
}

/** The last attack among these events, as far as it has come. */
export function battleTold(told: readonly Event[]): Battle | undefined {
  let battle: Battle | undefined;
  for (const event of told) battle = after(battle, event);
  return battle;
}

function after(battle: Battle | undefined, event: Event): Battle | undefined {
  if (event.event === 'attacked' || event.event === 'automa-attacked') return begun(event);
  if (!battle || battle.end) return battle;
  switch (event.event) {
    case 'rolled':
      return { ...battle, faces: battle.faces.with(event.die, event.faces) };
    case 'rerolled':
      return {
        ...battle,
        rerolls: battle.rerolls - 1,
        faces: battle.faces.with(event.die, battle.faces[event.die].slice(0, -1)),
      };
    case 'kept':
      return { ...battle, rerolls: 0 };
    case 'placed': {
      // An Automa's dice are not rolled: they show what they are worth.
      const faces =
        battle.faces[event.die].length > 0
          ? battle.faces
          : battle.faces.with(event.die, [event.value]);
      return { ...battle, faces, hits: [...battle.hits, event.unit] };
    }
    case 'joker':
      return { ...battle, joker: event.joker };
    case 'turned-back':
      return { ...battle, seat: event.seat, target: event.target, hits: [] };
    case 'captured':
      return { ...battle, taken: event.units, end: 'captured' };
    case 'missed':
    case 'fizzled':
      return { ...battle, end: event.event };
    default:
      return battle;
  }
}

function begun(event: Extract<Event, { event: 'attacked' | 'automa-attacked' }>): Battle {
  const { seat, target, units, dice } = event;
  return {
    seat,
    target,
    units,
    dice,
    faces: dice.map(() => []),
    hits: [],
    rerolls: event.event === 'attacked' ? event.rerolls : 0,
    taken: [],
    joker: undefined,
    end: undefined,
  };
}
