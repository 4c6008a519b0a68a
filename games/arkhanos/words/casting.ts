/** Which sentence a cast needs: what it does, or that it only gives the meeple back. */
import type { Matter } from '@magehall/engine';
import {
  type Cast,
  type DieName,
  isCastForNothing,
  type Spell,
  type State,
} from '../rules/index.ts';

/** Manipulate is cast `as` another spell. */
interface Casting {
  cast: Spell;
  as?: Spell;
}

export interface Casts {
  /** Casts without an effect but that the meeple comes back. */
  takeBack: Casting;
  shift: Casting;
  morph: Casting;
  flip: Casting & { die: DieName };
  exchange: Casting & { die: DieName; other: DieName };
  swap: Casting & { die: DieName; other: DieName };
}

export function castChosen(state: State, choice: Cast): Matter<Casts> {
  const { cast, spell, die, with: other } = choice;
  const effect = spell ?? cast;
  const about = spell === undefined ? { cast } : { cast, as: spell };
  if (die !== undefined && other !== undefined)
    return { kind: effect === 'exchange' ? 'exchange' : 'swap', about: { ...about, die, other } };
  if (die !== undefined) return { kind: 'flip', about: { ...about, die } };
  if (isCastForNothing(state, choice)) return { kind: 'takeBack', about };
  return { kind: effect === 'shift' ? 'shift' : 'morph', about };
}
