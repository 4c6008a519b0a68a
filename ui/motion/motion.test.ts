import { expect, test } from 'vitest';
import { backwards, type Motion, timeline } from './motion.ts';

test('a step taken back: what flew there flies back, the last first', () => {
  const forwards: Motion[] = [
    { move: 'fly', from: 'die:1', to: 'pillar:2' },
    { move: 'drop', at: 'meeple' },
    { move: 'fly', from: 'bag', to: 'pool' },
    { move: 'rise', at: 'score:0', text: '+2' },
  ];
  expect(backwards(forwards)).toEqual([
    { move: 'fly', from: 'pool', to: 'bag' },
    { move: 'fly', from: 'pillar:2', to: 'die:1' },
  ]);
});

/** When what is at that place begins. */
const begins = (motions: readonly Motion[], at: string) =>
  timeline(motions).find(({ motion }) => 'at' in motion && motion.at === at)?.at ?? -1;

test('dice fall nearly together; what comes of them waits until the last one lies', () => {
  const motions: Motion[] = [
    { move: 'roll', at: 'die:0' },
    { move: 'roll', at: 'die:1' },
    { move: 'rise', at: 'unit:3', text: '−7' },
    { move: 'rise', at: 'score:0', text: '+3' },
  ];
  const last = begins(motions, 'die:1');
  expect(last).toBeLessThan(100);
  expect(begins(motions, 'unit:3')).toBeGreaterThan(last + 500);
  expect(begins(motions, 'score:0')).toBeGreaterThan(begins(motions, 'unit:3'));
});

test('a die that explodes lies before it rolls on, one after the other', () => {
  const motions: Motion[] = [
    { move: 'roll', at: 'die:0.0' },
    { move: 'shine', at: 'die:0.0 lit' },
    { move: 'roll', at: 'die:0.1' },
    { move: 'shine', at: 'die:0.1 lit' },
    { move: 'roll', at: 'die:0.2' },
  ];
  const [first, second, third] = ['die:0.0', 'die:0.1', 'die:0.2'].map((at) => begins(motions, at));
  expect(begins(motions, 'die:0.0 lit')).toBeGreaterThanOrEqual(first + 500);
  expect(second).toBeGreaterThan(first + 500);
  expect(third).toBeGreaterThan(second + 500);
});

test('without dice nothing waits', () => {
  expect(begins([{ move: 'rise', at: 'score:0', text: '+1' }], 'score:0')).toBe(0);
});
