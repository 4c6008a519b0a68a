import { expect, test } from 'vitest';
import { backwards, type Motion } from './motion.ts';

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
