/** Whatever the table shows besides its pieces can be asked about, wherever the game stands. */
import { checkOptions, seeded, stroll } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { at } from '../../rules/testing.ts';
import { game } from '../../rules/whole.ts';
import { about as en } from './en.ts';
import { about as fr } from './fr.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];
const name = (seat: number) => NAMES[seat];

const TABLES = [
  { seats: 2 },
  { seats: 4 },
  { seats: 4, teams: true },
  { seats: 3, automas: [1, 2] },
  { seats: 2, powerMongers: true, ferryman: false },
];

/** As the table's parts name them. */
function shown(seats: number, sides: number, slots: number): string[] {
  const each = (count: number, kind: string) =>
    Array.from({ length: count }, (_, i) => `${kind}:${i}`);
  return [
    ...['gallery', 'place', 'payment', 'chance', 'rerolls', 'round', 'counter:end'],
    ...['supply:units', 'supply:mana'],
    ...['giant', 'gallery', 'army', 'fool'].map((token) => `token:${token}`),
    ...['fire', 'water', 'air', 'earth'].map((element) => `symbol:${element}`),
    ...[4, 6, 8, 12, 20].map((sides) => `d:${sides}`),
    ...each(slots, 'slot'),
    ...each(seats, 'hand'),
    ...each(seats, 'seat'),
    ...each(seats, 'automa'),
    ...each(sides, 'side'),
    ...each(sides, 'trophies'),
  ];
}

describe.each([
  ['English', en],
  ['French', fr],
] as const)('%s', (_, about) => {
  test('every symbol, counter, place and seat has its words in any position', () => {
    const flaws = new Set<string>();
    for (const [seed, options] of TABLES.entries()) {
      const start = game.setup(checkOptions(game, options));
      let moment = 0;
      for (const { before } of stroll(game, start, seeded(seed + 1), 600)) {
        if (moment++ % 41 > 0) continue;
        const { armies, gallery } = before;
        for (const thing of shown(options.seats, armies.length, gallery.length)) {
          const told = about.of(game.view(before, 0), thing, 0, name);
          const whole =
            told && [told.what, told.now ?? 'Now.'].every((one) => /^[\p{Lu}\d].*[.]$/su.test(one));
          if (!whole || /undefined|NaN|\[object/.test(JSON.stringify(told)))
            flaws.add(`${thing}: ${JSON.stringify(told)}`);
        }
      }
    }
    expect([...flaws]).toEqual([]);
  });
});

test('a unit says what its numeral rolls alone, and with another of its army', () => {
  const { state } = at({ armies: [[10, 14], [3]] });
  const told = en.of(game.view(state, 0), 'unit:10', 0, name);
  expect(told?.what).toContain('X is a d12 against the Leader');
  expect(told?.now).toBe(
    'It leads your army: every melee die hits it. Together with XIV\u00a0Temperance it rolls d20 + d4.',
  );
  expect(en.of(game.view(state, 0), 'unit:3', 0, name)?.what).toContain(
    'its 3 arrows count towards a d4',
  );
});

test('a unit in the gallery says what the viewer lacks, and a card whom it can help to pay', () => {
  const { state } = at({ gallery: [4, 20], hands: [['fire-3', 'air-5'], []] });
  const view = game.view(state, 0);
  expect(en.of(view, 'unit:4', 0, name)?.now).toMatch(
    /leaves when the round ends.*6 of its mana: enough/,
  );
  expect(en.of(view, 'unit:20', 0, name)?.now).toContain('14 too little');
  expect(en.of(view, 'card:air-5', 0, name)).toMatchObject({
    what: 'Pays 5 mana for its own element, 3 for any other. In an attack it brings 1 re-roll.',
    now: 'It can help to summon IV\u00a0The Emperor.',
  });
});
