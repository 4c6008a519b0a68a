/** What the story of a game says. The French is checked complete against this. */
import type { Award } from '@magehall/bots/story';

interface AwardWords {
  title: string;
  /** Who, and how much in per cent, where it has a measure. */
  says: (name: string, percent: number) => string;
}

const awards: Record<Award['award'], AwardWords> = {
  lucky: {
    title: 'Darling of the dice',
    says: (name, percent) => `Chance gave ${name} ${percent} % more than the average.`,
  },
  defiant: {
    title: 'Against the dice',
    says: (name, percent) => `${name} won though chance took ${-percent} %.`,
  },
  comeback: {
    title: 'Back from the brink',
    says: (name, percent) => `${name} won after being down to ${percent} %.`,
  },
  ruler: { title: 'Firm hand', says: (name) => `${name} led nearly all the way.` },
  steady: { title: 'Steady mind', says: (name) => `${name} gave away the least by choices.` },
  keen: { title: 'Keen eye', says: (name) => `${name} found what was hardest to find.` },
  thriller: {
    title: 'Open to the end',
    says: () => 'Shortly before the end nobody could tell who would win.',
  },
};

export const en = {
  title: 'The story of this game',
  telling: 'An archmage goes through the game …',
  failed: 'The story could not be told.',
  again: 'Try again',
  percent: (n: number) => `${n} %`,
  /** Beyond the average: +12 %, −4 %. */
  more: (n: number) => (n > 0 ? `+${n} %` : n < 0 ? `−${-n} %` : '0 %'),
  curve: {
    title: 'Chances to win',
    /** What the drawing says to whoever can't see it. */
    seat: (name: string, first: number, last: number) =>
      `${name} begins with ${first} % and ends with ${last} %.`,
    help: 'Slide along the curve to read it; “Show it” opens the table as it was then.',
    table: 'The same in numbers',
    moment: 'Moment',
    step: (n: number) => `Step ${n}`,
    end: 'End',
  },
  turns: {
    title: 'Where it turned',
    none: 'It went its way without sharp turns.',
    lead: (name: string) => `From here on ${name} was ahead.`,
    thrown: (name: string, worth: string) => `Chance spoke: ${worth} for ${name}.`,
    found: (name: string) => `${name} found the one strong choice.`,
    foundHelp: (percent: number, other: number) =>
      `${percent} % with it, ${other} % with the next best.`,
    missed: (name: string) => `A crossroads for ${name}.`,
    ask: 'What would have been better?',
    better: (choice: string, before: number, after: number) =>
      `${choice} It would have kept ${before} %; it became ${after} %.`,
    why: (name: string, sentence: string) => `An archmage would have told ${name}: “${sentence}”`,
    show: 'Show it',
  },
  luck: {
    title: 'Luck of the dice',
    help: 'What rolls and draws brought each player, against the average of what might have come. In points of chance to win.',
    none: 'Chance was even-handed.',
  },
  awards: { title: 'To be remembered', of: awards },
  honest: (judge: string) =>
    `As far as an archmage can tell, from what each player could see then. Judge ${judge}.`,
  anew: 'Tell it anew',
};
export type StoryWords = typeof en;
