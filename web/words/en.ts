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

  /** Instead of a page that can't be shown. */
  trouble: {
    title: 'Something is in the way',
    notFound: 'There is no such table on this device. Perhaps the link is from another one.',
    unreadable: 'This game can’t be read. In the hall you can save it as a file, or remove it.',
    noPage: 'This link leads nowhere.',
    noGame: 'This Magehall does not have that game.',
  },

  /** Said at the head of any page. */
  notices: {
    label: 'Notices',
    elsewhere: 'This game went on in another tab; here is how it stands.',
    removed:
      'This game was removed from this device, perhaps in another tab. You can play on, but save it as a file before you leave.',
    bot: 'The bot could not think; it made a plain choice instead.',
    linked: 'The link is copied.',
    coachOff: 'No more tips. The menu of the table brings them back.',
    file: 'This file can’t be opened.',
    update: 'A new Magehall is ready.',
    store:
      'This browser lets nothing be kept (private window, no space left, or an older Magehall in another tab). You can play, but save the game as a file before you leave.',
    full: 'There is no space left on this device. The game goes on, but save it as a file before you leave.',
    updateNow: 'Load it',
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
};
export type HallWords = typeof en;
