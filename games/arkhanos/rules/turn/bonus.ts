/** Phase 2 (TA-BONUS): ACTIVATE on the central tower, BUILD-OR-ACTIVATE on the outer ones. */
import type { Tell } from '@magehall/engine';
import type { Activate, Build, Choice, Go } from '../choice.ts';
import { CENTRAL, OUTER_BONUSES, SPELLS, TOWERS } from '../data.ts';
import type { Event } from '../events.ts';
import { KIND_NAMES, kindNamed, spellNamed, towerNamed } from '../names.ts';
import type { TurnStage } from '../spells/casts.ts';
import {
  APPRENTICE,
  addToSupply,
  bookSize,
  emptyPillar,
  hasInSupply,
  isClosed,
  isFull,
  MASTER,
  meepleOf,
  type State,
  supplyOf,
  towerOf,
} from '../state.ts';
import { pillarChosen, spot } from './place.ts';

/** The stage after a die that brought ACTIVATE or BUILD. */
export const bonus: TurnStage<Activate | Build | Go> = {
  enter(state, _frame, tell) {
    if (!bonusIsPlain(state)) return false;
    takePlainBonus(state, tell);
    return true;
  },
  choices: listBonus,
  choose(state, choice, tell) {
    if ('activate' in choice) activate(state, choice, tell);
    else if ('build' in choice) build(state, choice, tell);
    else skipBonus(state, tell);
  },
};

function listBonus(state: State): Choice[] {
  const list: Choice[] = [];
  const seat = state.turn;
  const building = state.placedOn < CENTRAL * 3;
  const spellIsEmpty = state.book[seat * 6 + state.placedAs - 1] === 0;
  if (supplyOf(state, seat) > 0) {
    if (building) eachTarget(state, (tower, pillar) => listBuilds(state, tower, pillar, list));
    if (spellIsEmpty) listActivations(state, list);
    else list.push({ go: 'on' });
    return list;
  }
  // TA-BONUS-8: the fallback is BUILD's alone (TA-AMB-9), and optional (TA-AMB-7).
  if (building && bookSize(state, seat) > 0) listFromBook(state, spellIsEmpty, list);
  list.push({ go: 'on' });
  return list;
}

/** TA-BONUS-9: the empty pillars of the other towers; the central ones are one (TA-AMB-46). */
function eachTarget(state: State, target: (tower: number, pillar: number) => void): void {
  const source = towerOf(state.placedOn);
  for (let tower = 0; tower < 4; tower++) {
    if (tower === source || isClosed(state, tower)) continue;
    if (tower === CENTRAL) target(tower, emptyPillar(state, tower));
    else
      for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++)
        if (!isFull(state, pillar)) target(tower, pillar);
  }
}

function onto(tower: number, pillar: number): Build {
  return tower === CENTRAL
    ? { build: 'central' }
    : { build: TOWERS[tower], pillar: OUTER_BONUSES[pillar % 3] };
}

function listBuilds(state: State, tower: number, pillar: number, list: Choice[]): void {
  for (let kind = APPRENTICE; kind <= MASTER; kind++)
    if (hasInSupply(state, state.turn, kind)) {
      const choice = onto(tower, pillar);
      choice.meeple = KIND_NAMES[kind];
      list.push(choice);
    }
}

function listActivations(state: State, list: Choice[]): void {
  const activate = SPELLS[state.placedAs - 1];
  for (let kind = APPRENTICE; kind <= MASTER; kind++)
    if (hasInSupply(state, state.turn, kind)) list.push({ activate, meeple: KIND_NAMES[kind] });
}

function listFromBook(state: State, spellIsEmpty: boolean, list: Choice[]): void {
  const book = state.turn * 6;
  const occupied = SPELLS.filter((_, spell) => state.book[book + spell] !== 0);
  eachTarget(state, (tower, pillar) => {
    for (const from of occupied) {
      const choice = onto(tower, pillar);
      choice.from = from;
      list.push(choice);
    }
  });
  const activate = SPELLS[state.placedAs - 1];
  if (spellIsEmpty) for (const from of occupied) list.push({ activate, from });
}

/**
 * The bonus is not asked for, because its list would have a single entry. A book with a meeple
 * offers a cast besides, and BUILD offers a tower and the book as long as there is a meeple.
 */
function bonusIsPlain(state: State): boolean {
  const seat = state.turn;
  if (bookSize(state, seat) > 0) return false;
  if (supplyOf(state, seat) === 0) return true;
  const oneKind = state.masters[seat] === 0 || state.apprentices[seat] === 0;
  return state.placedOn >= CENTRAL * 3 && oneKind;
}
function takePlainBonus(state: State, tell?: Tell<Event>): void {
  const seat = state.turn;
  if (supplyOf(state, seat) === 0) skipBonus(state, tell);
  else
    activate(
      state,
      {
        activate: SPELLS[state.placedAs - 1],
        meeple: state.masters[seat] > 0 ? 'master' : 'apprentice',
      },
      tell,
    );
}

/** Takes the meeple from where the choice says; returns its kind. */
function takeMeeple(state: State, { meeple, from }: Activate | Build): number {
  if (from === undefined) {
    const kind = kindNamed(meeple as 'apprentice' | 'master');
    addToSupply(state, state.turn, kind, -1);
    return kind;
  }
  const at = state.turn * 6 + spellNamed(from);
  const kind = state.book[at];
  state.book[at] = 0;
  return kind;
}

function activate(state: State, choice: Activate, tell?: Tell<Event>): void {
  const { activate: spell, from } = choice;
  const kind = takeMeeple(state, choice);
  state.book[state.turn * 6 + spellNamed(spell)] = kind;
  state.stage = 'score';
  tell?.({
    event: 'activated',
    seat: state.turn,
    spell,
    meeple: KIND_NAMES[kind],
    ...(from !== undefined && { from }),
  });
}

/** TA-BONUS-10 to -13: no bonus, no die; the pillar is full and its meeple counts. */
function build(state: State, choice: Build, tell?: Tell<Event>): void {
  const { from } = choice;
  const tower = towerNamed(choice.build);
  const pillar = pillarChosen(state, tower, choice.pillar);
  const kind = takeMeeple(state, choice);
  state.meeples[pillar] = meepleOf(state.turn, kind);
  if (emptyPillar(state, tower) < 0) state.completed.push(tower);
  state.stage = 'score';
  tell?.({
    event: 'built',
    seat: state.turn,
    ...spot(pillar),
    meeple: KIND_NAMES[kind],
    ...(from !== undefined && { from }),
  });
}

function skipBonus(state: State, tell?: Tell<Event>): void {
  state.stage = 'score';
  tell?.({ event: 'noBonus', seat: state.turn, ...spot(state.placedOn) });
}
