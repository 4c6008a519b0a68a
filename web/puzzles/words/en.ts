/** What puzzles say. The French is checked complete against this. */
export const en = {
  title: 'Puzzles',
  about:
    'Positions from games of archmages. One choice is far better than all others, and it is not the one that catches the eye.',
  toHall: 'To the hall',
  daily: 'Puzzle of the day',
  dailyTo: (game: string) => `A position of ${game}.`,
  solve: 'Solve it',
  solvedToday: 'Solved today. Another one comes tomorrow.',
  /** Nothing is made on the fly, and it says so. */
  repeated: (day: string) => `You solved it on ${day}. It comes round again.`,
  comesRound: (all: number) =>
    `${all} puzzles came with this hall, without a network too; then they come round again.`,
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  number: (n: number) => `Puzzle ${n}`,
  solvedNumber: (n: number) => `Puzzle ${n}, solved`,
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  none: 'There is no such puzzle.',
  note: (n: number, all: number) => `Puzzle ${n} of ${all}`,
  task: 'One choice is far better than all others, and not the one that catches the eye. Find it.',
  panel: 'The puzzle',
  wrong: 'There is a far better one.',
  wrongKnown: (percent: number) => `An archmage gives it ${percent} %. There is a far better one.`,
  wrongObvious: (percent: number) =>
    `It catches the eye, but an archmage gives it ${percent} % only. There is a far better one.`,
  right: (percent: number, next: number) =>
    `That is it! An archmage gives it ${percent} %, and ${next} % to the next best.`,
  shown: (choice: string) => `An archmage would do this: ${choice}`,
  why: 'Why:',
  showAnswer: 'The answer',
  next: 'Next',
  nextPuzzle: 'Next puzzle',
  all: 'All puzzles',
  playOn: 'Or play on from here.',
  judged: (looks: string, judge: string) =>
    `Each checked twice by a search of ${looks} positions. Judge ${judge}.`,
};
export type PuzzleWords = typeof en;
