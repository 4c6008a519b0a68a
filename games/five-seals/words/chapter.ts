/** A chapter of the rules from its sentences by id; the marks are the same in every language. */
import type { Chapter, Rule } from '@magehall/engine';

/** Cases that cannot come up on our boards, or only in games that mix more circles than two. */
const MARKS: Readonly<Record<string, Rule['mark']>> = {
  'FS-Q-1': 'never',
  'FS-Q-2': 'never',
  'FS-Q-43': 'never',
  'FS-Q-48': 'mix',
  'FS-Q-49': 'mix',
};

export function chapter(
  id: string,
  title: string,
  text: readonly string[],
  sentences: Readonly<Record<string, string>>,
): Chapter {
  const rules = Object.entries(sentences).map(([rule, sentence]): Rule => {
    const mark = MARKS[rule];
    return mark === undefined ? { id: rule, text: sentence } : { id: rule, text: sentence, mark };
  });
  return { id, title, text, rules };
}
