/** The Automa's twelve cards: whom it activates, whether it moves, what it summons, how it draws. */
import type { Element } from './units.ts';

/** Which of its fighters attack: all of an element, or by place or number in the line. */
type Activate =
  | Element
  | 'leader'
  | 'left2'
  | 'last'
  | 'highest'
  | 'high2'
  | 'lowest'
  | 'low2'
  | 'none';
/** Which gallery unit joins it: by number, by place, by element, or by chance. */
type Pick = Element | 'highest' | 'lowest' | 'left' | 'right' | 'random';

export interface AutomaCard {
  id: string;
  activate: Activate;
  move: boolean;
  summon: Pick;
  draw: number;
  discard: number;
}

export const AUTOMA: readonly AutomaCard[] = [
  { id: 'A01', activate: 'leader', move: false, summon: 'highest', draw: 3, discard: 0 },
  { id: 'A02', activate: 'highest', move: true, summon: 'left', draw: 3, discard: 1 },
  { id: 'A03', activate: 'left2', move: false, summon: 'right', draw: 3, discard: 1 },
  { id: 'A04', activate: 'fire', move: true, summon: 'fire', draw: 3, discard: 1 },
  { id: 'A05', activate: 'water', move: false, summon: 'water', draw: 3, discard: 1 },
  { id: 'A06', activate: 'air', move: true, summon: 'air', draw: 3, discard: 2 },
  { id: 'A07', activate: 'earth', move: false, summon: 'earth', draw: 3, discard: 2 },
  { id: 'A08', activate: 'lowest', move: true, summon: 'highest', draw: 2, discard: 2 },
  { id: 'A09', activate: 'high2', move: false, summon: 'lowest', draw: 4, discard: 0 },
  { id: 'A10', activate: 'low2', move: false, summon: 'random', draw: 3, discard: 3 },
  { id: 'A11', activate: 'last', move: true, summon: 'random', draw: 3, discard: 3 },
  { id: 'A12', activate: 'none', move: false, summon: 'left', draw: 0, discard: 4 },
];

/** Cards drawn more or fewer than printed, by level (AM-AMB-65). */
export const LEVELS = { easy: -1, normal: 0, hard: 1, nightmare: 2 } as const;
export type Level = keyof typeof LEVELS;
