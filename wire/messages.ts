/** What a server tells pages and bots, on the line and in its answers. */
import * as v from 'valibot';
import type { Change } from './changes.ts';
import {
  Chair,
  Clocks,
  Dice,
  Hex32,
  Pace,
  Phase,
  Seat,
  SeatInfo,
  Seq,
  TableId,
  Time,
  Vote,
} from './parts.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * One step as the viewer may know it: who, the choice (null where it may not know), what followed, and whether a
 * bot chose for the person in that seat. Not by names, since a move has many and names would be half of it.
 */
export const HeardStep = v.tupleWithRest(
  [Seat, v.unknown(), v.array(v.looseObject({ event: v.string() }))],
  v.literal(true),
);
export type HeardStep = v.InferOutput<typeof HeardStep>;

const Ending = v.looseObject({
  by: Seat,
  end: v.picklist(['resign', 'vote']),
  places: v.pipe(v.array(count), v.readonly()),
});

/** How things stand beside the game itself. It changes as a whole. */
const about = {
  phase: Phase,
  seats: v.array(SeatInfo),
  clocks: v.optional(Clocks),
  vote: v.optional(Vote),
  dice: v.optional(Dice),
  /** At the end, where somebody gave up before it: who did comes last, whatever the points are. */
  places: v.optional(v.array(count)),
};
/** Where the game stands for this viewer. */
const where = {
  waitingFor: Seat,
  /** Why it can't take its last choice back by itself; none if it can. */
  noUndo: v.optional(v.picklist(['nothing', 'rolled', 'revealed', 'answered', 'over'])),
  ending: v.optional(Ending),
};
/** What it hears of the game. */
const heard = {
  /** How many of the steps that the viewer heard still stand; the others are forgotten. */
  keep: count,
  steps: v.array(HeardStep),
  /** Of the viewer's own view, to compare with the one the page has come to. */
  hash: v.number(),
};

/** The whole table: the answer to `hear`, and to `GET /api/tables/ID`. */
export const TableMessage = v.strictObject({
  type: v.literal('table'),
  wire: v.number(),
  table: TableId,
  game: v.string(),
  rulesVersion: v.number(),
  options: v.looseObject({ seats: v.number() }),
  start: v.optional(v.unknown()),
  pace: Pace,
  listed: v.boolean(),
  watchers: v.boolean(),
  standin: v.string(),
  /** The viewer made this table. */
  owner: v.boolean(),
  /** Whose eyes these are; -2 for a watcher. */
  viewer: Seat,
  /** The newest move. */
  seq: Seq,
  /** The server's time. */
  at: Time,
  ...about,
  ...where,
  ...heard,
  view: v.unknown(),
  /** Steps after `keep` that come before `steps` and were left out, since there were too many. */
  skipped: v.optional(count),
  /** The table that was made of this one for a rematch. */
  next: v.optional(TableId),
  /** Standing orders of the viewer. */
  orders: v.optional(v.record(v.string(), v.string())),
});
export type TableMessage = v.InferOutput<typeof TableMessage>;

/**
 * Moves that were made. Whoever does not stand where they begin asks for the whole table. Of how things
 * stand it holds only what changed, and null for what is no more.
 */
export const MovesMessage = v.strictObject({
  type: v.literal('moves'),
  table: TableId,
  /** They begin after this one, and end with that; it is missing where there is one move. */
  from: v.optional(Seq),
  seq: Seq,
  at: Time,
  ...heard,
  /** Missing where all of them stand. */
  keep: v.optional(count),
  /** What makes the view of before that of now (`changes.ts`). */
  changed: v.record(
    v.string(),
    v.custom<Change>(() => true),
  ),
  /** Steps after `keep` that come before `steps` and were left out, since there were too many. */
  skipped: v.optional(count),
  ...v.partial(v.object({ ...about, ...where })).entries,
  vote: v.optional(v.nullable(Vote)),
  noUndo: v.optional(v.nullable(where.noUndo.wrapped)),
  /** The key of the command that this move answers, for the one who sent it. */
  key: v.optional(v.string()),
  next: v.optional(TableId),
});
export type MovesMessage = v.InferOutput<typeof MovesMessage>;

/** One line of talk. After `hear` the newest hundred of the viewer's rooms come so, oldest first. */
export const ChatMessage = v.strictObject({
  type: v.literal('chat'),
  table: TableId,
  n: count,
  at: Time,
  room: v.picklist(['players', 'watchers']),
  /** The seat of a player; none for a watcher. */
  seat: v.optional(Chair),
  name: v.string(),
  text: v.string(),
  hidden: v.optional(v.boolean()),
  /** The line is the reader's own. */
  mine: v.optional(v.boolean()),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** Who is present. */
export const HereMessage = v.strictObject({
  type: v.literal('here'),
  table: TableId,
  seats: v.array(Chair),
  watchers: count,
});
export type HereMessage = v.InferOutput<typeof HereMessage>;

/** A table as a card: in the hall, and among one's own. */
export const TableCard = v.strictObject({
  table: TableId,
  game: v.string(),
  options: v.looseObject({ seats: v.number() }),
  phase: Phase,
  pace: Pace,
  listed: v.boolean(),
  seats: v.array(v.strictObject({ plays: SeatInfo.entries.plays, name: v.string() })),
  waitingFor: Seat,
  /** The asker's own seat, if it has one, and whether that one is asked for anything. */
  mine: v.optional(Chair),
  yourTurn: v.boolean(),
  until: v.optional(Time),
  changedAt: Time,
  scores: v.optional(v.array(v.number())),
  winners: v.optional(v.array(Chair)),
});
export type TableCard = v.InferOutput<typeof TableCard>;

/** `GET /api/tables?of=me|hall`, newest first; `before` asks for the next page. */
export const TableList = v.strictObject({
  tables: v.array(TableCard),
  before: v.optional(v.string()),
});
export type TableList = v.InferOutput<typeof TableList>;

/** A table of the hall's list changed, or is gone from it. */
export const HallMessage = v.strictObject({
  type: v.literal('hall'),
  changed: v.array(TableCard),
  gone: v.array(TableId),
});
export type HallMessage = v.InferOutput<typeof HallMessage>;

/** Every 15 s, so that silence means a broken line. */
export const BeatMessage = v.strictObject({ type: v.literal('beat'), at: Time });
/** Before a restart: come back in so many milliseconds. */
export const ByeMessage = v.strictObject({ type: v.literal('bye'), backIn: count });
/** What was asked to be heard can't be: it is not there, or not for this listener. */
export const GoneMessage = v.strictObject({
  type: v.literal('gone'),
  table: TableId,
  error: v.picklist(['not-found', 'not-invited']),
});

export const Message = v.variant('type', [
  TableMessage,
  MovesMessage,
  ChatMessage,
  HereMessage,
  HallMessage,
  BeatMessage,
  ByeMessage,
  GoneMessage,
]);
export type Message = v.InferOutput<typeof Message>;

/** The answer to `GET …/at/N`: what the asker saw after the first N steps that stand. */
export const Then = v.strictObject({ view: v.unknown() });
export type Then = v.InferOutput<typeof Then>;
/** The answer to `GET …/steps?from=N&to=M`: what `skipped` left out. */
export const Steps = v.strictObject({ from: count, steps: v.array(HeardStep) });
export type Steps = v.InferOutput<typeof Steps>;
/** The answer to `GET …/notes`. */
export const Noted = v.strictObject({ text: v.string() });

/** The answer to a line of talk, and to hiding one: its number. */
export const Said = v.strictObject({ n: count });
/** The answer to `GET …/choices`: what may be chosen, or added to the parts that were named. */
export const MayChoose = v.strictObject({ seq: Seq, choices: v.array(v.unknown()) });
/** The answer to `PUT …/orders`: what holds from now on. */
export const Ordered = v.strictObject({ orders: v.record(v.string(), v.string()) });
/** The answer to a command: the number of its move. */
export const Done = v.strictObject({ seq: Seq });
/** The answer to `POST /api/tables` and to `…/invite`. The invite goes into the link's fragment. */
export const Made = v.strictObject({ table: TableId, seq: Seq, invite: v.string() });
export type Made = v.InferOutput<typeof Made>;
/** The answer to `…/rematch`: who is not the first to ask sits down at the table that is there. */
export const Again = v.strictObject({ ...Made.entries, invite: v.optional(v.string()) });
export type Again = v.InferOutput<typeof Again>;
/** The answer to `GET /api/me`; without a session there is no person yet. */
export const Person = v.strictObject({
  /** The hall knows who asks; a guest may have no name beside those of its seats. */
  known: v.boolean(),
  name: v.optional(v.string()),
  /** The server's time, what it speaks, and the version of its page. */
  at: Time,
  wire: v.number(),
  version: v.string(),
  /** The address under which friends reach it, if it knows one that others can open. */
  addresses: v.array(v.string()),
});
export type Person = v.InferOutput<typeof Person>;
/** `GET …/receipt`: what a seat keeps to check the dice by. */
export const Receipt = v.strictObject({
  table: TableId,
  commitment: Hex32,
  sealed: v.array(v.nullable(Hex32)),
  nonce: Hex32,
});
export type Receipt = v.InferOutput<typeof Receipt>;
