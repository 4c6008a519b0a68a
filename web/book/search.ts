/** Finding a place of the book by some words of it. */

/** Something that can be found: where it is, what it is called, what it says. */
export interface Findable {
  /** The place, as links name it. */
  at: string;
  title: string;
  text: string;
}

/** Without accents and capitals, so that `epee` finds `Épée`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** How well a typed word goes with some words: whole, as a beginning, or not at all. */
function fits(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 2;
  return words.some((word) => word.startsWith(typed) || word.includes(`-${typed}`)) ? 1 : 0;
}

/** The places in which every typed word stands, or begins a word; what is called so comes first. */
export function find<F extends Findable>(all: readonly F[], typed: string): F[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const found = all.flatMap((place) => {
    const title = wordsOf(place.title);
    const text = [...wordsOf(place.text), ...title, fold(place.at)];
    const parts = wanted.map((word) => {
      const inTitle = fits(word, title);
      return inTitle > 0 ? 2 + inTitle : fits(word, text);
    });
    if (parts.includes(0)) return [];
    return [{ place, worth: parts.reduce((sum, part) => sum + part, 0) }];
  });
  // Those of equal worth stay in the order of the book.
  return found.sort((one, other) => other.worth - one.worth).map(({ place }) => place);
}
