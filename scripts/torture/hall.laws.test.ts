import { expect, test } from 'vitest';
import { tortureHall } from './hall.ts';
import { inWords } from './toll.ts';

/** Some fifteen seconds; `npm run torture -- hall` kills a thousand times. */
const KILLS = 6;

test('nothing acknowledged is lost or doubled, whenever the whole server is killed', async () => {
  const toll = await tortureHall(KILLS);
  console.log(inWords(toll));
  expect(toll).toMatchObject({ kills: KILLS, lost: 0, doubled: 0, torn: 0 });
  expect(toll.acknowledged).toBeGreaterThan(KILLS);
  expect(toll.house).toBeGreaterThan(0);
});
