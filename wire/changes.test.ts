import { hashJson, same } from '@magehall/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Changes, changed, changesBetween, hashAfter } from './changes.ts';

/** Values that are alike, so that much of one is in the other. */
const part = fc.constantFrom<unknown>(0, 1, 'a', null, true, [], {}, [1, 2], { a: 1 });
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    part,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('value')),
  ),
}));
const whole = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value);

const sent = (changes: Changes): Changes => JSON.parse(JSON.stringify(changes));

describe('changes', () => {
  it('make the one of the other, leave the first alone, and tell its hash', () => {
    const law = (was: Record<string, unknown>, is: Record<string, unknown>) => {
      const before = JSON.stringify(was);
      const changes = changesBetween(was, is);
      const made = changed(was, sent(changes));
      expect(same(made, is), JSON.stringify({ was, is, changes, made })).toBe(true);
      expect(JSON.stringify(was)).toBe(before);
      expect(hashAfter(hashJson(was), was, is, changes)).toBe(hashJson(is));
      expect(changesBetween(is, is)).toEqual({});
    };
    fc.assert(fc.property(whole, whole, law), { numRuns: 500 });
  });

  it('say no more than what is new', () => {
    const was = {
      ...{ round: 3, gone: null, stack: [{ frame: 'round' }, { frame: 'turn', seat: 0 }] },
      players: [
        { at: 1, dice: [5, 6, 6] },
        { at: 2, dice: [] },
      ],
    };
    const is = {
      ...{ round: 4, new: null, stack: [{ frame: 'round' }] },
      players: [
        { at: 1, dice: [5, 6] },
        { at: 3, dice: [] },
      ],
    };
    expect(changesBetween(was, is)).toEqual({
      ...{ round: 4, new: [null], gone: null, stack: [1, 1] },
      players: { 0: { dice: [2, 1] }, 1: { at: 3 } },
    });
  });

  it('know a key without a value from none as little as JSON does', () => {
    expect(changesBetween({ a: undefined }, {})).toEqual({});
    expect(changesBetween({}, { a: undefined })).toEqual({});
    expect(changesBetween({ a: 1 }, { a: undefined })).toEqual({ a: null });
    expect(hashJson({ a: undefined })).toBe(hashJson({}));
  });

  it('that do not fit lead to something, for its hash to tell', () => {
    expect(changed(7, [0, 1, 2])).toEqual([2]);
    expect(changed(undefined, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
    expect(changed(null, { a: null })).toEqual({});
  });
});
