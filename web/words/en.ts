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
    learn: 'Learn in 5 minutes',
    learnOn: 'Go on learning',
    puzzles: 'Puzzles',
    shelf: 'Your games',
    shelfEmpty: 'Games you play here are kept on this device. “Play now” starts the first one.',
    goOn: 'Go on',
    yourTurn: 'Your turn',
    botsTurn: 'A bot’s turn',
    against: (names: string) => `against ${names}`,
    won: (name: string) => `${name} won`,
    replay: 'Replay',
    export: 'Save as a file',
    import: 'Open a game file',
    remove: 'Remove',
    removeSure: (title: string) => `Remove this game of ${title}? It can’t be brought back.`,
    removeYes: 'Remove it',
    removeNo: 'Keep it',
    fair: 'Dice sealed before the game, opened after it',
    bots: 'Bots: novice, adept, archmage',
    noAccount: 'No account; games on this device stay there',
    offline: 'Ready to be played offline',
    find: 'Find a game or a player',
    noneFound: 'No game like that',
    shown: (shown: number, of: number) =>
      shown === of ? `${of} ${of === 1 ? 'game' : 'games'}` : `${shown} of ${of} games`,
    more: 'Show more',
    unreadable: 'A game that can’t be read',
    unreadableWhy:
      'It is damaged, or made for another Magehall. You can save it as a file, or remove it.',
    removeUnreadable: 'Remove this game? It can’t be brought back.',
  },

  /** Many games at once. */
  cleanUp: {
    title: 'Clean up',
    which: 'Finished games',
    ages: {
      all: 'All of them',
      month: 'Those older than a month',
      year: 'Those older than a year',
    },
    sure: (games: number) =>
      games === 1
        ? 'Remove 1 finished game? It can’t be brought back.'
        : `Remove ${games} finished games? They can’t be brought back.`,
    none: 'There are none of these.',
    yes: 'Remove them',
    no: 'Keep them',
  },

  /** Who sits at a table. */
  players: {
    levels: { novice: 'novice', adept: 'adept', archmage: 'archmage' } as Record<string, string>,
    automa: 'Automa',
    /** A seat is called after its familiar until somebody says otherwise. */
    names: ['Owl', 'Cat', 'Snake', 'Raven', 'Toad'],
  },
};
export type HallWords = typeof en;
