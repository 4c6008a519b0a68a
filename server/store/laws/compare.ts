/** Carries out a deed on a store and on the model, and compares what each of them then shows. */
import { expect } from 'vitest';
import type { Appended, CardRecord, NewMove, Paged, Store } from '../store.ts';
import { type Deed, drafted, PEOPLE, TABLES } from './deeds.ts';
import type { Model } from './model.ts';
import { table } from './samples.ts';

const FOR_EVER = 1e13;

export async function carryOut(deed: Deed, store: Store, model: Model, at: number): Promise<void> {
  switch (deed.do) {
    case 'create': {
      const { draft, owner, listed } = deed;
      const record = table({ id: draft.table, owner, listed });
      const first = drafted(draft, 0, at);
      const known = model.tables.has(record.id);
      const repeats = model.seqOf(record.id, draft.key);
      expect(await store.create(record, first)).toEqual(
        known ? { won: false, ...(repeats !== undefined && { repeats }) } : { won: true },
      );
      if (!known) model.lay(record, first);
      return;
    }
    case 'append': {
      const drafts = deed.drafts.filter((draft) => model.tables.has(draft.table));
      const moves = drafts.map((draft) =>
        drafted(draft, model.head(draft.table) + 1 + draft.ahead, at),
      );
      judge(moves, await Promise.all(moves.map((move) => store.append(move))), model);
      return;
    }
    case 'claim': {
      const now = store.now();
      const [first, second] = await Promise.all(
        deed.claims.map(({ kinds, node, isHeld, most }) =>
          store.claim(kinds, node, isHeld ? FOR_EVER : 0, most),
        ),
      );
      const [one, two] = deed.claims;
      if (!two) {
        // The oldest that are due, and as many as were asked for.
        const due = model.due(one.kinds, now).slice(0, one.most);
        expect(first.map((chore) => chore.at)).toEqual(due.map((chore) => chore.at));
      }
      for (const [taken, { kinds, node, isHeld, most }] of [
        [first, one] as const,
        ...(two ? [[second, two] as const] : []),
      ]) {
        expect(taken.length).toBeLessThanOrEqual(most);
        // Among them none that the other holds.
        expect(
          model.due(kinds, now).map(({ table, kind, at, seq }) => ({ table, kind, at, seq })),
        ).toEqual(expect.arrayContaining([...taken]));
        model.take(taken, node, isHeld);
      }
      return;
    }
    case 'finish': {
      const chore = model.chores[deed.which];
      if (!chore) return;
      const { table, kind, at } = chore;
      const done = { table, kind, at, seq: chore.seq + deed.seqOff };
      await store.finish(done);
      model.finish(done);
      return;
    }
    case 'release':
      await store.release(deed.node);
      return model.release(deed.node);
    case 'say': {
      if (!model.tables.has(deed.table)) return;
      const { do: _, key, ...said } = deed;
      const line = { ...said, at, seat: null, name: deed.person };
      expect(await store.say(line, key)).toEqual(model.say(line, key));
      return;
    }
    case 'hide': {
      const said = model.chat.find(({ line }) => line.table === deed.table && line.n === deed.n);
      if (said) said.line.hidden = true;
      expect(await store.hide(deed.table, deed.n)).toEqual(said?.line);
      return;
    }
    case 'note':
      if (!model.tables.has(deed.table)) return;
      await store.takeNotes(deed.table, deed.person, deed.text);
      model.notes.set(`${deed.table} ${deed.person}`, deed.text);
      return;
    case 'reopen':
      return;
  }
}

/**
 * Moves that came together may be taken in any order. Whatever it was: the winners go on from the
 * head without a gap, a loser that is told a number finds its own command there, and nobody loses to
 * nobody.
 */
function judge(moves: readonly NewMove[], outcomes: readonly Appended[], model: Model): void {
  const wasStored = moves.map(({ table, key }) => model.seqOf(table, key));
  const couldWin = moves.filter(
    ({ table, seq }, i) => seq === model.head(table) + 1 && wasStored[i] === undefined,
  );
  const winners = moves.filter((_, i) => outcomes[i].won).sort((a, b) => a.seq - b.seq);
  for (const each of winners) {
    expect(each.seq).toBe(model.head(each.table) + 1);
    expect(model.seqOf(each.table, each.key)).toBeUndefined();
    model.add(each);
  }
  for (const { table } of couldWin) expect(winners.some((each) => each.table === table)).toBe(true);
  for (const [i, outcome] of outcomes.entries()) {
    const { table, key } = moves[i];
    if (outcome.won) continue;
    if (outcome.repeats !== undefined) expect(outcome.repeats).toBe(model.seqOf(table, key));
    else expect(wasStored[i]).toBeUndefined();
  }
}

/** All that can be seen of a store. */
export async function expectEqual(store: Store, model: Model): Promise<void> {
  const heads = [...model.tables.keys()].map((id) => [id, model.head(id)] as const);
  expect(await store.heads([...TABLES, 'none'])).toEqual(new Map(heads));
  for (const id of TABLES) {
    const moves = model.tables.get(id)?.moves ?? [];
    expect(await store.since(id, -1)).toEqual(moves);
    expect(await store.since(id, 1)).toEqual(moves.slice(2));
    expect(await store.table(id)).toEqual(model.tables.get(id)?.record);
    expect(await store.card(id)).toEqual(model.cardOf(id));
    for (const room of ['players', 'watchers'] as const) {
      const lines = model.chat
        .map(({ line }) => line)
        .filter((line) => line.table === id && line.room === room);
      expect(await store.chat(id, room, -1, 100)).toEqual(lines);
      expect(await store.chat(id, room, 0, 2)).toEqual(lines.filter(({ n }) => n > 0).slice(-2));
    }
    for (const person of PEOPLE)
      expect(await store.notes(id, person)).toBe(model.notes.get(`${id} ${person}`) ?? '');
  }
  expect(await leaf((before) => store.openTables(before, 2))).toEqual(model.openTables());
  for (const person of PEOPLE) {
    const mine = model.tablesOf(person);
    expect(await leaf((before) => store.tablesOf(person, before, 1))).toEqual(mine);
    const owned = [...model.tables.values()].filter(
      ({ record, card }) => record.owner === person && card.phase !== 'over',
    );
    const bots = owned.filter(({ seats }) =>
      seats.every(({ plays }) => plays !== 'open' && plays !== 'person'),
    );
    expect(await store.countOpen(person)).toEqual({ all: owned.length, bots: bots.length });
  }
}

/** Turns the pages of a list to its end. */
async function leaf(
  page: (before: string | undefined) => Promise<Paged<CardRecord>>,
): Promise<CardRecord[]> {
  const all: CardRecord[] = [];
  let before: string | undefined;
  do {
    const next = await page(before);
    all.push(...next.items);
    before = next.before;
  } while (before !== undefined);
  return all;
}
