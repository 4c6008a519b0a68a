import { afterEach, expect, test } from 'vitest';
import { set } from '../settings.ts';
import { spoken } from './language.ts';

afterEach(() => set({ language: 'en' }));

test('who switches the language while words are on their way waits for those of the other', async () => {
  const fetched = {
    en: Promise.withResolvers<string>(),
    fr: Promise.withResolvers<string>(),
  };
  const words = spoken({ en: () => fetched.en.promise, fr: () => fetched.fr.promise });
  let isThere = false;
  const there = words.there().then(() => {
    isThere = true;
  });
  set({ language: 'fr' });
  fetched.en.resolve('good evening');
  await fetched.en.promise;
  await Promise.resolve();
  expect(isThere).toBe(false);
  fetched.fr.resolve('bonsoir');
  await there;
  expect(words.value).toBe('bonsoir');
});
