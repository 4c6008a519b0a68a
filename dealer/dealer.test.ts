import {
  CHANCE,
  type Entry,
  type GameFile,
  openTable,
  type Player,
  seeded,
} from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { reason } from '@magehall/engine/sample/dealt';
import { describe, expect, test } from 'vitest';
import { Dealer, type Host, type Question } from './dealer.ts';
import { sealHere } from './seal.ts';

const PERSON: Player = { plays: 'person', name: 'Ada' };
const BOT: Player = { plays: 'bot', level: 'novice', name: 'Bot' };

function newGame(players: readonly Player[]): GameFile {
  const dice = sealHere(players);
  const options = { seats: players.length, first: 0 };
  const head = { magehall: 2 as const, game: 'wisps', rulesVersion: 1, table: 'here' };
  return { ...head, options, players, dice, log: [] };
}

/** A shelf with one game that several dealers may share, as two tabs do. */
function shelf(file: GameFile) {
  const kept = { file, appended: [] as number[] };
  return {
    kept,
    async append(seen: number, entries: readonly Entry[]): Promise<GameFile | undefined> {
      await Promise.resolve();
      if (kept.file.log.length !== seen) return kept.file;
      kept.file = { ...kept.file, log: [...kept.file.log, ...entries] };
      kept.appended.push(entries.length);
      return undefined;
    },
  };
}

function at(file: GameFile, host: Partial<Host> = {}) {
  const heard: string[] = [];
  const failures: unknown[] = [];
  const store = shelf(file);
  const dealer = new Dealer(wisps, file, {
    append: store.append,
    dice: () => (i, n) => (i * 5 + 3) % n,
    decide: async ({ choices }: Question) => [choices[0]],
    now: () => 42,
    news: (what) => heard.push(what),
    failed: (error) => failures.push(error),
    ...host,
  });
  return { dealer, heard, failures, kept: store.kept };
}

describe('a dealer', () => {
  test('plays a game of bots to its end, and keeps every move', async () => {
    const roll = seeded(5);
    const { dealer, kept, failures } = at(newGame([BOT, BOT, BOT]), {
      decide: async ({ choices, view, seat }) => {
        expect(JSON.stringify(wisps.choices(view() as never))).toBe(JSON.stringify(choices));
        expect(wisps.waitingFor(view() as never)).toBe(seat);
        return [choices[roll(choices.length)]];
      },
    });
    dealer.start();
    await dealer.idle();
    expect(dealer.table.over).toBe(true);
    expect(kept.file.log).toEqual(dealer.table.log);
    expect(openTable(wisps, kept.file).hash()).toBe(dealer.table.hash());
    expect(failures).toEqual([]);
    // A move is what somebody chose, with what chance answered: the first is chance alone.
    expect(kept.appended).toHaveLength(dealer.after);
    expect(dealer.after).toBeLessThan(dealer.table.length);
  });

  test('waits for a person, whose move bears the time and is kept when it resolves', async () => {
    const { dealer, kept } = at(newGame([PERSON, BOT]));
    dealer.start();
    await dealer.idle();
    expect(dealer.table.waitingFor).toBe(0);
    const before = kept.file.log.length;
    const move = dealer.submit(0, dealer.after, { choices: [{ aim: true }] });
    // It stands at once; it is kept a little later.
    expect(dealer.table.length).toBe(before + 1);
    expect(kept.file.log).toHaveLength(before);
    await move;
    expect(kept.file.log.at(-1)).toEqual({ by: 0, choice: { aim: true }, at: 42 });
  });

  test('refuses what was sent before the table went on, and nothing happens', async () => {
    const { dealer, kept } = at(newGame([PERSON, PERSON]));
    dealer.start();
    await dealer.idle();
    const { after } = dealer;
    await dealer.submit(0, after, { choices: [{ aim: true }] });
    const { log } = kept.file;
    expect(reason(() => dealer.submit(0, after, { choices: [{ rob: 1 }] }))).toBe('stale');
    expect(reason(() => dealer.submit(0, after + 2, { undo: 1 }))).toBe('stale');
    await dealer.idle();
    expect(kept.file.log).toEqual(log);
  });

  test('a choice of several steps is taken whole or not at all, and is one move', async () => {
    const { dealer, kept } = at(newGame([PERSON, PERSON]));
    dealer.start();
    await dealer.idle();
    const { after } = dealer;
    const log = [...dealer.table.log];
    const give = (choices: unknown[]) => reason(() => dealer.submit(0, after, { choices }));
    expect(give([])).toBe('not-a-choice');
    expect(give([{ aim: true }, { rob: 0 }])).toBe('not-a-choice');
    expect(give([{ aim: true }, { rob: 1 }, { wait: true }])).toBe('not-your-turn');
    expect(dealer.table.log).toEqual(log);
    await dealer.submit(0, after, { choices: [{ aim: true }, { rob: 1 }] });
    expect(dealer.after).toBe(after + 1);
    expect(kept.appended.at(-1)).toBe(2);
  });

  test('of two at the same table one comes second, and goes on from what the other did', async () => {
    const file = newGame([PERSON, PERSON]);
    const store = shelf(file);
    const one = at(file, { append: store.append });
    one.dealer.start();
    await one.dealer.idle();
    const two = at(store.kept.file, { append: store.append });
    await one.dealer.submit(0, one.dealer.after, { choices: [{ wait: true }] });
    const late = two.dealer.submit(0, two.dealer.after, { choices: [{ aim: true }] });
    await expect(late).rejects.toMatchObject({ reason: 'stale' });
    await two.dealer.idle();
    expect(two.heard).toContain('elsewhere');
    expect(two.dealer.table.log).toEqual(one.dealer.table.log);
    expect(two.dealer.table.log).toEqual(store.kept.file.log);
    await two.dealer.submit(1, two.dealer.after, { choices: [{ wait: true }] });
    expect(store.kept.file.log).toEqual(two.dealer.table.log);
  });

  test('what was made after a move that came second goes with it', async () => {
    const file = newGame([PERSON, PERSON]);
    const store = shelf(file);
    const one = at(file, { append: store.append });
    one.dealer.start();
    await one.dealer.idle();
    const two = at(store.kept.file, { append: store.append });
    await one.dealer.submit(0, one.dealer.after, { choices: [{ wait: true }] });
    const moves = [
      two.dealer.submit(0, two.dealer.after, { choices: [{ aim: true }] }),
      two.dealer.submit(0, two.dealer.after, { choices: [{ rob: 1 }] }),
    ];
    for (const move of moves) await expect(move).rejects.toMatchObject({ reason: 'stale' });
    expect(two.failures).toEqual([]);
    expect(store.kept.file.log).toEqual(one.dealer.table.log);
    expect(two.dealer.table.log).toEqual(one.dealer.table.log);
  });

  test('a bot’s answer that comes too late is not used', async () => {
    let answer: (choices: readonly unknown[]) => void = () => undefined;
    const { dealer } = at(newGame([PERSON, BOT]), {
      decide: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    dealer.start();
    await dealer.idle();
    await dealer.submit(0, dealer.after, { choices: [{ wait: true }] });
    expect([dealer.thinks, dealer.table.waitingFor]).toEqual([true, 1]);
    const { length } = dealer.table;
    dealer.close();
    answer([{ wait: true }]);
    await dealer.idle();
    expect(dealer.table.length).toBe(length);
  });

  test('dice that are fetched later answer then, and the move is one', async () => {
    let bring: (draw: (i: number, n: number) => number) => void = () => undefined;
    const { dealer, kept, heard } = at(newGame([PERSON, PERSON]), {
      dice: () =>
        new Promise((resolve) => {
          bring = resolve;
        }),
    });
    dealer.start();
    expect(dealer.table.waitingFor).toBe(CHANCE);
    expect(heard).toEqual(['moved']);
    bring(() => 0);
    await dealer.idle();
    expect(dealer.table.waitingFor).toBe(0);
    expect(kept.appended).toEqual([dealer.table.length]);
  });

  test('whoever waits for a move hears that it could not be kept', async () => {
    const full = new Error('full');
    let works = true;
    const { dealer, failures } = at(newGame([PERSON, PERSON]), {
      append: async () => {
        if (!works) throw full;
        return undefined;
      },
    });
    dealer.start();
    await dealer.idle();
    works = false;
    await expect(dealer.submit(0, dealer.after, { choices: [{ wait: true }] })).rejects.toBe(full);
    await expect(dealer.idle()).rejects.toBe(full);
    expect(failures).toEqual([full]);
  });

  test('a move that could not be kept does not keep the next from being tried', async () => {
    const file = newGame([PERSON, PERSON]);
    const store = shelf(file);
    let works = true;
    const { dealer, heard } = at(file, {
      append: (seen, entries) =>
        works ? store.append(seen, entries) : Promise.reject(new Error('full')),
    });
    dealer.start();
    await dealer.idle();
    works = false;
    await dealer.submit(0, dealer.after, { choices: [{ aim: true }] }).catch(() => undefined);
    works = true;
    // The store lacks the move before: the table goes back to what is there, and says so.
    const next = dealer.submit(0, dealer.after, { choices: [{ rob: 1 }] });
    await expect(next).rejects.toMatchObject({ reason: 'stale' });
    expect(heard).toContain('elsewhere');
    await dealer.submit(0, dealer.after, { choices: [{ wait: true }] });
    expect(store.kept.file.log).toEqual(dealer.table.log);
  });

  test('who leaves while the dice are fetched finds the choice made', async () => {
    const file = newGame([PERSON, PERSON]);
    const first = at(file);
    first.dealer.start();
    await first.dealer.idle();
    let bring: (draw: (i: number, n: number) => number) => void = () => undefined;
    const { dealer, kept } = at(first.kept.file, {
      dice: () =>
        new Promise((resolve) => {
          bring = resolve;
        }),
    });
    const move = dealer.submit(0, dealer.after, { choices: [{ wait: true }] });
    dealer.close();
    bring(() => 0);
    await move;
    expect(kept.file.log.at(-1)).toMatchObject({ by: 0, choice: { wait: true } });
    expect(reason(() => dealer.submit(0, dealer.after, { undo: 1 }))).toBe('stale');
  });

  test('a choice is kept even if the dice can’t be fetched', async () => {
    const file = newGame([PERSON, PERSON]);
    const first = at(file);
    first.dealer.start();
    await first.dealer.idle();
    const { dealer, kept, failures } = at(first.kept.file, {
      dice: () => Promise.reject(new Error('no dice')),
    });
    const move = dealer.submit(0, dealer.after, { choices: [{ wait: true }] });
    await expect(move).rejects.toThrow('no dice');
    await expect.poll(() => kept.file.log.at(-1)).toMatchObject({ choice: { wait: true } });
    expect(failures).toHaveLength(1);
  });

  test('another game brings its own dice, and a late answer of the store does not undo it', async () => {
    const file = newGame([PERSON, PERSON]);
    const asked: string[] = [];
    let answer: (other: GameFile) => void = () => undefined;
    let slow = false;
    const { dealer } = at(file, {
      dice: ({ table }) => {
        asked.push(table);
        return (i, n) => i % n;
      },
      append: () =>
        slow
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : Promise.resolve(undefined),
    });
    dealer.start();
    await dealer.idle();
    slow = true;
    const move = dealer.submit(0, dealer.after, { choices: [{ wait: true }] });
    await expect.poll(() => answer.length).toBe(1);
    slow = false;
    dealer.replace({ ...newGame([PERSON, PERSON]), table: 'other' });
    await expect.poll(() => dealer.table.waitingFor).toBe(0);
    const { length } = dealer.table;
    answer(file);
    await expect(move).rejects.toMatchObject({ reason: 'stale' });
    expect(dealer.file.table).toBe('other');
    expect(dealer.table.length).toBe(length);
    expect(asked).toEqual(['here', 'other']);
  });

  test('a bot that names no choice is reported, and the table stands as it stood', async () => {
    const { dealer, failures } = at(newGame([BOT, BOT]), {
      decide: async () => [{ dance: true }],
    });
    dealer.start();
    await dealer.idle().catch(() => undefined);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ reason: 'not-a-choice' });
    expect(dealer.table.log.every(({ by }) => by === CHANCE)).toBe(true);
    expect(dealer.thinks).toBe(false);
  });

  test('where others listen a part of a choice is refused', async () => {
    const { dealer } = at(newGame([PERSON, PERSON]), { whole: true });
    dealer.start();
    await dealer.idle();
    const part = () => dealer.submit(0, dealer.after, { choices: [{ aim: true }] });
    expect(reason(part)).toBe('unfinished');
  });
});
