/** The Circle of Conflict, third: FS-CONFLICT, FS-DECEPT, FS-ALTER, FS-TRANSFER, FS-THEFT, FS-EXPLOIT. */

import { insert, type Seat, take } from '@magehall/engine';
import { DIE_NAME, type Dice, dieNamed, dieOf, faceOf, picksOf } from '../data/dice.ts';
import { coloursOf, type Element, fits } from '../data/elements.ts';
import {
  BINDING,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  type Card,
  cardNamed,
  type SPELLS,
} from '../data/scrolls.ts';
import { type Kind, type State, type Telling, turnDown, type Use } from '../state.ts';
import { changeDice } from '../turn/breaking.ts';
import { finishRound } from '../turn/round.ts';
import { might, raised } from './might.ts';
import { distinct, opponentsOf, type Spell } from './spell.ts';

/** FS-DECEPT-1: two dice of different colours change sides; the values stay where they were. */
const deception: Spell<{ use: string; from: Seat; take: string; give: string }> = {
  choices({ state, seat, player, element, name, add }) {
    for (const from of opponentsOf(state, seat))
      for (const take of distinct(state.players[from].dice)) {
        if (!fits(element, take >> 3)) continue;
        for (const give of distinct(player.dice))
          if (give >> 3 !== take >> 3)
            add({ use: name, from, take: DIE_NAME[take], give: DIE_NAME[give] });
      }
  },
  cast(state, seat, _element, { from, take, give }, tell) {
    const taken = dieNamed(take);
    const given = dieNamed(give);
    const mine = DIE_NAME[dieOf(taken >> 3, faceOf(given))];
    const theirs = DIE_NAME[dieOf(given >> 3, faceOf(taken))];
    changeDice(state.players[seat], [give], [mine]);
    changeDice(state.players[from], [take], [theirs]);
    tell?.({ event: 'deceived', seat, from, took: take, gave: give });
    tell?.({ event: 'dice', seat, from: [give], to: [mine] });
    tell?.({ event: 'dice', seat: from, from: [take], to: [theirs] });
    return false;
  },
};

interface AlterationUse {
  use: string;
  raise?: Dice;
  from?: Seat;
  lower?: Dice;
}

/** FS-ALTER-1..3: own dice up by one, dice of one opponent down by one; not neither. */
const alteration: Spell<AlterationUse & Use> = {
  choices({ state, seat, player, element, name: use, add }) {
    const opponents = opponentsOf(state, seat);
    if (opponents.length === 0) return;
    for (const colour of coloursOf(element)) {
      const raises = picksOf(player.dice, colour, 1, 5);
      const lowers = opponents.flatMap((from) =>
        picksOf(state.players[from].dice, colour, 2, 6).map((lower) => ({ from, lower })),
      );
      for (const raise of raises) {
        add({ use, raise });
        for (const { from, lower } of lowers) add({ use, raise, from, lower });
      }
      for (const { from, lower } of lowers) add({ use, from, lower });
    }
  },
  cast(state, seat, _element, { raise, from, lower }, tell) {
    const alter = (who: Seat, dice: Dice, by: number) => {
      const to = dice.map((name) => raised(name, by));
      changeDice(state.players[who], dice, to);
      tell?.({ event: 'dice', seat: who, from: dice, to });
    };
    if (raise !== undefined) alter(seat, raise, 1);
    if (from !== undefined && lower !== undefined) alter(from, lower, -1);
    return false;
  },
};

/** FS-TRANSFER-1..2: one face-up scroll for another's of the element, of equal strength. */
const transfer: Spell<{ use: string; give: string; from: Seat; take: string }> = {
  choices({ state, seat, player, element, card, by, name, add }) {
    // FS-Q-40, FS-Q-45: a scroll in use is no part of the swap.
    const free = (other: Card) => other !== BINDING && other !== card && other !== by;
    for (const give of distinct(player.up)) {
      if (!free(give)) continue;
      for (const from of opponentsOf(state, seat))
        for (const take of distinct(state.players[from].up))
          if (
            free(take) &&
            CARD_ELEMENT[take] === element &&
            CARD_STRENGTH[take] === CARD_STRENGTH[give]
          )
            add({ use: name, give: CARD_NAME[give], from, take: CARD_NAME[take] });
    }
  },
  cast(state, seat, _element, { give, from, take: wanted }, tell) {
    const mine = state.players[seat].up;
    const theirs = state.players[from].up;
    take(mine, cardNamed(give));
    take(theirs, cardNamed(wanted));
    insert(mine, cardNamed(wanted));
    insert(theirs, cardNamed(give));
    tell?.({ event: 'transferred', seat, from, took: wanted, gave: give });
    return false;
  },
};

/** FS-THEFT-1..4: the thief names the opponent; which die it is, the robbed one says. */
const theft: Spell<{ use: string; from: Seat }> = {
  choices({ state, seat, element, name, add }) {
    for (const from of opponentsOf(state, seat))
      if (dieChoices(state, from, element).length > 0) add({ use: name, from });
  },
  cast(state, seat, element, { from }, tell) {
    const dice = dieChoices(state, from, element);
    // FS-Q-38: no decision if all he could give are alike.
    if (dice.length === 1) handOver(state, from, seat, DIE_NAME[dice[0]], tell);
    else state.stack.push({ do: 'give', seat: from, thief: seat, element });
    return false;
  },
};

function dieChoices(state: State, victim: Seat, element: Element): number[] {
  return distinct(state.players[victim].dice).filter((die) => fits(element, die >> 3));
}

/** FS-THEFT-2: the robbed one decides. */
export const give: Kind<'give'> = {
  choices: (state, { seat, element }) =>
    dieChoices(state, seat, element).map((die) => ({ give: DIE_NAME[die] })),
  choose(state, { seat, thief }, { give: die }: { give: string }, tell) {
    state.stack.pop();
    handOver(state, seat, thief, die, tell);
  },
};

/** FS-THEFT-3: without his last die the round is over for him at once, three new dice and all. */
function handOver(state: State, seat: Seat, thief: Seat, die: string, tell: Telling): void {
  take(state.players[seat].dice, dieNamed(die));
  insert(state.players[thief].dice, dieNamed(die));
  tell?.({ event: 'stolen', seat: thief, from: seat, die });
  if (state.players[seat].dice.length > 0) return;
  finishRound(state, seat, tell);
  state.stack.push({ do: 'draft', seat });
}

/** FS-EXPLOIT-2: what can be borrowed. Synergy is never used, and no game has two Exploitations of
 * one element (FS-Q-43). */
const BORROWABLE: Readonly<Record<string, Spell>> = {
  change: might.change,
  renewal: might.renewal,
  strengthening: might.strengthening,
  growth: might.growth,
  deception,
  alteration,
  transfer,
  theft,
};

/** FS-EXPLOIT-1..3: another's face-up scroll of the element, used as one's own. */
const exploitation: Spell<{ use: string; from: Seat; as: Use }> = {
  choices(casting) {
    const { state, seat, card: by, element, name: use, add } = casting;
    for (const from of opponentsOf(state, seat))
      for (const card of distinct(state.players[from].up)) {
        const spell = BORROWABLE[CARD_SPELL[card]];
        if (spell === undefined || CARD_ELEMENT[card] !== element) continue;
        spell.choices({
          ...casting,
          card,
          name: CARD_NAME[card],
          by,
          add: (as) => add({ use, from, as }),
        });
      }
  },
  cast(state, seat, element, { from, as }, tell) {
    const card = cardNamed(as.use);
    turnDown(state.players[from], card);
    tell?.({ event: 'used', seat, scroll: as.use, owner: from });
    return BORROWABLE[CARD_SPELL[card]].cast(state, seat, element, as, tell);
  },
};

export const conflict: Record<(typeof SPELLS)[2][number], Spell> = {
  deception,
  alteration,
  transfer,
  theft,
  exploitation,
};
