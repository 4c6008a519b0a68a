/** Whole games by HTTP and line, on a real server and a real store. */
import { openTable, readGameFile, verify } from '@magehall/engine';
import { wholes } from '@magehall/games/wholes';
import { type NewTable, readStep, type TableMessage } from '@magehall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Tried, tryHall } from './testing/client.ts';
import { gather, play } from './testing/evening.ts';
import { Page } from './testing/page.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const TABLES: { game: string; options: { seats: number }; seats?: NewTable['seats'] }[] = [
  { game: 'arkhanos', options: { seats: 3 } },
  { game: 'five-seals', options: { seats: 2 } },
  {
    game: 'arcana-magica',
    options: { ...{ seats: 3, automas: [1] } },
    seats: ['open', 'rules', 'open'],
  },
  { game: 'arcana-magica', options: { seats: 2 }, seats: ['open', 'novice'] },
];

describe.each(TABLES)('a game of $game', (wanted) => {
  it('is played to its end; every page holds what a fresh one gets, in short news; the file verifies', async () => {
    const evening = await gather(hall.address, wanted);
    const { table, guests } = evening;
    const onlooker = new Client(hall.address);
    const looks = new Page(await onlooker.line(), table);
    await play(evening, 7);
    const pages = [...guests, { client: onlooker, page: looks, seat: -2 }];
    for (const { client, page, seat } of pages) {
      const held = await page.until(({ phase }) => phase === 'over');
      const { body } = await client.get<TableMessage>(`/api/tables/${table}`);
      expect(held.viewer).toBe(seat);
      const { steps, skipped = 0, keep: _, ...fresh } = body;
      const { steps: __, skipped: ___, keep: ____, ...put } = held;
      expect(put).toEqual(fresh);
      const news = page.line.texts.filter((text) => text.startsWith('{"type":"moves"'));
      // There was something to hear, however short the dice made the game.
      expect(news.length).toBeGreaterThan(5);
      expect(Math.max(...news.map((text) => Buffer.byteLength(text)))).toBeLessThan(3000);
      await page.fill(client);
      expect(page.steps.slice(skipped)).toEqual(steps.map(readStep));
      page.line.close();
    }
    const { text } = await guests[0].client.get(`/api/tables/${table}/file`);
    const file = readGameFile(text);
    const { game } = await wholes[wanted.game]();
    expect(openTable(game, file).over).toBe(true);
    expect(verify(game, file)).toMatchObject({ fair: true, proof: 'together' });
  });
});
