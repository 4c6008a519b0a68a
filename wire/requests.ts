/** What pages and bots ask of a server. Every POST carries a fresh `key`. */
import * as v from 'valibot';
import { LONGEST_CHAT, LONGEST_NOTE, MOST_CHOICES } from './limits.ts';
import { Chair, Hex32, Key, Level, Pace, Seq, TableId } from './parts.ts';

const key = { key: Key };
/** The newest move the asker knows: whatever came since makes the request stale. */
const after = { ...key, after: Seq };
/** Checked by the house's rule for names, not here: the schema bounds the work. */
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** `POST /api/tables`. The one who makes it sits down in seat `sit`, or in none. */
export const NewTable = v.strictObject({
  ...key,
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  options: v.record(v.string(), v.unknown()),
  /** By seat: open to people, or a bot's level; seats that the rules play are `rules`. */
  seats: v.pipe(v.array(v.union([v.literal('open'), v.literal('rules'), Level])), v.maxLength(9)),
  pace: Pace,
  /** In the hall for everybody, or by its link alone. */
  listed: v.boolean(),
  watchers: v.boolean(),
  /** The level that plays for whoever is absent. */
  standin: Level,
  /** A game that was begun on a device, as a file: it goes on here, with new dice. */
  file: v.optional(v.record(v.string(), v.unknown())),
  /** Where its maker sits down at once. */
  sit: v.optional(v.strictObject({ seat: Chair, name: Name, sealed: Hex32 })),
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** `POST /api/tables/ID/seats`: takes a seat, that one or any that is open. */
export const Sit = v.strictObject({
  ...key,
  invite: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))),
  seat: v.optional(Chair),
  name: Name,
  /** SHA-256 of the nonce that this person adds to the dice. */
  sealed: Hex32,
});
export type Sit = v.InferOutput<typeof Sit>;

/** `POST …/seal`: the sealing was begun anew, and this is the hash of another nonce. */
export const SealAnew = v.strictObject({ ...key, sealed: Hex32 });
/** `POST …/unseal`: opens the nonce; `sealed` is the list that the page checked. */
export const Unseal = v.strictObject({ ...key, nonce: Hex32 });
/** `POST …/leave`: stands up, before the game begins. */
export const Leave = v.strictObject({ ...key });

/** `POST …/choices`: all of them are made, or none. */
export const Choices = v.strictObject({
  ...after,
  choices: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_CHOICES)),
});
/** `POST …/undo`: its own last choice, as far as the last commit point. */
export const Undo = v.strictObject({ ...after });
/** `POST …/votes`: asks for something that others must agree to, or answers such a question. */
export const CastVote = v.strictObject({
  ...after,
  about: v.picklist(['take-back', 'end', 'pause', 'resume']),
  yes: v.boolean(),
  /** A take-back: so many of the last steps that stand. */
  undo: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000))),
});
/** `POST …/resign`, `…/seat-back`. */
export const Resign = v.strictObject({ ...after });
export const SeatBack = v.strictObject({ ...key });
/** `POST …/rematch`: the same table again, its seats turned by one. */
export const Rematch = v.strictObject({ ...key, sealed: Hex32 });
/** `POST …/invite`: a new link; the old one is void. By the owner. */
export const Reinvite = v.strictObject({ ...key });

/** `PUT …/orders`: what shall be answered out of turn, by the name of the decision. */
export const Orders = v.strictObject({
  orders: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))),
    v.check((orders) => Object.keys(orders).length <= 20),
  ),
});
/** `PUT …/notes`: seen by their writer alone. */
export const Notes = v.strictObject({ text: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)) });
/** `POST …/chat`. Players' talk is theirs; watchers have a room of their own. */
export const Say = v.strictObject({
  ...key,
  room: v.picklist(['players', 'watchers']),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(4 * LONGEST_CHAT)),
});
/** `POST …/chat/hide`: by the owner. */
export const HideLine = v.strictObject({ ...key, n: v.pipe(v.number(), v.safeInteger()) });

/** `PUT /api/me`. */
export const Me = v.strictObject({ name: Name, language: v.optional(v.picklist(['en', 'fr'])) });

/**
 * What a page says on its line: it only listens. A line is its opener's for good: who gets a session
 * by a first act opens another, and hears with its own eyes.
 */
export const Listen = v.variant('type', [
  v.strictObject({ type: v.literal('hear'), table: TableId, after: Seq }),
  v.strictObject({ type: v.literal('leave'), table: TableId }),
  /** Changes of the hall's list, from now on. */
  v.strictObject({ type: v.literal('hall'), on: v.boolean() }),
]);
export type Listen = v.InferOutput<typeof Listen>;
