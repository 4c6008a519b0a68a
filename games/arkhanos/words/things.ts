/** What both languages need to know: names taken apart, and a choice that may be regretted. */
import { bookSize, type Colour, type State, supplyOf } from '../rules/index.ts';

/** `pillar:outer1.gain2` is a pillar, of outer1, its part gain2. */
export function sortOfThing(thing: string): { sort: string; name: string; part: string } {
  const [sort, rest = ''] = thing.split(':');
  const [name, part = ''] = rest.split('.');
  return { sort, name, part };
}

export function colourOfDie(die: string): Colour {
  return die.slice(0, die.indexOf('-')) as Colour;
}
export function faceOfDie(die: string): number {
  return Number(die.slice(die.indexOf('-') + 1));
}

/** TA-AMB-1: after this no meeple is left to go with a die, until one comes home. */
export function spendsLast(state: State): boolean {
  return supplyOf(state, state.turn) + bookSize(state, state.turn) === 1;
}
