import { expect, test } from 'vitest';
import { find, fold } from './search.ts';

const place = (at: string, title: string, text: string) => ({ at, title, text });
const PLACES = [
  place('TA-PLACE-1', 'Placing a die', 'Take any one die from the table.'),
  place('TA-AMB-14', 'Spells', 'A Shift never goes from 6 to 1 or from 1 to 6.'),
  place('spell:shift', 'Shift', 'The die you place next may count one higher.'),
  place(
    'spell:morph',
    'Métamorphose',
    'Le dé que vous placez peut être de n’importe quelle couleur.',
  ),
];
const found = (typed: string) => find(PLACES, typed).map(({ at }) => at);

test('accents and capitals are folded, in what is typed and in what is found', () => {
  expect(fold('Œuvre d’Épée')).toBe('oeuvre d’epee');
  expect(found('metamorphose')).toEqual(['spell:morph']);
  expect(found('MÉTA dé')).toEqual(['spell:morph']);
});

test('every typed word must be there, at least as the beginning of a word', () => {
  expect(found('die tab')).toEqual(['TA-PLACE-1']);
  expect(found('die zebra')).toEqual([]);
  expect(found('able')).toEqual([]);
});

test('what is called so comes before what only speaks of it', () => {
  expect(found('shift')).toEqual(['spell:shift', 'TA-AMB-14']);
});

test('a rule is found by its id, or by a part of it', () => {
  expect(found('ta-amb-14')).toEqual(['TA-AMB-14']);
  expect(found('TA-PLACE')).toEqual(['TA-PLACE-1']);
});

test('nothing typed finds nothing', () => {
  for (const typed of ['', '  ', '!?']) expect(found(typed)).toEqual([]);
});
