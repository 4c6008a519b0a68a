import { expect, test } from 'vitest';
import { Group, type Outcome } from './group.ts';

/** A disk that flushes when it is told to. */
function slowDisk() {
  const batches: { jobs: readonly number[]; flushed(outcomes: Outcome<number>[]): void }[] = [];
  const group = new Group<number, number>((jobs) => {
    const { promise, resolve } = Promise.withResolvers<Outcome<number>[]>();
    batches.push({ jobs, flushed: resolve });
    return promise;
  });
  return { batches, group };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const well = (jobs: readonly number[]) => jobs.map((job) => ({ answer: job * 10 }));

test('one batch is under way, and the next gathers', async () => {
  const { batches, group } = slowDisk();
  const first = group.add(1);
  await turn();
  const others = [group.add(2), group.add(3)];
  await turn();
  expect(batches.map(({ jobs }) => jobs)).toEqual([[1]]);
  batches[0].flushed(well([1]));
  expect(await first).toBe(10);
  await turn();
  expect(batches[1].jobs).toEqual([2, 3]);
  batches[1].flushed(well([2, 3]));
  expect(await Promise.all(others)).toEqual([20, 30]);
});

test('nobody is answered before the flush, and idle waits for all', async () => {
  const { batches, group } = slowDisk();
  let heard: unknown[] = [];
  group.add(1).then((answer) => heard.push(answer));
  const idle = group.idle().then(() => heard.push('idle'));
  await turn();
  expect(heard).toEqual([]);
  group.add(2).then((answer) => heard.push(answer));
  batches[0].flushed(well([1]));
  await turn();
  expect(heard).toEqual([10]);
  batches[1].flushed(well([2]));
  await idle;
  expect(heard).toEqual([10, 20, 'idle']);
  heard = [];
  await group.idle();
});

test('each job has its own outcome; a failed flush is that of all its jobs, and of no other', async () => {
  let isBroken = true;
  const group = new Group<number, number>(async (jobs) => {
    if (isBroken) throw new Error('no disk');
    return jobs.map((job) => (job < 0 ? { failed: new Error('no') } : { answer: job }));
  });
  const both = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  const [bad, good] = await Promise.allSettled([group.add(-1), group.add(1)]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
  expect(good).toEqual({ status: 'fulfilled', value: 1 });
});
