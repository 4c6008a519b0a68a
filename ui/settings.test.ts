import { expect, test } from 'vitest';
import { sensible } from './settings.ts';

test('what was kept is taken as far as it makes sense', () => {
  const kept = { theme: 'light', language: 'fr', motion: 0.5, pace: 'wait', sound: true };
  expect(sensible({ ...kept, name: 'Ada' })).toEqual({ ...kept, name: 'Ada' });
  const odd = { language: 'tlh', motion: '2', pace: 'never', name: 7, colour: 'red' };
  expect(sensible({ ...kept, ...odd })).toEqual({ theme: 'light', sound: true });
  expect(sensible([])).toEqual({});
});
