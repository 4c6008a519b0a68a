/** What hints say. The French is checked complete against this. */
export const en = {
  title: 'What would an archmage do?',
  /** While it is thought about. */
  thinking: 'An archmage is thinking …',
  /** 62 % */
  chance: (percent: number) => `${percent} %`,
  chances: (percent: number) => `${percent} % to win`,
  doIt: 'Do this',
  /** Where no single thing speaks for the best choice. */
  later: 'It pays off only some moves later; no single thing speaks for it.',
  alike: 'The first two are about as good: take the one you like.',
  wins: 'It wins the game.',
  lost: 'The game is all but lost; this gives the most hope.',
  won: 'The game is all but won; nothing here can spoil it.',
  honest: 'From what you can see, and as far as an archmage can tell.',
  offPeople:
    'No hints while you play with other people. After the game, its story tells what would have been better.',
  failed: 'No hint came. Ask once more.',
  again: 'Ask again',
};
export type HintWords = typeof en;
