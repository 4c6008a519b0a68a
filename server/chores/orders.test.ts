/** Standing orders on a real server: a game over days goes on while somebody sleeps. */
import { DatabaseSync } from 'node:sqlite';
import { CHANCE, checkOptions, type Game, type Roll, same, seeded, Table } from '@magehall/engine';
import { games } from '@magehall/games';
import { orders } from '@magehall/games/orders';
import type { TableMessage } from '@magehall/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseIn } from '../store/sqlite/open.ts';
import { type Tried, tryHall } from '../testing/client.ts';
import { choose, type Evening, gather } from '../testing/evening.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const DAYS = { kind: 'days', days: 1 } as const;
const CONFLICT = { game: 'five-seals', options: { seats: 2, circle: 3 }, pace: DAYS };

const order = ({ guests, table }: Evening, seat: number, orders: Record<string, string>) =>
  guests[seat].client.send('PUT', `/api/tables/${table}/orders`, { orders });

const isTheft = (choice: unknown) => ((choice as { use?: string }).use ?? '').includes('theft');

/** A game begun on a device, to where the first seat can rob the second of one of several dice. */
function beforeTheft(game: Game): Record<string, unknown> {
  const options = checkOptions(game, { seats: 2, circle: 3 });
  for (let seed = 1; seed <= 200; seed++) {
    const table = new Table(game, options);
    const roll = seeded(seed);
    while (!table.over) {
      if (table.waitingFor === CHANCE) {
        table.settle(roll);
        continue;
      }
      const choices = table.choices();
      const theft = table.waitingFor === 0 ? choices.find(isTheft) : undefined;
      if (theft) {
        const after = game.clone(table.state);
        game.apply(after, theft);
        const { id, rulesVersion } = game;
        const players = ['Ada', 'Bob'].map((name) => ({ plays: 'person', name }));
        const head = { magehall: 2, game: id, rulesVersion, table: 'at-home', options, players };
        if (game.waitingFor(after) === 1) return { ...head, log: table.log };
      }
      table.choose(table.waitingFor, choices[roll(choices.length)]);
    }
  }
  throw new Error('nobody could rob anybody');
}

/** Where somebody can be robbed, it is; otherwise anything. */
function robbing(game: Game, seen: TableMessage, roll: Roll): unknown[] {
  const theft = game.choices(game.clone(seen.view)).find(isTheft);
  return theft ? [theft] : choose(game, seen, roll);
}

/**
 * Both play, the second but for what it has ordered. Returns what it was asked for in the other's turn, and
 * what came of it.
 */
async function playOn(evening: Evening, seed: number, ordered: Record<string, string>) {
  const { game, guests, table } = evening;
  const { decisions } = await orders['five-seals'].decisions();
  const roll = seeded(seed);
  const answered: { decision: string; view: unknown; choice: unknown }[] = [];
  let whole = await guests[0].page.until(() => true);
  while (whole.phase === 'running') {
    const { waitingFor, seq } = whole;
    const guest = guests[waitingFor];
    const own = await guest.page.until((held) => held.seq === seq);
    const asked = decisions.find(({ when }) => when(own.view, waitingFor));
    if (asked && waitingFor === 1 && asked.decision in ordered) {
      const view = structuredClone(own.view);
      // Nobody answers: the page only waits.
      whole = await guests[0].page.until((held) => held.seq > seq);
      const { choice } = guests[0].page.steps.findLast(({ by }) => by === 1) ?? {};
      answered.push({ decision: asked.decision, view, choice });
      continue;
    }
    const { status, body } = await guest.client.at(table, 'choices', {
      after: seq,
      choices: robbing(game, own, roll),
    });
    if (status !== 200) throw new Error(`seat ${waitingFor}: ${JSON.stringify(body)}`);
    whole = await guests[0].page.until((held) => held.seq >= (body.seq as number));
  }
  return answered;
}

/** A game in which the second seat is asked for all of this, and sleeps. */
async function asleep(ordered: Record<string, string>) {
  const { game } = await games['five-seals'].rules();
  const evening = await gather(hall.address, { ...CONFLICT, file: beforeTheft(game) });
  expect((await order(evening, 1, ordered)).status).toBe(200);
  const answered = await playOn(evening, 5, ordered);
  const asked = new Set(answered.map(({ decision }) => decision));
  expect(asked).toEqual(new Set(Object.keys(ordered)));
  return { game, answered, guests: evening.guests };
}

test('who is robbed while asleep gives what it ordered, and the game ends without it', async () => {
  const wanted: Record<string, string> = { give: 'lowest', draft: 'mixed' };
  const { game, answered, guests } = await asleep(wanted);
  const { decisions } = await orders['five-seals'].decisions();
  for (const { decision, view, choice } of answered) {
    const found = decisions.find((one) => one.decision === decision);
    const pick = found?.orders[wanted[decision]];
    expect(same(choice, pick?.(view, game.choices(view)))).toBe(true);
  }
  // The log says which answers were ordered; nobody else ever hears of an order.
  const db = new DatabaseSync(databaseIn(hall.folder), { readOnly: true });
  const { count } = db
    .prepare(`SELECT count(*) AS count FROM moves WHERE entries LIKE '[{"ordered":1},%'`)
    .get() as { count: number };
  db.close();
  expect(count).toBe(answered.length);
  const [other, own] = guests.map(({ page }) => page.line.texts.join('\n'));
  expect(own).toContain('"orders":{"give":"lowest","draft":"mixed"}');
  expect(other).not.toMatch(/"orders"|"ordered"|lowest|mixed/);
});

test('the stand-in answers where that was ordered', async () => {
  const { game, answered } = await asleep({ give: 'stand-in' });
  for (const { view, choice } of answered)
    expect(game.choices(view).some((one) => same(one, choice))).toBe(true);
});

test('only what the game asks for can be ordered, by those who sit there', async () => {
  const evening = await gather(hall.address, CONFLICT);
  const { table, guests } = evening;
  const wrong: Record<string, string>[] = [
    { give: 'best' },
    { turn: 'lowest' },
    { give: 'constructor' },
  ];
  for (const orders of wrong)
    expect((await order(evening, 0, orders)).body).toMatchObject({
      error: 'bad-field',
    });
  const [ada, bob] = guests.map(({ client }) => client);
  expect((await order(evening, 0, { give: 'highest' })).body).toEqual({
    orders: { give: 'highest' },
  });
  const path = `/api/tables/${table}`;
  expect((await ada.get<TableMessage>(path)).body.orders).toEqual({ give: 'highest' });
  expect((await bob.get<TableMessage>(path)).body.orders).toBeUndefined();
  const { client } = (await gather(hall.address, CONFLICT)).guests[0];
  expect((await client.get<TableMessage>(path)).body.orders).toBeUndefined();
  const answer = await client.send('PUT', `${path}/orders`, { orders: { give: 'lowest' } });
  expect(answer.body).toMatchObject({ error: 'not-seated' });
  expect((await order(evening, 0, {})).body).toEqual({ orders: {} });
  expect((await ada.get<TableMessage>(path)).body.orders).toBeUndefined();
});
