/** What a written position must keep to be one that play can lead to. */
import { ScenarioError } from '@magehall/engine';
import { CENTRAL, TILES, TOWERS } from './data.ts';
import { bonusOf, DIE_NAMES } from './names.ts';
import { allowedNumbers } from './place.ts';
import { clone, emptyPillar, faceOf, ownerOf, type State } from './state.ts';
import { proceed } from './turn.ts';

/** As many Shifts as a turn can hold (TA-AMB-15). */
const MOST_SHIFTS = 2;

export function checkPosition(state: State): void {
  checkFloors(state);
  if (state.stage !== 'place' && (state.shift > 0 || state.morph))
    throw new ScenarioError('"shift" and "morph" wait only for a placement: stage "place".');
  if (state.stage === 'bonus' || state.stage === 'score') checkPlaced(state);
  if (state.stage === 'end' && state.completed.length > 0)
    throw new ScenarioError('A completed floor is scored before a turn ends.');
}

/** Every die counts as a number its floor takes, and only completed floors are full. */
function checkFloors(state: State): void {
  if (new Set(state.completed).size < state.completed.length)
    throw new ScenarioError('A floor is completed once.');
  TOWERS.forEach((name, tower) => {
    const full = emptyPillar(state, tower) < 0;
    if (full !== state.completed.includes(tower))
      throw new ScenarioError(
        full
          ? `The floor of "${name}" is full, but not listed as completed.`
          : `The floor of "${name}" is completed, but has an empty pillar.`,
      );
    if (tower !== CENTRAL) checkNumbers(state, tower);
  });
}

function checkNumbers(state: State, tower: number): void {
  const name = TOWERS[tower];
  const tile = state.tiles[tower];
  const numbers: number[] = [];
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++) {
    const die = state.dice[pillar];
    if (die === 0) continue;
    const number = state.as[pillar];
    if (Math.abs(number - faceOf(die)) > MOST_SHIFTS)
      throw new ScenarioError(`On "${name}", a ${DIE_NAMES[die]} can't count as ${number}.`);
    numbers.push(number);
  }
  if (tile === 0) return;
  const printed = allowedNumbers({ ...state, as: [] }, tower);
  for (const number of numbers)
    if ((printed & (1 << number)) === 0)
      throw new ScenarioError(`Tile ${tile} on "${name}" takes no ${number}.`);
  if (TILES[tile - 1].different && new Set(numbers).size < numbers.length)
    throw new ScenarioError(`Tile ${tile} on "${name}" takes no number twice.`);
}

/** The die of this turn lies where it is said to, with a meeple of its player or alone. */
function checkPlaced({ turn, placedOn, placedAs, dice, as, meeples, stage }: State): void {
  if (dice[placedOn] === 0)
    throw new ScenarioError('No die lies on the pillar that "placed" names.');
  // A central die may have been swapped since, and its number is read only once.
  if (placedOn < CENTRAL * 3 && as[placedOn] !== placedAs)
    throw new ScenarioError(
      `The die that was placed counts as ${as[placedOn]}, not as ${placedAs}.`,
    );
  const meeple = meeples[placedOn];
  if (meeple !== 0 && ownerOf(meeple) !== turn)
    throw new ScenarioError(
      `It is seat ${turn} that placed the die, so beside it is a meeple of seat ${turn}.`,
    );
  const bonus = bonusOf(placedOn);
  if (stage === 'bonus' && (bonus === 'gain2' || bonus === 'floor'))
    throw new ScenarioError(`A pillar with the bonus "${bonus}" gives nothing to decide.`);
}

/** A stage with nothing to decide is passed over in play, so no position stands there. */
export function checkDecision(state: State): void {
  const further = clone(state);
  proceed(further);
  if (further.stage !== state.stage)
    throw new ScenarioError(
      `In stage "${state.stage}" there is nothing to decide here: the game goes on by itself.`,
    );
}
