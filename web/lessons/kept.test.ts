import { expect, test } from 'vitest';
import { finish, learning, meet, rememberMade, sensible } from './kept.ts';

test('what is kept of lessons is read as far as it makes sense', () => {
  const kept = {
    met: ['arkhanos'],
    made: { arkhanos: [{ go: 'end' }] },
    learned: ['five-seals'],
    coach: false,
    heard: { arkhanos: ['place'] },
  };
  expect(sensible(kept)).toEqual(kept);
  expect(sensible({ met: 3, made: { a: 'b' }, learned: [1], coach: 'yes', heard: [[2]] })).toEqual({
    ...{ met: [], made: {}, learned: [], coach: true, heard: {} },
  });
});

test('a lesson is remembered while it is under way, and as learned when it is over', () => {
  meet('arkhanos');
  meet('arkhanos');
  rememberMade('arkhanos', [{ go: 'end' }]);
  rememberMade('five-seals', []);
  expect(learning.value).toMatchObject({ met: ['arkhanos'], made: { arkhanos: [{ go: 'end' }] } });
  expect(learning.value.made).not.toHaveProperty('five-seals');
  finish('arkhanos');
  finish('arkhanos');
  expect(learning.value).toMatchObject({ made: {}, learned: ['arkhanos'] });
});
