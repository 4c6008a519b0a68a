// The process that is killed: adds moves to some tables as fast as the store takes them, several at a
// time for one number, some sent twice, and prints each when it is sent and when it is acknowledged.
import { randomBytes } from 'node:crypto';
import { sure } from '@magehall/engine';
import type { NewMove } from '@magehall/server/store';
import { openSqlite } from '@magehall/server/store/sqlite';

/** What one life of this process is told: `again` are moves that its last life got no answer to. */
export interface Life {
  folder: string;
  tables: readonly string[];
  again: readonly { table: string; key: string }[];
}

const { folder, tables, again } = JSON.parse(sure(process.argv[2])) as Life;
// Whoever started it is gone: then nobody would kill it.
process.stdin.on('end', () => process.exit()).resume();

const store = await openSqlite(folder);
/** Node writes to a pipe before it goes on, so what was said was said before the kill. */
const say = (...words: (string | number)[]) => process.stdout.write(`${words.join(' ')}\n`);
say('open');
await Promise.all(tables.map(play));

async function play(table: string): Promise<void> {
  await store.create(
    {
      id: table,
      game: 'wisps',
      rulesVersion: 1,
      options: { seats: 2, first: 0 },
      pace: { kind: 'none' },
      listed: false,
      watchers: false,
      standin: 'novice',
      owner: 'somebody',
      invite: '',
      laid: ['open', 'open'],
      commitment: '',
      secret: '',
      sealings: 0,
      madeAt: store.now(),
    },
    move(table, 0, `first-of-${table}`),
  );
  say('stored', table, 0, `first-of-${table}`);
  let head = (await store.heads([table])).get(table) ?? 0;
  for (const { key } of again.filter((each) => each.table === table)) head = await send(key);
  while (true) {
    const keys = Array.from({ length: Math.random() < 0.2 ? 2 : 1 }, () =>
      randomBytes(9).toString('base64url'),
    );
    head = Math.max(...(await Promise.all(keys.map(send))));
    if (Math.random() < 0.1) await send(sure(keys[0]));
  }

  /** Sends a move as the next one; returns the newest number it then knows. */
  async function send(key: string): Promise<number> {
    const seq = head + 1;
    say('sent', table, seq, key);
    const outcome = await store.append(move(table, seq, key));
    if (outcome.won) say('stored', table, seq, key);
    else if (outcome.repeats !== undefined) say('stored', table, outcome.repeats, key);
    else say('refused', table, seq, key);
    return outcome.won ? seq : head;
  }
}

/** All that a move changes beside the log tells which one it was. */
function move(table: string, seq: number, key: string): NewMove {
  return {
    table,
    seq,
    at: store.now(),
    person: 'somebody',
    key,
    entries: [{ by: 0, choice: key }],
    card: {
      phase: 'running',
      waitsFor: 0,
      deadline: seq,
      scores: [seq],
      winners: [],
      seats: [{ seat: 0, person: null, plays: 'open', name: key }],
      chores: [{ kind: 'bot', at: seq }],
    },
  };
}
