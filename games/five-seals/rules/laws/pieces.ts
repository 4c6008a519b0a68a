/** What the laws ask of a game: pieces that are conserved, how long it can last, what must be met. */
import type { Options, Step } from '@magehall/engine';
import { boardFor } from '../data/board.ts';
import { DIE_NAME, dieOf } from '../data/dice.ts';
import { COLOURS } from '../data/elements.ts';
import { CARD_STRENGTH, type Card, SPELLS } from '../data/scrolls.ts';
import { boxPlace, type Choice, type Event, MAGES, type State } from '../state.ts';
import { MOST_ROUNDS } from '../turn/round.ts';

export function pieces(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (what: string, many = 1) => {
    counts[what] = (counts[what] ?? 0) + many;
  };
  COLOURS.forEach((colour, c) => {
    count(`die ${colour}`, state.supply[c]);
    for (let strength = 2; strength <= 6; strength++) {
      const token = dieOf(c, strength);
      count(`token ${DIE_NAME[token]}`, state.boxTokens[boxPlace(token)]);
    }
  });
  for (const token of [...state.tokens, ...state.absorbed])
    if (token !== 0) count(`token ${DIE_NAME[token]}`);
  for (const player of state.players)
    for (const die of player.dice) count(`die ${COLOURS[die >> 3]}`);
  for (const card of allScrolls(state)) count(`scroll of ${CARD_STRENGTH[card]}`);
  // Until the circle is drawn its scrolls are not yet told from the others in the box.
  if (state.circle === 0)
    for (let strength = 2; strength <= 6; strength++) count(`scroll of ${strength}`, 10);
  return counts;
}

/** Every scroll of the game, wherever it lies. */
export function allScrolls(state: State): Card[] {
  const held = state.players.flatMap(({ up, down }) => [...up, ...down]);
  return [...state.scrolls.filter((card) => card !== 0), ...state.boxScrolls, ...held];
}

/**
 * The filling of the board, then at most so many rounds; in each three rolls and one draft a seat,
 * at most 4n + 4 turns (each takes at least one die out of the round), every scroll used once. A
 * use takes one step, and never more than seven: Renewal rolls six dice.
 */
export function bound({ seats }: Options): number {
  const { seals, boxes } = boardFor(seats);
  const filling = 2 + seals.length + boxes.length + 2 * seats;
  const scrolls = boxes.length + seats;
  return filling + MOST_ROUNDS * (4 * seats + (4 * seats + 4) * 2 + scrolls * 7);
}

/** Each spell in a natural element and in Mind, Binding's three ways, and what else can happen. */
export const kinds: readonly string[] = [
  ...SPELLS.flat().flatMap((spell) => [spell, `${spell}-mind`]),
  'binding-here',
  'binding-break',
  'binding-one',
  'absorb',
  'exploited',
  'robbed-out',
  'free',
  'give-up',
  'stuck',
  ...MAGES,
];

const spellKind = (scroll: string) => (scroll.endsWith('-mind') ? scroll : scroll.split('-')[0]);

export function met(_state: State, { choice, events }: Step<Choice, Event>): string[] {
  const kinds: string[] = [];
  for (const event of events) {
    // Synergy is never used: winning it must do.
    if (event.event === 'won' && event.scroll.startsWith('synergy'))
      kinds.push(spellKind(event.scroll));
    if (event.event === 'stuck' && !event.gaveUp) kinds.push('stuck');
    if (event.event === 'absorbed') kinds.push('absorb');
    if (event.event === 'stolen' && events.some(({ event: e }) => e === 'done'))
      kinds.push('robbed-out');
  }
  if (typeof choice !== 'object') return kinds;
  if ('mage' in choice) kinds.push(choice.mage);
  if ('free' in choice) kinds.push('free');
  if ('give' in choice && choice.give === 'up') kinds.push('give-up');
  if ('use' in choice) {
    if (choice.use !== 'binding') kinds.push(spellKind(choice.use));
    else if ('break' in choice) kinds.push(isOne(choice.dice) ? 'binding-one' : 'binding-break');
    else kinds.push('binding-here');
    if ('as' in choice) kinds.push('exploited');
  }
  return kinds;
}

/** How often a round ended for somebody with no seal in reach: too rare to be a kind. */
export function counts({ events }: Step<Choice, Event>): Record<string, number> {
  return {
    'shut in': events.filter((event) => event.event === 'stuck' && event.shutIn).length,
  };
}

/** A single die showing 1 is Binding's third option: no token is weaker than 2. */
function isOne(dice: readonly string[]): boolean {
  return dice.length === 1 && dice[0].endsWith('-1');
}
