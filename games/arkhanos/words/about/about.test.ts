import { checkOptions, type Game, seeded, stroll } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { COLOURS, DIE_NAMES, pillarThing, SPELLS, TOWERS } from '../../rules/index.ts';
import { game } from '../../rules/whole.ts';
import { words as en } from '../en.ts';
import { words as fr } from '../fr.ts';

const name = (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat];
const WHOLE = /^[\p{Lu}\d].*[.!]$/su;
const BROKEN = /undefined|NaN|null|\[object| {2}/;

function* positions() {
  for (const seats of game.seats) {
    const options = checkOptions(game as Game, { seats });
    let moment = 0;
    for (const { after } of stroll(game, game.setup(options), seeded(seats), game.bound(options)))
      if (moment++ % 17 === 0) yield after;
  }
}

/** What lies on the table without being a piece, by the names the table gives it. */
function symbols(seats: number): string[] {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return [
    ...each.flatMap((seat) => [`seat:${seat}`, `supply:${seat}`, `book:${seat}`]),
    ...each.flatMap((seat) => SPELLS.map((spell) => `book:${seat}.${spell}`)),
    ...COLOURS.map((colour) => `symbol:${colour}`),
    ...['next', 'bag', 'pool', 'round', 'row:outer', 'row:central', 'row:unfinished'],
  ];
}

describe.each([
  ['English', en],
  ['French', fr],
])('the inspector in %s', (_, words) => {
  test('tells of everything on the table, piece or not, in whole sentences', async () => {
    const about = await words.about();
    for (const state of positions()) {
      const covered = TOWERS.flatMap((tower, i) =>
        Array.from({ length: state.below[i].length / 4 }, (_, at) => `floor:${tower}.${at + 1}`),
      );
      for (const thing of [...game.things(state), ...symbols(state.seats), ...covered]) {
        const told = about.of(state, thing, 1, name);
        expect(told, thing).toBeDefined();
        expect(told?.title, thing).toMatch(/^[\p{Lu}\d]/u);
        expect(told?.what, thing).toMatch(WHOLE);
        expect(told?.now ?? 'Now.', thing).toMatch(WHOLE);
        expect(JSON.stringify(told), thing).not.toMatch(BROKEN);
      }
    }
  });

  test('names rules that are in the book', async () => {
    const [about, { chapters }] = await Promise.all([words.about(), words.book()]);
    const ids = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
    const [state] = positions();
    for (const thing of [...game.things(state), ...symbols(state.seats)])
      for (const rule of about.of(state, thing, 0, name)?.rules ?? []) expect(ids).toContain(rule);
  });

  test('says of no other thing that it is there', async () => {
    const about = await words.about();
    const [state] = positions();
    for (const thing of [
      'floor:outer1.9',
      'pillar:outer1.gate',
      'row:sky',
      'spell:fireball',
      'x:y',
    ])
      expect(about.of(state, thing, 0, name)).toBeUndefined();
  });
});

describe.each([
  ['English', en],
  ['French', fr],
])('a name in %s', (_, words) => {
  test('carries the state: who hears it knows what stands where', async () => {
    const aloud = await words.aloud?.();
    for (const view of positions()) {
      const said = (thing: string) => aloud?.piece(thing, { view, viewer: 1 }, name) ?? '';
      const heard = (sentence: string, die: number) =>
        sentence.includes(words.piece(`die:${DIE_NAMES[die]}`, name));
      for (const [pillar, die] of view.dice.entries()) {
        const sentence = said(pillarThing(pillar));
        const meeple = view.meeples[pillar];
        if (die !== 0) expect(heard(sentence, die)).toBe(true);
        if (meeple !== 0) expect(sentence).toContain(name((meeple - 1) >> 1));
        if (die === 0 && meeple === 0) expect(sentence).toMatch(/: (empty|libre)$/);
      }
      for (const [i, die] of view.pool.entries())
        expect(heard(said(`pool:${i + 1}`), die)).toBe(true);
      expect(said('meeple:apprentice')).toContain(`${view.apprentices[1]}`);
      const held = SPELLS.filter((spell) => !/: (no |aucun )/.test(said(`spell:${spell}`)));
      expect(held).toEqual(SPELLS.filter((_, i) => view.book[6 + i] !== 0));
      for (const [i, tower] of TOWERS.entries())
        if (view.floors[i] > 0 && (i === 3 || view.tiles[i] > 0))
          expect(said(`tower:${tower}`)).toContain(`${view.floors[i]}`);
    }
  });
});
