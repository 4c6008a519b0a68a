/** What a player may choose. */
import type { MeepleKind, OuterBonus, Spell, TowerName } from './data.ts';
import type { DieName } from './names.ts';

/** Central pillars are alike, so only outer towers name one. */
export interface Place {
  place: DieName;
  on: TowerName;
  pillar?: OuterBonus;
  /** The number it is treated as, if that is not its face. */
  as?: number;
  /** Missing only if the player has no meeple left at all (TA-AMB-51). */
  meeple?: MeepleKind;
}
/** A meeple onto a pillar: of that kind from the supply, or `from` a spell of the book. */
export interface Build {
  build: TowerName;
  pillar?: OuterBonus;
  meeple?: MeepleKind;
  from?: Spell;
}
/** A meeple onto a spell, from the supply or `from` another spell. */
export interface Activate {
  activate: Spell;
  meeple?: MeepleKind;
  from?: Spell;
}
/** `die` on the table; `with` in the pool (Exchange) or on the central tower (Swap). */
export interface Cast {
  cast: Spell;
  /** What Manipulate stands in for. */
  spell?: Spell;
  die?: DieName;
  with?: DieName;
}
export interface Go {
  go: 'on' | 'score' | 'end';
}
export type Choice = Place | Build | Activate | Cast | Go;
