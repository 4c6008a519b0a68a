import { checkOptions, type Game, seeded, stroll } from '@magehall/engine';
import { expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import { game } from '../rules/whole.ts';
import { glows } from './glows.ts';

const options = checkOptions(game as Game, { seats: 3 });

/** Every question of a game, with all pieces that could be touched. */
function* questions(): Generator<{ state: State; lit: Set<string> }> {
  for (const { before } of stroll(game, game.setup(options), seeded(4), game.bound(options)))
    if (game.waitingFor(before) >= 0) {
      const pieces = game.choices(before).flatMap((choice) => game.touches(before, choice));
      yield { state: before, lit: new Set(pieces) };
    }
}
const shining = (state: State, chosen: readonly string[], lit: Set<string>) =>
  [...lit].filter((piece) => glows(state, piece, chosen, lit));

test('a turn begins with dice and spells, and not with twenty things alike', () => {
  let places = 0;
  for (const { state, lit } of questions()) {
    const first = shining(state, [], lit);
    expect(first.length).toBeGreaterThan(0);
    if (state.stage !== 'place') continue;
    places++;
    expect(first.filter((piece) => !/^(die|spell):/.test(piece))).toEqual([]);
    expect(first.length).toBeLessThanOrEqual(4 + 6);
  }
  expect(places).toBeGreaterThan(20);
});

test('then where the die goes shines, then who goes with it', () => {
  const [{ state, lit }] = questions();
  const [die] = [...lit].filter((piece) => piece.startsWith('die:'));
  const pillars = shining(state, [die], lit);
  expect(pillars.every((piece) => piece.startsWith('pillar:'))).toBe(true);
  expect(shining(state, [die, pillars[0]], lit)).toEqual(['meeple:apprentice', 'meeple:master']);
});

test('a Swap that began at the central tower still asks for a die', () => {
  const [{ state }] = questions();
  const chosen = ['spell:swap', 'pillar:central.0'];
  const lit = new Set(['die:pink-3', 'spell:manipulate']);
  for (const stage of ['place', 'bonus', 'score'] as const)
    expect(shining({ ...state, stage }, chosen, lit)).toEqual(['die:pink-3']);
});

test('where nothing can be built, those shine who could activate the spell', () => {
  const [{ state }] = questions();
  const lit = new Set(['spell:flip', 'meeple:apprentice', 'meeple:master']);
  const bonus: State = { ...state, stage: 'bonus' };
  expect(shining(bonus, [], lit)).toEqual([...lit]);
  expect(shining(bonus, [], new Set([...lit, 'pillar:outer1.gain2']))).toEqual([
    'spell:flip',
    'pillar:outer1.gain2',
  ]);
});
