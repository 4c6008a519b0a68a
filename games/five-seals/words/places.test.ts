import { describe, expect, test } from 'vitest';
import { boardFor } from '../rules/index.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { type Spot, spotOf } from './places.ts';

const name = (seat: number) => ['Ada', 'Bob'][seat];

const BEFORE = { middle: 'inner', vault: 'middle' } as const;

/** Whether a door that is called so can be in the wall of that room. */
function isDoorOf(door: Spot, room: Spot): boolean {
  if (room.is === 'chamber') return door.is === 'gate';
  if (room.is === 'gate' || room.is === 'way' || room.is === 'between') return false;
  if (door.is === 'between')
    return room.is === door.ring && door.rooms.some((number) => room.room.startsWith(number));
  if (door.is !== 'gate' && door.is !== 'way') return false;
  const ring = door.is === 'gate' ? 'inner' : door.door === 'first' ? BEFORE[door.to] : door.to;
  return room.is === ring && room.room === door.room;
}

describe.each([2, 3, 4, 5])('on the board for %i', (players) => {
  const { spaces, neighbours, boxes, seals } = boardFor(players);

  test('a scroll is said to lie in the room where it lies', () => {
    for (const box of boxes)
      expect(spotOf(spaces[box].id)).toEqual(spotOf(spaces[neighbours[box][0]].id));
  });

  test('a door is said to lead where it leads', () => {
    const wrong = seals.flatMap((seal) =>
      neighbours[seal]
        .filter((near) => spaces[near].kind !== 'seal')
        .filter((near) => !isDoorOf(spotOf(spaces[seal].id), spotOf(spaces[near].id)))
        .map((near) => `${spaces[seal].id} to ${spaces[near].id}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each([en, fr])('no two doors have the same name, and none has its id', (words) => {
    const names = seals.map((seal) => words.piece(`space:${spaces[seal].id}`, name));
    expect(new Set(names).size).toBe(seals.length);
    for (const said of names) expect(said).not.toMatch(/\d\.|undefined/);
  });
});

test('places are called by what they are and by the numbers on the board', () => {
  const said = (id: string) => [en.piece(`space:${id}`, name), fr.piece(`space:${id}`, name)];
  expect(said('2.g')).toEqual(['gate 3', 'le portail 3']);
  expect(said('0.a2')).toEqual([
    'the first door to middle room 1b',
    'la première porte de la pièce médiane 1b',
  ]);
  expect(said('4.o')).toEqual(['the second door to vault 5', 'la seconde porte du caveau 5']);
  expect(said('5.d')).toEqual([
    'the door between inner rooms 6 and 1',
    'la porte entre les pièces intérieures 6 et 1',
  ]);
  expect(said('3.x')).toEqual([
    'the door between vaults 4a and 4b',
    'la porte entre les caveaux 4a et 4b',
  ]);
  expect(said('1.s4a')).toEqual(['middle room 2b', 'la pièce médiane 2b']);
  expect(said('start3')).toEqual(['the central chamber', 'la chambre centrale']);
});
