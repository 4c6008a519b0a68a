/** What a written position must keep to be one that play can lead to. */
import { type Seat, wrongPosition } from '@magehall/engine';
import { DIE_NAME, faceOf } from '../data/dice.ts';
import { ELEMENTS, fits } from '../data/elements.ts';
import {
  BINDING,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  type Card,
} from '../data/scrolls.ts';
import { boardOf, isDone, type Player, type State } from '../state.ts';

/** FS-ENDTURN-1: so many dice are taken for the next round. */
const DRAFTED = 3;
const SPACES = 2;
const MOVEMENT = 4;

export function checkPosition(state: State, turn: Seat): void {
  checkStrengths(state);
  checkFigures(state);
  state.players.forEach((player, seat) => {
    if (isDone(player)) checkDone(player, seat);
    else checkFamiliar(state, player, seat);
  });
  checkGuardians(state);
  checkAbsorbed(state);
  const { dice } = state.players[turn];
  if (isDone(state.players[turn]))
    wrongPosition(`The round is over for seat ${turn}: it can't have the turn.`);
  if (dice.length === 0) wrongPosition(`Seat ${turn} has the turn and needs at least one die.`);
  checkSupply(state);
}

/**
 * FS-SETUP-3, FS-SETUP-7: each circle and box was given a piece of its strength. Exchange and
 * Rearrangement move them (circle of Spaces), but there are never more of a strength.
 */
function checkStrengths(state: State): void {
  const { spaces, seals, boxes } = boardOf(state);
  const held = state.players.flatMap(({ up, down }) => [...up, ...down]);
  const scrolls = [...state.scrolls, ...held].filter((card) => card !== BINDING);
  const tokens = [...state.tokens, ...state.absorbed].filter((token) => token !== 0);
  for (let strength = 2; strength <= 6; strength++) {
    const printed = (places: readonly number[]) =>
      places.filter((place) => spaces[place].strength === strength).length;
    if (scrolls.filter((card) => CARD_STRENGTH[card] === strength).length > printed(boxes))
      wrongPosition(`This board has ${printed(boxes)} scrolls of strength ${strength}, not more.`);
    if (tokens.filter((token) => faceOf(token) === strength).length > printed(seals))
      wrongPosition(`This board has ${printed(seals)} tokens of strength ${strength}, not more.`);
  }
  if (state.circle === SPACES) return;
  spaces.forEach(({ id, strength }, place) => {
    const token = state.tokens[place];
    const card = state.scrolls[place];
    if (token !== 0 && faceOf(token) !== strength)
      wrongPosition(`At "${id}" lies a token of strength ${strength}, not "${DIE_NAME[token]}".`);
    if (card !== 0 && CARD_STRENGTH[card] !== strength)
      wrongPosition(`At "${id}" lies a scroll of strength ${strength}, not "${CARD_NAME[card]}".`);
  });
}

/** FS-Q-62: who can stand where. */
function checkFigures(state: State): void {
  const { spaces } = boardOf(state);
  const mages = state.players.map((player) => player.mage);
  if (new Set(mages).size < mages.length) wrongPosition('Each mage is in the game once.');
  state.players.forEach((player, seat) => {
    if (state.tokens[player.at] !== 0 || state.scrolls[player.at] !== 0)
      wrongPosition(
        `The mage of seat ${seat} can't stand on the unbroken seal at "${spaces[player.at].id}".`,
      );
    for (const other of state.players.slice(seat + 1)) {
      const spots = [player.at, player.familiar].filter((spot) => spot >= 0);
      if (spots.includes(other.at) || spots.includes(other.familiar))
        wrongPosition(`Two players' figures share a space with those of seat ${seat}.`);
    }
  });
}

/** FS-ENDTURN-1: who is out of the round has its dice for the next one, and all scrolls face up. */
function checkDone({ dice, down }: Player, seat: Seat): void {
  if (dice.length !== DRAFTED)
    wrongPosition(`The round is over for seat ${seat}: it has three dice, not ${dice.length}.`);
  if (down.length > 0)
    wrongPosition(`The round is over for seat ${seat}: all its scrolls are face up.`);
}

const isUsed = ({ down }: Player, spell: string) =>
  down.some((card: Card) => CARD_SPELL[card] === spell);

/** A familiar comes onto the board by Binding, which brings none onto a seal, or by Dispatch. */
function checkFamiliar(state: State, player: Player, seat: Seat): void {
  const { familiar } = player;
  if (familiar < 0) return;
  const { id, kind } = boardOf(state).spaces[familiar];
  if (state.scrolls[familiar] !== 0)
    wrongPosition(`No familiar stands on a scroll, as that of seat ${seat} does at "${id}".`);
  if (state.tokens[familiar] !== 0 && (state.circle !== MOVEMENT || !isUsed(player, 'dispatch')))
    wrongPosition(
      `The familiar of seat ${seat} can't be on the token at "${id}" without Dispatch.`,
    );
  const dispatched = kind === 'seal' && isUsed(player, 'dispatch');
  if (!isUsed(player, 'binding') && !dispatched)
    wrongPosition(
      `The familiar of seat ${seat} is at "${id}", so "binding" is among its "used" scrolls.`,
    );
}

/** FS-GUARD-1: a guardian was put there by its scroll, which is some player's. */
function checkGuardians(state: State): void {
  const held = state.players.flatMap(({ up, down }) => [...up, ...down]);
  state.guardians.forEach((at, element) => {
    const isIts = (card: Card) => CARD_SPELL[card] === 'guardian' && CARD_ELEMENT[card] === element;
    if (at >= 0 && !held.some(isIts))
      wrongPosition(
        `The guardian of ${ELEMENTS[element]} stays beside the board until a player has its scroll.`,
      );
  });
}

/** FS-ABSORB-1, FS-ABSORB-M: tokens of the scroll's colour; on Mind any. */
function checkAbsorbed({ absorbed }: State): void {
  absorbed.forEach((token, element) => {
    if (token !== 0 && !fits(element, token >> 3))
      wrongPosition(`A "${DIE_NAME[token]}" does not go onto Absorption of ${ELEMENTS[element]}.`);
  });
}

/**
 * FS-Q-1: there are three dice for everyone who takes them. A player's dice come from a draft, or
 * one by one through Growth and Theft; so if all that can still be used in this round are, and
 * whoever has fewer than three has taken three anew, three must be left.
 */
function checkSupply(state: State): void {
  const { players, scrolls } = state;
  const playing = players.filter((player) => !isDone(player));
  const usable = [...scrolls, ...playing.flatMap(({ up }) => up)].filter(
    (card) => CARD_SPELL[card] === 'growth' || CARD_SPELL[card] === 'theft',
  ).length;
  const all = state.supply.reduce((sum, dice) => sum + dice, 0);
  const inHand = players.reduce((sum, { dice }) => sum + dice.length, 0);
  const most = players.reduce((sum, { dice }) => sum + Math.max(DRAFTED, dice.length), 0);
  for (const { dice } of playing) {
    const others = most - Math.max(DRAFTED, dice.length);
    if (all + inHand - others - usable < DRAFTED)
      wrongPosition(
        'So many dice are in hand that somebody could find fewer than three in the supply.',
      );
  }
}
