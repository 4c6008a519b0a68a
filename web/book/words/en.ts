export const en = {
  title: (game: string) => `The rules of ${game}`,
  back: 'Back',
  quick: 'Quick start',
  quickLead: 'Five minutes, and you can play. All the rest is there to be looked up.',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word, a spell, a rule',
  found: (places: number) =>
    places === 0 ? 'Nothing found.' : places === 1 ? '1 place' : `${places} places`,
  print: 'Print',
  oneByOne: 'Rule by rule',
  exactly: 'Exactly',
  exactlyWhat: (rulings: number) =>
    rulings === 0
      ? 'the number of each rule'
      : `the number of each rule, and ${rulings === 1 ? 'one ruling' : `${rulings} rulings`}`,
  /** Where a rule is from, if not from the printed book. */
  origins: { book: '', ruling: 'our ruling', edition: 'editions', house: 'our own rule' },
  ours: 'Ours, not the printed game’s:',
  tryIt: 'Try it',
  again: 'Once more',
  done: 'This is what follows:',
  inWords: (choices: number) => `${choices} choices, in words`,
  looks: (things: number) => `${things} in all: each has a page`,
  whole: 'The whole book',
  before: 'Previous',
  after: 'Next',
  rulesOnIt: 'The rules on it',
  unknown: 'The book has no such place. Here is its beginning.',
  beside: {
    heading: 'Rules',
    title: (game: string) => `Rules of ${game}`,
    close: 'Close the rules',
    otherSide: 'To the other side',
  },
};
export type BookSayings = typeof en;
