/** The Circle of Movement, fourth: FS-BLOCK, FS-DISPATCH, FS-LEAP, FS-TELE, FS-GUARD, FS-SPEED. */
import type { Seat } from '@magehall/engine';
import type { Dice } from '../data/dice.ts';
import { ELEMENTS, type Element, fits, MIND } from '../data/elements.ts';
import { CARD_ELEMENT, type SPELLS } from '../data/scrolls.ts';
import {
  BESIDE,
  type Break,
  boardOf,
  type Kind,
  moveFamiliar,
  type State,
  spotName,
  type Telling,
} from '../state.ts';
import {
  breakSeal,
  breakWithMage,
  isPayable,
  moveMage,
  paymentsFor,
  sealElement,
} from '../turn/breaking.ts';
import {
  addFiguresInTheWay,
  holds,
  insertSeal,
  listed,
  newReach,
  newSeals,
  openedBy,
  reachOf,
  type Seals,
} from '../turn/reach.ts';
import { endTurn } from '../turn/round.ts';
import type { Casting, Spell } from './spell.ts';

const familiars = newSeals();

/** FS-DISPATCH-1: the familiar onto a token, however far. */
const dispatch: Spell<{ use: string; onto: string }> = {
  choices({ state, element, name, add }) {
    const { seals, spaces } = boardOf(state);
    // FS-BLOCK-1: not onto a token under any familiar, also one's own (FS-Q-26).
    familiars.count = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      const { familiar } = state.players[seat];
      if (familiar >= 0) insertSeal(familiars, familiar);
    }
    for (let i = 0; i < seals.length; i++) {
      const token = state.tokens[seals[i]];
      if (token !== 0 && fits(element, token >> 3) && !holds(familiars, seals[i]))
        add({ use: name, onto: spaces[seals[i]].id });
    }
  },
  cast(state, seat, _element, { onto }, tell) {
    moveFamiliar(state, seat, boardOf(state).at.get(onto) as number, tell);
    return false;
  },
};

const targets = newSeals();
const seen = newSeals();

/**
 * The breaks that open if one of these circles were bare, by circle, for seals that fit the element;
 * a target that several of them open is listed for the first only.
 */
function breaksBeyond(
  { state, purse, here }: Casting,
  circles: Seals,
  element: Element,
  each: (circle: string, target: string, dice: Dice) => void,
): void {
  const { spaces } = boardOf(state);
  seen.count = 0;
  for (let i = 0; i < circles.count; i++) {
    const opened = openedBy(state, here, circles.spaces[i]).seals;
    targets.count = 0;
    for (let j = 0; j < opened.count; j++) {
      const seal = opened.spaces[j];
      if (!isPayable(state, purse, seal) || !fits(element, sealElement(state, seal))) continue;
      if (!holds(seen, seal)) insertSeal(targets, seal);
    }
    const { id } = spaces[circles.spaces[i]];
    for (let j = 0; j < targets.count; j++) {
      const target = targets.spaces[j];
      insertSeal(seen, target);
      const paid = paymentsFor(state, purse, target);
      for (let p = 0; p < paid.length; p++) each(id, spaces[target].id, paid[p]);
    }
  }
}

/** What Leap or Teleportation can pass. */
const circles = newSeals();

/** FS-LEAP-1..5, FS-Q-14: over a free token in reach, to a seal that is out of reach otherwise. */
const leap: Spell<{ use: string; over: string } & Break> = {
  breaks: true,
  choices(casting) {
    const { state, player, element, name: use, here, add } = casting;
    circles.count = 0;
    for (let i = 0; i < here.seals.count; i++) {
      const space = here.seals.spaces[i];
      const token = state.tokens[space];
      if (token !== 0 && fits(element, token >> 3) && player.familiar !== space)
        insertSeal(circles, space);
    }
    // Over a token of its element, but to any seal.
    breaksBeyond(casting, circles, MIND, (over, target, dice) =>
      add({ use, over, break: target, dice }),
    );
  },
  cast(state, seat, _element, choice, tell) {
    breakWithMage(state, seat, choice, tell, { over: choice.over });
    return true;
  },
};

/** FS-TELE-1..5, FS-Q-15: past another's figure, to a seal of the element out of reach otherwise. */
const teleportation: Spell<{ use: string; past: string } & Break> = {
  breaks: true,
  choices(casting) {
    const { state, element, name: use, here, add } = casting;
    circles.count = 0;
    addFiguresInTheWay(state, here, circles);
    breaksBeyond(casting, circles, element, (past, target, dice) =>
      add({ use, past, break: target, dice }),
    );
  },
  cast(state, seat, _element, choice, tell) {
    breakWithMage(state, seat, choice, tell, { past: choice.past });
    return true;
  },
};

/** FS-GUARD-1..4: the element's guardian onto a scroll of its element, or off the board. */
const guardian: Spell<{ use: string; onto: string }> = {
  choices({ state, element, name, add }) {
    const { boxes, spaces } = boardOf(state);
    const now = state.guardians[element];
    for (const box of boxes)
      if (state.scrolls[box] !== 0 && CARD_ELEMENT[state.scrolls[box]] === element && box !== now)
        add({ use: name, onto: spaces[box].id });
    if (now >= 0) add({ use: name, onto: 'aside' });
  },
  cast(state, seat, element, { onto }, tell) {
    const from = spotName(state, state.guardians[element], ['aside', 'aside']);
    tell?.({ event: 'guardian', seat, element: ELEMENTS[element], from, to: onto });
    state.guardians[element] = onto === 'aside' ? BESIDE : (boardOf(state).at.get(onto) as number);
    return false;
  },
};

/** FS-SPEED-1..4: a break with dice, and then one of the element for nothing. */
const speed: Spell<{ use: string } & Break> = {
  breaks: true,
  choices({ state, purse, element, name: use, here, payable, add }) {
    const fitting = listed(here).filter((space) => fits(element, sealElement(state, space)));
    for (let i = 0; i < payable.count; i++) {
      const space = payable.spaces[i];
      const another = fitting.length > 1 || (fitting.length === 1 && fitting[0] !== space);
      if (!another && !opensFitting(state, here, space, element)) continue;
      const { id } = boardOf(state).spaces[space];
      for (const dice of paymentsFor(state, purse, space)) add({ use, break: id, dice });
    }
  },
  cast(state, seat, element, choice, tell) {
    breakWithMage(state, seat, choice, tell);
    const seals = freeSeals(state, seat, element);
    if (seals.length > 1) {
      state.stack.push({ do: 'free', seat, element });
      return false;
    }
    takeFree(state, seat, seals[0], tell);
    return true;
  },
};

/** FS-Q-32: whether breaking this token would bring a fitting seal into reach. */
function opensFitting(
  state: State,
  here: Casting['here'],
  space: number,
  element: Element,
): boolean {
  if (state.tokens[space] === 0) return false;
  const opened = listed(openedBy(state, here, space));
  return opened.some((seal) => fits(element, sealElement(state, seal)));
}

const after = newReach();

/** FS-Q-71: the seals of the element that can be reached from where the mage stands now. */
function freeSeals(state: State, seat: Seat, element: Element): number[] {
  const seals = listed(reachOf(state, seat, after));
  return seals.filter((space) => fits(element, sealElement(state, space)));
}

function takeFree(state: State, seat: Seat, space: number, tell: Telling): void {
  breakSeal(state, seat, space, [], 'free', undefined, tell);
  moveMage(state, seat, space, tell);
}

/** The free break; the turn that it ends is the next frame. */
export const free: Kind<'free'> = {
  choices(state, { seat, element }) {
    const { spaces } = boardOf(state);
    return freeSeals(state, seat, element).map((space) => ({ free: spaces[space].id }));
  },
  choose(state, { seat }, { free: id }: { free: string }, tell) {
    state.stack.pop();
    takeFree(state, seat, boardOf(state).at.get(id) as number, tell);
    endTurn(state, seat, tell);
  },
};

export const movement: Record<(typeof SPELLS)[3][number], Spell> = {
  dispatch,
  leap,
  teleportation,
  guardian,
  speed,
};
