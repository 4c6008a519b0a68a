/** What the laws need to know: what is conserved, how long a game can be, what play must meet. */
import type { Options, Step } from '@magehall/engine';
import type { Choice } from '../choice.ts';
import { BY_SEATS, CENTRAL, COLOURS, SPELLS } from '../data.ts';
import type { Event } from '../events.ts';
import { colourOf, type State } from '../state.ts';

/** 10 dice a colour, 7 apprentices and a master a seat, 18 tiles, wherever they are. */
export function pieces(state: State): Record<string, number> {
  const count: Record<string, number> = { tiles: 0 };
  const add = (what: string, by = 1) => {
    count[what] = (count[what] ?? 0) + by;
  };
  const addDie = (die: number) => add(COLOURS[colourOf(die)]);
  const addMeeple = (meeple: number) =>
    add(`${meeple % 2 === 1 ? 'apprentices' : 'masters'} of seat ${(meeple - 1) >> 1}`);

  state.bag.forEach((dice, colour) => {
    add(COLOURS[colour], dice);
  });
  for (const colour of state.drawn) add(COLOURS[colour]);
  for (const die of [...state.table, ...state.pool, ...state.dice]) if (die !== 0) addDie(die);
  for (const meeple of state.meeples) if (meeple !== 0) addMeeple(meeple);
  for (let seat = 0; seat < state.seats; seat++) {
    add(`apprentices of seat ${seat}`, state.apprentices[seat]);
    add(`masters of seat ${seat}`, state.masters[seat]);
    for (let spell = 0; spell < 6; spell++)
      if (state.book[seat * 6 + spell] !== 0) addMeeple(seat * 2 + state.book[seat * 6 + spell]);
  }
  add('tiles', state.starters.length + state.stack.length);
  for (const tile of [state.next, ...state.tiles]) if (tile !== 0) add('tiles');
  for (const covered of state.below)
    covered.forEach((what, i) => {
      if (i % 4 === 0) add('tiles', what === 0 ? 0 : 1);
      else if (what > 0) addDie(what);
      else if (what < 0) addMeeple(-what);
    });
  return count;
}

/** How far the towers grew, and at what price in meeples. */
export function figures(state: State): Record<string, number> {
  const covered = state.below.map((floors) => floors.length / 4);
  return {
    'floors completed': covered.reduce((sum, floors) => sum + floors, 0),
    'central floors completed': covered[CENTRAL],
    'highest tower': Math.max(...state.floors),
    'meeples trapped': state.below.flat().filter((what) => what < 0).length,
  };
}

/** A turn has at most eleven decisions: four stages and seven casts. */
const DECISIONS_A_TURN = 11;
const SETUP_STEPS = 5;
const TILE_REVEALS = 13;

export function bound(options: Options): number {
  const { dice, rounds } = BY_SEATS[options.seats];
  return SETUP_STEPS + TILE_REVEALS + rounds * (2 * dice + (dice - 1) * DECISIONS_A_TURN);
}

const BORROWED = SPELLS.filter((spell) => spell !== 'manipulate');
const WAITING = ['shifted', 'morphed', 'flipped', 'exchanged', 'swapped'] as const;

export const kinds: readonly string[] = [
  ...SPELLS.map((spell) => `cast ${spell}`),
  ...BORROWED.map((spell) => `manipulate as ${spell}`),
  ...WAITING,
  'place apprentice',
  'place master',
  'place as another number',
  'place on central',
  'place without a meeple',
  'gain2',
  'floor',
  'activate',
  'build',
  'a meeple from the book',
  'no bonus',
  'asked before scoring',
  'two floors in one turn',
  'sole most',
  'second most',
  'tie for most',
  'tie for second',
  'incomplete floor',
  'book at the end',
];

export function met(state: State, step: Step<Choice, Event>): readonly string[] {
  const seen: string[] = [];
  for (const event of step.events) seen.push(...metEvent(event));
  if (state.stage === 'score') seen.push('asked before scoring');
  const scored = step.events.some((event) => event.event === 'scored');
  if (scored && state.stage === 'reveal') seen.push('two floors in one turn');
  return seen;
}

function metEvent(event: Event): string[] {
  switch (event.event) {
    case 'cast':
      return [`cast ${event.spell}`, ...(event.as ? [`manipulate as ${event.as}`] : [])];
    case 'placed':
      return [
        event.meeple ? `place ${event.meeple}` : 'place without a meeple',
        ...(event.as ? ['place as another number'] : []),
        ...(event.on === 'central' ? ['place on central'] : []),
      ];
    case 'bonus':
      return [event.pillar];
    case 'activated':
      return event.from ? ['activate', 'a meeple from the book'] : ['activate'];
    case 'built':
      return event.from ? ['build', 'a meeple from the book'] : ['build'];
    case 'noBonus':
      return ['no bonus'];
    case 'scored':
      return metScoring(event.gains.map((gain) => gain.influence));
    case 'finalFloor':
      return ['incomplete floor'];
    case 'finalBook':
      return ['book at the end'];
    default:
      return WAITING.filter((kind) => kind === event.event);
  }
}

/** `influence` is sorted, most first. */
function metScoring([most, second, third]: number[]): string[] {
  if (second === undefined) return ['sole most'];
  if (most === second) return ['tie for most'];
  return ['sole most', second === third ? 'tie for second' : 'second most'];
}
