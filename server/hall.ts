/** A server: opens store, shelf, chores and doors, and closes them in the opposite order. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { Bots } from './chores/bots.ts';
import { Chores } from './chores/chores.ts';
import { Pulse } from './chores/pulse.ts';
import { Tidy } from './chores/tidy.ts';
import type { Config } from './config.ts';
import { Everywhere } from './doors/everywhere.ts';
import { Health } from './doors/health.ts';
import { openHttp } from './doors/http.ts';
import { Gate } from './doors/limits.ts';
import { ownAddresses, Places } from './doors/places.ts';
import type { Site } from './doors/site.ts';
import { Lines } from './doors/socket.ts';
import type { House } from './house.ts';
import { Guests } from './people/guests.ts';
import { nameOf } from './store/postgres/address.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { choresOf } from './tables/card.ts';
import { Elsewhere } from './tables/elsewhere.ts';
import { Files } from './tables/files.ts';
import { Listing } from './tables/listing.ts';
import { Shelf } from './tables/shelf.ts';

export { type Config, ConfigError, LIMITS, readConfig } from './config.ts';
export { answer, loadSite, type Site } from './doors/site.ts';
export { logged } from './log.ts';
export { StoreError } from './store/store.ts';

/** So long may a request still take when the hall closes. */
const PATIENCE = 4000;

/** What whoever runs it should know. */
export interface Hearing {
  failed(error: unknown): void;
  /** A proxy that nobody listed says where requests come from. */
  warned(proxy: string): void;
}

export interface Hall {
  /** The address for this machine, then those that friends can use. */
  addresses: readonly [string, ...string[]];
  /** Where its tables are kept, without a password. */
  kept: string;
  close(): Promise<void>;
}

/** Throws a `StoreError` if the folder or the database can't be used, and what `listen` throws. */
export async function openHall(
  config: Config,
  site: Site | undefined,
  hearing: Hearing,
): Promise<Hall> {
  const { database } = config;
  const store = await openStore(config);
  const node = randomBytes(6).toString('hex');
  const bots = new Bots();
  const listing = new Listing(store, hearing.failed);
  const everywhere = new Everywhere(hearing.failed);
  const files = new Files();
  const shelf = new Shelf(store, (live, card) => {
    chores.laid(card.chores);
    if (live.record.listed) listing.changed(live.id);
    everywhere.moved(live);
  });
  const chores = new Chores(store, shelf, bots, node, hearing.failed);
  const house: House = {
    ...{ config, store, shelf, listing, files, everywhere, failed: hearing.failed },
    version: site?.get('/')?.tag ?? '',
    health: new Health(store, config.telling !== 'poll'),
    guests: new Guests(store, config.url?.protocol === 'https:'),
    gate: new Gate(config.limits),
    places: new Places(config, hearing.warned),
    addresses: () => [...friends],
    moved(live) {
      chores.laid(choresOf(live.standing));
      if (live.record.listed) listing.changed(live.id);
      everywhere.moved(live);
    },
  };
  const elsewhere = new Elsewhere(store, shelf, listing, everywhere, hearing.failed);
  const pulse = new Pulse(store, shelf, node, hearing.failed);
  const tidy = new Tidy(store, shelf, hearing.failed);
  await pulse.start();
  tidy.tidy().catch(hearing.failed);
  chores.start();
  elsewhere.start();
  const app = openHttp(house, site);
  let friends: readonly string[] = [];
  const lines = new Lines(house, app.server);
  const close = async () => {
    // Others are there for whoever comes now; those who are here stay until the balancer knows.
    house.health.drain();
    await after((config.drainSeconds ?? 0) * 1000);
    lines.close();
    // A connection is kept for the next request, of which there will be none.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
    await app.close();
    clearInterval(idle);
    clearTimeout(cut);
    await chores.close();
    await files.close();
    pulse.close();
    tidy.close();
    await elsewhere.close();
    await shelf.close();
    listing.close();
    await store.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const addresses = addressesOf(config, (app.server.address() as AddressInfo).port);
  friends = addresses.slice(1);
  return { addresses, kept: database ? nameOf(database) : config.folder, close };
}

/** Most halls are one process, and need not load what only several need. */
async function openStore({ database, folder, telling }: Config): Promise<Store> {
  if (!database) return openSqlite(folder);
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(database, telling);
}

function addressesOf({ host, url }: Config, port: number): [string, ...string[]] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const own = everywhere ? ownAddresses().filter((a) => host === '::' || !a.includes(':')) : [];
  const isOpen = everywhere || !['localhost', '127.0.0.1', '::1'].includes(host);
  const others = url ? [url.href] : own.map((address) => addressOf(address, port));
  const named = !everywhere && isOpen && !url ? [addressOf(host, port)] : others;
  return [addressOf(everywhere ? 'localhost' : host, port), ...named];
}

export function addressOf(host: string, port: number): string {
  // The numbers of an IPv6 address have colons, too, so it stands in brackets.
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
