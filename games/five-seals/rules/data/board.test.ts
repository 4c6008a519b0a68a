import { describe, expect, test } from 'vitest';
import { type Board, boardFor } from './board.ts';
import { CARD_ELEMENT, CARD_NAME, CARD_SPELL, CARD_STRENGTH, cardsOf, SPELLS } from './scrolls.ts';

const count = (board: Board, kind: 'seal' | 'box') =>
  [2, 3, 4, 5, 6].map(
    (strength) => board.spaces.filter((s) => s.kind === kind && s.strength === strength).length,
  );

/** The spaces that can be walked to from the hub when one of them is shut. */
function walkedWithout(board: Board, shut: number): Set<number> {
  const seen = new Set([0]);
  for (const here of seen)
    for (const next of board.neighbours[here]) if (next !== shut) seen.add(next);
  return seen;
}

/** How many seals lie at least between the hub and each space. */
function sealsBefore(board: Board): number[] {
  const least = board.spaces.map(() => 99);
  least[0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    board.spaces.forEach((_, here) => {
      for (const next of board.neighbours[here]) {
        const more = least[here] + (board.spaces[here].kind === 'seal' ? 1 : 0);
        if (more < least[next]) {
          least[next] = more;
          changed = true;
        }
      }
    });
  }
  return least;
}

const boards = [
  { players: 2, segments: 'AAAAAA', seals: [18, 12, 6, 6, 3], boxes: 6, exits: 6, edges: 113 },
  { players: 3, segments: 'BAABAA', seals: [24, 14, 10, 8, 5], boxes: 7, exits: 8, edges: 146 },
  { players: 4, segments: 'ABBABB', seals: [30, 16, 14, 10, 7], boxes: 8, exits: 10, edges: 179 },
  { players: 5, segments: 'BBBBBB', seals: [36, 18, 18, 12, 9], boxes: 9, exits: 12, edges: 212 },
];

describe.each(boards)(
  'the dungeon for $players',
  ({ players, segments, seals, boxes, exits, edges }) => {
    const board = boardFor(players);
    const { spaces, neighbours } = board;

    test('FS-SETUP-1, FS-COMP-10: six two-sided segments make it', () => {
      expect(board.segments).toBe(segments);
      expect(neighbours.reduce((sum, near) => sum + near.length, 0)).toBe(2 * edges);
      expect(new Set(spaces.map(({ id }) => id)).size).toBe(spaces.length);
    });

    test('FS-COMP-3, FS-SETUP-8: it never wants more seals or scrolls than there are', () => {
      expect(count(board, 'seal')).toEqual(seals);
      expect(count(board, 'box')).toEqual([boxes, boxes, boxes, boxes, boxes]);
      [40, 20, 20, 20, 20].forEach((limit, i) => {
        expect(seals[i]).toBeLessThanOrEqual(limit);
      });
      expect(boxes).toBeLessThan(10);
      expect(boxes).toBeGreaterThanOrEqual(board.fewestSixes);
      // FS-Q-1: so many extra dice can't empty the supply.
      expect(boxes).toBeLessThanOrEqual(players + 4);
    });

    test('boxes and start circles are leaves, every seal joins two spaces', () => {
      spaces.forEach(({ kind }, space) => {
        if (kind === 'box' || kind === 'start') expect(neighbours[space]).toHaveLength(1);
        if (kind === 'seal') expect(new Set(neighbours[space]).size).toBe(2);
        if (kind === 'room') {
          const doors = neighbours[space].filter((near) => spaces[near].kind === 'seal');
          expect(doors.length).toBeGreaterThanOrEqual(2);
        }
      });
      expect(neighbours[0].filter((near) => spaces[near].kind === 'seal')).toHaveLength(exits);
      expect(neighbours[0].every((near) => spaces[near].strength <= 2)).toBe(true);
    });

    test('FS-Q-53: no single figure can cut off a room', () => {
      for (const seal of board.seals)
        expect(walkedWithout(board, seal).size).toBe(spaces.length - 1);
    });

    test('strength-6 scrolls lie behind at least four seals', () => {
      const before = sealsBefore(board);
      for (const box of board.boxes)
        if (spaces[box].strength === 6) expect(before[box]).toBeGreaterThanOrEqual(4);
    });

    test('FS-Q-6, FS-Q-7: five start circles beside the chamber', () => {
      expect(board.starts).toHaveLength(5);
      for (const start of board.starts) expect(neighbours[start]).toEqual([0]);
    });
  },
);

test('FS-COMP-4, FS-COMP-9: five circles of five spells from strength 2 to 6, in five elements', () => {
  const printed = SPELLS.map((circle) =>
    circle.map((spell) => CARD_STRENGTH[CARD_SPELL.indexOf(spell)]),
  );
  expect(printed).toEqual([1, 2, 3, 4].map(() => [2, 3, 4, 5, 6]));
  expect(SPELLS[0]).toEqual(['change', 'renewal', 'strengthening', 'growth', 'synergy']);
  expect(SPELLS[1]).toEqual(['swap', 'exchange', 'absorption', 'disintegration', 'rearrangement']);
  expect(SPELLS[2]).toEqual(['deception', 'alteration', 'transfer', 'theft', 'exploitation']);
  expect(SPELLS[3]).toEqual(['dispatch', 'leap', 'teleportation', 'guardian', 'speed']);
  expect(new Set(CARD_NAME).size).toBe(101);
  for (const circle of [1, 2, 3, 4] as const) expect(cardsOf(circle)).toHaveLength(25);
});

test('FS-COMP-6: Binding is of Mind, of strength 1, and in no circle', () => {
  expect([CARD_NAME[0], CARD_ELEMENT[0], CARD_STRENGTH[0]]).toEqual(['binding', 4, 1]);
  expect([1, 2, 3, 4].some((circle) => cardsOf(circle as 1).includes(0))).toBe(false);
});
