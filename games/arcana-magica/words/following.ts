/**
 * What a choice costs and leads to, in any language: the rules carry it out on a copy, and this
 * compares. What dice and jokers will do is said as a chance.
 */
import type { NameOf, Seat } from '@magehall/engine';
import { chanceToReach } from '../rules/attack/sums.ts';
import {
  type AttackFrame,
  type Choice,
  capturesNow,
  diceOf,
  ELEMENTS,
  type Element,
  type Event,
  fighters,
  game,
  HIDDEN,
  MANA,
  type State,
  sideOf,
  top,
  UNITS,
} from '../rules/index.ts';
import { manaFor, needOf } from '../rules/mana/mana.ts';
import { percentOf } from './percent.ts';
import { handNow, nextLeader } from './speech.ts';

export interface Follows {
  change(cards: number): string;
  fool(cards: number): string;
  leads(unit: number): string;
  /** What the hand makes of the mana that a unit costs. */
  makes(have: number, need: number, element: Element): string;
  raised: string;
  /** Whom to beat. */
  aim(leader: number): string;
  draws(cards: number): string;
  costs(mana: readonly { need: number; element: Element }[]): string;
  chance(percent: string, leader: number): string;
  /** A unit joins the army. */
  joins(points: number): string;
  keeps(cards: readonly string[]): string;
  rerolls(left: number): string;
  /** Units change sides, and bring or cost so many points. */
  falls(units: readonly number[], points: number): string;
  nobody: string;
  /** Ranged dice are still to be put on units. */
  place: string;
  /** Who holds the Fool may still undo it. */
  maybe(who: string): string;
  sacrifice: string;
  sand(rounds: number): string;
}

export function followed(words: Follows, state: State, choice: Choice, name: NameOf): string {
  return sentencesOn(words, state, choice, name).filter(Boolean).join(' ');
}

function sentencesOn(words: Follows, state: State, choice: Choice, name: NameOf): string[] {
  if ('change' in choice) return [words.change(handNow(state).length)];
  if ('fool' in choice) return [words.fool(handNow(state).length)];
  if ('move' in choice) return [words.leads(nextLeader(state))];
  if ('summon' in choice) return [makes(words, state, choice.summon)];
  if ('resurrect' in choice) return [makes(words, state, choice.resurrect), words.raised];
  if ('attack' in choice) return [words.aim(fighters(state.armies[choice.attack])[0])];
  if ('end' in choice) return [words.draws(4 - handNow(state).length + choice.end.length)];
  if ('units' in choice)
    return [words.costs(costs(choice.units)), chance(words, state, choice.units)];
  if ('pay' in choice) return pays(words, state, choice);
  if ('reroll' in choice) return [words.rerolls((top(state) as AttackFrame).rerolls - 1)];
  if ('sacrifice' in choice) return [words.sacrifice];
  if ('sand' in choice) return [words.sand(choice.sand - 1)];
  return falls(words, state, choice, name);
}

function makes(words: Follows, state: State, unit: number): string {
  const { element } = UNITS[unit];
  const hand = handNow(state).filter((card) => card !== HIDDEN);
  return words.makes(manaFor(hand, element, state.agreed.half), unit, ELEMENTS[element]);
}

function costs(units: readonly number[]) {
  return needOf(units).flatMap((need, element) =>
    need > 0 ? [{ need, element: ELEMENTS[element] }] : [],
  );
}

/** How likely these units take the Leader, before any re-roll. */
function chance(words: Follows, state: State, units: readonly number[]): string {
  const [leader] = fighters(state.armies[(top(state) as AttackFrame).target]);
  const dice = diceOf(units, state.agreed.powerMongers);
  return words.chance(percentOf(chanceToReach(dice, leader)), leader);
}

function pays(words: Follows, state: State, choice: Choice): string[] {
  const frame = top(state);
  const seat = game.waitingFor(state);
  const { after } = carriedOut(state, choice);
  const keeps = words.keeps(after.hands[seat].map((card) => MANA[card].id));
  if (frame.frame === 'summon') return [words.joins(gained(state, after, seat)), keeps];
  if (frame.frame !== 'attack') return [];
  const { rerolls } = top(after) as AttackFrame;
  return [chance(words, state, frame.units), rerolls > 0 ? words.rerolls(rerolls) : '', keeps];
}

/** Who falls as the dice lie, or why that is not yet sure. */
function falls(words: Follows, state: State, choice: Choice, name: NameOf): string[] {
  const { after, events } = carriedOut(state, choice);
  const frame = after.stack.at(-1);
  if (frame?.frame === 'attack' && frame.step === 'place') return [words.place];
  if (frame?.frame === 'attack' && frame.step === 'fool') {
    const { taken } = capturesNow(after, frame);
    return taken.length > 0
      ? [words.falls(taken, 0), words.maybe(name(after.foolHolder))]
      : [words.nobody];
  }
  const taken = events.flatMap((event) => (event.event === 'captured' ? event.units : []));
  if (taken.length === 0) return [words.nobody];
  return [words.falls(taken, gained(state, after, game.waitingFor(state)))];
}

function carriedOut(state: State, choice: Choice): { after: State; events: Event[] } {
  const after = game.clone(state);
  const events: Event[] = [];
  game.apply(after, choice, (event) => events.push(event));
  return { after, events };
}

function gained(before: State, after: State, seat: Seat): number {
  const points = (state: State) => game.outcome(state).scores[sideOf(state, seat)].total;
  return points(after) - points(before);
}
