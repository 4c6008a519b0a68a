import { expect, test } from 'vitest';
import { sensible } from './settings.ts';

test('what was kept is taken as far as it makes sense', () => {
  const kept = { theme: 'light', language: 'fr', motion: 0.5, sound: true, name: 'Ada' };
  expect(sensible(kept)).toEqual(kept);
  expect(sensible({ ...kept, language: 'tlh', motion: '2', name: 7, colour: 'red' })).toEqual({
    theme: 'light',
    sound: true,
  });
  expect(sensible([])).toEqual({});
});
