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
