/**
 * What a person may be called: the one rule for every place where a name comes in. A name is
 * printed among other names, by pages and by terminals, so nothing in it moves a cursor, turns the
 * line around, or can't be seen.
 */
import type { Trouble } from '../troubles/trouble.ts';

/** Counted as people count, in graphemes: a family of four is one. The tables have room for so many. */
export const LONGEST_NAME = 24;
/** One grapheme may be a letter under a tower of accents, so the letters are bounded too. */
const MOST_UNITS = 8 * LONGEST_NAME;

/** Control characters, separators of lines, halves of a pair, and what shows as nothing. */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Scripts in which letters are joined, or kept apart, by signs that are not seen. */
const JOINED = [
  ...['Arabic', 'Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Javanese', 'Kannada', 'Khmer'],
  ...['Malayalam', 'Mongolian', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu'],
].map((script) => `\\p{Script=${script}}`);

/** Unseen too, but where it belongs: in such scripts, in variants of a sign, in a picture made of several. */
const BELONGING = new RegExp(
  [
    `(?<=[${JOINED.join('')}])[\\u200c\\u200d]`,
    '(?<=\\p{Script=Mongolian})[\\u180b-\\u180f]',
    '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
    '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]{1,6}\\u{e007f}',
  ].join('|'),
  'gu',
);

const segmenter = new Intl.Segmenter();

/** As it is kept: composed, in one line, without white space around it. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** What is wrong with a tidy name; undefined if nothing. */
export function flawInName(name: string): Trouble | undefined {
  if (name.length > MOST_UNITS) return ['nameLong', LONGEST_NAME];
  if (/^\p{M}/u.test(name) || name.replace(BELONGING, '').search(UNSEEN) >= 0)
    return ['nameUnseen'];
  if ([...segmenter.segment(name)].length > LONGEST_NAME) return ['nameLong', LONGEST_NAME];
  return tidyName(name) === '' ? ['nameEmpty'] : undefined;
}

/** The nearest name that keeps the rule, for games that were kept before there was one. */
export function mendName(name: string): string {
  const tidy = tidyName(name.slice(0, MOST_UNITS));
  if (!flawInName(tidy)) return tidy;
  const seen = tidyName(tidy.replace(UNSEEN, ' ').replace(/^\p{M}+/u, '')).slice(0, MOST_UNITS);
  const first = [...segmenter.segment(seen.toWellFormed())].slice(0, LONGEST_NAME);
  const mended = tidyName(first.map(({ segment }) => segment).join(''));
  return flawInName(mended) ? '?' : mended;
}
