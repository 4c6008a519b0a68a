/** TA-SETUP: the table before the first round; chance lays out the starters and picks a bearer. */
import { type Options, type Tell, takeAt } from '@magehall/engine';
import {
  APPRENTICES,
  type CentralPrestige,
  COLOURS,
  DICE_PER_COLOUR,
  STARTERS,
  type Starters,
  TILES,
  TOWERS,
} from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { beginRound } from '../turn/round.ts';
import { scoreCompleted } from '../turn/turn.ts';

export function setup(options: Options): State {
  const { seats } = options;
  const starters: number[] = [...STARTERS[options.starters as Starters]];
  return {
    seats,
    centralPrestige: options.centralPrestige as CentralPrestige,
    stage: 'starters',
    round: 0,
    first: options.first === 'random' ? -1 : options.first,
    turn: -1,
    starters,
    stack: TILES.map((tile) => tile.id).filter((id) => !starters.includes(id)),
    next: 0,
    bag: COLOURS.map(() => DICE_PER_COLOUR),
    drawn: [],
    table: [],
    pool: [],
    tiles: [0, 0, 0, 0],
    floors: [0, 0, 0, 0],
    dice: Array(12).fill(0),
    as: Array(12).fill(0),
    meeples: Array(12).fill(0),
    below: [[], [], [], []],
    apprentices: Array(seats).fill(APPRENTICES),
    masters: Array(seats).fill(1),
    book: Array(seats * 6).fill(0),
    points: Array(seats * 4).fill(0),
    shift: 0,
    morph: false,
    placedOn: -1,
    placedAs: 0,
    completed: [],
  };
}

/** One starter after the other goes to the outer towers; the last one is left for the centre. */
export const starters = {
  odds: (state: State) => state.starters.length,
  rolls: () => 'tile',
  draw(state: State, _frame: unknown, outcome: number, tell?: Tell<Event>): void {
    const tower = TOWERS.length - state.starters.length;
    layFloorOne(state, tower, takeAt(state.starters, outcome), tell);
    if (state.starters.length > 1) return;
    layFloorOne(state, tower + 1, takeAt(state.starters, 0), tell);
    state.stage = 'reveal';
  },
};

function layFloorOne(state: State, tower: number, tile: number, tell?: Tell<Event>): void {
  state.tiles[tower] = tile;
  state.floors[tower] = 1;
  tell?.({ event: 'starter', tower: TOWERS[tower], tile });
}

/** TA-SETUP-5: the tile on top shows what comes next; those under it stay unknown. */
export const reveal = {
  odds: (state: State) => state.stack.length,
  rolls: () => 'tile',
  draw(state: State, _frame: unknown, outcome: number, tell?: Tell<Event>): void {
    state.next = takeAt(state.stack, outcome);
    tell?.({ event: 'tileRevealed', tile: state.next, left: state.stack.length });
    if (state.round > 0) scoreCompleted(state, tell);
    else if (state.first < 0) state.stage = 'firstPlayer';
    else beginRound(state, state.first, tell);
  },
};

/** TA-SETUP-10: who holds the bag first, unless the table agreed on it. */
export const firstPlayer = {
  odds: (state: State) => state.seats,
  rolls: () => 'first',
  draw: (state: State, _frame: unknown, seat: number, tell?: Tell<Event>): void =>
    beginRound(state, seat, tell),
};
