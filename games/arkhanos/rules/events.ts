/** What can happen, with all that is needed to draw it or to write it down. */
import type { Seat, Told } from '@magehall/engine';
import type { Bonus, Colour, MeepleKind, Spell, TowerName } from './data.ts';
import type { DieName } from './names.ts';

export interface Gain {
  seat: Seat;
  points: number;
  influence: number;
}
/** Where on a tower: `at` is the pillar's place 0 to 2, `pillar` its bonus. */
export interface Spot {
  on: TowerName;
  pillar: Bonus;
  at: number;
}

interface Starter extends Told {
  event: 'starter';
  tower: TowerName;
  tile: number;
}
interface TileRevealed extends Told {
  event: 'tileRevealed';
  tile: number;
  /** Tiles under it. */
  left: number;
}
interface FirstPlayer extends Told {
  event: 'firstPlayer';
  seat: Seat;
  round: number;
}
interface Drew extends Told {
  event: 'drew';
  seat: Seat;
  colour: Colour;
}
interface Rolled extends Told {
  event: 'rolled';
  seat: Seat;
  die: DieName;
  /** With the last one: all that were rolled. */
  all?: DieName[];
}
interface Placed extends Told, Spot {
  event: 'placed';
  seat: Seat;
  die: DieName;
  as?: number;
  meeple?: MeepleKind;
}
interface BonusGained extends Told, Spot {
  event: 'bonus';
  seat: Seat;
  points: number;
}
/** An ACTIVATE or BUILD bonus that brought nothing. */
interface BonusUnused extends Told, Spot {
  event: 'noBonus';
  seat: Seat;
}
interface Activated extends Told {
  event: 'activated';
  seat: Seat;
  spell: Spell;
  meeple: MeepleKind;
  from?: Spell;
}
interface Built extends Told, Spot {
  event: 'built';
  seat: Seat;
  meeple: MeepleKind;
  from?: Spell;
}
/** The meeple goes from the spell to the supply; what the spell does is told next, if anything. */
interface WasCast extends Told {
  event: 'cast';
  seat: Seat;
  spell: Spell;
  as?: Spell;
  meeple: MeepleKind;
}
interface Shifted extends Told {
  event: 'shifted';
  seat: Seat;
  by: number;
}
interface Morphed extends Told {
  event: 'morphed';
  seat: Seat;
}
interface Flipped extends Told {
  event: 'flipped';
  seat: Seat;
  die: DieName;
  to: DieName;
}
/** `die` leaves the table for the pool's space, `with` comes to the table. */
interface Exchanged extends Told {
  event: 'exchanged';
  seat: Seat;
  die: DieName;
  with: DieName;
  space: number;
}
/** `die` leaves the table for the central pillar `at`, `with` comes to the table. */
interface Swapped extends Told {
  event: 'swapped';
  seat: Seat;
  die: DieName;
  with: DieName;
  at: number;
}
interface Scored extends Told {
  event: 'scored';
  tower: TowerName;
  floor: number;
  /** Everyone with influence there, most first; also who gets nothing. */
  gains: Gain[];
}
interface Returned extends Told {
  event: 'returned';
  tower: TowerName;
  at: number;
  seat: Seat;
  meeple: MeepleKind;
}
/** `tile` 0 is a plain central floor, when the stack has run out. */
interface NewFloor extends Told {
  event: 'newFloor';
  tower: TowerName;
  floor: number;
  tile: number;
}
interface Closed extends Told {
  event: 'closed';
  tower: TowerName;
}
interface TurnBegan extends Told {
  event: 'turn';
  seat: Seat;
}
interface RoundEnded extends Told {
  event: 'roundEnded';
  round: number;
  die: DieName;
  space: number;
}
interface FinalFloor extends Told {
  event: 'finalFloor';
  tower: TowerName;
  floor: number;
  gains: Gain[];
}
interface FinalBook extends Told {
  event: 'finalBook';
  seat: Seat;
  points: number;
}
interface Won extends Told {
  event: 'won';
  winners: Seat[];
}

export type Event =
  | Starter
  | TileRevealed
  | FirstPlayer
  | Drew
  | Rolled
  | Placed
  | BonusGained
  | BonusUnused
  | Activated
  | Built
  | WasCast
  | Shifted
  | Morphed
  | Flipped
  | Exchanged
  | Swapped
  | Scored
  | Returned
  | NewFloor
  | Closed
  | TurnBegan
  | RoundEnded
  | FinalFloor
  | FinalBook
  | Won;
