/** A game that was begun on a device goes on here, with new dice; its file holds both parts. */

import { sealHere } from '@magehall/dealer/seal';
import {
  CHANCE,
  checkOptions,
  drawsOf,
  type GameFile,
  openTable,
  type Player,
  readGameFile,
  seeded,
  Table,
  verify,
} from '@magehall/engine';
import { wholes } from '@magehall/games/wholes';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Client, type Tried, tryHall } from '../testing/client.ts';
import { gather, play } from '../testing/evening.ts';
import { Files } from './files.ts';

let hall: Tried;
beforeAll(async () => {
  hall = await tryHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.failures).toEqual([]);
});

const { game } = await wholes.arkhanos();

/** A game of two under way at one screen. */
function begun(entries: number): GameFile {
  const options = checkOptions(game, { seats: 2 });
  const players: Player[] = ['Ada', 'Bob'].map((name) => ({ plays: 'person', name }));
  const head = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    table: 'at-home',
    options,
    players,
  };
  const dice = sealHere(players);
  const draw = drawsOf({ ...head, dice });
  const table = new Table(game, options);
  const roll = seeded(3);
  while (table.length < entries || table.trying || table.waitingFor === CHANCE) {
    if (table.waitingFor === CHANCE) table.settle((odds, i) => draw?.(i, odds) ?? 0);
    else table.choose(table.waitingFor, table.choices()[roll(table.choices().length)]);
  }
  return { magehall: 2, ...head, dice, log: table.log };
}

const wanted = (file: GameFile) => ({
  ...{ game: file.game, options: { seats: 2 }, file: { ...file } },
});

test('one that takes too long to check is refused, and the next is checked all the same', async () => {
  const file = { ...begun(20) };
  const files = new Files(1);
  await expect(files.check('arkhanos', file)).rejects.toThrow('bad-file');
  await expect(files.check('arkhanos', file)).rejects.toThrow('bad-file');
  await files.close();
  const patient = new Files();
  await expect(patient.check('arkhanos', { magehall: 2 })).rejects.toThrow('bad-file');
  expect(await patient.check('arkhanos', file)).toEqual(file);
  await patient.close();
});

describe('a game of a device', () => {
  it('goes on where it stood, and verifies as a whole at the end', async () => {
    const file = begun(30);
    const evening = await gather(hall.address, wanted(file));
    const { guests, table } = evening;
    const seen = await guests[0].page.until(() => true);
    expect(guests[0].page.steps.length).toBeGreaterThanOrEqual(30);
    expect(seen.phase).toBe('running');
    await play(evening, 9);
    await guests[0].page.until(({ phase }) => phase === 'over');
    const { text } = await guests[0].client.get(`/api/tables/${table}/file`);
    const whole = readGameFile(text);
    expect(openTable(game, whole).over).toBe(true);
    expect(whole.log.slice(0, file.log.length)).toEqual(file.log);
    expect(verify(game, whole)).toMatchObject({
      ...{ fair: true, proof: 'together' },
      before: { entries: file.log.length, checked: true },
    });
    // A roll of the first part that was changed shows as one of the second does.
    const first = whole.log.findIndex((entry) => entry.by === CHANCE);
    const last = whole.log.findLastIndex((entry) => entry.by === CHANCE);
    for (const i of [first, last]) {
      const entry = whole.log[i] as { by: number; choice: number };
      const other = { ...entry, choice: entry.choice === 0 ? 1 : 0 };
      expect(verify(game, { ...whole, log: whole.log.with(i, other) }).fair).toBe(false);
    }
    for (const { page } of guests) page.line.close();
  });

  it('is refused if a line of it is not legal, if it is over, or of other rules', async () => {
    const ada = new Client(hall.address);
    const file = begun(20);
    const cheat = { by: file.log[0].by === 0 ? 1 : 0, choice: { nothing: true } };
    for (const bad of [
      { ...file, log: [...file.log, cheat] },
      { ...file, log: [...file.log, { by: 0, end: 'resign', places: [2, 1] }] },
      { ...file, rulesVersion: 99 },
      { ...file, magehall: 7 },
      { ...file, players: [] },
      { ...file, log: new Array(30_000).fill(file.log[0]) },
    ]) {
      const { status, body } = await ada.make(wanted(bad as GameFile));
      expect([400, 413]).toContain(status);
      expect(body).toMatchObject({ error: expect.stringMatching(/^(bad-file|too-large)$/) });
    }
  });
});
