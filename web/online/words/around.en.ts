/** What is said around tables on line: of those in the hall, before a game and after it. */
export const en = {
  /** Tables in the hall. */
  cards: {
    mine: 'Your tables',
    open: 'Open tables',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    filling: (free: number) => (free === 1 ? '1 seat is free' : `${free} seats are free`),
    paused: 'Paused',
    sealing: 'The dice are being sealed …',
    free: 'Free',
    over: 'Finished',
    goOn: 'Go on',
    look: 'Look',
    replay: 'Replay',
    sit: 'Sit down',
    more: 'Show more',
  },

  /** Where a table stands, and on what terms. */
  terms: {
    where: 'Where',
    whereHelp: 'Friends on line sit down by a link, each at a device of their own.',
    here: 'On this device',
    online: 'On line with friends',
    you: 'You',
    friend: 'A friend on line',
    pace: 'Pace',
    paces: {
      live: 'Now: 1 min a choice + 10 min',
      quick: 'Quick: 20 s a choice + 3 min',
      day: 'Over days: a day a choice',
      week: 'Over days: a week a choice',
      none: 'No clock',
    },
    who: 'Who may sit down',
    link: 'Whoever has the link',
    listed: 'Anyone in the hall',
    watchers: 'Who may watch',
    watchersYes: 'Anyone with the link',
    watchersNo: 'Nobody',
    standin: 'Who plays for somebody absent',
    make: 'Make the table',
  },

  /** Before a game begins. */
  room: {
    title: (game: string) => `A table of ${game}`,
    seats: 'Seats',
    name: 'Your name',
    sit: 'Sit down',
    sitFirst: 'Take the first free seat',
    sitHelp: 'Or choose your seat below.',
    here: 'Sit here',
    sitHere: (seat: number) => `Sit here, in seat ${seat}`,
    leave: 'Stand up',
    invite: 'Invite friends',
    inviteHelp: 'Send them this link. Sitting down takes a name and a click.',
    link: 'The link',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyByHand: 'Select the link and copy it.',
    qr: 'The link as a picture, for a phone’s camera',
    newLink: 'Make a new link',
    oldVoid: 'The old link is void now.',
    onlyHere:
      'Friends can’t open this link: this hall is open to this computer only. Stop it, and start it with npm start -- --host 0.0.0.0; then the link works in your network.',
    waits: 'The game begins when every seat is taken.',
    sealing: 'All are seated. The dice are being sealed by everyone …',
    sealingAgain: (times: number) =>
      times === 1
        ? 'Somebody did not open their seal in time. All seal again.'
        : `Somebody did not open their seal in time, ${times} times now. All seal again.`,
    watching: (n: number) => (n === 1 ? '1 watches' : `${n} watch`),
    taken: 'All seats are taken.',
    watch: 'You are watching.',
  },

  orders: {
    title: 'If I am asked in another’s turn',
    ask: 'Ask me',
    standin: 'Let the stand-in answer',
    help: 'From the next question on. Only you see this.',
    kept: 'Kept.',
  },

  receipt: {
    title: 'Your receipt for the dice',
    none: 'This device has no receipt for this table: you sat down on another, or watched.',
    when: 'Once the game is over, your receipt proves that these are the dice sealed at the start.',
    commitment: 'The secret is the one that was sealed before you sat down.',
    otherCommitment: 'The secret is another one than was sealed when you sat down.',
    own: 'The chance that you added is in the dice.',
    notOwn: 'The chance that you added is not in the dice.',
    others: 'What the others added is what they had sealed before it was opened.',
    notOthers: 'Somebody’s part was changed after it was sealed.',
    fair: (draws: number) => `All ${draws} rolls and draws follow from it.`,
    unfair: 'Not all rolls follow from it.',
    cant: 'It can’t prove that whoever runs the hall did not look at hidden hands.',
    save: 'Save the receipt',
    elsewhere: 'Saved as a file, it lets magehall verify check the saved game on any computer.',
  },

  move: {
    open: 'Invite friends to take these seats',
    title: 'Play on with friends',
    text: 'The game goes on on line, from here, with newly sealed dice. The other people’s seats are free for your friends. This copy stays on your device.',
    yes: 'Move it on line',
  },

  /** This page and the hall are of different releases. */
  release: {
    old: 'The hall has a newer Magehall than this page.',
    oldStill:
      'This page and the hall are of different releases, even after loading again. Ask whoever runs the hall. What you decided is kept.',
    reload: 'Load it again',
  },

  /** Table talk, once it is open. */
  talk: {
    players: 'Players',
    watchers: 'Watchers',
    who: 'Who is here',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    hide: 'Hide this line',
    hidden: 'This line was hidden.',
    mute: (name: string) => `Don’t show what ${name} says`,
    unmute: (name: string) => `Show what ${name} says`,
    muted: 'Somebody you don’t listen to said something.',
    notes: 'Your notes',
    notesHelp: 'Only you see them.',
    kept: 'Kept.',
    together: 'Together',
    takeBack: 'Ask to take the last step back',
    pause: 'Ask for a pause',
    resume: 'Ask to go on',
    end: 'Ask to end the game',
    resign: 'Give up',
    resignSure: 'Give up this game?',
    resignTwo: 'The other wins.',
    resignMore: 'A stand-in plays on for you, and you are placed last.',
    resignYes: 'Give up',
    resignNo: 'Play on',
  },

  /** What somebody at the table should answer or know. */
  votes: {
    'take-back': (name: string, steps: number) =>
      `${name} asks to take back ${steps === 1 ? 'the last step' : `the last ${steps} steps`}.`,
    pause: (name: string) => `${name} asks for a pause.`,
    resume: (name: string) => `${name} asks to go on.`,
    end: (name: string) => `${name} asks to end the game as it stands.`,
    agree: 'Agree',
    no: 'No',
    waits: (names: string) => `Waiting for ${names}.`,
    carried: 'Withdraw',
  },

  banner: {
    warned: 'Your time is up. Choose soon, or a stand-in plays for you.',
    standin: 'You were away, so a stand-in plays for you.',
    seatBack: 'Give me my seat back',
    away: (steps: number) => `While you were away: ${steps} steps.`,
    watch: 'Watch them',
    paused: 'The table is paused.',
    resume: 'Ask to go on',
    next: 'The table is set again.',
    goNext: 'Sit down there',
  },
};
export type AroundWords = typeof en;
