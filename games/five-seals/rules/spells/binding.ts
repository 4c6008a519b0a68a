/** FS-BINDING-1..9: the scroll everyone starts with, and what the familiar does. */

import { DIE_NAME, type Dice, dieOf } from '../data/dice.ts';
import { BINDING } from '../data/scrolls.ts';
import { type Break, boardOf, moveFamiliar, type Player } from '../state.ts';
import { absorbersOf, breakSeal, paymentsFor, returnDice } from '../turn/breaking.ts';
import { listed } from '../turn/reach.ts';
import type { Casting, Spell } from './spell.ts';

type BindingUse = { use: 'binding'; familiar: 'here' } | ({ use: string } & Break);

/** FS-BINDING-2: the familiar can come wherever it is, if the scroll is not used up. */
export function canCall({ up, familiar, at }: Player): boolean {
  return up[0] === BINDING && familiar !== at;
}

/** The familiar breaks the token on this space, with or without Absorption. */
function breaks({ state, player, purse, add }: Casting, space: number, byOne: boolean): void {
  const token = state.tokens[space];
  if (token === 0) return;
  const { id } = boardOf(state).spaces[space];
  const absorbers = absorbersOf(state, player, space);
  const one = dieOf(token >> 3, 1);
  if (byOne && player.dice.includes(one)) lay(add, id, [DIE_NAME[one]], absorbers);
  const paid = paymentsFor(state, purse, space);
  for (let p = 0; p < paid.length; p++) lay(add, id, paid[p], absorbers);
}

function lay(add: Casting['add'], id: string, dice: Dice, absorbers: readonly string[]): void {
  add({ use: 'binding', break: id, dice });
  for (let a = 0; a < absorbers.length; a++)
    add({ use: 'binding', break: id, dice, absorb: absorbers[a] });
}

export const binding: Spell<BindingUse> = {
  breaks: true,
  choices(casting) {
    const { state, player, here, payable, add } = casting;
    if (canCall(player)) add({ use: 'binding', familiar: 'here' });
    // FS-BINDING-7: a die showing 1 breaks any token of its colour, in the French edition.
    if (state.edition === 'french') for (const space of listed(here)) breaks(casting, space, true);
    else for (let i = 0; i < payable.count; i++) breaks(casting, payable.spaces[i], false);
  },
  cast(state, seat, _element, choice, tell) {
    const player = state.players[seat];
    if ('familiar' in choice) {
      moveFamiliar(state, seat, player.at, tell);
      return false;
    }
    const space = boardOf(state).at.get(choice.break) as number;
    returnDice(state, player, choice.dice);
    breakSeal(state, seat, space, choice.dice, 'familiar', choice.absorb, tell);
    moveFamiliar(state, seat, space, tell);
    return true;
  },
};
