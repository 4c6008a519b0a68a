/** FS-BINDING-1..9: the scroll everyone starts with, and what the familiar does. */
import { absorbersOf, breakSeal, paymentsFor, returnDice } from './breaking.ts';
import { DIE_NAME, type Dice, dieOf } from './dice.ts';
import { listed } from './reach.ts';
import { BINDING } from './scrolls.ts';
import type { Casting, Spell } from './spells/spell.ts';
import { type Break, boardOf, moveFamiliar, type Player } from './state.ts';

type BindingUse = { use: 'binding'; familiar: 'here' } | ({ use: string } & Break);

/** FS-BINDING-2: the familiar can come wherever it is, if the scroll is not used up. */
export function canCall({ up, familiar, at }: Player): boolean {
  return up[0] === BINDING && familiar !== at;
}

/** The familiar breaks this seal, in each of these ways, with or without Absorption. */
function breakBy(
  add: Casting['add'],
  id: string,
  paid: readonly Dice[],
  absorbers: readonly string[],
): void {
  for (let p = 0; p < paid.length; p++) {
    const dice = paid[p];
    add({ use: 'binding', break: id, dice });
    for (let a = 0; a < absorbers.length; a++)
      add({ use: 'binding', break: id, dice, absorb: absorbers[a] });
  }
}

export const binding: Spell<BindingUse> = {
  choices({ state, player, purse, here, payable, add }) {
    if (canCall(player)) add({ use: 'binding', familiar: 'here' });
    const { spaces } = boardOf(state);
    // FS-BINDING-7: a die showing 1 breaks any token of its colour, in the French edition.
    const french = state.edition === 'french';
    const seals = french ? listed(here.seals) : payable;
    for (let i = 0; i < seals.length; i++) {
      const token = state.tokens[seals[i]];
      if (token === 0) continue;
      const { id } = spaces[seals[i]];
      const absorbers = absorbersOf(state, player, seals[i]);
      const one = dieOf(token >> 3, 1);
      if (french && player.dice.includes(one)) breakBy(add, id, [[DIE_NAME[one]]], absorbers);
      breakBy(add, id, paymentsFor(state, purse, seals[i]), absorbers);
    }
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
