/** For tests: people sit down at a table, each with a page, and play at random as pages do. */
import { checkOptions, type Game, type Options, type Roll, seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import type { NewTable, TableMessage } from '@magehall/wire';
import { Client } from './client.ts';
import { Page } from './page.ts';

interface Guest {
  client: Client;
  page: Page;
  seat: number;
}

export interface Evening {
  table: string;
  game: Game;
  options: Options;
  guests: Guest[];
  invite: string;
}

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora'];

/** A table with a person in every seat, its dice sealed and the game begun. */
export async function gather(
  address: string,
  wanted: Partial<NewTable> & { game: string; options: { seats: number } },
): Promise<Evening> {
  const { game } = await games[wanted.game].rules();
  const options = checkOptions(game, wanted.options);
  const seats = wanted.seats ?? new Array<'open'>(options.seats).fill('open');
  const people = seats.flatMap((plays, seat) => (plays === 'open' ? [seat] : []));
  const clients = people.map(() => new Client(address));
  const [host] = clients;
  const sit = { seat: people[0], name: NAMES[0], sealed: host.sealed };
  const { body } = await host.make({ ...wanted, options, seats, sit });
  const { table, invite } = body;
  for (const [i, client] of clients.entries())
    if (i > 0) await client.sit(table, NAMES[i], { invite, seat: people[i] });
  const guests = await Promise.all(
    clients.map(async (client, i) => ({
      client,
      page: new Page(await client.line(), table),
      seat: people[i],
    })),
  );
  for (const { client } of guests) await client.at(table, 'unseal', { nonce: client.nonce });
  await Promise.all(guests.map(({ page }) => page.until(({ phase }) => phase === 'running')));
  return { table, game, options, guests, invite };
}

/** A choice, or the parts of one, as a page puts it together on its own view. */
export function choose(game: Game, { view, waitingFor }: TableMessage, roll: Roll): unknown[] {
  const own = game.clone(view);
  const choices: unknown[] = [];
  do {
    const all = game.choices(own);
    const choice = all[roll(all.length)];
    choices.push(choice);
    game.apply(own, choice);
  } while (game.waitingFor(own) === waitingFor && game.trying(own));
  return choices;
}

/** Plays until it is over, or `enough` says so; now and then somebody takes something back. */
export async function play(
  { table, game, guests }: Evening,
  seed: number,
  enough: (whole: TableMessage) => boolean = () => false,
): Promise<void> {
  const roll = seeded(seed);
  const [first] = guests;
  for (;;) {
    const seen = first.page.read().whole;
    if (seen?.phase !== 'running' || enough(seen)) return;
    const turn = guests.find(({ seat }) => seat === seen.waitingFor);
    const { seq } = seen;
    if (!turn) {
      await first.page.until((whole) => whole.seq > seq);
      continue;
    }
    const own = await turn.page.until((whole) => whole.seq === seq);
    const back = own.noUndo === undefined && roll(4) === 0;
    const { status, body } = back
      ? await turn.client.at(table, 'undo', { after: seq })
      : await turn.client.at(table, 'choices', { after: seq, choices: choose(game, own, roll) });
    if (status !== 200) throw new Error(`seat ${turn.seat} at ${seq}: ${JSON.stringify(body)}`);
    const made = body.seq as number;
    await Promise.all(guests.map(({ page }) => page.until((whole) => whole.seq >= made)));
  }
}
