/** Casting, which is possible in every stage of one's own turn (TA-TURN-3). */
import type { Tell } from '@magehall/engine';
import type { Cast, Choice } from '../choice.ts';
import { SPELLS } from '../data.ts';
import type { Event } from '../events.ts';
import { DIE_NAMES, dieNamed, KIND_NAMES, spellNamed } from '../names.ts';
import { addToSupply, type State } from '../state.ts';
import { MANIPULATE, SPELL_RULES, type SpellRule } from './spells.ts';

/** What a stage of a turn offers besides the casts. */
export interface TurnStage<Own extends Choice> {
  /** Does at once what leaves nothing to decide; true if it was done. */
  enter?(state: State, frame: unknown, tell?: Tell<Event>): boolean;
  choices(state: State): Choice[];
  choose(state: State, choice: Own, tell?: Tell<Event>): void;
}

/** The frame of that stage: its own choices, then the casts. */
export function withCasts<Own extends Choice>(stage: TurnStage<Own>) {
  return {
    who: (state: State) => state.turn,
    enter: stage.enter,
    choices(state: State): Choice[] {
      const list = stage.choices(state);
      listCasts(state, list);
      return list;
    },
    choose(state: State, _frame: unknown, choice: Own | Cast, tell?: Tell<Event>): void {
      if ('cast' in choice) cast(state, choice, tell);
      else stage.choose(state, choice as Own, tell);
    },
  };
}

function listCasts(state: State, list: Choice[]): void {
  const book = state.turn * 6;
  for (let spell = 0; spell < 6; spell++) {
    if (state.book[book + spell] === 0) continue;
    // TA-AMB-44: every active spell may be cast for its meeple alone.
    const cast = SPELLS[spell];
    list.push({ cast });
    if (spell === MANIPULATE) listBorrowed(state, list);
    else if (!waits(spell))
      (SPELL_RULES[spell] as SpellRule).offers(state, (die, other) =>
        list.push(
          other === 0
            ? { cast, die: DIE_NAMES[die] }
            : { cast, die: DIE_NAMES[die], with: DIE_NAMES[other] },
        ),
      );
  }
}

/** TA-SPELL-MANIPULATE-1, -2: any other spell, with or without a meeple on it. */
function listBorrowed(state: State, list: Choice[]): void {
  for (let other = 1; other < 6; other++) {
    const spell = SPELLS[other];
    (SPELL_RULES[other] as SpellRule).offers(state, (die, partner) => {
      const choice: Cast = { cast: 'manipulate', spell };
      if (die !== 0) choice.die = DIE_NAMES[die];
      if (partner !== 0) choice.with = DIE_NAMES[partner];
      list.push(choice);
    });
  }
}

/** Shift and Morph need no target, so casting them at all is casting them with their effect. */
function waits(spell: number): boolean {
  return spell === 1 || spell === 3;
}

/** TA-AMB-44: the meeple comes back, and nothing else happens. */
export function isCastForNothing(state: State, { cast: spell, spell: as, die }: Cast): boolean {
  const effect = as ?? spell;
  if (die !== undefined) return false;
  return !(state.stage === 'place' && (effect === 'shift' || (effect === 'morph' && !state.morph)));
}

function cast(state: State, choice: Cast, tell?: Tell<Event>): void {
  const at = state.turn * 6 + spellNamed(choice.cast);
  const kind = state.book[at];
  state.book[at] = 0;
  addToSupply(state, state.turn, kind, 1);
  tell?.({
    event: 'cast',
    seat: state.turn,
    spell: choice.cast,
    ...(choice.spell !== undefined && { as: choice.spell }),
    meeple: KIND_NAMES[kind],
  });
  const effect = spellNamed(choice.spell ?? choice.cast);
  const die = choice.die === undefined ? 0 : dieNamed(choice.die);
  const other = choice.with === undefined ? 0 : dieNamed(choice.with);
  // TA-AMB-13: after the placement Shift and Morph only give their meeple back.
  if (die !== 0 || (waits(effect) && state.stage === 'place'))
    (SPELL_RULES[effect] as SpellRule).resolve(state, die, other, tell);
}
