/** FS-BINDING-1..9: the scroll everyone starts with, and what the familiar does. */
import { breakSeal, type EachBreak, laidOn, returnDice } from './breaking.ts';
import { DIE_NAME, dieOf, payments } from './dice.ts';
import { listed } from './reach.ts';
import type { Spell } from './spells/spell.ts';
import { type Break, boardOf, moveFamiliar } from './state.ts';

type BindingUse = { use: 'binding'; familiar: 'here' } | ({ use: string } & Break);

export const binding: Spell<BindingUse> = {
  choices({ state, player, purse, here, add }) {
    if (player.familiar !== player.at) add({ use: 'binding', familiar: 'here' });
    const { spaces } = boardOf(state);
    const each: EachBreak = (space, dice, absorb) =>
      add(
        absorb === undefined
          ? { use: 'binding', break: space, dice }
          : { use: 'binding', break: space, dice, absorb },
      );
    for (const space of listed(here.seals)) {
      const token = state.tokens[space];
      if (token === 0) continue;
      const colour = token >> 3;
      const one = dieOf(colour, 1);
      // FS-BINDING-7: a die showing 1 breaks any token of its colour, in the French edition.
      if (state.edition === 'french' && player.dice.includes(one))
        laidOn(state, player, space, spaces[space].id, [DIE_NAME[one]], each);
      for (const dice of payments(purse, colour, token & 7))
        laidOn(state, player, space, spaces[space].id, dice, each);
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
