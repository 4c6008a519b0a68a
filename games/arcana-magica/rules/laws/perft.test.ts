/** How many lines of play lead on from fixed positions: a rule that drifts moves a number here. */
import { perft } from '@magehall/engine';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../scenario/examples.ts';
import { game } from '../whole.ts';

const LINES: Record<string, number[]> = {
  'an opening turn under peace': [21, 389, 3953, 149090],
  'peace leaves one target of two': [7, 32, 214, 6235, 292526],
  'a change of hand': [7, 24, 308, 9581, 372699],
  'paying across elements': [22, 65, 534, 10081, 472624],
  'raising a trophy': [8, 13, 190, 6870, 314652],
  'the end of a round': [9, 148, 2582, 44484],
  'an attack with ranged dice and re-rolls': [7, 18, 199, 7160, 320520],
  'the Fool stands in the way': [5, 14, 203, 7409, 332806],
  'the last card of the gallery': [8, 30, 162, 6065, 310238],
  'the last round': [4, 13, 131, 5976, 309365],
  'one unit short of all Water': [8, 30, 219, 7058, 314594],
  'Teamplay: summon or attack': [8, 29, 192, 5800, 273126],
  'Power Mongers roll more dice': [11, 36, 317, 8518, 327082],
  'Counting Sand asks': [4, 7, 155, 6834, 331668],
  'an overkill chain': [4, 9, 155, 6714, 327877],
  'Necromancers raise the dead': [7, 10, 190, 7144, 321635],
  'an Automa to move': [12, 558, 30140],
  'an Automa with seven cards and the Fool': [12, 672, 36960],
};

test('every scenario has its row', () => {
  expect(Object.keys(LINES)).toEqual(Object.keys(EXAMPLES));
});

for (const [name, lines] of Object.entries(LINES))
  test(`${name}: ${lines.join(', ')} lines`, () => {
    const state = game.scenario(JSON.stringify({ round: 5, ...EXAMPLES[name] }));
    expect(lines.map((_, i) => perft(game, state, i + 1))).toEqual(lines);
  });
