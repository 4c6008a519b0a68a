/** A move typed in words: in any order, begun words, without accents or articles. */

/** Words that tell no choice from another, in both languages. */
const SMALL = new Set(
  (
    'the a an of with on at to in from for and my your it ' +
    'le la les l un une de du des d avec sur a au aux en dans pour et mon ma mes votre vos'
  ).split(' '),
);

/** "Éveiller l’Échange (5)" as eveiller, l, echange, 5. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}

/** A number is meant whole, a word may be begun; of what is also said for it, either will do. */
function means(typed: string, word: string, also: Readonly<Record<string, string>>): boolean {
  const fits = /^\d/.test(typed) ? word === typed : word.startsWith(typed);
  return fits || (also[typed]?.split(' ').includes(word) ?? false);
}

/** The sentences in which every typed word is found, each at a place of its own. */
export function matching<T extends { text: string }>(
  sentences: readonly T[],
  find: string,
  also: Readonly<Record<string, string>>,
): readonly T[] {
  const typed = wordsOf(find);
  const telling = typed.filter((word) => !SMALL.has(word));
  const asked = telling.length > 0 ? telling : typed;
  return sentences.filter(({ text }) => {
    const left = wordsOf(text);
    return asked.every((one) => {
      const exact = left.indexOf(one);
      const at = exact >= 0 ? exact : left.findIndex((word) => means(one, word, also));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}
