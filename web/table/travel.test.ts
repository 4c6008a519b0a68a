import { type Player, readGameFile, verify, writeGameFile } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../store/shelf.ts';
import { diceOf } from './dice.ts';
import { asFile } from './file.ts';
import { branch, newTable } from './start.ts';
import { imported, shareable } from './travel.ts';

const players: Player[] = [
  { plays: 'person', name: 'Ada' },
  { plays: 'bot', level: 'novice', name: 'Novice' },
];
const table = newTable(wisps, { seats: 2, first: 0 }, players);
const saved = (record: TableRecord) => readGameFile(writeGameFile(asFile(record)));
const rolls = (record: TableRecord) =>
  Array.from({ length: 20 }, (_, i) => diceOf(asFile(record))(i, 1000));

/** Seat 0 gives up at once. */
const over: TableRecord = {
  ...table,
  log: [{ by: 0, end: 'resign', places: [2, 1] }],
  standing: { waits: 'nobody', scores: [0, 0], winners: [1] },
};

describe('a game that is not over', () => {
  it('goes on from its file with the same dice', () => {
    expect(rolls(imported(wisps, saved(table), false))).toEqual(rolls(table));
  });

  it('beside the table it came from becomes another, with dice of its own', () => {
    const copy = imported(wisps, saved(table), true);
    expect(copy.id).not.toBe(table.id);
    expect(rolls(copy)).not.toEqual(rolls(table));
  });

  it('tells nobody the secret by a link', () => {
    expect(shareable(table)).not.toContain(table.dice?.secret);
    const { secret: _, ...told } = { secret: '', ...table.dice };
    expect(readGameFile(shareable(table)).dice).toEqual(told);
    expect(rolls(imported(wisps, readGameFile(shareable(table)), false))).not.toEqual(rolls(table));
  });

  it('lets nobody look ahead in a branch, which claims no dice that could be proved', () => {
    expect(rolls(branch(table, 0, 0, 'adept'))).not.toEqual(rolls(table));
    expect(branch(table, 0, 0, 'adept')).not.toHaveProperty('dice');
  });
});

describe('a game that is over', () => {
  it('opens its secret in the link too', () => {
    const file = readGameFile(shareable(over));
    expect(file.dice?.secret).toBe(table.dice?.secret);
    expect(verify(wisps, file)).toMatchObject({ fair: true, draws: 0, proof: 'device' });
  });

  it('keeps its dice however often it is opened', () => {
    const first = imported(wisps, saved(over), false);
    const second = imported(wisps, saved(first), true);
    const third = imported(wisps, saved(second), true);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    for (const copy of [first, second, third])
      expect(verify(wisps, saved(copy))).toMatchObject({ fair: true });
    expect(second.standing).toMatchObject({ waits: 'nobody', winners: [1] });
  });

  it('kept with a name that no rule allowed is saved with one that can be read', () => {
    const { dice: _, ...old } = table;
    const odd = { ...old, players: [{ plays: 'person' as const, name: 'A\tb' }, players[1]] };
    expect(readGameFile(shareable(odd)).players[0].name).toBe('A b');
  });

  it('is branched without its end', () => {
    expect(branch(over, 0, 0, 'adept').log).toEqual([]);
  });
});
