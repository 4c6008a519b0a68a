/** Set-up (AM-SETUP-1..11): the decks, the gallery, the first hands; chance deals them out. */
import type { Options, Tell } from '@magehall/engine';
import { MANA } from '../data/mana.ts';
import { FERRYMAN, HIGH, UNITS } from '../data/units.ts';
import type { Event } from '../events.ts';
import { agreedFrom } from '../options.ts';
import { type Agreed, type FirstFrame, NONE, type State } from '../state.ts';
import { PEACE_ROUNDS } from '../turn/peace.ts';

/** Five slots at a table of four, Automas counted (AM-SETUP-9, AM-AMB-5). */
function gallerySize(seats: number): number {
  return seats === 4 ? 5 : 4;
}

export function unitsInGame(agreed: Agreed): number[] {
  return UNITS.map((_, unit) => unit).filter((unit) => agreed.ferryman || unit !== FERRYMAN);
}

const ALL_MANA: readonly number[] = MANA.map((_, card) => card);
const WITHOUT_KNIGHTS = ALL_MANA.filter((card) => MANA[card].rank !== 'Kn');

/** The four Knights may stay in the box (AM-EXT-1). */
export function manaInGame(agreed: Agreed): readonly number[] {
  return agreed.knights ? ALL_MANA : WITHOUT_KNIGHTS;
}

/** A table with everything in its decks, and nothing going on. */
export function emptyTable(agreed: Agreed): State {
  const sides = agreed.teams ? 2 : agreed.seats;
  const perSide = () => Array.from({ length: sides }, (): number[] => []);
  return {
    agreed,
    round: 1,
    first: NONE,
    turn: 0,
    peace: PEACE_ROUNDS,
    end: 0,
    armies: perSide(),
    trophies: perSide(),
    tokens: [NONE, NONE, NONE, NONE],
    begunBy: NONE,
    foolHolder: NONE,
    foolGone: false,
    gallery: Array.from({ length: gallerySize(agreed.seats) }, () => NONE),
    deck: unitsInGame(agreed),
    beneath: [],
    discard: [],
    mana: [...manaInGame(agreed)],
    spent: [],
    hands: Array.from({ length: agreed.seats }, (): number[] => []),
    played: [],
    winner: NONE,
    stack: [],
  };
}

export function setup(asked: Options): State {
  const state = emptyTable(agreedFrom(asked));
  if (!asked.oneDeck) {
    state.beneath = state.deck.filter((unit) => unit >= HIGH);
    state.deck = state.deck.filter((unit) => unit < HIGH);
  }
  state.stack.push({ frame: 'round' }, { frame: 'deal', to: NONE }, { frame: 'gallery' });
  if (asked.first === 'random') state.stack.push({ frame: 'first' });
  else state.first = asked.first;
  return state;
}

/** Whoever dreamt last is not for a computer to know: chance picks the first player. */
export const first = {
  odds: (state: State) => state.agreed.seats,
  rolls: () => 'first',
  draw(state: State, _frame: FirstFrame, seat: number, tell?: Tell<Event>): void {
    state.first = seat;
    state.stack.pop();
    tell?.({ event: 'first', seat });
  },
};
