import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { capturesOf } from '../attack/capture.ts';
import { isRanged, worth } from '../attack/dice.ts';
import { bestPlacing } from '../automa/placing.ts';
import { game } from '../index.ts';
import { at, play } from '../testing.ts';
import { likelyFalls, outlook } from './outlook.ts';

const roll = seeded(5);
const THROWS = 20_000;

/** The simple way: throw the dice that are still to fall, place all as well as can be, and count. */
function counted(line: number[], dice: number[], faces: number[][]): Map<string, number> {
  const falls = new Map<string, number>();
  const melee = dice.filter((sides) => !isRanged(sides)).length;
  for (let i = 0; i < THROWS; i++) {
    const values = dice.map((sides, die) => {
      const shown = [...faces[die]];
      while (shown.length === 0 || shown[shown.length - 1] === sides) shown.push(roll(sides) + 1);
      return worth(shown);
    });
    let hits = bestPlacing(line, dice, values, false);
    let { taken } = capturesOf(line, hits, values, melee, false);
    // What an Automa gives up when the Leader stands, a player takes.
    const far = values.slice(melee).reduce((sum, value) => sum + value, 0);
    const other = Math.max(0, ...line.slice(1).filter((unit) => unit <= far));
    if (taken.length === 0 && other > 0) {
      hits = dice.map((sides) => (isRanged(sides) ? other : line[0]));
      ({ taken } = capturesOf(line, hits, values, melee, false));
    }
    const name = taken.toSorted((a, b) => a - b).join();
    falls.set(name, (falls.get(name) ?? 0) + 1 / THROWS);
  }
  return falls;
}

const none = (dice: number[]) => dice.map((): number[] => []);

test.each([
  [[9, 14], [12], none([12])],
  [[14, 9], [20, 6], none([20, 6])],
  [[4, 2, 15], [20], none([20])],
  [[10, 3, 17], [12, 4], none([12, 4])],
  [
    [12, 7],
    [12, 6],
    [[5], []],
  ],
  [[18], [20, 12], [[20], [4]]],
])('who may fall of %j to %j is what throwing finds', (line, dice, faces) => {
  const falls = likelyFalls(line, { dice, faces, rerolls: 0 });
  const thrown = counted(line, dice, faces);
  const leader = (names: string) => names.split(',').map(Number).includes(line[0]);
  let total = 0;
  let taking = 0;
  for (const { likely, taken } of falls) {
    total += likely;
    if (taken.includes(line[0])) taking += likely;
    const name = taken.toSorted((a, b) => a - b).join();
    expect(Math.abs(likely - (thrown.get(name) ?? 0))).toBeLessThan(0.1);
  }
  expect(total).toBeCloseTo(1);
  let simple = 0;
  for (const [name, likely] of thrown) if (leader(name)) simple += likely;
  expect(Math.abs(taking - simple)).toBeLessThan(0.03);
});

const attacking = { round: 8, armies: [[10], [9, 14]], hands: [['fire-K', 'air-2'], []] };

test('the outlook has the captures carried out, and comes when dice are about to fall', () => {
  const stage = at(attacking);
  expect(outlook(stage.state)).toBeUndefined();
  play(stage, { attack: 1 }, { units: [10] });
  expect(outlook(stage.state)).toBeUndefined();
  play(stage, { pay: ['fire-K'] });
  const [taken, missed] = outlook(stage.state) ?? [];
  expect([taken.state().armies, taken.state().trophies]).toEqual([
    [[10], [14]],
    [[9], []],
  ]);
  expect(missed.state().armies).toEqual([[10], [9, 14]]);
  expect(taken.likely + missed.likely).toBeCloseTo(1);
  expect(taken.what).not.toBe(missed.what);
  for (const { state } of [taken, missed]) expect(game.waitingFor(state())).toBe(0);
});

test('a Fool is given up for any unit that would fall', () => {
  const stage = at({ ...attacking, armies: [[10], [9, 14, 0]] });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-K'] });
  const [given, kept] = outlook(stage.state) ?? [];
  expect([given.state().armies[1], given.state().discard]).toEqual([[9, 14], [0]]);
  expect(kept.state().armies[1]).toEqual([9, 14, 0]);
  expect(given.likely).toBeCloseTo(1 / 3, 1);
  expect(game.waitingFor(given.state())).toBe(0);
});
