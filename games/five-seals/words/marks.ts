/** What the book of rules says in every language: which rules are marked. */
import { chapterWith } from '@magehall/engine';

/** Cases that cannot come up on our boards, or only in games that mix more circles than two. */
export const chapter = chapterWith({
  'FS-Q-1': 'never',
  'FS-Q-2': 'never',
  'FS-Q-43': 'never',
  'FS-Q-48': 'mix',
  'FS-Q-49': 'mix',
});
