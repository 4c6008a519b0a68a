/** FS-BREAK-1..8, FS-MOVE-1: which seals can be broken with which dice, and what comes of it. */

import { insert, type Seat, take } from '@magehall/engine';
import { canPay, DIE_NAME, type Dice, dieNamed, type Purse, payments } from '../data/dice.ts';
import { type Element, fits } from '../data/elements.ts';
import {
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SEAL,
  CARD_SPELL,
  type Card,
  cardNamed,
} from '../data/scrolls.ts';
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
} from '../state.ts';

/** The seal on this space, of its token or of its scroll: element × 8 + strength. */
function sealOn({ tokens, scrolls }: State, space: number): number {
  const token = tokens[space];
  return token !== 0 ? token : CARD_SEAL[scrolls[space]];
}

export function sealElement(state: State, space: number): Element {
  return sealOn(state, space) >> 3;
}

export function sealStrength(state: State, space: number): number {
  return sealOn(state, space) & 7;
}

export function isPayable(state: State, purse: Purse, space: number): boolean {
  const seal = sealOn(state, space);
  return canPay(purse, seal >> 3, seal & 7);
}

/** Every set of dice that breaks the seal on this space. */
export function paymentsFor(state: State, purse: Purse, space: number): readonly Dice[] {
  const seal = sealOn(state, space);
  return payments(purse, seal >> 3, seal & 7);
}

const NONE: readonly string[] = [];

/** FS-ABSORB-1: the scrolls that could take the token on this space when it is broken. */
export function absorbersOf(state: State, player: Player, space: number): readonly string[] {
  const token = state.tokens[space];
  if (state.circle !== 2 || token === 0) return NONE;
  return player.up
    .filter((card) => CARD_SPELL[card] === 'absorption' && fits(CARD_ELEMENT[card], token >> 3))
    .map((card) => CARD_NAME[card]);
}

/** FS-BREAK-6: dice go back to the supply. */
export function returnDice(state: State, player: Player, dice: Dice): void {
  // By number: `of` is slow on a list that is frozen.
  for (let i = 0; i < dice.length; i++) {
    const die = dieNamed(dice[i]);
    take(player.dice, die);
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
  for (let i = 0; i < from.length; i++) take(player.dice, dieNamed(from[i]));
  for (let i = 0; i < to.length; i++) insert(player.dice, dieNamed(to[i]));
}
