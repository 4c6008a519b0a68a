/**
 * The store in PostgreSQL, for any number of nodes. No node owns a table: two may write the same number, and the
 * database decides. Moves go through one connection in batches, each flushed before anybody is answered.
 */
import type { ClientBase } from 'pg';
import { Group } from './group.ts';
import type { News, Notices } from './notices.ts';
import { type Job, storeBatch, type Won } from './postgres/batch.ts';
import { DatabaseClock } from './postgres/clock.ts';
import { Connections } from './postgres/connections.ts';
import { migrate } from './postgres/migrate.ts';
import { PostgresNotices } from './postgres/notices.ts';
import { readsOn } from './postgres/reads.ts';
import { type Said, storeTalk } from './postgres/talk.ts';
import { writesOn } from './postgres/writes.ts';
import { type Appended, type ChatLine, type Store, StoreError } from './store.ts';

/** How nodes learn of each other's moves: by PostgreSQL's own notices, or by looking again and again. */
export type Telling = 'listen' | 'poll';

/** Opens the tables of a database, such as postgres://user:password@machine/name. Throws a `StoreError`. */
export async function openPostgres(address: string, telling: Telling = 'listen'): Promise<Store> {
  const db = new Connections(address);
  try {
    await db.use(async (client) => {
      await demandFlushes(client, db.name);
      await migrate(client, db.name);
    });
    const clock = new DatabaseClock(await lastTime(db));
    await clock.set(() => timeOf(db));
    return storeOf(db, clock, telling === 'listen' ? new PostgresNotices(address) : undefined);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** For databases that speak as PostgreSQL does, but can't notify. */
const POLLING: Notices = { start: () => undefined, isWell: () => false };

function storeOf(
  db: Connections,
  clock: DatabaseClock,
  notices: PostgresNotices | undefined,
): Store {
  const now = () => clock.now();
  const reads = readsOn(db);
  const writes = writesOn(db);
  const group = new Group<Job, Appended>(async (jobs) => {
    const { outcomes, won } = await db.write((client) => storeBatch(client, jobs, db.name));
    notices?.tell(won.map(moved));
    return outcomes;
  });
  const talk = new Group<Said, ChatLine>((said) => db.use((client) => storeTalk(client, said)));
  const told = <Line extends ChatLine | undefined>(line: Line): Line => {
    if (line) notices?.tell([{ is: 'line', table: line.table, line }]);
    return line;
  };
  /** Refuses once it is closed, which happens at once though work is still under way. */
  function open<Told extends unknown[], T>(ask: (...told: Told) => Promise<T>) {
    return async (...told: Told): Promise<T> => {
      db.demandOpen();
      return ask(...told);
    };
  }
  return {
    notices: notices ?? POLLING,
    now,
    create: open((laid, move) => group.add({ laid, move })),
    append: open((move) => group.add({ move })),
    table: open(reads.table),
    since: open(reads.since),
    heads: open(reads.heads),
    invite: open(writes.invite),
    openTables: open(reads.openTables),
    tablesOf: open(reads.tablesOf),
    card: open(reads.card),
    countOpen: open(reads.countOpen),
    claim: open(async (kinds, node, lease, most) => {
      const at = now();
      // Nodes ask again and again, mostly for nothing; that shall not write anything.
      if (!(await reads.isDue(kinds, at))) return [];
      return writes.claim(kinds, node, at, at + lease, most);
    }),
    finish: open(writes.finish),
    release: open(writes.release),
    clocked: open(reads.clocked),
    personBy: open((session) => reads.personBy(session, now())),
    addGuest: open((person, session, endsAt) => writes.addGuest(person, session, now(), endsAt)),
    seen: open((person) => writes.seen(person, now())),
    tidy: open(writes.tidy),
    rename: open(writes.rename),
    endSession: open(writes.endSession),
    say: open(async (line, key) => told(await talk.add({ line, key }))),
    chat: open(reads.chat),
    hide: open(async (table, n) => told(await writes.hide(table, n))),
    notes: open(reads.notes),
    takeNotes: open(writes.takeNotes),
    orders: open(reads.orders),
    giveOrders: open(writes.giveOrders),
    beat: open(async (node) => {
      await clock.set(() => timeOf(db));
      return writes.beat(node, now());
    }),
    async close() {
      db.shut();
      await Promise.all([group.idle(), talk.idle()]);
      // Away or not, it is closed; the time is stored with every beat, too.
      await notices?.close();
      await writes.tick(now()).catch(() => undefined);
      await db.close();
    },
  };
}

function moved({ move: { card: _, ...move }, listed }: Won): News {
  return { is: 'move', table: move.table, seq: move.seq, listed, move };
}

/** Moves that are acknowledged must be on the disk, and PostgreSQL can be told not to care. */
async function demandFlushes(client: ClientBase, name: string): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit",
  );
  const { fsync, commit } = rows[0];
  if (fsync === 'on' && commit !== 'off') return;
  const setting = fsync === 'on' ? 'synchronous_commit' : 'fsync';
  throw new StoreError(
    'unknown',
    `${name}: PostgreSQL does not flush every commit to the disk (${setting} is off), so nothing would be safe. It is not opened.`,
  );
}

async function timeOf(db: Connections): Promise<number> {
  const [row] = await db.ask({
    name: 'time',
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
  });
  return row?.at as number;
}

async function lastTime(db: Connections): Promise<number> {
  const [row] = await db.ask({ name: 'last-time', text: 'SELECT at FROM clock' });
  return row?.at as number;
}
