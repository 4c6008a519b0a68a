import { describe, expect, test } from 'vitest';
import { scripted } from './chance.ts';
import { CHANCE, NOBODY } from './contract.ts';
import { type Choice, type State, wisps } from './sample/wisps.ts';
import { Refused, Table } from './table.ts';

/** Seat 0 holds 1 1 and draws a 2; seat 1 holds 1 1; the candle shows 4. */
function table(): Table<State, Choice> {
  const started = new Table(wisps, { seats: 2, first: 0 });
  started.settle(scripted([0, 0, 0, 0, 0, 3]));
  return started;
}
const reason = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    return error instanceof Refused ? error.reason : error;
  }
  return 'accepted';
};

describe('a table', () => {
  test('draws outcomes while chance is waited for, then asks a seat', () => {
    const here = table();
    expect(here.waitingFor).toBe(0);
    expect(here.draws).toBe(6);
    expect(here.choices()).toEqual([{ light: 1 }, { light: 2 }, { aim: true }, { wait: true }]);
  });

  test('takes an equal choice from outside, whatever the order of its keys', () => {
    const here = table();
    here.choose(0, JSON.parse('{"aim":true}'));
    expect(here.choices()).toEqual([{ rob: 1 }]);
  });

  test('refuses another seat, another choice, chance out of turn, and a move after the end', () => {
    const here = table();
    expect(reason(() => here.choose(1, { wait: true }))).toBe('not-your-turn');
    expect(reason(() => here.choose(0, { light: 5 }))).toBe('not-a-choice');
    expect(reason(() => here.chance(0))).toBe('not-your-turn');
    while (here.waitingFor !== NOBODY)
      here.waitingFor === CHANCE ? here.chance(0) : here.choose(here.waitingFor, { wait: true });
    expect(reason(() => here.choose(0, { wait: true }))).toBe('over');
  });

  test('an undo takes back one choice and stays in the log', () => {
    const here = table();
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
    const here = table();
    expect(here.whyNoUndo(0)).toBe('committed');
    here.choose(0, { aim: true });
    here.choose(0, { rob: 1 });
    expect(here.whyNoUndo(1)).toBe('not-yours');
    expect(here.whyNoUndo(0)).toBeUndefined();
    here.choose(1, { give: 1 });
    expect(here.whyNoUndo(0)).toBe('committed');
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
    expect(here.whyNoUndo(0)).toBe('committed');
  });

  test('a take-back by vote reaches behind a roll, and the draws go on counting', () => {
    const here = table();
    const start = wisps.setup({ seats: 2, first: 0 });
    here.add({ by: CHANCE, undo: 6 });
    expect(here.state).toEqual(start);
    expect(here.draws).toBe(6);
    expect(reason(() => here.add({ by: 0, undo: 1 }))).toBe('bad-entry');
    here.chance(5);
    expect(here.draws).toBe(7);
  });

  test('shows another what is only tried out once it is done', () => {
    const here = table();
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
    const here = table();
    const drawn = { event: 'drew', seat: 0, reveals: [0] };
    expect(here.told(0)[0]).toEqual({ by: CHANCE, events: [{ ...drawn, value: 1 }] });
    expect(here.told(1)[0]).toEqual({ by: CHANCE, events: [drawn] });
    while (!here.over)
      here.waitingFor === CHANCE ? here.chance(0) : here.choose(here.waitingFor, { wait: true });
    expect(here.told(1)[0]).toEqual({ by: CHANCE, choice: 0, events: [{ ...drawn, value: 1 }] });
    expect(here.view(1)).toEqual(here.state);
  });

  test('knows every earlier position, and no other', () => {
    const here = table();
    expect(here.at(0)).toEqual(wisps.setup({ seats: 2, first: 0 }));
    expect(here.at(6)).toEqual(here.state);
    expect(reason(() => here.at(7))).toBe('bad-entry');
  });
});
