/** The Circle of Spaces, second: FS-SWAP, FS-EXCHANGE, FS-ABSORB, FS-DISINT, FS-REARR. */

import { DIE_NAME, faceOf } from '../data/dice.ts';
import { type Element, fits } from '../data/elements.ts';
import { CARD_ELEMENT, CARD_SPELL, type Card, cardOf, type SPELLS } from '../data/scrolls.ts';
import { boardOf, type Kind, type State, toBox } from '../state.ts';
import { changeDice } from '../turn/breaking.ts';
import { raised } from './might.ts';
import { distinct, type Spell } from './spell.ts';

/** Which two things may change places. */
type Fitting = (state: State, element: Element, one: number, other: number) => boolean;

const FITTING: Readonly<Record<string, Fitting>> = {
  /** FS-SWAP-1: tokens of one strength and two colours, one of them the scroll's. */
  swap({ tokens }, element, one, other) {
    const a = tokens[one];
    const b = tokens[other];
    return (
      a !== 0 &&
      b !== 0 &&
      (a & 7) === (b & 7) &&
      a !== b &&
      (fits(element, a >> 3) || fits(element, b >> 3))
    );
  },
  /** FS-EXCHANGE-1, FS-EXCHANGE-2: tokens of the scroll's colour, of two strengths. */
  exchange({ tokens }, element, one, other) {
    const a = tokens[one];
    const b = tokens[other];
    return a !== 0 && b !== 0 && a >> 3 === b >> 3 && a !== b && fits(element, a >> 3);
  },
  /** FS-REARR-1: two scrolls, one of them of the scroll's element; for Mind that is Mind. */
  rearrangement({ scrolls }, element, one, other) {
    const a = scrolls[one];
    const b = scrolls[other];
    return a !== 0 && b !== 0 && (CARD_ELEMENT[a] === element || CARD_ELEMENT[b] === element);
  },
};

/** The pairs of spaces a scroll can make change places, in board order; no more than `most`. */
function pairsFor(state: State, card: Card, most: number): [number, number][] {
  const { seals, boxes } = boardOf(state);
  const spell = CARD_SPELL[card];
  const places = spell === 'rearrangement' ? boxes : seals;
  const fitting = FITTING[spell];
  const pairs: [number, number][] = [];
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++)
      if (fitting(state, CARD_ELEMENT[card], places[i], places[j])) {
        pairs.push([places[i], places[j]]);
        if (pairs.length === most) return pairs;
      }
  return pairs;
}

/** The second step of all three: which two. Until then nothing on the board has changed. */
export const swap: Kind<'swap'> = {
  trying: () => true,
  choices(state, { card }) {
    const { spaces } = boardOf(state);
    return pairsFor(state, card, Number.POSITIVE_INFINITY).map(([one, other]) => ({
      swap: [spaces[one].id, spaces[other].id],
    }));
  },
  choose(state, { seat, card }, { swap: pair }: { swap: readonly [string, string] }, tell) {
    const { at } = boardOf(state);
    const [one, other] = pair.map((id) => at.get(id) as number);
    const scrolls = CARD_SPELL[card] === 'rearrangement';
    const lies = scrolls ? state.scrolls : state.tokens;
    const kept = lies[one];
    lies[one] = lies[other];
    lies[other] = kept;
    tell?.({ event: 'swapped', seat, spaces: pair, what: scrolls ? 'scrolls' : 'seals' });
    state.stack.pop();
  },
};

function twoSteps(spell: 'swap' | 'exchange' | 'rearrangement'): Spell<{ use: string }> {
  return {
    choices({ state, card, name, add }) {
      if (pairsFor(state, card, 1).length > 0) add({ use: name });
    },
    cast(state, seat, element) {
      state.stack.push({ do: 'swap', seat, card: cardOf(spell, element) });
      return false;
    },
  };
}

/** FS-ABSORB-4, FS-ABSORB-5: the token on the scroll strengthens one die of any colour. */
const absorption: Spell<{ use: string; die: string }> = {
  choices({ state, player, element, name, add }) {
    if (state.absorbed[element] === 0) return;
    for (const die of distinct(player.dice))
      if (faceOf(die) < 6) add({ use: name, die: DIE_NAME[die] });
  },
  cast(state, seat, element, { use, die }, tell) {
    const token = state.absorbed[element];
    state.absorbed[element] = 0;
    toBox(state, token);
    tell?.({ event: 'released', seat, scroll: use, seal: DIE_NAME[token] });
    const to = raised(die, token & 7);
    changeDice(state.players[seat], [die], [to]);
    tell?.({ event: 'dice', seat, from: [die], to: [to] });
    return false;
  },
};

/** FS-DISINT-1..4: a token leaves the game; that is no break. */
const disintegration: Spell<{ use: string; remove: string }> = {
  choices({ state, element, name, add }) {
    const { seals, spaces } = boardOf(state);
    for (const space of seals)
      if (state.tokens[space] !== 0 && fits(element, state.tokens[space] >> 3))
        add({ use: name, remove: spaces[space].id });
  },
  cast(state, seat, _element, { remove }, tell) {
    const space = boardOf(state).at.get(remove) as number;
    const token = state.tokens[space];
    state.tokens[space] = 0;
    toBox(state, token);
    tell?.({ event: 'removed', seat, space: remove, seal: DIE_NAME[token] });
    return false;
  },
};

export const spaces: Record<(typeof SPELLS)[1][number], Spell> = {
  swap: twoSteps('swap'),
  exchange: twoSteps('exchange'),
  absorption,
  disintegration,
  rearrangement: twoSteps('rearrangement'),
};
