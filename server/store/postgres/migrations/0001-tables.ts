/**
 * The same tables as in SQLite (`server/store/migrations`), with PostgreSQL's own types. Names are compared
 * byte by byte, as JavaScript does, so that lists have one order everywhere.
 */
export const sql = `
CREATE TABLE clock (one int PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
INSERT INTO clock VALUES (1, 0);

CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  name text,
  language text,
  made_at bigint NOT NULL
);

CREATE TABLE sessions (
  hash text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  made_at bigint NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY,
  game text NOT NULL,
  rules_version int NOT NULL,
  options jsonb NOT NULL,
  start jsonb,
  before jsonb,
  pace jsonb NOT NULL,
  listed boolean NOT NULL,
  watchers boolean NOT NULL,
  standin text NOT NULL,
  owner text COLLATE "C" NOT NULL,
  invite text NOT NULL,
  laid jsonb NOT NULL,
  commitment text NOT NULL,
  secret text NOT NULL,
  sealings int NOT NULL,
  made_at bigint NOT NULL,
  head int NOT NULL,
  changed_at bigint NOT NULL,
  phase text NOT NULL,
  waits_for int NOT NULL,
  deadline bigint,
  scores jsonb NOT NULL,
  winners jsonb NOT NULL
);
CREATE INDEX tables_open ON tables (changed_at, id) WHERE listed AND phase = 'open';
CREATE INDEX tables_owner ON tables (owner);

CREATE TABLE moves (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq int NOT NULL,
  at bigint NOT NULL,
  person text COLLATE "C",
  key text COLLATE "C" NOT NULL,
  entries jsonb NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, key)
);

CREATE TABLE seats (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat int NOT NULL,
  person text COLLATE "C",
  plays text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (table_id, seat),
  UNIQUE (table_id, person)
);
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE chores (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind text NOT NULL,
  at bigint NOT NULL,
  seq int NOT NULL,
  owner text,
  until bigint,
  PRIMARY KEY (table_id, kind)
);
CREATE INDEX chores_at ON chores (at);

CREATE TABLE chat (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  n int NOT NULL,
  at bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  seat int,
  name text NOT NULL,
  room text NOT NULL,
  text text NOT NULL,
  hidden boolean NOT NULL,
  key text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, n),
  UNIQUE (table_id, key)
);

CREATE TABLE notes (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text COLLATE "C" NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (table_id, person)
);

CREATE TABLE orders (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text COLLATE "C" NOT NULL,
  orders jsonb NOT NULL,
  PRIMARY KEY (table_id, person)
);

CREATE TABLE nodes (id text PRIMARY KEY, beat_at bigint NOT NULL);
`;
