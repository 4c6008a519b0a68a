/** What must be conserved: every single card, and the four tokens. */
import { MANA } from '../data/mana.ts';
import { FOOL } from '../data/units.ts';
import { NONE, type State, TOKENS } from '../state.ts';

export function pieces(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (piece: string) => {
    count[piece] = (count[piece] ?? 0) + 1;
  };
  for (const list of [state.mana, state.spent, ...state.hands])
    for (const card of list) add(`card:${MANA[card].id}`);
  for (const frame of state.stack)
    if (frame.frame === 'automa') for (const card of frame.drawn) add(`card:${MANA[card].id}`);
  const { gallery, deck, beneath, discard } = state;
  for (const list of [gallery, deck, beneath, discard, ...state.armies, ...state.trophies])
    for (const unit of list) if (unit !== NONE) add(`unit:${unit}`);
  if (state.foolGone) add(`unit:${FOOL}`);
  for (const token of TOKENS) add(`token:${token}`);
  return count;
}
