import { beforeAll, expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { say } from '../words/language.ts';
import { verdict } from './verdict.ts';

const sitters = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
const SIDES = [0, 1, 0, 1];

beforeAll(() => say.there());

test.each([
  ['one wins alone', [1], undefined, 'Bo wins', 'Victoire : Bo'],
  ['a team wins', [0, 2], SIDES, 'The team of Ada and Cy wins', 'Victoire en équipe : Ada et Cy'],
  [
    'two who are no team share it',
    [0, 2],
    undefined,
    'Ada and Cy share the victory',
    'Victoire partagée : Ada et Cy',
  ],
  [
    'teams that are level share it',
    [0, 1, 2, 3],
    SIDES,
    'Ada, Bo, Cy, and Di share the victory',
    'Victoire partagée : Ada, Bo, Cy et Di',
  ],
])('%s', async (_what, winners, sides, en, fr) => {
  const outcome = { scores: [], places: [], winners, sides };
  for (const [language, sentence] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    settings.value = { ...settings.peek(), language };
    const said = () => verdict(outcome, sitters).replace(/\s:/, ' :');
    await expect.poll(said, { timeout: 30_000 }).toBe(sentence);
  }
});
