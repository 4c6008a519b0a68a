import { readGameFile, verify, writeGameFile } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { describe, expect, it } from 'vitest';
import type { Kept } from '../store/shelf.ts';
import { diceOf } from './dice.ts';
import { asFile } from './file.ts';
import { branch, newTable } from './start.ts';
import { imported, shareable } from './travel.ts';

const players = [
  { name: 'Ada', plays: 'person' },
  { name: 'Novice', plays: 'novice' },
];
const table = newTable(wisps, { seats: 2, first: 0 }, players);
const saved = (kept: Kept) => readGameFile(writeGameFile(asFile(kept)));
const rolls = (kept: Kept) => Array.from({ length: 20 }, (_, i) => diceOf(kept)(i, 1000));

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
    const { dice } = readGameFile(shareable(table));
    expect(dice).toEqual({ commitment: table.dice?.commitment, nonces: table.dice?.nonces });
    expect(rolls(imported(wisps, readGameFile(shareable(table)), false))).not.toEqual(rolls(table));
  });

  it('lets nobody look ahead in a branch', () => {
    expect(rolls(branch(table, 0, 0, 'adept'))).not.toEqual(rolls(table));
  });
});

it('a game that is over opens its secret in the link too', () => {
  const over: Kept = { ...table, standing: { waits: 'nobody', scores: [1, 2], winners: [1] } };
  const file = readGameFile(shareable(over));
  expect(file.dice?.secret).toBe(table.dice?.secret);
  expect(verify(wisps, file)).toEqual({ fair: true, draws: 0 });
});
