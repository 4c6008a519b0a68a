import { describe, expect, it } from 'vitest';
import { withoutTakenBack } from './start.ts';

describe('the steps that stand', () => {
  it('leave out what was taken back, and the taking back itself', () => {
    expect(
      withoutTakenBack([
        { by: 0, choice: 'a' },
        { by: 0, choice: 'b' },
        { by: 0, undo: 1 },
        { by: 0, choice: 'c' },
        { by: -1, choice: 3 },
      ]),
    ).toEqual([
      { by: 0, choice: 'a' },
      { by: 0, choice: 'c' },
      { by: -1, choice: 3 },
    ]);
  });
});
