import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('the clock never goes back, and goes on at once after the machine’s was set back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1 }), (last, walls) => {
      let wall = 0;
      const clock = steadyClock(last, () => wall);
      let [before, wallBefore] = [last, Number.POSITIVE_INFINITY];
      for (wall of walls) {
        const now = clock();
        expect(now).toBeGreaterThanOrEqual(before);
        expect(now).toBeGreaterThanOrEqual(wall);
        if (wall > wallBefore) expect(now).toBeGreaterThan(before);
        [before, wallBefore] = [now, wall];
      }
    }),
  );
});

test('it is the machine’s clock where that was never behind', () => {
  let wall = 5;
  const clock = steadyClock(3, () => wall);
  expect(clock()).toBe(5);
  wall = 9;
  expect(clock()).toBe(9);
});
