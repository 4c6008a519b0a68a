/** The names of all pieces, as `touches` gives them. */
import { JOKERS, MANA } from './data/mana.ts';
import { manaInGame, unitsInGame } from './setup/setup.ts';
import { SANDS, type State } from './state.ts';

/** Four Knights pay for so many units that roll a die each. */
const MOST_DICE = 14;

export function things({ agreed, armies }: State): string[] {
  return [
    ...unitsInGame(agreed).map((unit) => `unit:${unit}`),
    ...manaInGame(agreed).map((card) => `card:${MANA[card].id}`),
    ...armies.map((_, side) => `side:${side}`),
    ...Array.from({ length: MOST_DICE }, (_, die) => `die:${die}`),
    ...JOKERS.map((joker) => `joker:${joker}`),
    ...SANDS.map((sand) => `sand:${sand}`),
    ...['change', 'fool', 'move', 'end', 'keep', 'endure'].map((what) => `go:${what}`),
  ];
}
