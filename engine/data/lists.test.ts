import { expect, test } from 'vitest';
import { seeded } from '../dice/chance.ts';
import { insert, take, takeAt } from './lists.ts';
import { sure } from './sure.ts';

const roll = seeded(4);

function rising(): number[] {
  return Array.from({ length: 1 + roll(6) }, () => roll(20)).sort((a, b) => a - b);
}

test('what is inserted comes to its place, what is taken out leaves no gap', () => {
  for (let i = 0; i < 200; i++) {
    const list = rising();
    const value = roll(20);
    const more = [...list];
    insert(more, value);
    expect(more).toEqual([...list, value].sort((a, b) => a - b));
    const place = roll(list.length);
    const fewer = [...list];
    expect(takeAt(fewer, place)).toBe(list[place]);
    expect(fewer).toEqual(list.toSpliced(place, 1));
    const without = [...list];
    take(without, sure(list[place]));
    expect(without).toEqual(list.toSpliced(list.indexOf(sure(list[place])), 1));
  }
});
