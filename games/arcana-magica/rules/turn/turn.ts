/** The menu of a turn (AM-ROUND-3, 4): actions in any order, each at most once. */
import type { Tell } from '@magehall/engine';
import { newAttack } from '../attack/attack.ts';
import { summonFool } from '../attack/fool.ts';
import { FOOL } from '../data/units.ts';
import type { Event } from '../events.ts';
import { changeHand, spend } from '../mana/hand.ts';
import { canAttack, paysUnit } from '../mana/mana.ts';
import { idsIn, subsetsOf } from '../mana/subsets.ts';
import { type Choice, NONE, type State, type TurnFrame } from '../state.ts';
import { moveLeader } from './move.ts';
import { mayBeAttacked } from './peace.ts';
import { countFighters, sideOf } from './sides.ts';

/** Nothing done yet: only then can the hand be changed or the Fool be called. */
export function isFresh(turn: TurnFrame): boolean {
  return !turn.moved && !turn.summoned && !turn.attacked;
}

/** In Teamplay a turn holds a summon or an attack, not both (AM-MODE-TEAM-3). */
export function maySummon(state: State, turn: TurnFrame): boolean {
  return !turn.summoned && !(state.agreed.teams && turn.attacked);
}
export function mayAttack(state: State, turn: TurnFrame): boolean {
  return !turn.attacked && !(state.agreed.teams && turn.summoned);
}

/** The actions still open, as far as public facts tell: what the question names. */
export function openActions(state: State, turn: TurnFrame): ('attack' | 'summon' | 'move')[] {
  const side = sideOf(state, turn.seat);
  const line = state.armies[side];
  const hasTarget = state.armies.some((_, other) => other !== side && mayBeAttacked(state, other));
  const open: ('attack' | 'summon' | 'move')[] = [];
  if (mayAttack(state, turn) && countFighters(line) > 0 && hasTarget) open.push('attack');
  if (maySummon(state, turn)) open.push('summon');
  if (!turn.moved && line.length > 1) open.push('move');
  return open;
}

export const turn = {
  choices(state: State, frame: TurnFrame): Choice[] {
    const { seat } = frame;
    const side = sideOf(state, seat);
    const hand = state.hands[seat];
    const line = state.armies[side];
    const { half } = state.agreed;
    const list: Choice[] = [];
    if (isFresh(frame)) {
      if (!frame.changed && hand.length > 0) list.push({ change: true });
      if (state.gallery.includes(FOOL)) list.push({ fool: true });
    }
    if (!frame.moved && line.length > 1) list.push({ move: true });
    if (maySummon(state, frame)) {
      for (const unit of state.gallery)
        if (unit !== NONE && unit !== FOOL && paysUnit(hand, unit, half))
          list.push({ summon: unit });
      for (const unit of state.trophies[side])
        if (paysUnit(hand, unit, half)) list.push({ resurrect: unit });
    }
    if (mayAttack(state, frame) && canAttack(state, line, hand))
      for (let target = 0; target < state.armies.length; target++)
        if (target !== side && mayBeAttacked(state, target)) list.push({ attack: target });
    for (const subset of subsetsOf(hand)) list.push({ end: idsIn(hand, subset) });
    return list;
  },

  choose(state: State, frame: TurnFrame, choice: Choice, tell?: Tell<Event>): void {
    const { seat } = frame;
    if ('end' in choice) endTurn(state, frame, choice.end, tell);
    else if ('summon' in choice)
      state.stack.push({ frame: 'summon', seat, unit: choice.summon, raised: false });
    else if ('resurrect' in choice)
      state.stack.push({ frame: 'summon', seat, unit: choice.resurrect, raised: true });
    else if ('attack' in choice) state.stack.push(newAttack(seat, choice.attack));
    else if ('move' in choice) {
      frame.moved = true;
      moveLeader(state, seat, tell);
    } else if ('fool' in choice) summonFool(state, frame, tell);
    else changeHand(state, frame, tell);
  },
};

function endTurn(state: State, frame: TurnFrame, cards: string[], tell?: Tell<Event>): void {
  const { seat } = frame;
  spend(state, seat, cards);
  state.stack.pop();
  if (cards.length > 0) tell?.({ event: 'ended', seat, cards, reveals: 'all' });
  else tell?.({ event: 'ended', seat, cards });
}
