/** FS-TURN-1..8: scrolls first, then the break that must be made if it can be. */
import type { Seat } from '@magehall/engine';
import { DIE_NAME, newPurse, purseOf } from '../data/dice.ts';
import {
  BINDING,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  type Card,
  cardNamed,
} from '../data/scrolls.ts';
import { binding, canCall } from '../spells/binding.ts';
import { conflict } from '../spells/conflict.ts';
import { might } from '../spells/might.ts';
import { movement } from '../spells/movement.ts';
import { spaces } from '../spells/spaces.ts';
import type { Casting, Spell } from '../spells/spell.ts';
import {
  boardOf,
  type Choice,
  type Kind,
  type State,
  type Telling,
  turnDown,
  type Use,
} from '../state.ts';
import { absorbersOf, breakWithMage, isPayable, paymentsFor } from './breaking.ts';
import { insertSeal, newReach, newSeals, reachesAny, reachOf } from './reach.ts';
import { endTurn } from './round.ts';

const SPELL_NAMED: Readonly<Record<string, Spell>> = {
  binding,
  ...might,
  ...spaces,
  ...conflict,
  ...movement,
};
/** By card. */
const SPELL: readonly Spell[] = CARD_SPELL.map((name) => SPELL_NAMED[name]);

/** Filled anew each time a mage looks around. */
const here = newReach();
const purse = newPurse();
const payable = newSeals();

/** Somebody about to cast; the scroll is still to be named. */
function castingOf(state: State, seat: Seat, add: (choice: Use) => void): Casting {
  return {
    state,
    seat,
    player: state.players[seat],
    purse,
    here,
    payable,
    card: BINDING,
    name: '',
    element: 0,
    by: BINDING,
    add,
  };
}

/** Looks around from where the mage stands. Most seals in reach are of other colours or too strong. */
function look({ state, seat, player }: Casting): void {
  purseOf(player.dice, purse);
  const { spaces, count } = reachOf(state, seat, here).seals;
  payable.count = 0;
  for (let i = 0; i < count; i++)
    if (isPayable(state, purse, spaces[i])) insertSeal(payable, spaces[i]);
}

/** The uses of one scroll. */
function usesOf(casting: Casting, card: Card): void {
  casting.card = card;
  casting.by = card;
  casting.name = CARD_NAME[card];
  casting.element = CARD_ELEMENT[card];
  SPELL[card].choices(casting);
}

function turnChoices(state: State, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  const casting = castingOf(state, seat, (use) => {
    choices.push(use);
  });
  const { player } = casting;
  look(casting);
  const { spaces } = boardOf(state);
  for (let i = 0; i < payable.count; i++) {
    const space = payable.spaces[i];
    const { id } = spaces[space];
    const paid = paymentsFor(state, purse, space);
    const absorbers = absorbersOf(state, player, space);
    for (let p = 0; p < paid.length; p++) {
      const dice = paid[p];
      choices.push({ break: id, dice });
      for (let a = 0; a < absorbers.length; a++)
        choices.push({ break: id, dice, absorb: absorbers[a] });
    }
  }
  const { up } = player;
  for (let i = 0; i < up.length; i++) if (up[i] !== up[i - 1]) usesOf(casting, up[i]);
  if (payable.count === 0) choices.push({ give: 'up' });
  return choices;
}

/** Every use of one face-up scroll of a seat, as if it were its turn. */
export function scrollUses(state: State, seat: Seat, card: Card): Use[] {
  const uses: Use[] = [];
  const casting = castingOf(state, seat, (use) => uses.push(use));
  look(casting);
  usesOf(casting, card);
  return uses;
}

/** Whether anything can be done in a turn. To look around is much work, so that comes last. */
function canAct(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  if (canCall(player)) return true;
  let usable = false;
  const casting = castingOf(state, seat, () => {
    usable = true;
  });
  const { up } = player;
  for (let i = 0; i < up.length && !usable; i++)
    if (SPELL[up[i]].breaks === undefined) usesOf(casting, up[i]);
  if (usable) return true;
  look(casting);
  if (payable.count > 0) return true;
  for (let i = 0; i < up.length && !usable; i++)
    if (SPELL[up[i]].breaks !== undefined) usesOf(casting, up[i]);
  return usable;
}

function takeTurn(state: State, seat: Seat, choice: Choice, tell: Telling): void {
  if ('use' in choice) {
    const card = cardNamed(choice.use);
    turnDown(state.players[seat], card);
    tell?.({ event: 'used', seat, scroll: choice.use, owner: seat });
    if (SPELL[card].cast(state, seat, CARD_ELEMENT[card], choice, tell)) endTurn(state, seat, tell);
  } else if ('break' in choice) {
    breakWithMage(state, seat, choice, tell);
    endTurn(state, seat, tell);
  } else {
    stop(state, seat, true, tell);
  }
}

/** FS-TURN-5: no break; all dice go back, and the round is over. */
function stop(state: State, seat: Seat, gaveUp: boolean, tell: Telling): void {
  const { dice } = state.players[seat];
  tell?.({
    event: 'stuck',
    seat,
    dice: dice.map((die) => DIE_NAME[die]),
    gaveUp,
    shutIn: !reachesAny(state, seat, () => true),
  });
  for (const die of dice) state.supply[die >> 3]++;
  dice.length = 0;
  endTurn(state, seat, tell);
}

export const turn: Kind<'turn'> = {
  /** FS-Q-67: a turn in which nothing can be done ends by itself. */
  enter(state, { seat }, tell) {
    if (canAct(state, seat)) return false;
    stop(state, seat, false, tell);
    return true;
  },
  choices: (state, { seat }) => turnChoices(state, seat),
  choose: (state, { seat }, choice, tell) => takeTurn(state, seat, choice, tell),
};
