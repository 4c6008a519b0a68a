import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { sentenceFor, type Trouble } from './trouble.ts';

const TROUBLES: readonly Trouble[] = [
  ['version', 3, 2],
  ['damaged', 'players', 'a list of players'],
  ['unplayable', 7, 'not yours'],
  ['otherDraw', 4, 0, 5],
];

test.each(TROUBLES)('%s is said in both languages, with what it speaks of', (...trouble) => {
  const [, ...about] = trouble as readonly unknown[];
  const english = sentenceFor(trouble as Trouble, en);
  for (const thing of about) expect(english).toContain(String(thing));
  expect(sentenceFor(trouble as Trouble, fr)).toContain(String(about[0]));
});

test('no sentence of the one language is that of the other', () => {
  for (const name of Object.keys(en) as (keyof typeof en)[])
    expect(sentenceFor([name, 1, 2, 3] as unknown as Trouble, fr)).not.toBe(
      sentenceFor([name, 1, 2, 3] as unknown as Trouble, en),
    );
});
