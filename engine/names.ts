/**
 * What a person may be called: the one rule for every place where a name comes in. A name is
 * printed among other names, by pages and by terminals, so nothing in it moves a cursor, turns the
 * line around, or can't be seen.
 */
import type { Trouble } from './troubles/trouble.ts';

/** Counted as people count, in graphemes: a family of four is one. The tables have room for so many. */
export const LONGEST_NAME = 24;
/** One grapheme may be a letter under a tower of accents, so the letters are bounded too. */
const MOST_UNITS = 8 * LONGEST_NAME;

/** Control characters, separators of lines, halves of a pair, and what shows as nothing. */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Unseen too, but where it belongs: in one picture made of several, a flag, a script that joins letters. */
const JOINING = new RegExp(
  [
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Extended_Pictographic}0-9#*])\\ufe0f',
    '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007f}]+',
    `(?<=[${['Arabic', 'Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Khmer', 'Malayalam', 'Mongolian', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'].map((script) => `\\p{Script=${script}}`).join('')}])[\\u200c\\u200d](?=\\p{L})`,
  ].join('|'),
  'gu',
);

/** As it is kept: composed, without white space around it. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').trim();
}

/** What is wrong with a name; undefined if nothing. */
export function flawInName(name: string): Trouble | undefined {
  if (name.length > MOST_UNITS) return ['nameLong', LONGEST_NAME];
  if (name.replace(JOINING, '').search(UNSEEN) >= 0) return ['nameUnseen'];
  const length = [...new Intl.Segmenter().segment(name)].length;
  if (length > LONGEST_NAME) return ['nameLong', LONGEST_NAME];
  return tidyName(name) === '' ? ['nameEmpty'] : undefined;
}

/** The nearest name that keeps the rule, for games that were kept before there was one. */
export function mendName(name: string): string {
  if (!flawInName(name)) return name;
  const seen = tidyName(name.slice(0, MOST_UNITS).replace(UNSEEN, ' '));
  const first = [...new Intl.Segmenter().segment(seen)].slice(0, LONGEST_NAME);
  return tidyName(first.map(({ segment }) => segment).join('')) || '?';
}
