import { describe, expect, test } from 'vitest';
import { CHANCE, NOBODY } from '../contract.ts';
import { sure } from '../data/sure.ts';
import { scripted, seeded } from '../dice/chance.ts';
import { dealt, reason } from '../sample/dealt.ts';
import { type Choice, wisps } from '../sample/wisps.ts';
import { Table } from './table.ts';

describe('a table', () => {
  test('draws outcomes while chance is waited for, then asks a seat', () => {
    const here = dealt();
    expect(here.waitingFor).toBe(0);
    expect(here.draws).toBe(6);
    expect(here.choices()).toEqual([{ light: 1 }, { light: 2 }, { aim: true }, { wait: true }]);
  });

  test('takes an equal choice from outside, whatever the order of its keys', () => {
    const here = dealt();
    here.choose(0, JSON.parse('{"aim":true}'));
    expect(here.choices()).toEqual([{ rob: 1 }]);
  });

  test('refuses another seat, another choice, chance out of turn, and a move after the end', () => {
    const here = dealt();
    expect(reason(() => here.choose(1, { wait: true }))).toBe('not-your-turn');
    expect(reason(() => here.choose(0, { light: 5 }))).toBe('not-a-choice');
    expect(reason(() => here.chance(0))).toBe('not-your-turn');
    while (here.waitingFor !== NOBODY)
      here.waitingFor === CHANCE ? here.chance(0) : here.choose(here.waitingFor, { wait: true });
    expect(reason(() => here.choose(0, { wait: true }))).toBe('over');
  });

  test('an undo takes back one choice and stays in the log', () => {
    const here = dealt();
    const before = structuredClone(here.state);
    here.choose(0, { aim: true });
    here.undo(0);
    expect(here.state).toEqual(before);
    expect(here.log.slice(-2)).toEqual([
      { by: 0, choice: { aim: true } },
      { by: 0, undo: 1 },
    ]);
    expect(here.told(0)).toHaveLength(6);
  });

  test('what was rolled, what was revealed and what is another’s stays', () => {
    const here = dealt();
    expect(here.whyNoUndo(0)).toBe('nothing');
    here.choose(0, { aim: true });
    here.choose(0, { rob: 1 });
    expect(here.whyNoUndo(1)).toBe('nothing');
    expect(here.whyNoUndo(0)).toBeUndefined();
    here.choose(1, { give: 1 });
    expect(here.whyNoUndo(0)).toBe('answered');
    expect(here.whyNoUndo(1)).toBe('revealed');
    expect(reason(() => here.undo(1))).toBe('no-undo');
    expect(new Table(wisps, { seats: 2, first: 0 }).whyNoUndo(0)).toBe('nothing');
  });

  test('an answer that was taken back still keeps the one before from going back', () => {
    const openly: typeof wisps = {
      ...wisps,
      apply: (state, choice, tell) =>
        wisps.apply(state, choice, ({ reveals: _, ...event }) => tell?.(event)),
    };
    const here = new Table(openly, { seats: 2, first: 0 });
    here.settle(scripted([0, 0, 0, 0, 0, 3]));
    here.choose(0, { aim: true });
    here.choose(0, { rob: 1 });
    here.choose(1, { give: 1 });
    here.undo(1);
    expect(here.whyNoUndo(0)).toBe('answered');
  });

  test('a take-back by vote reaches behind a roll, and the draws go on counting', () => {
    const here = dealt();
    const start = wisps.setup({ seats: 2, first: 0 });
    here.add({ by: 0, undo: 6, agreed: [1] });
    expect(here.state).toEqual(start);
    expect(here.draws).toBe(6);
    expect(reason(() => here.add({ by: 0, undo: 1, agreed: [1] }))).toBe('bad-entry');
    here.chance(5);
    expect(here.draws).toBe(7);
  });

  test('behind a commit point everybody must agree whose view changes', () => {
    const here = new Table(wisps, { seats: 3, first: 0 });
    here.settle(scripted([0, 0, 0, 0, 0, 0, 0, 3]));
    const before = structuredClone(here.state);
    // Back to before the last two draws: the card of seat 0, and the candle that all have seen.
    expect(here.concerned(0, 2)).toEqual([1, 2]);
    for (const agreed of [undefined, [], [1], [2], [0]])
      expect(reason(() => here.add({ by: 0, undo: 2, agreed }))).toBe('not-agreed');
    for (const agreed of [
      [1, 3],
      [1, -1],
      [1, 2, 0.5],
    ])
      expect(reason(() => here.add({ by: 0, undo: 2, agreed }))).toBe('bad-entry');
    for (const by of [CHANCE, NOBODY, 3])
      expect(reason(() => here.add({ by, undo: 2, agreed: [0, 1, 2] }))).toBe('bad-entry');
    expect(here.state).toEqual(before);
    here.add({ by: 1, undo: 2, agreed: [0, 2] });
    expect(here.log.at(-1)).toEqual({ by: 1, undo: 2, agreed: [0, 2] });
    expect(here.steps).toBe(6);
  });

  test('whose view stays as it is need not be asked', () => {
    const blind: typeof wisps = {
      ...wisps,
      view: (state, seat) =>
        wisps.view(seat === 2 ? wisps.setup({ seats: 3, first: 0 }) : state, seat),
    };
    const here = new Table(blind, { seats: 3, first: 0 });
    here.settle(scripted([0, 0, 0, 0, 0, 0, 0, 3]));
    expect(here.concerned(0, 1)).toEqual([1]);
  });

  test('a seat takes back several choices of its own at once, and none of another', () => {
    const here = dealt();
    here.choose(0, { aim: true });
    here.choose(0, { rob: 1 });
    expect(here.concerned(0, 2)).toEqual([]);
    expect(reason(() => here.add({ by: 1, undo: 2 }))).toBe('not-agreed');
    here.add({ by: 0, undo: 2 });
    expect(here.steps).toBe(6);
  });

  test('after the end nothing is taken back, not even by vote', () => {
    const here = dealt();
    while (!here.over)
      here.waitingFor === CHANCE ? here.chance(0) : here.choose(here.waitingFor, { wait: true });
    const last = here.told(0).at(-1)?.by ?? 0;
    expect(here.whyNoUndo(last)).toBe('over');
    expect(reason(() => here.undo(last))).toBe('no-undo');
    expect(reason(() => here.add({ by: last, undo: 1, agreed: [0, 1] }))).toBe('no-undo');
  });

  test('going back many times behind the rolls stays cheap', () => {
    const here = dealt();
    const rounds = 200;
    for (let i = 0; i < rounds; i++) {
      here.add({ by: 0, undo: 1, agreed: [1] });
      here.chance(i % 6);
    }
    const worked = here.effort;
    for (let i = 0; i < rounds; i++) {
      here.add({ by: 0, undo: 1, agreed: [1] });
      here.chance(i % 6);
    }
    expect(here.effort - worked).toBe(worked);
  });

  test('shows another what is only tried out once it is done', () => {
    const here = dealt();
    const before = here.view(1);
    here.choose(0, { aim: true });
    expect(here.view(1)).toEqual(before);
    expect(here.view(0).stack).toEqual([{ frame: 'aim' }]);
    expect(here.told(1)).toHaveLength(6);
    here.choose(0, { rob: 1 });
    expect(
      here
        .told(1)
        .slice(-2)
        .map((step) => step.choice),
    ).toEqual([{ aim: true }, { rob: 1 }]);
  });

  test('hides a drawn card and its number from the others until the game is over', () => {
    const here = dealt();
    const drawn = { event: 'drew', seat: 0, reveals: [0] };
    expect(here.told(0)[0]).toEqual({ by: CHANCE, events: [{ ...drawn, value: 1 }] });
    expect(here.told(1)[0]).toEqual({ by: CHANCE, events: [drawn] });
    while (!here.over)
      here.waitingFor === CHANCE ? here.chance(0) : here.choose(here.waitingFor, { wait: true });
    expect(here.told(1)[0]).toEqual({ by: CHANCE, choice: 0, events: [{ ...drawn, value: 1 }] });
    expect(here.view(1)).toEqual(here.state);
  });

  test('who resigns comes last, and the game is over', () => {
    const here = dealt();
    expect(reason(() => here.add({ by: 0, end: 'resign', places: [1, 2] }))).toBe('bad-entry');
    for (const places of [[2], [2, 1, 1], [3, 1], [2, 2], [2, 0.5], [2, 0]])
      expect(reason(() => here.add({ by: 0, end: 'resign', places }))).toBe('bad-entry');
    expect(reason(() => here.add({ by: 2, end: 'resign', places: [1, 2] }))).toBe('bad-entry');
    here.add({ by: 0, end: 'resign', places: [2, 1] });
    expect([here.over, here.waitingFor, here.choices()]).toEqual([true, NOBODY, []]);
    expect(here.outcome(1)).toMatchObject({ places: [2, 1], winners: [1] });
    expect(here.whyNoUndo(0)).toBe('over');
    expect(reason(() => here.choose(0, { wait: true }))).toBe('over');
    expect(reason(() => here.add({ by: 1, end: 'resign', places: [1, 2] }))).toBe('over');
    // What was hidden is told now.
    expect(here.view(1)).toEqual(here.state);
    expect(here.told(1)[0]).toHaveProperty('choice');
  });

  test('an end by vote needs everybody', () => {
    const here = dealt();
    const end = { by: 0, end: 'vote' as const, places: [1, 1] };
    expect(reason(() => here.add(end))).toBe('not-agreed');
    here.add({ ...end, agreed: [1] });
    expect(here.outcome(0)).toMatchObject({ places: [1, 1], winners: [0, 1] });
    expect(here.ending).toEqual({ ...end, agreed: [1] });
  });

  test('keeps the time of a choice, and makes the listed choice of an equal one', () => {
    const here = dealt();
    here.choose(0, JSON.parse('{"wait":true}'), 17);
    expect(here.log.at(-1)).toEqual({ by: 0, choice: { wait: true }, at: 17 });
    const again = new Table(wisps, { seats: 2, first: 0 });
    for (const entry of here.log) again.add(entry);
    expect(again.log).toEqual(here.log);
  });

  test('a log of our own is restored without listing a choice', () => {
    const here = dealt();
    here.choose(0, { aim: true });
    here.undo(0);
    here.choose(0, { aim: true });
    let listed = 0;
    const counting: typeof wisps = {
      ...wisps,
      choices(state) {
        listed++;
        return wisps.choices(state);
      },
    };
    const again = Table.restore(counting, here.options, here.log);
    expect(listed).toBe(0);
    expect(again.hash()).toBe(here.hash());
    expect(again.told(1)).toEqual(here.told(1));
    expect(again.whyNoUndo(0)).toBe(here.whyNoUndo(0));
    expect(again.draws).toBe(here.draws);
    again.undo(0);
    here.undo(0);
    expect(again.state).toEqual(here.state);
  });

  test('where it began is its own: what others do to their copies changes nothing', () => {
    const start = wisps.setup({ seats: 2, first: 0 });
    const here = new Table(wisps, { seats: 2, first: 0 }, start);
    start.turnsLeft = 99;
    here.at(0).turnsLeft = 98;
    expect(here.state.turnsLeft).toBe(8);
    here.settle(scripted([0, 0, 0, 0, 0, 3]));
    here.add({ by: 0, undo: 6, agreed: [1] });
    here.state.turnsLeft = 97;
    expect(here.at(0).turnsLeft).toBe(8);
  });

  test('every position of a long game is where its steps lead, also after going back', () => {
    const options = { seats: 4, first: 0 };
    const roll = seeded(3);
    const here = new Table(wisps, options);
    const taken: (Choice | number)[] = [];
    const everybody = [0, 1, 2, 3];
    let longest = 0;
    for (let back = 0; back < 12 || !here.over; ) {
      if (back < 12 && (here.steps > 66 || (here.steps > 34 && roll(8) === 0))) {
        const undo = 1 + roll(here.steps);
        here.add({ by: 0, undo, agreed: everybody });
        taken.length -= undo;
        back++;
      }
      const choices = here.choices();
      const choice = here.waitingFor === CHANCE ? undefined : choices[roll(choices.length)];
      taken.push(choice ?? roll(wisps.odds(here.state)));
      here.add({ by: here.waitingFor, choice: sure(taken[taken.length - 1]) });
      longest = Math.max(longest, here.steps);
    }
    expect(longest).toBeGreaterThan(64);
    const state = wisps.setup(options);
    taken.forEach((choice, steps) => {
      expect(here.at(steps)).toEqual(state);
      wisps.apply(state, choice);
    });
    expect(here.state).toEqual(state);
  });

  test('knows every earlier position, and no other', () => {
    const here = dealt();
    expect(here.at(0)).toEqual(wisps.setup({ seats: 2, first: 0 }));
    expect(here.at(6)).toEqual(here.state);
    expect(reason(() => here.at(7))).toBe('bad-entry');
  });
});
