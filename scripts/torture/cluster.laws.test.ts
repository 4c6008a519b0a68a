import { expect, test } from 'vitest';
import { inBlows, tortureCluster } from './cluster.ts';
import { inWords } from './toll.ts';

/** Each kind of blow once, in about a minute; `npm run torture -- --cluster` goes on for a thousand. */
const BLOWS = 4;

test('three servers lose and double nothing, whichever of them or of what they need is struck', async () => {
  const toll = await tortureCluster(BLOWS);
  // It has said aloud that there is no PostgreSQL for this platform.
  if (!toll) return;
  console.log(`${inWords(toll)}\n${inBlows(toll)}`);
  expect(toll).toMatchObject({ kills: BLOWS, lost: 0, doubled: 0, torn: 0 });
  expect(toll.acknowledged).toBeGreaterThan(BLOWS);
  expect(toll.house).toBeGreaterThan(0);
});
