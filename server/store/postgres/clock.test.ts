import { expect, test } from 'vitest';
import { DatabaseClock } from './clock.ts';

/** A database whose clock is read in the middle of a question that takes some time. */
function world(last = 0) {
  let [here, there] = [0, 0];
  const pass = (ms: number) => {
    here += ms;
    there += ms;
  };
  const clock = new DatabaseClock(last, () => here);
  const look = (going: number, coming: number) =>
    clock.set(async () => {
      pass(going);
      const read = there;
      pass(coming);
      return read;
    });
  const set = (time: number) => {
    there = time;
  };
  return { clock, look, pass, set, there: () => there };
}

test('it is the database’s clock, as near as the questions let know', async () => {
  const { clock, look, pass, set, there } = world();
  set(1_000_000);
  await look(3, 5);
  expect(Math.abs(clock.now() - there())).toBeLessThanOrEqual(5);
  pass(1234);
  expect(Math.abs(clock.now() - there())).toBeLessThanOrEqual(5);
});

test('it does not creep, however often it is looked at', async () => {
  const { clock, look, pass, set, there } = world();
  set(1_000_000);
  for (let i = 0; i < 1000; i++) {
    await look(i % 7, (i * 5) % 11);
    pass(10);
    expect(Math.abs(clock.now() - there())).toBeLessThanOrEqual(11);
  }
});

test('it never goes back, and goes on at once after the database’s was set back', async () => {
  const { clock, look, pass, set } = world(2_000_000);
  set(1_000_000);
  await look(1, 1);
  expect(clock.now()).toBe(2_000_000);
  pass(50);
  expect(clock.now()).toBe(2_000_050);
  await look(1, 1);
  const then = clock.now();
  expect(then).toBeGreaterThanOrEqual(2_000_050);
  pass(50);
  expect(clock.now()).toBe(then + 50);
});
