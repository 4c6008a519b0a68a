/** The Circle of Might, basic and first: FS-CHANGE, FS-RENEWAL, FS-STRENGTHEN, FS-GROWTH, FS-SYNERGY. */

import { insert } from '@magehall/engine';
import { DIE_NAME, type Dice, dieNamed, dieOf, faceOf, picksOf } from '../data/dice.ts';
import { COLOURS, type ColourName, colourNamed, coloursOf } from '../data/elements.ts';
import type { SPELLS } from '../data/scrolls.ts';
import { changeDice } from '../turn/breaking.ts';
import { startRoll } from '../turn/round.ts';
import type { Spell } from './spell.ts';

/** FS-CHANGE: own dice of the colour for as many of one other colour, with the same values. */
const change: Spell<{ use: string; dice: Dice; into: ColourName }> = {
  choices({ state, player, element, name, add }) {
    for (const colour of coloursOf(element))
      for (const dice of picksOf(player.dice, colour))
        for (let into = 0; into < 4; into++)
          if (into !== colour && state.supply[into] >= dice.length)
            add({ use: name, dice, into: COLOURS[into] });
  },
  cast(state, seat, _element, { dice, into }, tell) {
    const colour = colourNamed(into);
    const to = dice.map((die) => DIE_NAME[dieOf(colour, faceOf(dieNamed(die)))]);
    state.supply[dieNamed(dice[0]) >> 3] += dice.length;
    state.supply[colour] -= dice.length;
    changeDice(state.players[seat], dice, to);
    tell?.({ event: 'changed', seat, from: dice, to });
    return false;
  },
};

/** FS-RENEWAL: rolls own dice of the colour again. */
const renewal: Spell<{ use: string; dice: Dice }> = {
  choices({ player, element, name, add }) {
    for (const colour of coloursOf(element))
      for (const dice of picksOf(player.dice, colour)) add({ use: name, dice });
  },
  cast(state, seat, _element, { dice }, tell) {
    const blank = DIE_NAME[dieOf(dieNamed(dice[0]) >> 3, 0)];
    changeDice(
      state.players[seat],
      dice,
      dice.map(() => blank),
    );
    tell?.({ event: 'reroll', seat, dice });
    startRoll(state, seat);
    return false;
  },
};

/** FS-STRENGTHEN: own dice of the colour gain two, up to six. */
const strengthening: Spell<{ use: string; dice: Dice }> = {
  choices({ player, element, name, add }) {
    for (const colour of coloursOf(element))
      for (const dice of picksOf(player.dice, colour, 1, 5)) add({ use: name, dice });
  },
  cast(state, seat, _element, { dice }, tell) {
    const to = dice.map((name) => raised(name, 2));
    changeDice(state.players[seat], dice, to);
    tell?.({ event: 'dice', seat, from: dice, to });
    return false;
  },
};

/** The die with its value raised (or lowered), from 1 to 6. */
export function raised(name: string, by: number): string {
  const die = dieNamed(name);
  return DIE_NAME[dieOf(die >> 3, Math.max(1, Math.min(6, faceOf(die) + by)))];
}

/** FS-GROWTH: one more die from the supply, rolled at once. */
const growth: Spell<{ use: string; take: ColourName }> = {
  choices({ state, element, name, add }) {
    for (const colour of coloursOf(element))
      if (state.supply[colour] > 0) add({ use: name, take: COLOURS[colour] });
  },
  cast(state, seat, _element, { take }, tell) {
    const colour = colourNamed(take);
    state.supply[colour]--;
    insert(state.players[seat].dice, dieOf(colour, 0));
    tell?.({ event: 'grew', seat, die: take });
    startRoll(state, seat);
    return false;
  },
};

/** FS-SYNERGY-1: never used; it counts at the end (`scoring.ts`). */
const synergy: Spell = {
  choices() {},
  cast: () => false,
};

export const might: Record<(typeof SPELLS)[0][number], Spell> = {
  change,
  renewal,
  strengthening,
  growth,
  synergy,
};
