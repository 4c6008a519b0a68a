import { expect, test } from 'vitest';
import { ELEMENTS } from '../../rules/index.ts';
import { telling } from './en.ts';

test('what a spell does is said in good English of every element', () => {
  const said = Object.values(telling.effects).flatMap((effect) => ELEMENTS.map(effect));
  expect(said).toContain('Leap over an Earth seal in reach, and break a seal behind it.');
  expect(said).toContain('Leap over a Fire seal in reach, and break a seal behind it.');
  expect(said.filter((sentence) => /\ba [aeiou]|\ban [^aeiou]/i.test(sentence))).toEqual([]);
});
