/** The parts that requests and messages are put together of. */
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
/** -1 is chance, -2 nobody: over, or somebody who only looks on. */
export const Seat = v.pipe(whole, v.minValue(-2), v.maxValue(9));
/** A seat in which somebody sits. */
export const Chair = v.pipe(whole, v.minValue(0), v.maxValue(9));
/** Counts the moves of a table, from 0: the first made it. */
export const Seq = v.pipe(whole, v.minValue(-1));
/** Milliseconds since 1970, by the server's clock. */
export const Time = whole;

export const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12,32}$/));
/** Fresh for every command: the same command sent twice is carried out once. */
export const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/));
export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const Level = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,23}$/));

/** How long people may think. Times in seconds and days. */
export const Pace = v.variant('kind', [
  /** Now: so long for each decision, and a bank for all of them together. */
  v.strictObject({
    kind: v.literal('live'),
    each: v.pipe(whole, v.minValue(5), v.maxValue(3600)),
    bank: v.pipe(whole, v.minValue(0), v.maxValue(4 * 3600)),
  }),
  /** Over days: so long for each decision. */
  v.strictObject({
    kind: v.literal('days'),
    days: v.pipe(whole, v.minValue(1), v.maxValue(14)),
  }),
  v.strictObject({ kind: v.literal('none') }),
]);
export type Pace = v.InferOutput<typeof Pace>;

/** What a table is doing: filling its seats, opening the dice, playing, resting, finished. */
export const Phase = v.picklist(['open', 'sealing', 'running', 'paused', 'over']);
export type Phase = v.InferOutput<typeof Phase>;

/** A seat as everybody may see it. */
export const SeatInfo = v.strictObject({
  plays: v.picklist(['open', 'person', 'bot', 'rules']),
  name: v.string(),
  level: v.optional(Level),
  /** A line of this person's was open within the last half minute. */
  here: v.boolean(),
  /** A bot plays here until the person takes the seat back. */
  standin: v.boolean(),
  /** The dice: the person's nonce is sealed; is opened. */
  sealed: v.optional(Hex32),
  opened: v.optional(v.boolean()),
  /** Its time was up once: the next time a stand-in plays. */
  warned: v.optional(v.boolean()),
  /** Gave up; a stand-in plays on. */
  resigned: v.optional(v.boolean()),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** The clocks of a table, as they stood when the newest move was made. */
export const Clocks = v.strictObject({
  /** Until when the one who is waited for must choose, before a stand-in does; none where no person is. */
  until: v.optional(Time),
  /** Milliseconds left in each seat's bank, where the pace gives one. */
  banks: v.optional(v.array(whole)),
});
export type Clocks = v.InferOutput<typeof Clocks>;

/** What is being asked of everybody, and who has agreed. */
export const Vote = v.strictObject({
  about: v.picklist(['take-back', 'end', 'pause', 'resume']),
  by: Chair,
  /** Take back so many of the last steps. */
  undo: v.optional(whole),
  agreed: v.array(Chair),
  needed: v.array(Chair),
});
export type Vote = v.InferOutput<typeof Vote>;

/** How the dice of a table are sealed; the secret comes in the file of a finished table. */
export const Dice = v.strictObject({
  commitment: Hex32,
  /** How often it was begun anew because a nonce was not opened. */
  sealings: whole,
  /** By seat, once everybody has sealed: the list that each page checks before it opens its own. */
  sealed: v.optional(v.array(v.nullable(Hex32))),
});
export type Dice = v.InferOutput<typeof Dice>;
