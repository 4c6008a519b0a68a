/** What stands on a pillar, to be put into words. */
import type { NameOf } from '@magehall/engine';
import {
  type DieName,
  lookAtTower,
  type MeepleKind,
  type PillarLook,
  type State,
} from '../../rules/index.ts';

/** `who` is the meeple's owner. */
export type Holds =
  | { kind: 'empty' }
  | { kind: 'die'; die: DieName; as?: number; who?: string; meeple?: MeepleKind }
  | { kind: 'built'; who: string; meeple: MeepleKind };

export function heldOn(look: PillarLook | undefined, name: NameOf): Holds {
  const meeple = look?.meeple && { who: name(look.meeple.seat), meeple: look.meeple.kind };
  if (look?.die) return { kind: 'die', die: look.die, ...(look.as && { as: look.as }), ...meeple };
  return meeple ? { kind: 'built', ...meeple } : { kind: 'empty' };
}

export function lookAtPillar(state: State, pillar: number, name: NameOf): Holds {
  return heldOn(lookAtTower(state, (pillar / 3) | 0).top?.pillars[pillar % 3], name);
}
