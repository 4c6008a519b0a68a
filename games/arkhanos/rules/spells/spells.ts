/**
 * The six spells (TA-SPELL). A spell is a value: which effects it has to offer now, and how one is
 * carried out. An effect that would change nothing is not offered (TA-AMB-45), since casting for
 * the meeple alone is always there.
 */
import type { Tell } from '@magehall/engine';
import { CENTRAL } from '../data.ts';
import type { Event } from '../events.ts';
import { DIE_NAMES } from '../names.ts';
import { faceOf, type State } from '../state.ts';
import { tableMask } from '../turn/place.ts';

/** `die` is on the table, `other` elsewhere; 0 where the spell needs none. */
type Offer = (die: number, other: number) => void;

export interface SpellRule {
  /** Offers every effect that is possible now, in the order of the dice. */
  offers(state: State, offer: Offer): void;
  resolve(state: State, die: number, other: number, tell?: Tell<Event>): void;
}

/** TA-SPELL-SHIFT-1. It waits for the placement; the number is chosen there (TA-AMB-15). */
const shift: SpellRule = {
  offers(state, offer) {
    if (state.stage === 'place') offer(0, 0);
  },
  resolve(state, _die, _other, tell) {
    state.shift++;
    tell?.({ event: 'shifted', seat: state.turn, by: state.shift });
  },
};

/** TA-SPELL-FLIP-1. Opposite faces of a die add up to seven. */
const flip: SpellRule = {
  offers(state, offer) {
    for (let rest = tableMask(state); rest !== 0; rest &= rest - 1) offer(lowest(rest), 0);
  },
  resolve(state, die, _other, tell) {
    const to = die + 7 - 2 * faceOf(die);
    state.table[state.table.indexOf(die)] = to;
    tell?.({ event: 'flipped', seat: state.turn, die: DIE_NAMES[die], to: DIE_NAMES[to] });
  },
};

/** TA-SPELL-MORPH-1. It waits for the placement and waives its colour (TA-AMB-48). */
const morph: SpellRule = {
  offers(state, offer) {
    if (state.stage === 'place' && !state.morph) offer(0, 0);
  },
  resolve(state, _die, _other, tell) {
    state.morph = true;
    tell?.({ event: 'morphed', seat: state.turn });
  },
};

/** TA-SPELL-EXCHANGE-1. Of equal dice in the pool the one on the lowest space goes. */
const exchange: SpellRule = {
  offers(state, offer) {
    let pool = 0;
    for (const die of state.pool) pool |= 1 << die;
    offerPairs(tableMask(state), pool, offer);
  },
  resolve(state, die, other, tell) {
    const space = state.pool.indexOf(other);
    state.pool[space] = die;
    state.table[state.table.indexOf(die)] = other;
    tell?.({
      event: 'exchanged',
      seat: state.turn,
      die: DIE_NAMES[die],
      with: DIE_NAMES[other],
      space: space + 1,
    });
  },
};

/** TA-SPELL-SWAP-1. Only the die goes: meeple, bonus and influence stay (TA-AMB-20). */
const swap: SpellRule = {
  offers(state, offer) {
    let central = 0;
    for (let pillar = CENTRAL * 3; pillar < CENTRAL * 3 + 3; pillar++)
      if (state.dice[pillar] !== 0) central |= 1 << state.dice[pillar];
    if (central !== 0) offerPairs(tableMask(state), central, offer);
  },
  resolve(state, die, other, tell) {
    const pillar = state.dice.indexOf(other, CENTRAL * 3);
    state.dice[pillar] = die;
    state.table[state.table.indexOf(die)] = other;
    tell?.({
      event: 'swapped',
      seat: state.turn,
      die: DIE_NAMES[die],
      with: DIE_NAMES[other],
      at: pillar - CENTRAL * 3,
    });
  },
};

/** Manipulate (TA-SPELL-MANIPULATE) has no effect of its own: it borrows those of the others. */
export const MANIPULATE = 0;
export const SWAP = 5;
/** By spell; Manipulate's place is left to `casts.ts`. */
export const SPELL_RULES: readonly (SpellRule | undefined)[] = [
  undefined,
  shift,
  flip,
  morph,
  exchange,
  swap,
];

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

function offerPairs(dice: number, others: number, offer: Offer): void {
  for (let rest = dice; rest !== 0; rest &= rest - 1) {
    const die = lowest(rest);
    for (let to = others & ~(1 << die); to !== 0; to &= to - 1) offer(die, lowest(to));
  }
}
