/** The rules of a game as prose, by chapter, each rule with its id. */
export interface Book {
  chapters: readonly Chapter[];
}

export interface Chapter {
  id: string;
  title: string;
  /** Paragraphs that tell the chapter to a newcomer, before its rules are listed. */
  text: readonly string[];
  rules: readonly Rule[];
}

export interface Rule {
  id: string;
  /** One sentence, in our own words. */
  text: string;
  /** `mix`: rests on other rules, needs no test of its own. `never`: asserted by the fuzzer. */
  mark?: 'mix' | 'never';
}

/**
 * Where a rule is from: the printed book; our ruling on what it leaves open; a difference of its
 * editions; or ours alone.
 */
export type Origin = 'book' | 'ruling' | 'edition' | 'house';

const ORIGINS: Readonly<Record<string, Origin>> = {
  AMB: 'ruling',
  Q: 'ruling',
  D: 'edition',
  HOUSE: 'house',
};

/** It is written into the id: `TA-AMB-3` is a ruling. */
export function originOf(id: string): Origin {
  return ORIGINS[id.split('-')[1] ?? ''] ?? 'book';
}

/**
 * Chapters from their sentences by id. What is marked is the same in every language, so it is said
 * once.
 * @param typeset how text is set in that language, such as what must not begin a line
 */
export function chapterWith(
  marks: Readonly<Record<string, Rule['mark']>>,
  typeset: (text: string) => string = (text) => text,
) {
  return (
    id: string,
    title: string,
    text: readonly string[],
    sentences: Readonly<Record<string, string>>,
  ): Chapter => ({
    id,
    title: typeset(title),
    text: text.map(typeset),
    rules: Object.entries(sentences).map(([rule, sentence]): Rule => {
      const mark = marks[rule];
      return { id: rule, text: typeset(sentence), ...(mark !== undefined && { mark }) };
    }),
  });
}
