/** What chance and the players may do, and what comes of it. */
import { CHANCE, NOBODY, type Seat, type Tell } from '@magehall/engine';
import type { Choice, Go } from './choice.ts';
import type { Event } from './events.ts';
import { layStarter, revealTile } from './setup/setup.ts';
import { cast, listCasts } from './spells/casts.ts';
import type { State } from './state.ts';
import { activate, build, listBonus, skipBonus } from './turn/bonus.ts';
import { listPlacements, place } from './turn/place.ts';
import { beginRound, drawDie, rollDie } from './turn/round.ts';
import { endTurn, proceed, scoreCompleted } from './turn/turn.ts';

export function waitingFor(state: State): Seat {
  switch (state.stage) {
    case 'place':
    case 'bonus':
    case 'score':
    case 'end':
      return state.turn;
    case 'over':
      return NOBODY;
    default:
      return CHANCE;
  }
}

/** The stage's own choices, then the casts. */
export function choices(state: State): Choice[] {
  const list: Choice[] = [];
  if (state.stage === 'place') listPlacements(state, list);
  else if (state.stage === 'bonus') listBonus(state, list);
  else if (state.stage === 'score') list.push({ go: 'score' });
  else if (state.stage === 'end') list.push({ go: 'end' });
  else return list;
  listCasts(state, list);
  return list;
}

export function odds(state: State): number {
  switch (state.stage) {
    case 'starters':
      return state.starters.length;
    case 'reveal':
      return state.stack.length;
    case 'firstPlayer':
      return state.seats;
    case 'draw':
      return state.bag[0] + state.bag[1] + state.bag[2] + state.bag[3];
    case 'roll':
      return 6;
    default:
      return 0;
  }
}

/** What the awaited chance decides. */
export function rolls(state: State): string {
  switch (state.stage) {
    case 'roll':
      return 'd6';
    case 'draw':
      return 'die';
    case 'firstPlayer':
      return 'first';
    default:
      return 'tile';
  }
}

export function apply(state: State, choice: Choice | number, tell?: Tell<Event>): void {
  if (typeof choice === 'number') {
    applyChance(state, choice, tell);
    return;
  }
  if ('place' in choice) place(state, choice, tell);
  else if ('cast' in choice) cast(state, choice, tell);
  else if ('activate' in choice) activate(state, choice, tell);
  else if ('build' in choice) build(state, choice, tell);
  else go(state, choice.go, tell);
  proceed(state, tell);
}

function go(state: State, where: Go['go'], tell?: Tell<Event>): void {
  if (where === 'on') skipBonus(state, tell);
  else if (where === 'score') scoreCompleted(state, tell);
  else endTurn(state, tell);
}

function applyChance(state: State, outcome: number, tell?: Tell<Event>): void {
  if (state.stage === 'draw') drawDie(state, outcome, tell);
  else if (state.stage === 'roll') rollDie(state, outcome, tell);
  else if (state.stage === 'starters') layStarter(state, outcome, tell);
  else if (state.stage === 'firstPlayer') beginRound(state, outcome, tell);
  else {
    revealTile(state, outcome, tell);
    if (state.round > 0) {
      scoreCompleted(state, tell);
      proceed(state, tell);
    } else if (state.first < 0) state.stage = 'firstPlayer';
    else beginRound(state, state.first, tell);
  }
}
