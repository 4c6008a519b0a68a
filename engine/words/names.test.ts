import { describe, expect, test } from 'vitest';
import { flawInName, LONGEST_NAME, mendName, tidyName } from './names.ts';

const FINE = [
  'Ada',
  'അനില്‍',
  'র‍্যাচেল',
  '辻󠄀',
  '葛󠄀城',
  '♥︎',
  '1️⃣',
  'Zoë d’Arc',
  '魔法使い',
  '👩‍🔬',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '❤️ Ada',
  'می‌خواهم',
  'क्‍ष',
  'O’Neil, J.',
  'Ж',
  '1',
];

const WRONG: [string, string, string][] = [
  ['a tab', 'A\tb', 'nameUnseen'],
  ['an escape sequence', '\u001b[2J', 'nameUnseen'],
  ['a C1 control', '\u009b31m', 'nameUnseen'],
  ['two lines', 'two\nlines', 'nameUnseen'],
  ['a line separator', 'two\u2028lines', 'nameUnseen'],
  ['a turn of direction', '\u202eeldaw', 'nameUnseen'],
  ['a direction mark', 'Ada\u200f', 'nameUnseen'],
  ['an Arabic letter mark', 'Ada\u061c', 'nameUnseen'],
  ['an isolate', '\u2066Ada', 'nameUnseen'],
  ['a zero-width space', 'A\u200bda', 'nameUnseen'],
  ['a joiner between Latin letters', 'A\u200dda', 'nameUnseen'],
  ['a variation selector on a letter', 'A\ufe0fda', 'nameUnseen'],
  ['a byte-order mark', '\ufeffAda', 'nameUnseen'],
  ['a Hangul filler', '\u3164', 'nameUnseen'],
  ['a blank of Braille', '\u2800', 'nameUnseen'],
  ['a variation selector on a digit', 'Ada1\ufe0f', 'nameUnseen'],
  ['a flag of any tags', `🏴${'\u{e0041}'.repeat(50)}`, 'nameUnseen'],
  ['an accent without a letter', '\u0301', 'nameUnseen'],
  [
    'letters that grow when they are composed',
    `a${'\u0344'.repeat(100)}`.normalize('NFC'),
    'nameLong',
  ],
  ['tags without a flag', 'Ada\u{e0041}', 'nameUnseen'],
  ['half a pair', 'Ada\ud800', 'nameUnseen'],
  ['a private character', 'Ada\ue000', 'nameUnseen'],
  ['nothing', '', 'nameEmpty'],
  ['white space alone', ' \u3000\u00a0', 'nameEmpty'],
  ['more than is allowed', 'x'.repeat(LONGEST_NAME + 1), 'nameLong'],
  ['letters under towers of accents', `A${'\u0301'.repeat(400)}`, 'nameLong'],
];

describe('a name', () => {
  test.each(FINE)('may be %s', (name) => {
    expect(flawInName(name)).toBeUndefined();
    expect(mendName(name)).toBe(name);
  });
  test.each(WRONG)('is not %s', (_, name, why) => {
    expect(flawInName(name)?.[0]).toBe(why);
    expect(flawInName(mendName(name))).toBeUndefined();
  });
  test('is counted as people count', () => {
    expect(flawInName('👨‍👩‍👧‍👦'.repeat(LONGEST_NAME / 2))).toBeUndefined();
    expect(flawInName('e\u0301'.repeat(LONGEST_NAME))).toBeUndefined();
    expect(flawInName('e\u0301'.repeat(LONGEST_NAME + 1))?.[0]).toBe('nameLong');
  });
  test('is kept composed and without white space around it', () => {
    expect(tidyName('  Zoe\u0308 \u2003 d’Arc ')).toBe('Zoë d’Arc');
  });
});
