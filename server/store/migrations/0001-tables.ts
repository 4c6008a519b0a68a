/**
 * Tables, their moves, and the people around them.
 *
 * `moves` is the truth: `(table_id, seq)` decides who was first, `(table_id, key)` finds a command
 * that was sent twice. All else of a table is written in the transaction of the move that says it.
 * Times are milliseconds; lists and objects are JSON.
 */
export const sql = `
CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
INSERT INTO clock VALUES (1, 0);

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT,
  language TEXT,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  made_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  options TEXT NOT NULL,
  start TEXT,
  before TEXT,
  pace TEXT NOT NULL,
  listed INTEGER NOT NULL,
  watchers INTEGER NOT NULL,
  standin TEXT NOT NULL,
  owner TEXT NOT NULL,
  invite TEXT NOT NULL,
  laid TEXT NOT NULL,
  commitment TEXT NOT NULL,
  secret TEXT NOT NULL,
  sealings INTEGER NOT NULL,
  made_at INTEGER NOT NULL,
  head INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  phase TEXT NOT NULL,
  waits_for INTEGER NOT NULL,
  deadline INTEGER,
  scores TEXT NOT NULL,
  winners TEXT NOT NULL
) STRICT;
CREATE INDEX tables_open ON tables (changed_at, id) WHERE listed = 1 AND phase = 'open';
CREATE INDEX tables_owner ON tables (owner);

CREATE TABLE moves (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  person TEXT,
  key TEXT NOT NULL,
  entries TEXT NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person TEXT,
  plays TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (table_id, seat),
  UNIQUE (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE chores (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  owner TEXT,
  until INTEGER,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX chores_at ON chores (at);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  room TEXT NOT NULL,
  text TEXT NOT NULL,
  hidden INTEGER NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (table_id, n),
  UNIQUE (table_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  orders TEXT NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE nodes (id TEXT PRIMARY KEY, beat_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;
