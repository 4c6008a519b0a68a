import { expect, test } from 'vitest';
import { COLOURS, STARTERS, TILES } from './data.ts';

test('every die fits exactly three of the eighteen tiles, one of each class', () => {
  for (const colour of COLOURS)
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const fitting = TILES.filter(
        (tile) => tile.colours.includes(colour) && tile.numbers.includes(number),
      );
      const classes = fitting.map((tile) =>
        tile.different ? 'different' : tile.colours.length === 2 ? 'pair' : 'parity',
      );
      expect(classes.sort()).toEqual(['different', 'pair', 'parity']);
    }
});

test('five restrictions are printed fact, the others reconstructed', () => {
  const printed = TILES.filter((tile) => tile.source === 'printed');
  expect(printed.map(({ id }) => id)).toEqual([1, 5, 6, 11, 13]);
});

test('both candidates for the starters have one tile a colour', () => {
  for (const ids of Object.values(STARTERS))
    expect(ids.map((id) => TILES[id - 1].colours)).toEqual(COLOURS.map((colour) => [colour]));
});

test('a tile’s place in the list is its id', () => {
  TILES.forEach(({ id }, place) => {
    expect(id).toBe(place + 1);
  });
});
