/** What every store must keep, whichever database is beneath: run by the tests of each. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_LINES, type Store } from '../store.ts';
import { carryOut, expectEqual } from './compare.ts';
import { deeds } from './deeds.ts';
import { Model } from './model.ts';
import { card, move, seats, table } from './samples.ts';

/** Of some thirty deeds each; every one starts with an empty store. */
const RUNS = 15;

export interface Place {
  /** Opens the store there; a second time after the first was closed, it finds what was stored. */
  open(): Promise<Store>;
  remove(): Promise<void>;
  /** Only one server at a time can have it open, so opening it frees whatever an earlier one had taken. */
  alone: boolean;
}

export function storeLaws(name: string, place: () => Promise<Place>): void {
  describe(name, () => {
    let here: Place;
    let store: Store;
    beforeEach(async () => {
      here = await place();
      store = await here.open();
    });
    afterEach(async () => {
      await store.close();
      await here.remove();
    });

    test('a table is stored as it was agreed on, with its first move', async () => {
      const laid = table({ start: { dice: [1, 2] }, pace: { kind: 'days', days: 3 } });
      expect(await store.create(laid, move(laid.id, 0))).toEqual({ won: true });
      expect(await store.table(laid.id)).toEqual(laid);
      expect(await store.since(laid.id, -1)).toEqual([bare(move(laid.id, 0))]);
      expect(await store.table('another')).toBeUndefined();
      expect(await store.card('another')).toBeUndefined();
    });

    test('a table that is there is not laid twice', async () => {
      const laid = table();
      await store.create(laid, move(laid.id, 0, { key: 'one' }));
      const again = { ...laid, owner: 'somebody else' };
      expect(await store.create(again, move(laid.id, 0, { key: 'one' }))).toEqual({
        won: false,
        repeats: 0,
      });
      expect(await store.create(again, move(laid.id, 0, { key: 'two' }))).toEqual({ won: false });
      expect(await store.table(laid.id)).toEqual(laid);
    });

    test('of two moves with one number one wins, and a gap is never stored', async () => {
      await store.create(table(), move('t', 0));
      const [first, second, gap] = await Promise.all([
        store.append(move('t', 1, { key: 'a' })),
        store.append(move('t', 1, { key: 'b' })),
        store.append(move('t', 3, { key: 'c' })),
      ]);
      expect([first, second, gap]).toEqual([{ won: true }, { won: false }, { won: false }]);
      expect((await store.since('t', -1)).map(({ key }) => key)).toEqual([move('t', 0).key, 'a']);
      expect(await store.append(move('nowhere', 1))).toEqual({ won: false });
    });

    test('a command that was stored before is answered with its number', async () => {
      await store.create(table(), move('t', 0));
      await store.append(move('t', 1, { key: 'a' }));
      await store.append(move('t', 2, { key: 'b' }));
      expect(await store.append(move('t', 3, { key: 'a' }))).toEqual({ won: false, repeats: 1 });
      expect(await store.append(move('t', 1, { key: 'a' }))).toEqual({ won: false, repeats: 1 });
      // The same key at another table is another command.
      await store.create(table({ id: 'u' }), move('u', 0));
      expect(await store.append(move('u', 1, { key: 'a' }))).toEqual({ won: true });
    });

    test('a lost move changes nothing beside the log either', async () => {
      await store.create(table(), move('t', 0, { card: card({ seats: seats('ann', null) }) }));
      const before = await store.card('t');
      await store.append(
        move('t', 0, {
          key: 'late',
          card: card({
            phase: 'over',
            seats: seats('bob', 'cat'),
            chores: [{ kind: 'bot', at: 0 }],
            dice: { commitment: 'x', secret: 'y', sealings: 9 },
          }),
        }),
      );
      expect(await store.card('t')).toEqual(before);
      expect(await store.table('t')).toEqual(table());
      expect(await store.claim(['bot'], 'node', 1000, 9)).toEqual([]);
    });

    test('what stops one move does not stop its neighbours', async () => {
      await store.create(table(), move('t', 0));
      const [twice, well] = await Promise.allSettled([
        // One person in two seats.
        store.append(move('t', 1, { key: 'a', card: card({ seats: seats('ann', 'ann') }) })),
        store.append(move('t', 1, { key: 'b' })),
      ]);
      expect(twice.status).toBe('rejected');
      expect(well).toEqual({ status: 'fulfilled', value: { won: true } });
      expect((await store.card('t'))?.seats).toEqual(seats('ann', null));
    });

    test('what is stored is there after the store was closed', async () => {
      await store.create(table(), move('t', 0));
      await store.append(move('t', 1));
      const then = store.now();
      await store.close();
      await expect(store.append(move('t', 2))).rejects.toMatchObject({ why: 'closed' });
      await expect(store.since('t', -1)).rejects.toMatchObject({ why: 'closed' });
      store = await here.open();
      expect((await store.since('t', 0)).map(({ seq }) => seq)).toEqual([1]);
      expect(await store.heads(['t', 'u'])).toEqual(new Map([['t', 1]]));
      expect(store.now()).toBeGreaterThanOrEqual(then);
    });

    test('what was asked for before closing is still carried out', async () => {
      await store.create(table(), move('t', 0));
      const asked = [1, 2, 3].map((seq) => store.append(move('t', seq)));
      await store.close();
      expect(await Promise.all(asked)).toEqual([{ won: true }, { won: true }, { won: true }]);
      store = await here.open();
      expect(await store.heads(['t'])).toEqual(new Map([['t', 3]]));
    });

    test('a chore is taken once, the oldest first, until its lease is over or given back', async () => {
      const due = (at: number) =>
        card({
          chores: [
            { kind: 'bot', at },
            { kind: 'clock', at: 9e14 },
          ],
        });
      for (const [id, at] of [
        ['a', 3],
        ['b', 1],
        ['c', 2],
      ] as const)
        await store.create(table({ id }), move(id, 0, { card: due(at) }));
      const claim = async (node: string, lease: number, most: number) =>
        (await store.claim(['bot', 'clock'], node, lease, most)).map((chore) => chore.table);
      expect(await claim('one', 1e9, 2)).toEqual(['b', 'c']);
      expect(await claim('two', 0, 9)).toEqual(['a']);
      expect(await claim('two', 1e9, 9)).toEqual(['a']);
      expect(await claim('two', 1e9, 9)).toEqual([]);
      await store.release('one');
      // Not that of the other node.
      const back = await store.claim(['bot'], 'two', 1e9, 9);
      expect(back).toEqual([
        { table: 'b', kind: 'bot', at: 1, seq: 0 },
        { table: 'c', kind: 'bot', at: 2, seq: 0 },
      ]);
      const [first, second] = back;
      await store.finish(first);
      // The table went on meanwhile: what the newer move laid is still to be done.
      await store.append(move('c', 1, { card: due(2) }));
      await store.finish(second);
      expect(await claim('three', 1e9, 9)).toEqual(['c']);
      expect(await store.claim(['order'], 'three', 1e9, 9)).toEqual([]);
    });

    test('sessions lead to their person until they end', async () => {
      const ann = { id: 'ann', name: null, language: 'fr', seenAt: 7 };
      await store.addGuest(ann, 'hash', store.now() + 1e9);
      await store.addGuest({ ...ann, id: 'bob' }, 'past', store.now() - 1);
      expect(await store.personBy('hash')).toEqual(ann);
      expect(await store.personBy('past')).toBeUndefined();
      expect(await store.personBy('none')).toBeUndefined();
      await expect(store.addGuest({ ...ann, id: 'eve' }, 'hash', 9e14)).rejects.toThrow();
      await store.rename('ann', 'Ann', 'en');
      expect(await store.personBy('hash')).toEqual({ ...ann, name: 'Ann', language: 'en' });
      await store.endSession('hash');
      expect(await store.personBy('hash')).toBeUndefined();
    });

    test('orders and a new invite replace the old ones', async () => {
      await store.create(table(), move('t', 0));
      expect(await store.orders('t', 'ann')).toEqual({});
      await store.giveOrders('t', 'ann', { robbed: 'lowest' });
      await store.giveOrders('t', 'ann', { robbed: 'adept' });
      expect(await store.orders('t', 'ann')).toEqual({ robbed: 'adept' });
      await store.invite('t', 'another');
      expect((await store.table('t'))?.invite).toBe('another');
    });

    test('a line of chat is said once, and hidden without being forgotten', async () => {
      await store.create(table(), move('t', 0));
      const line = { table: 't', at: 5, person: 'ann', seat: 0, name: 'Ann', text: 'Hello' };
      const said = await store.say({ ...line, room: 'players' }, 'k1');
      expect(said).toEqual({ ...line, room: 'players', n: 0, hidden: false });
      expect(await store.say({ ...line, text: 'Hello?', room: 'players' }, 'k1')).toEqual(said);
      await store.say({ ...line, seat: null, room: 'watchers' }, 'k2');
      expect(await store.chat('t', 'players', -1, 9)).toEqual([said]);
      expect(await store.hide('t', 0)).toEqual({ ...said, hidden: true });
      expect(await store.hide('t', 7)).toBeUndefined();
      expect(await store.chat('t', 'players', -1, 9)).toEqual([{ ...said, hidden: true }]);
      await expect(store.say({ ...line, table: 'none', room: 'players' }, 'k3')).rejects.toThrow();
    });

    test('of the talk at a table the newest lines are kept', async () => {
      await store.create(table(), move('t', 0));
      await store.create(table({ id: 'u' }), move('u', 0));
      const line = {
        at: 5,
        person: 'ann',
        seat: 0,
        name: 'Ann',
        text: 'x',
        room: 'players',
      } as const;
      await store.say({ ...line, table: 'u' }, 'other');
      await Promise.all(
        Array.from({ length: MOST_LINES + 3 }, (_, i) =>
          store.say({ ...line, table: 't' }, `k${i}`),
        ),
      );
      const kept = await store.chat('t', 'players', -1, 2 * MOST_LINES);
      expect(kept).toHaveLength(MOST_LINES);
      expect(kept[0].n).toBe(3);
      expect(await store.chat('u', 'players', -1, 9)).toHaveLength(1);
    });

    test('what nobody came back to is forgotten: tables that never began, people who left nothing', async () => {
      const open = card({ seats: seats(null, null) });
      const owned = { owner: 'ann' };
      await store.create(table({ id: 'old', ...owned }), move('old', 0, { at: 10, card: open }));
      await store.create(
        table({ id: 'heard', ...owned }),
        move('heard', 0, { at: 10, card: open }),
      );
      await store.create(table({ id: 'new', ...owned }), move('new', 0, { at: 99, card: open }));
      const begun = card({ phase: 'running', seats: seats('bob', null) });
      await store.create(table({ id: 'run', ...owned }), move('run', 0, { at: 10, card: begun }));
      const ends = store.now() + 1e9;
      for (const [i, id] of ['ann', 'bob', 'cat', 'dan'].entries())
        await store.addGuest({ id, name: null, language: null, seenAt: 10 * i }, id, ends);
      await store.tidy(30, ['heard']);
      const tables = ['old', 'heard', 'new', 'run'];
      expect([...(await store.heads(tables)).keys()].sort()).toEqual(['heard', 'new', 'run']);
      expect(await store.since('old', -1)).toEqual([]);
      // Ann made tables, Bob sits at one, Dan was here since; nobody knows Cat any more.
      const known = await Promise.all(['ann', 'bob', 'cat', 'dan'].map((id) => store.personBy(id)));
      expect(known.map((person) => person?.id)).toEqual(['ann', 'bob', undefined, 'dan']);
      await store.seen('bob');
      expect((await store.personBy('bob'))?.seenAt).toBeGreaterThan(30);
    });

    test('a beat tells when any node was last alive', async () => {
      expect(await store.beat('one')).toBeUndefined();
      const before = store.now();
      const first = await store.beat('two');
      expect(first).toBeLessThanOrEqual(before);
      expect(await store.beat('one')).toBeGreaterThanOrEqual(before);
    });

    test('a cursor that nobody was given starts at the top', async () => {
      await store.create(table(), move('t', 0));
      for (const cursor of ['', 'x', "0.1.' OR 1", '0.99999999999999999999.a'])
        expect((await store.openTables(cursor, 5)).items).toHaveLength(1);
    });

    test('whatever is asked in whatever order, it does what a list would do', async () => {
      await fc.assert(
        fc.asyncProperty(deeds, async (all) => {
          await store.close();
          await here.remove();
          here = await place();
          store = await here.open();
          const model = new Model();
          let clock = 0;
          for (const [i, deed] of all.entries()) {
            if (deed.do === 'reopen') {
              await store.close();
              store = await here.open();
              if (here.alone) model.releaseAll();
            }
            // Two of each have the same time.
            await carryOut(deed, store, model, Math.floor(i / 2));
            await expectEqual(store, model);
            const now = store.now();
            expect(now).toBeGreaterThanOrEqual(clock);
            clock = now;
          }
        }),
        // A slow disk tries less, and a mistake is not made small for ever.
        { numRuns: RUNS, interruptAfterTimeLimit: 30_000 },
      );
    });
  });
}

function bare({ card: _, ...stored }: ReturnType<typeof move>) {
  return stored;
}
