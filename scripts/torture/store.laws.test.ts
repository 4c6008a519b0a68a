import { expect, test } from 'vitest';
import { tortureStore } from './store.ts';
import { inWords } from './toll.ts';

/** Some fifteen seconds; `npm run torture` kills a thousand times. */
const KILLS = 15;

test('nothing acknowledged is lost or doubled, whenever the writer is killed', async () => {
  const toll = await tortureStore(KILLS);
  console.log(inWords(toll));
  expect(toll).toMatchObject({ kills: KILLS, lost: 0, doubled: 0, torn: 0 });
  expect(toll.acknowledged).toBeGreaterThan(KILLS);
});
