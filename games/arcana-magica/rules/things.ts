/** The names of all pieces, as `touches` gives them. */
import { JOKERS, MANA } from './data/mana.ts';
import type { Element } from './data/units.ts';
import { manaInGame, unitsInGame } from './setup/setup.ts';
import { SANDS, type State } from './state.ts';

/** A piece by its name: a misspelt one is found by the compiler, not by a click on nothing. */
export type Thing =
  | `unit:${number}`
  | `card:${string}`
  | `side:${number}`
  | `die:${number}`
  | `joker:${Element}`
  | `sand:${number}`
  | `go:${'change' | 'fool' | 'move' | 'end' | 'keep' | 'endure'}`;

/** Four Knights pay for so many units that roll a die each. */
const MOST_DICE = 14;

export function things({ agreed, armies }: State): Thing[] {
  return [
    ...unitsInGame(agreed).map((unit): Thing => `unit:${unit}`),
    ...manaInGame(agreed).map((card): Thing => `card:${MANA[card].id}`),
    ...armies.map((_, side): Thing => `side:${side}`),
    ...Array.from({ length: MOST_DICE }, (_, die): Thing => `die:${die}`),
    ...JOKERS.map((joker): Thing => `joker:${joker}`),
    ...SANDS.map((sand): Thing => `sand:${sand}`),
    ...(['change', 'fool', 'move', 'end', 'keep', 'endure'] as const).map(
      (what): Thing => `go:${what}`,
    ),
  ];
}
