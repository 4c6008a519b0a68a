/** The few words that stand on the table itself. */
import type { ElementName } from '../rules/data/elements.ts';

export interface TableWords {
  dungeon: string;
  closer: string;
  wholeBoard: string;
  elements: Record<ElementName, string>;
  /** As they stand beside a thing: "Fire" dice, des dés "de Feu". */
  of: Record<ElementName, string>;
  /** One each, so that colour never speaks alone. */
  letters: Record<ElementName, string>;
  diceSupply: string;
  sixes: string;
  ends: (below: number) => string;
  guardians: string;
  yourScrolls: string;
  /** How many a rival has. */
  scrolls: (n: number) => string;
  ready: (n: number) => string;
  takeDice: string;
  roundOver: string;
  giveUp: string;
  dice: string;
  familiarHome: string;
  pickMage: string;
  /** A scroll that lies face down. */
  used: string;
  status: (round: number, sixes: number) => string;
}
