import { expect, test } from 'vitest';
import { close, show, shown } from './shown.ts';

const texts = () => shown.value.map(({ text }) => text);

test('a notice takes the place of one of its kind, and of no other', () => {
  show({ what: 'file', text: 'The file is cut off.' });
  show({ what: 'offline', text: 'Ready to be played offline.' });
  expect(texts()).toEqual(['The file is cut off.', 'Ready to be played offline.']);
  show({ what: 'file', text: 'This is not a game.' });
  expect(texts()).toEqual(['Ready to be played offline.', 'This is not a game.']);
});

test('closing a notice leaves a newer one of its kind', () => {
  const old = { what: 'file', text: 'The file is cut off.' };
  show(old);
  show({ what: 'file', text: 'This is not a game.' });
  close(old);
  expect(texts()).toContain('This is not a game.');
});
