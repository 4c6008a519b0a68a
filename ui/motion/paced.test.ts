import type { Step } from '@magehall/engine';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Pace, settings } from '../settings.ts';
import type { Play, Snapshot } from '../table/play.ts';
import { moving } from './moving.ts';
import { paced } from './paced.ts';

const step = (by: number): Step => ({ by, choice: {}, events: [] });

/** Ada, who looks, and two others, bots or people elsewhere; after the steps of these seats. */
function table(by: readonly number[], more: Partial<Play> = {}, bots = [false, true, true]) {
  const moment = (seats: readonly number[], extra: Partial<Snapshot> = {}): Snapshot => ({
    ...{ view: seats.length, viewer: 0, waitingFor: 1, choices: [], noUndo: undefined },
    ...{ outcome: { scores: [], places: [], winners: [] }, thinking: true, curtain: false },
    steps: seats.map(step),
    ...extra,
  });
  const now = signal(moment(by));
  const sitters = bots.map((bot, seat) => ({ seat, name: `${seat}`, familiar: 'owl', bot }));
  const play = { sitters, shared: false, now, ...more } as unknown as Play;
  const follows = paced(play);
  return {
    follows,
    comes: (seats: readonly number[], extra?: Partial<Snapshot>) => {
      now.value = moment(seats, extra);
    },
    shown: () => follows.now.value.steps.map(({ by: seat }) => seat).join(''),
  };
}
const pace = (to: Pace) => {
  settings.value = { ...settings.peek(), pace: to };
};

beforeEach(() => {
  vi.useFakeTimers();
  pace('normal');
  moving.until = 0;
});
afterEach(() => vi.useRealTimers());

test.each(['slow', 'normal', 'fast'] as const)('rivals’ moves come one by one: %s', (to) => {
  pace(to);
  const { comes, shown, follows } = table([0]);
  comes([0, 1]);
  comes([0, 1, 1]);
  comes([0, 1, 1, 2], { waitingFor: 0, choices: ['a'] });
  expect([shown(), follows.behind.value]).toEqual(['0', 3]);
  const stays: number[] = [];
  for (let ms = 0; ms < 9000; ms += 50) {
    vi.advanceTimersByTime(50);
    stays[follows.behind.value] = (stays[follows.behind.value] ?? 0) + 50;
  }
  expect([shown(), follows.now.value.choices]).toEqual(['0112', ['a']]);
  const [least, most] = { slow: [2000, 3000], normal: [800, 1400], fast: [200, 600] }[to];
  for (const left of [1, 2]) {
    expect(stays[left]).toBeGreaterThanOrEqual(least);
    expect(stays[left]).toBeLessThanOrEqual(most);
  }
});

test('who wants to be waited for sees the first by itself, each other when they ask', () => {
  pace('wait');
  const { comes, shown, follows } = table([0]);
  comes([0, 1]);
  comes([0, 1, 1]);
  comes([0, 1, 1, 2]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('01');
  follows.next();
  expect(shown()).toBe('011');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('011');
  pace('fast');
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe('0112');
});

test('one’s own moves, and what chance makes of them, are shown at once', () => {
  const { comes, shown } = table([1]);
  comes([1, 0]);
  expect(shown()).toBe('10');
  comes([1, 0, -1]);
  expect(shown()).toBe('10-1');
});

test('at a screen that several share only bots are followed', () => {
  const { comes, shown } = table([0], { shared: true }, [false, false, true]);
  comes([0, 1]);
  expect(shown()).toBe('01');
  comes([0, 1, 2]);
  expect(shown()).toBe('01');
});

test('people elsewhere are followed like bots', () => {
  const { comes, shown } = table([0], {}, [false, false, false]);
  comes([0, 1]);
  expect(shown()).toBe('0');
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe('01');
});

test('hurried, all is there at once, until one has chosen again', () => {
  let hurries = 0;
  const { comes, shown, follows } = table([0], {
    hurry: () => hurries++,
    choose: () => {},
  });
  comes([0, 1]);
  comes([0, 1, 2]);
  follows.hurry();
  expect([shown(), hurries]).toEqual(['012', 1]);
  comes([0, 1, 2, 1]);
  expect(shown()).toBe('0121');
  follows.choose('a');
  comes([0, 1, 2, 1, 0]);
  comes([0, 1, 2, 1, 0, 1]);
  expect(shown()).toBe('01210');
});

test('what is taken back is gone at once, with all that was still to be shown', () => {
  const { comes, shown } = table([0, 1, 0]);
  comes([0, 1, 0, 1]);
  comes([0, 1]);
  expect(shown()).toBe('01');
  vi.advanceTimersByTime(9000);
  expect(shown()).toBe('01');
});

test('what is answered can’t be taken back, though the answer is not shown yet', () => {
  const { comes, follows } = table([0]);
  comes([0, 1], { noUndo: 'answered', away: true });
  expect(follows.now.value).toMatchObject({ noUndo: 'answered', away: true, view: 1 });
});

test('what still moves is not cut short', () => {
  const { comes, shown } = table([0]);
  moving.until = performance.now() + 3000;
  comes([0, 1]);
  vi.advanceTimersByTime(2900);
  expect(shown()).toBe('0');
  vi.advanceTimersByTime(200);
  expect(shown()).toBe('01');
});

test('who has left hears nothing more', () => {
  const { comes, shown, follows } = table([0]);
  follows.part();
  comes([0, 1]);
  vi.advanceTimersByTime(9000);
  expect(shown()).toBe('0');
});
