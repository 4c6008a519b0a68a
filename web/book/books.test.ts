/** Every book draws real positions, names what there is, and shows the rules that `npm run rules` lists. */
import type { Language } from '@magehall/engine';
import { games } from '@magehall/games';
import { books } from '@magehall/games/books';
import { wholes } from '@magehall/games/wholes';
import type { BookFace, Picture } from '@magehall/ui';
import { describe, expect, test } from 'vitest';
import { isMeant } from './place.ts';

const loads = books as unknown as Record<
  string,
  Record<Language, () => Promise<{ book: BookFace }>>
>;
const LANGUAGES = ['en', 'fr'] as const;
const ALL = Object.keys(books).flatMap((id) => LANGUAGES.map((language) => ({ id, language })));

function picturesOf({ quick, chapters }: BookFace): Picture[] {
  return [
    ...quick.flatMap(({ picture }) => picture ?? []),
    ...Object.values(chapters).flatMap(({ pictures = [] }) => pictures),
  ];
}

const shapeOf = ({ quick, chapters, shelves }: BookFace) => ({
  quick: quick.map(({ picture }) => picture?.id),
  chapters: Object.entries(chapters).map(([id, { pictures = [], lookups = [], ours }]) => [
    id,
    ...pictures.map((picture) => [picture.id, picture.tries !== undefined]),
    ...lookups.map(({ id: lookup, head, rows }) => [lookup, head.length, rows.length]),
    ours !== undefined,
  ]),
  shelves: shelves.map(({ id, things }) => [id, ...things.map(({ name }) => name)]),
});

describe.each(ALL)('the book of $id in $language', ({ id, language }) => {
  const open = async () => {
    const [{ book }, { game }, { words }] = await Promise.all([
      loads[id][language](),
      wholes[id](),
      games[id].words[language](),
    ]);
    const rules = (await words.book()).chapters.flatMap((chapter) => chapter.rules);
    return { book, game, words, rules: rules.map((rule) => rule.id) };
  };

  test('draws positions that the rules know, each under a name of its own', async () => {
    const { book, game } = await open();
    const pictures = picturesOf(book);
    for (const { id: name, start } of pictures) {
      const state = game.scenario(JSON.stringify(start));
      expect(`${name}: ${game.waitingFor(state) >= 0}`).toBe(`${name}: true`);
    }
    expect(new Set(pictures.map((picture) => picture.id)).size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThan(5);
  });

  test('offers a real choice wherever something can be tried, at least twice', async () => {
    const { book, game } = await open();
    const tries = picturesOf(book).filter((picture) => picture.tries);
    for (const { start } of tries) {
      const state = game.scenario(JSON.stringify(start));
      expect(game.choices(state).length).toBeGreaterThan(1);
    }
    expect(tries.length).toBeGreaterThanOrEqual(2);
  });

  test('points at pieces that are there, and hangs everything on a chapter of the rules', async () => {
    const { book, game, words } = await open();
    for (const { start, points = [] } of picturesOf(book)) {
      const things = new Set(game.things(game.scenario(JSON.stringify(start))));
      expect(points.filter((piece) => !things.has(piece))).toEqual([]);
    }
    const chapters = new Set((await words.book()).chapters.map((chapter) => chapter.id));
    expect(Object.keys(book.chapters).filter((chapter) => !chapters.has(chapter))).toEqual([]);
    expect(book.shelves.filter((shelf) => chapters.has(shelf.id))).toEqual([]);
  });

  test('has a page for each thing, in the inspector’s words, on rules that are in the book', async () => {
    const { book, game, words, rules } = await open();
    const about = await words.about();
    const plain = game.scenario(JSON.stringify(book.plain));
    const things = book.shelves.flatMap((shelf) => shelf.things);
    const name = () => 'Ada';
    for (const thing of things) {
      for (const one of [thing.name, ...(thing.more ?? [])]) {
        const told = (one === thing.name && thing.told) || about.of(plain, one, 0, name);
        expect(told?.what, one).toMatch(/[.!]$/);
      }
      const missing = thing.rules.filter((rule) => !rules.some((id) => isMeant(rule, id)));
      expect({ [thing.name]: missing }).toEqual({ [thing.name]: [] });
      expect(thing.rules.length).toBeGreaterThan(0);
    }
    expect(new Set(things.map((thing) => thing.name)).size).toBe(things.length);
    expect(things.length).toBeGreaterThan(5);
  });

  test('fills its tables: every row has as many cells as the head', async () => {
    const { book } = await open();
    const lookups = Object.values(book.chapters).flatMap(({ lookups = [] }) => lookups);
    expect(lookups.length).toBeGreaterThan(2);
    for (const { id: lookup, head, rows } of lookups)
      expect({ lookup, cells: rows.map((row) => row.length) }).toEqual({
        lookup,
        cells: rows.map(() => head.length),
      });
  });

  test('has the rules that `npm run rules` lists, and no others', async () => {
    const { words } = await open();
    const listed = await import(`../../games/${id}/words/rules.${language}.ts`);
    expect(await words.book()).toBe(listed.book);
  });
});

test.each(Object.keys(books))('the book of %s is the same in both languages', async (id) => {
  const [en, fr] = await Promise.all(LANGUAGES.map((language) => loads[id][language]()));
  expect(shapeOf(fr.book)).toEqual(shapeOf(en.book));
});
