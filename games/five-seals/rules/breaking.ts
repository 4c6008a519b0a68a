/** FS-BREAK-1..8, FS-MOVE-1: which seals can be broken with which dice, and what comes of it. */

import type { Seat } from '@magehall/engine';
import { canPay, DIE_NAME, type Dice, dieNamed, type Purse, payments } from './dice.ts';
import { type Element, fits } from './elements.ts';
import {
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  type Card,
  cardNamed,
} from './scrolls.ts';
import { insert, remove } from './sorted.ts';
import {
  type Break,
  type BrokenBy,
  boardOf,
  IN_FRONT,
  moveFamiliar,
  type Player,
  type State,
  type Telling,
  toBox,
} from './state.ts';

/** The element of the seal on this space: of its token, or of its scroll. */
export function sealElement(state: State, space: number): Element {
  const token = state.tokens[space];
  return token !== 0 ? token >> 3 : CARD_ELEMENT[state.scrolls[space]];
}

export function sealStrength(state: State, space: number): number {
  const token = state.tokens[space];
  return token !== 0 ? token & 7 : CARD_STRENGTH[state.scrolls[space]];
}

export function isPayable(state: State, purse: Purse, space: number): boolean {
  return canPay(purse, sealElement(state, space), sealStrength(state, space));
}

/** One way to break a seal: its space, the dice, the Absorption that takes the token if one does. */
export type EachBreak = (space: string, dice: Dice, absorb: string | undefined) => void;

/** Every way to break the seal on this space with dice. */
export function breaksOf(
  state: State,
  player: Player,
  purse: Purse,
  space: number,
  each: EachBreak,
): void {
  const id = boardOf(state).spaces[space].id;
  const paid = payments(purse, sealElement(state, space), sealStrength(state, space));
  for (let i = 0; i < paid.length; i++) laidOn(state, player, space, id, paid[i], each);
}

/** One way to pay, without Absorption and then with each scroll that could take the token. */
export function laidOn(
  state: State,
  player: Player,
  space: number,
  id: string,
  dice: Dice,
  each: EachBreak,
): void {
  each(id, dice, undefined);
  if (state.circle !== 2 || state.tokens[space] === 0) return;
  for (const card of player.up)
    if (CARD_SPELL[card] === 'absorption' && fits(CARD_ELEMENT[card], state.tokens[space] >> 3))
      each(id, dice, CARD_NAME[card]);
}

/** FS-BREAK-6: dice go back to the supply. */
export function returnDice(state: State, player: Player, dice: Dice): void {
  for (const name of dice) {
    const die = dieNamed(name);
    remove(player.dice, die);
    state.supply[die >> 3]++;
  }
}

/** How the mage gets to the seal it breaks, if not by walking. */
export interface Way {
  over?: string;
  past?: string;
}

/** Breaks with dice, and the mage goes there. */
export function breakWithMage(
  state: State,
  seat: Seat,
  { break: id, dice, absorb }: Break,
  tell: Telling,
  way?: Way,
): void {
  const space = boardOf(state).at.get(id) as number;
  returnDice(state, state.players[seat], dice);
  breakSeal(state, seat, space, dice, 'mage', absorb, tell);
  moveMage(state, seat, space, tell, way);
}

/** Takes the seal off its space: the token into the box or onto Absorption, the scroll to the player. */
export function breakSeal(
  state: State,
  seat: Seat,
  space: number,
  dice: Dice,
  by: BrokenBy,
  absorb: string | undefined,
  tell: Telling,
): void {
  const player = state.players[seat];
  const id = boardOf(state).spaces[space].id;
  const token = state.tokens[space];
  state.broken = 1;
  if (token === 0) {
    const card = state.scrolls[space];
    state.scrolls[space] = 0;
    insert(player.up, card);
    tell?.({ event: 'won', seat, space: id, scroll: CARD_NAME[card], dice, by });
    return;
  }
  state.tokens[space] = 0;
  tell?.({ event: 'broke', seat, space: id, seal: DIE_NAME[token], dice, by });
  if (absorb === undefined) toBox(state, token);
  else layOn(state, seat, cardNamed(absorb), token, id, tell);
  // FS-DISPATCH-2; for Binding the familiar is put back there afterwards (FS-Q-21).
  if (player.familiar === space && by !== 'familiar') moveFamiliar(state, seat, IN_FRONT, tell);
}

/** FS-ABSORB-1, FS-ABSORB-2: a token on the scroll replaces the older one. */
function layOn(
  state: State,
  seat: Seat,
  card: Card,
  token: number,
  space: string,
  tell: Telling,
): void {
  const element = CARD_ELEMENT[card];
  const older = state.absorbed[element];
  state.absorbed[element] = token;
  const said = {
    event: 'absorbed',
    seat,
    scroll: CARD_NAME[card],
    seal: DIE_NAME[token],
    space,
  } as const;
  if (older === 0) {
    tell?.(said);
  } else {
    toBox(state, older);
    tell?.({ ...said, lost: DIE_NAME[older] });
  }
}

export function moveMage(state: State, seat: Seat, to: number, tell: Telling, way?: Way): void {
  const player = state.players[seat];
  const { spaces } = boardOf(state);
  tell?.({ event: 'moved', seat, from: spaces[player.at].id, to: spaces[to].id, ...way });
  player.at = to;
}

/** Changes dice in hand; `to` is what each of them becomes. */
export function changeDice(player: Player, from: Dice, to: Dice): void {
  for (const name of from) remove(player.dice, dieNamed(name));
  for (const name of to) insert(player.dice, dieNamed(name));
}
