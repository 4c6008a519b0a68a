/** What the house itself says. The French is checked complete against this. */
export const en = {
  language: 'en' as 'en' | 'fr',
  house: 'Magehall',
  /** 'Magehall · The Towers of Arkhanos' */
  pageTitle: (title: string) => `${title} · Magehall`,

  table: {
    board: 'The board',
    tray: 'Your side of the table',
    rivals: 'The others',
    chronicle: 'Chronicle',
    choices: (n: number) => (n === 1 ? '1 choice' : `${n} choices`),
    close: 'Close',
    /** What Enter does now, for ears. */
    enter: (act: string) => `Enter: ${act}.`,
    /** At a screen that several share. */
    asks: (name: string, question: string) => `${name}: ${question}`,
    undo: 'Take back',
    undone: 'Taken back.',
    thinking: (name: string) => `${name} is thinking …`,
    rolling: 'The dice are rolling …',
    hurry: 'Hurry',
    /** The rival's next step, where it waits for you. */
    next: 'Next step',
    hint: 'What would an archmage do?',
    rules: 'Rules',
    /** Behind a reason: opens the book at its rule. */
    rule: 'the rule',
    menu: 'Menu',
    turn: (name: string) => `${name}’s turn`,
    toMove: 'to move',
    you: 'You',
    yourMove: 'it’s your turn',
    /** Their place in the order of turns. */
    order: (n: number) => `${['first', 'second', 'third', 'fourth', 'fifth'][n - 1]} in turn`,
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    cantNow: 'This can’t be used now.',
    notYourTurn: (name: string) => `It is ${name}’s turn.`,
    winner: (name: string) => `${name} wins`,
    team: (names: string) => `The team of ${names} wins`,
    winners: (names: string) => `${names} share the victory`,
    again: 'Play again',
    dice: 'Dice',
    keys: 'Keys',
    toHall: 'To the hall',
  },

  unexpected: 'Something went wrong here. The game itself is kept; load the page again to go on.',
};
export type HouseWords = typeof en;
