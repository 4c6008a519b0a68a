/** What a written position must keep to be one that play can lead to. */
import { wrongPosition } from '@magehall/engine';
import { clone } from '../clone.ts';
import { CENTRAL, SPELLS, TILES, TOWERS } from '../data.ts';
import { goOn } from '../frames.ts';
import { bonusOf, DIE_NAMES } from '../names.ts';
import { emptyPillar, faceOf, ownerOf, type State, supplyOf, towerOf } from '../state.ts';
import { allowedNumbers } from '../turn/place.ts';

/** As many Shifts as a turn can hold (TA-AMB-15). */
const MOST_SHIFTS = 2;

export function checkPosition(state: State): void {
  checkFloors(state);
  if (state.stage !== 'place' && (state.shift > 0 || state.morph))
    wrongPosition('"shift" and "morph" wait only for a placement: stage "place".');
  if (state.stage === 'bonus' || state.stage === 'score') checkPlaced(state);
  if (state.stage === 'end') checkTurnOver(state);
  checkCompleted(state);
}

/** Every die counts as a number its floor takes, and only completed floors are full. */
function checkFloors(state: State): void {
  if (new Set(state.completed).size < state.completed.length)
    wrongPosition('A floor is completed once.');
  TOWERS.forEach((name, tower) => {
    const full = emptyPillar(state, tower) < 0;
    if (full !== state.completed.includes(tower))
      wrongPosition(
        full
          ? `The floor of "${name}" is full, but not listed as completed.`
          : `The floor of "${name}" is completed, but has an empty pillar.`,
      );
    const flaw = flawOn(state, tower, state.tiles[tower]);
    if (flaw !== undefined) wrongPosition(flaw);
  });
}

/** What is wrong with the dice on a tower's top floor, if that has this tile; 0 is any tile. */
export function flawOn(state: State, tower: number, tile: number): string | undefined {
  if (tower === CENTRAL) return undefined;
  const name = TOWERS[tower];
  const numbers: number[] = [];
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++) {
    const die = state.dice[pillar];
    if (die === 0) continue;
    const number = state.as[pillar];
    if (Math.abs(number - faceOf(die)) > MOST_SHIFTS)
      return `On "${name}", a ${DIE_NAMES[die]} can't count as ${number}.`;
    numbers.push(number);
  }
  if (tile === 0) return undefined;
  const printed = allowedNumbers({ ...state, tiles: TOWERS.map(() => tile), as: [] }, tower);
  for (const number of numbers)
    if ((printed & (1 << number)) === 0) return `Tile ${tile} on "${name}" takes no ${number}.`;
  if (TILES[tile - 1].different && new Set(numbers).size < numbers.length)
    return `Tile ${tile} on "${name}" takes no number twice.`;
  return undefined;
}

/** The die of this turn lies where it is said to, with a meeple of its player or alone. */
function checkPlaced({ turn, placedOn, placedAs, dice, as, meeples, stage }: State): void {
  if (dice[placedOn] === 0) wrongPosition('No die lies on the pillar that "placed" names.');
  // A central die may have been swapped since, and its number is read only once.
  if (placedOn < CENTRAL * 3 && as[placedOn] !== placedAs)
    wrongPosition(`The die that was placed counts as ${as[placedOn]}, not as ${placedAs}.`);
  const meeple = meeples[placedOn];
  if (meeple !== 0 && ownerOf(meeple) !== turn)
    wrongPosition(
      `It is seat ${turn} that placed the die, so beside it is a meeple of seat ${turn}.`,
    );
  const bonus = bonusOf(placedOn);
  if (stage === 'bonus' && (bonus === 'gain2' || bonus === 'floor'))
    wrongPosition(`A pillar with the bonus "${bonus}" gives nothing to decide.`);
}

/** At the end of a turn the die lies where it was placed, or its floor was completed and covered. */
function checkTurnOver(state: State): void {
  const tower = towerOf(state.placedOn);
  const pillars = [tower * 3, tower * 3 + 1, tower * 3 + 2];
  const bare = pillars.every((pillar) => state.dice[pillar] === 0 && state.meeples[pillar] === 0);
  if (!bare || state.floors[tower] === 1) checkPlaced(state);
}

/** Completed are the floor of the die just placed, and one that BUILD filled; in this order. */
function checkCompleted({ completed, stage, placedOn, meeples, dice, turn }: State): void {
  if (completed.length === 0) return;
  if (stage === 'end') wrongPosition('A completed floor is scored before a turn ends.');
  const [built] = completed.slice(completed[0] === towerOf(placedOn) ? 1 : 0);
  if (built === undefined) return;
  const pillars = [built * 3, built * 3 + 1, built * 3 + 2];
  const isOwn = (pillar: number) => dice[pillar] === 0 && ownerOf(meeples[pillar]) === turn;
  if (
    stage !== 'score' ||
    completed.length > (completed[0] === built ? 1 : 2) ||
    bonusOf(placedOn) !== 'build' ||
    !pillars.some(isOwn)
  )
    wrongPosition(
      `In this turn seat ${turn} can't have completed the floor of "${TOWERS[built]}".`,
    );
}

/** A Shift or Morph that waits was cast in this turn: its spell is bare, its meeple at home. */
export function checkCasts(state: State): void {
  const { shift, book, turn } = state;
  const morph = state.morph ? 1 : 0;
  const bare = (spell: (typeof SPELLS)[number]) =>
    book[turn * SPELLS.length + SPELLS.indexOf(spell)] === 0 ? 1 : 0;
  const borrowed = Math.max(0, shift - bare('shift')) + Math.max(0, morph - bare('morph'));
  if (borrowed > bare('manipulate') || supplyOf(state, turn) < shift + morph)
    wrongPosition(
      'What waits for the placement was cast: by Shift, Morph or Manipulate, once each, and its meeple is in the supply.',
    );
}

/** A stage with nothing to decide is passed over in play, so no position stands there. */
export function checkDecision(state: State): void {
  const further = clone(state);
  goOn(further);
  if (further.stage !== state.stage)
    wrongPosition(
      `In stage "${state.stage}" there is nothing to decide here: the game goes on by itself.`,
    );
}
