/** What the doors need of the rest of the server. */
import type { Config } from './config.ts';
import type { Everywhere } from './doors/everywhere.ts';
import type { Health } from './doors/health.ts';
import type { Gate } from './doors/limits.ts';
import type { Places } from './doors/places.ts';
import type { Guests } from './people/guests.ts';
import type { Store } from './store/store.ts';
import type { Files } from './tables/files.ts';
import type { Listing } from './tables/listing.ts';
import type { Live } from './tables/live.ts';
import type { Shelf } from './tables/shelf.ts';

export interface House {
  config: Config;
  /** The version of the page that is served. */
  version: string;
  store: Store;
  shelf: Shelf;
  listing: Listing;
  /** Games from elsewhere are checked here. */
  files: Files;
  guests: Guests;
  /** Bots that hear all their tables. */
  everywhere: Everywhere;
  health: Health;
  gate: Gate;
  places: Places;
  /** Where friends can reach it. */
  addresses(): string[];
  /** A table was made: it may have something to do. */
  moved(live: Live): void;
  /** Something is wrong with the hall itself: for whoever runs it. */
  failed(error: unknown): void;
}
