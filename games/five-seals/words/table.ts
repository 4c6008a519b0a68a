/** The few words that stand on the table itself. */
import type { ElementName } from '../rules/elements.ts';

export interface TableWords {
  dungeon: string;
  closer: string;
  wholeBoard: string;
  elements: Record<ElementName, string>;
  /** One each, so that colour never speaks alone. */
  letters: Record<ElementName, string>;
  /** "Fire seal, strength 4". */
  seal: (element: ElementName, strength: number) => string;
  strength: (n: number) => string;
  points: (n: number) => string;
  door: string;
  empty: string;
  usable: string;
  inspector: string;
  hint: string;
  diceSupply: string;
  sixes: string;
  ends: (below: number) => string;
  guardians: string;
  yourScrolls: string;
  ready: (n: number) => string;
  takeDice: string;
  supplyLeft: (n: number) => string;
  roundOver: string;
  giveUp: string;
  dice: string;
  familiarHome: string;
  familiarOut: string;
  pickMage: string;
  used: string;
  status: (round: number, sixes: number) => string;
}
