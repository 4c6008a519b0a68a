/** FS-TURN-1..8: scrolls first, then the break that must be made if it can be. */
import type { Seat } from '@magehall/engine';
import { binding, canCall } from './binding.ts';
import { breaksOf, breakWithMage, type EachBreak, isPayable } from './breaking.ts';
import { DIE_NAME, purseOf } from './dice.ts';
import { listed, newReach, reachOf } from './reach.ts';
import { endTurn } from './round.ts';
import { BINDING, CARD_ELEMENT, CARD_NAME, CARD_SPELL, type Card, cardNamed } from './scrolls.ts';
import { conflict } from './spells/conflict.ts';
import { might } from './spells/might.ts';
import { movement } from './spells/movement.ts';
import { spaces } from './spells/spaces.ts';
import type { Casting, Spell } from './spells/spell.ts';
import { type Choice, type State, type Telling, top, turnDown, type Use } from './state.ts';

const SPELL_NAMED: Readonly<Record<string, Spell>> = {
  binding,
  ...might,
  ...spaces,
  ...conflict,
  ...movement,
};
/** By card. */
const SPELL: readonly Spell[] = CARD_SPELL.map((name) => SPELL_NAMED[name]);

const here = newReach();

/** Looks around from where the mage stands; the scroll is still to be named. */
function castingOf(state: State, seat: Seat, add: (choice: Use) => void): Casting {
  const player = state.players[seat];
  const purse = purseOf(player.dice);
  const inReach = listed(reachOf(state, seat, here).seals);
  const payable: number[] = [];
  for (let i = 0; i < inReach.length; i++)
    if (isPayable(state, purse, inReach[i])) payable.push(inReach[i]);
  return {
    state,
    seat,
    player,
    purse,
    here,
    inReach,
    payable,
    card: BINDING,
    name: '',
    element: 0,
    by: BINDING,
    add,
  };
}

/** The uses of one scroll. */
function usesOf(casting: Casting, card: Card): void {
  casting.card = card;
  casting.by = card;
  casting.name = CARD_NAME[card];
  casting.element = CARD_ELEMENT[card];
  SPELL[card].choices(casting);
}

export function turnChoices(state: State, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  const casting = castingOf(state, seat, (use) => {
    choices.push(use);
  });
  const { player, purse, payable } = casting;
  const each: EachBreak = (space, dice, absorb) => {
    choices.push(absorb === undefined ? { break: space, dice } : { break: space, dice, absorb });
  };
  for (let i = 0; i < payable.length; i++) breaksOf(state, player, purse, payable[i], each);
  const { up } = player;
  for (let i = 0; i < up.length; i++) if (up[i] !== up[i - 1]) usesOf(casting, up[i]);
  if (payable.length === 0) choices.push({ give: 'up' });
  return choices;
}

/** Every use of one face-up scroll of a seat, as if it were its turn. */
export function scrollUses(state: State, seat: Seat, card: Card): Use[] {
  const uses: Use[] = [];
  usesOf(
    castingOf(state, seat, (use) => uses.push(use)),
    card,
  );
  return uses;
}

/** Whether anything can be done in a turn: what is known at once comes first, then what is rare. */
function canAct(state: State, seat: Seat): boolean {
  if (canCall(state.players[seat])) return true;
  let usable = false;
  const casting = castingOf(state, seat, () => {
    usable = true;
  });
  if (casting.payable.length > 0) return true;
  const { up } = casting.player;
  for (let i = 0; i < up.length && !usable; i++) usesOf(casting, up[i]);
  return usable;
}

export function takeTurn(state: State, seat: Seat, choice: Choice, tell: Telling): void {
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
  const player = state.players[seat];
  const dice = player.dice.map((die) => DIE_NAME[die]);
  for (const die of player.dice) state.supply[die >> 3]++;
  player.dice.length = 0;
  tell?.({ event: 'stuck', seat, dice, gaveUp });
  endTurn(state, seat, tell);
}

/** FS-Q-67: a turn in which nothing can be done ends by itself. True if that happened. */
export function endsByItself(state: State, tell: Telling): boolean {
  const frame = top(state);
  if (frame?.do !== 'turn') return false;
  if (canAct(state, frame.seat)) return false;
  stop(state, frame.seat, false, tell);
  return true;
}
