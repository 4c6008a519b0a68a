import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { sentenceFor, type Trouble } from './trouble.ts';

const TROUBLES: readonly Trouble[] = [
  ['version', 3, 2],
  ['damaged', 'players', 'a list of players'],
  ['turn', 3],
  ['otherDraw', 4, 0, 5],
];

test.each(TROUBLES)('%s is said in both languages, with what it speaks of', (...trouble) => {
  const [, ...about] = trouble as readonly unknown[];
  const english = sentenceFor(trouble as Trouble, en);
  for (const thing of about) expect(english).toContain(String(thing));
  expect(sentenceFor(trouble as Trouble, fr)).toContain(String(about[0]));
});

/** Something to speak of, for any of them. */
function about(name: keyof typeof en): Trouble {
  const things = { unplayable: [1, ['ended']], silent: [[1, 2]] }[name as string] ?? [1, 2, 3];
  return [name, ...things] as unknown as Trouble;
}

test('no sentence of the one language is that of the other', () => {
  for (const name of Object.keys(en) as (keyof typeof en)[])
    expect(sentenceFor(about(name), fr)).not.toBe(sentenceFor(about(name), en));
});

test('an entry that can not be played says why in both languages', () => {
  const trouble: Trouble = ['unplayable', 7, ['choice', 2]];
  expect(sentenceFor(trouble, en)).toBe(
    "Entry 7 can't be played: This is not one of the choices of seat 2 now.",
  );
  expect(sentenceFor(trouble, fr)).toMatch(/^L’entrée 7 .* choix de la place 2/);
});
