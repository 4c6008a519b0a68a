/** What a hall may ask of a store, drawn at random from few names, so that deeds get in each other's way. */
import fc from 'fast-check';
import type { ChoreKind, NewMove, SeatRecord } from '../store.ts';
import { card, move, seats } from './samples.ts';

export const TABLES = ['t1', 't2', 't3'];
export const PEOPLE = ['ann', 'bob', 'cat'];
const KINDS: ChoreKind[] = ['bot', 'clock', 'order', 'seal', 'tidy'];
const LONG_PAST = 1000;
const FAR = 9e14;

const id = fc.constantFrom(...TABLES);
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const person = fc.constantFrom(...PEOPLE);
const node = fc.constantFrom('n1', 'n2');
const seated: fc.Arbitrary<SeatRecord[]> = fc
  .shuffledSubarray<string | null>([...PEOPLE, null], { minLength: 2, maxLength: 2 })
  .map((people) => seats(...people));
const chores = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    at: fc.oneof(fc.nat({ max: LONG_PAST }), fc.constant(FAR)),
  }),
  { selector: ({ kind }) => kind, maxLength: 3 },
);

/** How a move changes its table, beside the log. */
const change = fc
  .record(
    {
      phase: fc.constantFrom('open', 'open', 'running', 'running', 'paused', 'over'),
      waitsFor: fc.integer({ min: -2, max: 1 }),
      deadline: fc.option(fc.nat()),
      scores: fc.array(fc.integer(), { maxLength: 3 }),
      winners: fc.array(fc.nat({ max: 1 }), { maxLength: 2 }),
      seats: seated,
      chores,
      dice: fc.record({ commitment: key, secret: key, sealings: fc.nat() }),
    },
    { requiredKeys: ['phase', 'waitsFor', 'deadline', 'scores', 'winners', 'chores'] },
  )
  .map((changed) => card(changed as Parameters<typeof card>[0]));

/** A move that is right, late, or leaves a gap. `ahead` counts from the number that would win. */
const draft = fc.record({
  table: id,
  ahead: fc.constantFrom(0, 0, 0, -1, 1, 2),
  key,
  change,
  text: fc.string(),
});
export type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

export function drafted({ table, key, change, text }: Draft, seq: number, at: number): NewMove {
  const entries = [{ by: 0, choice: text }];
  return move(table, seq, { at, key, card: change, entries });
}

const claim = fc.record({
  kinds: fc.subarray(KINDS, { minLength: 1 }),
  node,
  isHeld: fc.boolean(),
  most: fc.integer({ min: 1, max: 4 }),
});

const deed = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      draft,
      owner: person,
      listed: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      drafts: fc.array(draft, { minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      claims: fc.array(claim, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('finish' as const),
      which: fc.nat({ max: 9 }),
      seqOff: fc.constantFrom(0, 0, -1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), node }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      table: id,
      person,
      key,
      text: fc.string(),
      room: fc.constantFrom('players' as const, 'watchers' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('hide' as const), table: id, n: fc.nat({ max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      table: id,
      person,
      text: fc.string(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
);
export type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Long ones: it takes a while until they get in each other's way. */
export const deeds = fc.array(deed, { minLength: 1, maxLength: 60, size: 'max' });
