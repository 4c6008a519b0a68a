import { expect, test } from 'vitest';
import { ELEMENTS } from '../../rules/data/elements.ts';
import { table } from '../../words/en.ts';
import { told } from './told.en.ts';

test('what a spell does is said in good English of every element', () => {
  const said = Object.values(told.effects(table.of)).flatMap((effect) => ELEMENTS.map(effect));
  expect(said).toContain('Leap over an Earth seal in reach, and break a seal behind it.');
  expect(said).toContain('Leap over a Fire seal in reach, and break a seal behind it.');
  expect(said.filter((sentence) => /\ba [aeiou]|\ban [^aeiou]/i.test(sentence))).toEqual([]);
});
