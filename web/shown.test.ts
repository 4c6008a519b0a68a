import { expect, test } from 'vitest';
import { close, show, shown } from './shown.ts';

const texts = () => shown.value.map(({ text }) => text);

test('a notice takes the place of one of its kind, and of no other', () => {
  show({ what: 'file', text: 'The file is cut off.' });
  show({ what: 'linked', text: 'The link is copied.' });
  expect(texts()).toEqual(['The file is cut off.', 'The link is copied.']);
  show({ what: 'file', text: 'This is not a game.' });
  expect(texts()).toEqual(['The link is copied.', 'This is not a game.']);
});

test('closing a notice leaves a newer one of its kind', () => {
  const old = { what: 'file', text: 'The file is cut off.' };
  show(old);
  show({ what: 'file', text: 'This is not a game.' });
  close(old);
  expect(texts()).toContain('This is not a game.');
});
