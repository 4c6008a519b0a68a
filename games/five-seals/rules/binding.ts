/** FS-BINDING-1..9: the scroll everyone starts with, and what the familiar does. */
import { breakSeal, breaksOf, type EachBreak, laidOn, returnDice } from './breaking.ts';
import { DIE_NAME, dieOf } from './dice.ts';
import { BINDING } from './scrolls.ts';
import type { Spell } from './spells/spell.ts';
import { type Break, boardOf, moveFamiliar, type Player } from './state.ts';

type BindingUse = { use: 'binding'; familiar: 'here' } | ({ use: string } & Break);

/** FS-BINDING-2: the familiar can come wherever it is, if the scroll is not used up. */
export function canCall({ up, familiar, at }: Player): boolean {
  return up[0] === BINDING && familiar !== at;
}

export const binding: Spell<BindingUse> = {
  choices({ state, player, purse, inReach, payable, add }) {
    if (canCall(player)) add({ use: 'binding', familiar: 'here' });
    const { spaces } = boardOf(state);
    const each: EachBreak = (space, dice, absorb) =>
      add(
        absorb === undefined
          ? { use: 'binding', break: space, dice }
          : { use: 'binding', break: space, dice, absorb },
      );
    // FS-BINDING-7: a die showing 1 breaks any token of its colour, in the French edition.
    const french = state.edition === 'french';
    const seals = french ? inReach : payable;
    for (let i = 0; i < seals.length; i++) {
      const space = seals[i];
      const token = state.tokens[space];
      if (token === 0) continue;
      const one = dieOf(token >> 3, 1);
      if (french && player.dice.includes(one))
        laidOn(state, player, space, spaces[space].id, [DIE_NAME[one]], each);
      breaksOf(state, player, purse, space, each);
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
