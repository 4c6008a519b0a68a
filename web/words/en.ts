/** What the hall and the pages beside it say. The French is checked complete against this. */
export const en = {
  motto: 'Three games of wizards and dice',

  hall: {
    players: (fewest: number, most: number, minutes: number) =>
      `${fewest}–${most} mages · about ${minutes} min`,
    playNow: 'Play now',
    playNowHelp: 'A good first game: you against one bot',
    setTable: 'Set the table',
    rules: 'Rules',
    shelf: 'Your games',
    shelfEmpty: 'Games you play here are kept on this device. The first one is two clicks away.',
    goOn: 'Go on',
    yourTurn: 'Your turn',
    won: (name: string) => `${name} won`,
    replay: 'Replay',
    export: 'Save as a file',
    import: 'Open a game file',
    remove: 'Remove',
    removeSure: (title: string) => `Remove this game of ${title}? It can't be brought back.`,
    removeYes: 'Remove it',
    removeNo: 'Keep it',
    fair: 'Dice sealed before the game, opened after it',
    bots: 'Bots: novice, adept, archmage',
    noAccount: 'No account, nothing leaves this device',
  },

  newTable: {
    title: (game: string) => `Set the table: ${game}`,
    seats: 'Who plays',
    seat: (n: number) => `Seat ${n}`,
    person: 'A person here',
    bot: (level: string) => `Bot: ${level}`,
    levels: { novice: 'novice', adept: 'adept', archmage: 'archmage' } as Record<string, string>,
    automa: 'Automa',
    name: 'Name',
    /** A seat is called after its familiar until somebody says otherwise. */
    names: ['Owl', 'Cat', 'Snake', 'Raven', 'Toad'],
    add: 'Add a seat',
    drop: 'Take this seat away',
    options: 'Options',
    first: 'A good first game',
    start: 'Start the game',
  },

  book: {
    title: (game: string) => `The rules of ${game}`,
    back: 'Back',
  },
};
export type HallWords = typeof en;
