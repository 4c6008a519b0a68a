/** Names taken apart, and what stands where they point. */
import type { NameOf } from '@magehall/engine';
import {
  COLOURS,
  type Colour,
  type DieName,
  lookAtTower,
  type MeepleKind,
  type State,
} from '../rules/index.ts';

/** What stands on a pillar. `who` is the meeple's owner. */
export type Holds =
  | { kind: 'empty' }
  | { kind: 'die'; die: DieName; as?: number; who?: string; meeple?: MeepleKind }
  | { kind: 'built'; who: string; meeple: MeepleKind };

export function lookAtPillar(state: State, pillar: number, name: NameOf): Holds {
  const held = lookAtTower(state, (pillar / 3) | 0).top?.pillars[pillar % 3];
  const meeple = held?.meeple && { who: name(held.meeple.seat), meeple: held.meeple.kind };
  if (held?.die) return { kind: 'die', die: held.die, ...(held.as && { as: held.as }), ...meeple };
  return meeple ? { kind: 'built', ...meeple } : { kind: 'empty' };
}

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
