import type { Table } from '@magehall/engine';
import { dealt, reason } from '@magehall/engine/sample/dealt';
import { describe, expect, test } from 'vitest';
import { obey } from './command.ts';

describe('where others listen', () => {
  const whole = { whole: true };

  test('a part of a choice is refused, and nobody can count what was tried', () => {
    const here = dealt() as Table;
    expect(reason(() => obey(here, 0, { choices: [{ aim: true }] }, whole))).toBe('unfinished');
    expect(here.steps).toBe(6);
    obey(here, 0, { choices: [{ aim: true }, { rob: 1 }] }, whole);
    expect(here.steps).toBe(8);
  });

  test('a choice is taken back whole', () => {
    const here = dealt() as Table;
    obey(here, 0, { choices: [{ aim: true }, { rob: 1 }] }, whole);
    expect(reason(() => obey(here, 0, { undo: 1 }, whole))).toBe('unfinished');
    obey(here, 0, { undo: 2 }, whole);
    expect(here.steps).toBe(6);
  });

  test('a single choice is checked like any other', () => {
    const here = dealt() as Table;
    expect(reason(() => obey(here, 1, { choices: [{ wait: true }] }, whole))).toBe('not-your-turn');
    expect(reason(() => obey(here, 0, { choices: [{ light: 6 }] }, whole))).toBe('not-a-choice');
    obey(here, 0, { end: 'resign', places: [2, 1] }, whole);
    expect(reason(() => obey(here, 0, { choices: [{ wait: true }] }, whole))).toBe('over');
  });
});

test('nobody speaks for another seat, and an end of no known kind needs everybody', () => {
  const here = dealt() as Table;
  const forged = { end: 'resign' as const, places: [1, 2], by: 1 };
  expect(reason(() => obey(here, 0, forged))).toBe('bad-entry');
  const odd = { end: 'boredom', places: [1, 1] } as unknown as { end: 'vote'; places: number[] };
  expect(reason(() => obey(here, 0, odd))).toBe('not-agreed');
  expect(here.over).toBe(false);
});

test('at one screen each step may be a command', () => {
  const here = dealt() as Table;
  obey(here, 0, { choices: [{ aim: true }] }, { at: 3 });
  obey(here, 0, { undo: 1 }, { at: 4 });
  expect(here.log.slice(-2)).toEqual([
    { by: 0, choice: { aim: true }, at: 3 },
    { by: 0, undo: 1, at: 4 },
  ]);
});
