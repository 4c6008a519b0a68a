/** All that a book is made of, fetched when it is first opened. */
import type { About, Book, Explained, Language, NameOf, WholeGame, Words } from '@magehall/engine';
import { books } from '@magehall/games/books';
import { type BookFace, type Face, settings, type Thing } from '@magehall/ui';
import { faceOf, wordsOf } from '../games.ts';
import { useLoaded } from '../useLoaded.ts';
import { wholeOf } from '../whole.ts';

export interface Opened {
  words: Words;
  book: Book;
  /** Missing where a game has rules alone. */
  shown: Shown | undefined;
}

/** What draws the pictures of a book. */
export interface Shown {
  id: string;
  words: Words;
  book: BookFace;
  face: Face;
  game: WholeGame;
  about: About;
  /** The position in which things are explained. */
  plain: unknown;
}

/** A book draws only positions of its own game, which the compiler can't know: it is asked for by id. */
const faces = books as unknown as Readonly<
  Record<string, Record<Language, () => Promise<{ book: BookFace }>> | undefined>
>;

async function open(id: string, language: Language): Promise<Opened> {
  const words = await wordsOf(id, language);
  const [book, shown] = await Promise.all([words.book(), show(id, language, words)]);
  return { words, book, shown };
}

async function show(id: string, language: Language, words: Words): Promise<Shown | undefined> {
  const loads = faces[id];
  if (!loads) return undefined;
  const [{ book }, face, game, about] = await Promise.all([
    loads[language](),
    faceOf(id),
    wholeOf(id),
    words.about(),
  ]);
  const plain = game.scenario(JSON.stringify(book.plain));
  return { id, words, book, face, game, about, plain };
}

export function useBook(id: string): Opened | undefined {
  const { language } = settings.value;
  return useLoaded(() => open(id, language), [id, language]);
}

/** Who sits at the tables of the book: whoever reads it, and others. */
export const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
export const nameOf: NameOf = Object.assign((seat: number) => NAMES[seat] ?? '', { you: 0 });

/** The thing of that name, if it has a page. */
export function thingOf({ book }: Shown, name: string): Thing | undefined {
  return book.shelves.flatMap(({ things }) => things).find((thing) => thing.name === name);
}

/** What is told of a thing of the book, in the words of the inspector. */
export function toldOf(
  { about, plain, words }: Shown,
  { name, told, called }: Pick<Thing, 'name' | 'told' | 'called'>,
): Explained {
  const explained = told ?? about.of(plain, name, 0, nameOf) ?? { title: name, what: '' };
  return called ? { ...explained, title: words.piece(called, nameOf) } : explained;
}
