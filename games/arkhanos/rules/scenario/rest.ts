/** Completes a written position, so that all dice, meeples and tiles are accounted for. */
import { takeAt, wrongPosition } from '@magehall/engine';
import {
  APPRENTICES,
  BY_SEATS,
  CENTRAL,
  COLOURS,
  DICE_PER_COLOUR,
  TILES,
  TOWERS,
} from '../data.ts';
import { APPRENTICE, colourOf, kindOf, MASTER, meepleOf, ownerOf, type State } from '../state.ts';
import { flawOn } from './check.ts';

export function fillRest(state: State, supplies: readonly ([number, number] | undefined)[]): void {
  countDice(state);
  const tiles = unusedTiles(state);
  for (let tower = 0; tower < 4; tower++)
    if (state.tiles[tower] === 0) state.tiles[tower] = takeFitting(state, tower, tiles);
  const trapped = homelessMeeples(state, supplies);
  for (let tower = 0; tower < 4; tower++)
    while (state.below[tower].length / 4 < state.floors[tower] - 1)
      coverOne(state, tower, take(tiles), trapped);
  if (trapped.length > 0)
    wrongPosition(
      `Seat ${ownerOf(trapped[0])} has meeples that are nowhere: give them to the supply, or raise a tower's "floor", so that they can be trapped below.`,
    );
  if (state.next === 0 && tiles.length > 0) state.next = take(tiles);
  state.stack = tiles;
  checkBag(state);
}

function countDice(state: State): void {
  const seen = [...state.table, ...state.pool, ...state.dice, ...coveredThings(state)];
  for (const die of seen) if (die > 0) state.bag[colourOf(die)]--;
  COLOURS.forEach((colour, i) => {
    if (state.bag[i] < 0) wrongPosition(`There are only ${DICE_PER_COLOUR} ${colour} dice.`);
  });
}

function coveredThings(state: State): number[] {
  return state.below.flatMap((covered) => covered.filter((_, i) => i % 4 !== 0));
}

function unusedTiles(state: State): number[] {
  const covered = state.below.flatMap((floors) => floors.filter((_, i) => i % 4 === 0));
  const used = [...state.tiles, state.next, ...covered].filter((tile) => tile !== 0);
  if (new Set(used).size < used.length)
    wrongPosition('Each of the 18 tiles can be in one place only.');
  return TILES.map((tile) => tile.id).filter((id) => !used.includes(id));
}
function take(tiles: number[]): number {
  const tile = tiles.shift();
  if (tile === undefined) wrongPosition('There are only 18 tiles.');
  return tile;
}

/** The first tile that takes the dice written there. */
function takeFitting(state: State, tower: number, tiles: number[]): number {
  const at = tiles.findIndex((tile) => flawOn(state, tower, tile) === undefined);
  if (at < 0) wrongPosition(`No tile that is left takes the dice on "${TOWERS[tower]}".`);
  return takeAt(tiles, at);
}

/** Sets the supplies; returns the meeples that are neither there nor anywhere else. */
function homelessMeeples(
  state: State,
  supplies: readonly ([number, number] | undefined)[],
): number[] {
  const away = [...state.meeples, ...coveredThings(state).map((what) => Math.max(0, -what))];
  const homeless: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const book = state.book.slice(seat * 6, seat * 6 + 6);
    for (const kind of [APPRENTICE, MASTER]) {
      const used =
        book.filter((held) => held === kind).length +
        away.filter((one) => one !== 0 && ownerOf(one) === seat && kindOf(one) === kind).length;
      const rest = (kind === MASTER ? 1 : APPRENTICES) - used;
      const supply = supplies[seat]?.[kind - 1] ?? rest;
      if (rest < 0 || supply > rest)
        wrongPosition(`Seat ${seat} has only ${APPRENTICES} apprentices and one master.`);
      (kind === MASTER ? state.masters : state.apprentices)[seat] = supply;
      for (let i = supply; i < rest; i++) homeless.push(meepleOf(seat, kind));
    }
  }
  return homeless;
}

/** A covered floor: first the meeples that must be somewhere, then dice that fit its tile. */
function coverOne(state: State, tower: number, id: number, trapped: number[]): void {
  const tile = TILES[id - 1];
  state.below[tower].push(id);
  for (let place = 0; place < 3; place++) {
    const meeple = trapped.shift();
    if (meeple !== undefined) {
      state.below[tower].push(-meeple);
      continue;
    }
    const colours = tower === CENTRAL ? COLOURS : tile.colours;
    const colour = colours
      .map((name) => COLOURS.indexOf(name))
      .reduce((best, other) => (state.bag[other] > state.bag[best] ? other : best));
    if (state.bag[colour] === 0)
      wrongPosition(`There are not enough dice for the floors below "${TOWERS[tower]}".`);
    state.bag[colour]--;
    state.below[tower].push(colour * 6 + tile.numbers[place % tile.numbers.length]);
  }
}

function checkBag(state: State): void {
  const { dice, rounds } = BY_SEATS[state.seats];
  const needed = (rounds - state.round + (state.stage === 'draw' ? 1 : 0)) * dice;
  const left = state.bag.reduce((sum, count) => sum + count, 0);
  if (left < needed)
    wrongPosition(
      `After round ${state.round} the bag must still hold ${needed} dice, but ${left} are left: put more dice into the pool, whose number tells the round.`,
    );
}
