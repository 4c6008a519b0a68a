import type { FeatureWords } from '@magehall/engine';
import { expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';
import { en } from './words/en.ts';

const FEATURES: FeatureWords = {
  gold: { you: 'It brings you gold.', rival: (name) => `It keeps gold from ${name}.` },
};
const NAMES = ['Ada', 'Bo'];

function say(chances: readonly number[], why: { feature: string; seat: number; worth: number }[]) {
  const best = chances.map((chance, choice) => ({ choice, chance }));
  return sentenceOf({ best, why }, 0, FEATURES, en, (seat) => NAMES[seat]);
}

test('the strongest reason is named, to oneself or of a rival', () => {
  expect(say([0.6, 0.5], [{ feature: 'gold', seat: 0, worth: 0.3 }])).toBe('It brings you gold.');
  expect(say([0.6, 0.5], [{ feature: 'gold', seat: 1, worth: 0.3 }])).toBe(
    'It keeps gold from Bo.',
  );
});

test('what makes only a small part of it, or has no words, is no reason', () => {
  const much = { feature: 'unsaid', seat: 0, worth: 0.9 };
  expect(say([0.6, 0.5], [much, { feature: 'gold', seat: 0, worth: 0.1 }])).toBe(en.later);
  expect(say([0.6, 0.5], [])).toBe(en.later);
});

test('where it hardly matters, or all is decided, that is said instead', () => {
  const why = [{ feature: 'gold', seat: 0, worth: 0.3 }];
  expect(say([0.505, 0.5], why)).toBe(en.alike);
  expect(say([1, 0.7], why)).toBe(en.wins);
  expect(say([0.995, 0.99], why)).toBe(en.won);
  expect(say([0.015, 0.001], why)).toBe(en.lost);
});
