import type { Book, Rule } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { differences, idsIn, trace } from './trace.ts';

const book = (...rules: Rule[]): Book => ({
  chapters: [{ id: 'place', title: 'Placing', text: [], rules }],
});
const rule = (id: string, mark?: 'mix' | 'never'): Rule => ({
  id,
  text: 'One die is placed each turn.',
  ...(mark && { mark }),
});
const titled = (name: string, file = 'games/arkhanos/rules/place.test.ts') => ({ file, name });

describe('ids', () => {
  test.each([
    ['TA-PLACE-1: any die of the table', ['TA-PLACE-1']],
    ['TA-SPELL-SHIFT-1 and TA-AMB-51', ['TA-SPELL-SHIFT-1', 'TA-AMB-51']],
    ['FS-TELE-M: a target of any colour', ['FS-TELE-M']],
    ['FS-M1-2-M', ['FS-M1-2-M']],
    ['FS-Q-12, FS-D-3', ['FS-Q-12', 'FS-D-3']],
    ['(AM-MODE-TEAM-8)', ['AM-MODE-TEAM-8']],
    ['placing > AM-AMB-7 > once', ['AM-AMB-7']],
  ])('are found in “%s”', (text, ids) => expect(idsIn(text)).toEqual(ids));

  test.each([
    'TA-PLACE',
    'TA-PLACE-1b',
    'XTA-PLACE-1',
    'TA-PLACE-',
    'ta-place-1',
    'SHA-256',
    'UTF-8',
  ])('are not seen in “%s”', (text) => expect(idsIn(text)).toEqual([]));

  test('are written whole: a list after a slash names only the first', () => {
    expect(idsIn('TA-BONUS-4/5')).toEqual(['TA-BONUS-4']);
  });
});

describe('a rule', () => {
  test('with a test that names it is traced to it', () => {
    const found = trace(book(rule('TA-PLACE-1')), [titled('TA-PLACE-1: one die')], []);
    expect(found.problems).toEqual([]);
    expect(found.rules[0]?.tests).toEqual([titled('TA-PLACE-1: one die')]);
  });

  test('without a test is a problem', () => {
    const found = trace(book(rule('TA-PLACE-1')), [titled('TA-PLACE-10: the master')], []);
    expect(found.problems[0]).toBe('TA-PLACE-1 has no test: One die is placed each turn.');
  });

  test('that is only named in a text, not in a title, has no test', () => {
    const found = trace(book(rule('TA-PLACE-1')), [], [titled('TA-PLACE-1')]);
    expect(found.problems).toHaveLength(1);
  });

  test('marked (mix) needs none', () => {
    expect(trace(book(rule('FS-Q-48', 'mix')), [], []).problems).toEqual([]);
  });

  test('marked (never) must be asserted in a test, by whatever title', () => {
    const never = book(rule('FS-Q-1', 'never'));
    expect(trace(never, [], []).problems).toHaveLength(1);
    expect(trace(never, [], [titled('FS-Q-1')]).problems).toEqual([]);
    expect(
      trace(never, [], [titled('FS-Q-1', 'games/five-seals/rules/why.ts')]).problems,
    ).toHaveLength(1);
  });
});

describe('a book', () => {
  test('that lacks an id named by a test is a problem', () => {
    const tests = [titled('TA-PLACE-1'), titled('TA-PLACE-99')];
    expect(trace(book(rule('TA-PLACE-1')), tests, []).problems).toEqual([
      'games/arkhanos/rules/place.test.ts names TA-PLACE-99, which is not in the book',
    ]);
  });

  test('that lacks an id named as a reason is a problem', () => {
    const why = titled('TA-PLACE-99', 'games/arkhanos/rules/why.ts');
    expect(trace(book(rule('TA-PLACE-1')), [titled('TA-PLACE-1')], [why]).problems).toHaveLength(1);
  });

  test('answers only for ids of its own prefix', () => {
    const tests = [titled('TA-PLACE-1'), titled('FS-TURN-1')];
    expect(trace(book(rule('TA-PLACE-1')), tests, []).problems).toEqual([]);
  });

  test('with an id twice, an empty text or a strange id is a problem', () => {
    const twice = book(rule('TA-PLACE-1'), { id: 'TA-PLACE-1', text: ' ' }, rule('Place one'));
    expect(trace(twice, [titled('TA-PLACE-1')], []).problems).toEqual([
      'TA-PLACE-1 stands in the book twice',
      'TA-PLACE-1 has no text',
      "Place one doesn't look like an id, such as TA-PLACE-1",
      'Place one has no test: One die is placed each turn.',
    ]);
  });
});

describe('the same book in another language', () => {
  const [one, two] = [rule('TA-PLACE-1'), rule('TA-PLACE-2')];

  test('has the same rules', () => {
    expect(differences(book(one, two), book(one, { ...two, text: 'Autrement.' }))).toEqual([]);
  });

  test('lacks none and adds none', () => {
    expect(differences(book(one), book(two))).toEqual([
      'TA-PLACE-1 is missing in the other language',
      'TA-PLACE-2 is only in the other language',
    ]);
  });

  test('marks them alike', () => {
    expect(differences(book(one), book(rule('TA-PLACE-1', 'mix')))).toHaveLength(1);
  });

  test('keeps their order', () => {
    expect(differences(book(one, two), book(two, one))).toHaveLength(1);
  });
});
