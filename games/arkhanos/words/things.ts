/** Names taken apart. */
import { COLOURS, type Colour, type DieName } from '../rules/index.ts';

/** Dice by colour: those of one are said together. */
export function byColour(dice: readonly DieName[]): { colour: Colour; faces: number[] }[] {
  return COLOURS.map((colour) => ({
    colour,
    faces: dice
      .filter((die) => colourOfDie(die) === colour)
      .map(faceOfDie)
      .sort(),
  })).filter(({ faces }) => faces.length > 0);
}

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
