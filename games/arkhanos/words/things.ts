/** Names taken apart: of pieces as `touches` gives them, and of dice. */
import type { Colour } from '../rules/index.ts';

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
