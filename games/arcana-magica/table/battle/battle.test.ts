import { expect, test } from 'vitest';
import type { Event } from '../../rules/index.ts';
import { at, play } from '../../rules/testing.ts';
import { aimedAt, attackersNow, battleNow, changeNow, damageOn, omenNow } from './battle.ts';

/** X and IV attack XI and V. */
function attacking(hand: string[]) {
  const stage = at({
    armies: [
      [10, 4],
      [11, 5],
    ],
    hands: [hand],
    round: 6,
  });
  play(stage, { attack: 1 }, { units: [4, 10] }, { pay: hand });
  return stage;
}

test('nothing is shown of an attack whose units are being chosen', () => {
  const stage = at({ armies: [[10], [11]], hands: [['fire-10']], round: 6 });
  play(stage, { attack: 1 });
  expect(battleNow(stage.state, stage.events, 0)).toBeUndefined();
});

test('under way: dice with all their faces, and re-rolls', () => {
  const stage = attacking(['fire-2', 'fire-K']);
  play(stage, 'face 12', 'face 3', 'face 7');
  const battle = battleNow(stage.state, stage.events, 0);
  expect(battle).toMatchObject({
    seat: 0,
    target: 1,
    dice: [12, 4],
    faces: [[12, 7], [3]],
    rerolls: 2,
    end: undefined,
  });
});

test('damage lies where the dice were put', () => {
  const stage = attacking(['fire-2', 'fire-K']);
  play(stage, 'face 12', 'face 3', 'face 7', { keep: true });
  const battle = battleNow(stage.state, stage.events, 0);
  expect([...damageOn(battle as NonNullable<typeof battle>)]).toEqual([[11, 19]]);
});

test('an attack is aimed at the Leader until dice lie, then at those who have them; its units stand forth once chosen', () => {
  const stage = at({
    armies: [
      [10, 4],
      [11, 5],
    ],
    hands: [['fire-2', 'fire-K']],
    round: 6,
  });
  const aims = () => aimedAt(stage.state, battleNow(stage.state, stage.events, 0));
  const forth = () => attackersNow(stage.state, battleNow(stage.state, stage.events, 0));
  expect(aims()).toEqual([]);
  play(stage, { attack: 1 });
  expect(aims()).toEqual([11]);
  expect(forth()).toEqual([]);
  play(stage, { units: [4, 10] });
  expect(forth()).toEqual([4, 10]);
  play(stage, { pay: ['fire-2', 'fire-K'] }, 'face 12', 'face 3', 'face 7');
  expect(aims()).toEqual([11]);
  play(stage, { keep: true });
  expect(aims()).toEqual([11]);
});

test('while the first die is being placed nobody is aimed at yet', () => {
  const stage = at({
    armies: [[4], [11, 5]],
    hands: [['fire-K']],
    round: 6,
  });
  play(stage, { attack: 1 }, { units: [4] }, { pay: ['fire-K'] }, 'face 3');
  expect(stage.state.stack.at(-1)).toMatchObject({ step: 'place', hits: [] });
  expect(aimedAt(stage.state, battleNow(stage.state, stage.events, 0))).toEqual([]);
});

test('dice that were kept are not said to be re-rolled once more', () => {
  const stage = attacking(['fire-2', 'fire-K']);
  play(stage, 'face 12', 'face 3', 'face 7', { keep: true });
  expect(battleNow(stage.state, stage.events, 0)).toMatchObject({ rerolls: 0, hits: [11] });
});

test('of the last attack nothing lies on the table while somebody pays for a new unit', () => {
  const stage = attacking(['fire-2', 'fire-K']);
  play(stage, 'face 12', 'face 3', 'face 7', { keep: true }, { hit: 5 });
  expect(battleNow(stage.state, stage.events, 1)).toBeDefined();
  const paying = { frame: 'summon', seat: 0, unit: 7, raised: false } as const;
  const state = { ...stage.state, stack: [...stage.state.stack, paying] };
  expect(battleNow(state, stage.events, 1)).toBeUndefined();
});

test('once over it is shown as it was told, until the viewer does something else', () => {
  const stage = attacking(['fire-2', 'fire-K']);
  play(stage, 'face 12', 'face 3', 'face 7', { reroll: 1 }, 'face 2', { keep: true }, { hit: 5 });
  const battle = battleNow(stage.state, stage.events, 0);
  expect(battle).toMatchObject({
    units: [4, 10],
    faces: [[12, 7], [2]],
    hits: [11, 5],
    taken: [11],
    rerolls: 0,
    end: 'captured',
  });
  play(stage, { end: [] });
  expect(battleNow(stage.state, stage.events, 0)).toBeUndefined();
  expect(battleNow(stage.state, stage.events, 1)).toMatchObject({ end: 'captured' });
});

test('what the Fool turned back comes from its holder, with the joker that did it', () => {
  const stage = at({
    armies: [
      [14, 3],
      [7, 0, 5, 6],
    ],
    hands: [['fire-Kn']],
    round: 6,
  });
  play(stage, { attack: 1 }, { units: [14] }, { pay: ['fire-Kn'] }, 'face 2', 'face 3', { hit: 7 });
  expect(battleNow(stage.state, stage.events, 1)).toMatchObject({ seat: 0, joker: undefined });
  play(stage, { sacrifice: 'water' }, 'joker water');
  expect(battleNow(stage.state, stage.events, 1)).toMatchObject({
    seat: 1,
    target: 0,
    joker: 'water',
    end: undefined,
  });
});

test('an Automa’s dice show what they are worth', () => {
  const told: Event[] = [
    {
      event: 'automa-attacked',
      seat: 1,
      side: 1,
      target: 0,
      against: [0],
      units: [8],
      dice: [6],
      cards: [],
      ace: false,
    },
    { event: 'placed', seat: 1, side: 1, die: 0, sides: 6, value: 6, unit: 3, target: 0 },
    { event: 'captured', seat: 1, side: 1, target: 0, against: [0], units: [3], overkill: [] },
  ];
  const { state } = at({ armies: [[5], [8]] });
  expect(battleNow(state, told, 0)).toMatchObject({ faces: [[6]], taken: [3], end: 'captured' });
});

test('a changed hand shows its joker, unless an attack came after', () => {
  const told: Event[] = [
    { event: 'changed', seat: 1, cards: [], reveals: 'all' },
    { event: 'joker', seat: 1, joker: 'air', asks: 'change' },
  ];
  expect(changeNow(told, 0)).toMatchObject({ seat: 1, joker: 'air' });
  expect(changeNow([...told, { event: 'moved', seat: 0, side: 0, unit: 5 }], 0)).toBeUndefined();
});

test('what brings the end nearer is shown with how long it takes, until the viewer goes on', () => {
  const stage = at({ armies: [[10], [1, 2]], hands: [['fire-10']], round: 6 });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-10'] });
  expect(omenNow(stage.events, 0)).toBeUndefined();
  const told: Event[] = [
    ...stage.events,
    { event: 'captured', seat: 0, side: 0, target: 1, against: [1], units: [19], overkill: [] },
    { event: 'token', seat: 0, side: 0, token: 'giant' },
    { event: 'token', seat: 0, side: 0, token: 'army' },
    { event: 'end-near', seat: 0, counter: 4 },
  ];
  const omen = { seat: 0, tokens: ['giant', 'army'], counter: 4 };
  expect(omenNow(told, 0)).toEqual(omen);
  const ended: Event = { event: 'ended', seat: 0, cards: [] };
  expect(omenNow([...told, ended], 0)).toBeUndefined();
  expect(omenNow([...told, ended], 1)).toEqual(omen);
  const later: Event[] = [
    ...told,
    ended,
    { event: 'summoned', seat: 1, side: 1, unit: 4, slot: 0, cards: [], reveals: 'all' },
    { event: 'token', seat: 1, side: 1, token: 'gallery' },
  ];
  expect(omenNow(later, 1)).toEqual({ seat: 1, tokens: ['gallery'], counter: undefined });
});
