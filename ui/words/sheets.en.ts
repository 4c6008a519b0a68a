/** What the sheets over the table say. The French is checked complete against this. */
export const en = {
  dice: {
    title: 'Dice',
    sealed: (seal: string) => `Dice sealed ${seal}`,
    /** How often each face fell. */
    fell: (kind: string) => `How the ${kind} fell`,
    expected: (n: string) => `On average each face falls ${n} times.`,
    none: 'No die has been rolled yet.',
    noneAtAll: 'No die was rolled in this game.',
    /** Cards, tiles, who begins: chance that is no die. */
    drawn: (n: number) =>
      n === 1
        ? 'One more thing was drawn by chance, sealed like the dice.'
        : `${n} more things were drawn by chance, sealed like the dice.`,
    check: 'Check the dice',
    notYet: 'The secret is opened when the game ends; then every roll can be checked.',
  },

  chronicle: {
    byStandin: '(stand-in)',
    empty: 'Nothing has happened yet.',
    /** The part before the first round. */
    laidOut: 'The table is laid',
    sinceTurn: 'Since your turn',
    sinceStart: 'So far',
    /** Where there is no room for what happened: how much that was. */
    happened: (n: number, since: string) => `${since}: ${n === 1 ? '1 step' : `${n} steps`}`,
  },

  curtain: {
    call: (name: string) => `${name}, take the chair`,
    text: 'The others look away; what you hold is shown when you are ready.',
    lift: 'I am ready',
  },

  inspector: {
    title: 'What it is',
    goal: 'What you play for',
    ends: 'How long it goes on',
    usable: 'You can use this now.',
    rule: (id: string) => `Rule ${id}`,
  },

  position: {
    title: 'How things stand',
    asked: 'What is asked',
    ends: 'What ends the game',
    has: (name: string, points: number) =>
      `${name}: ${points === 1 ? '1 point' : `${points} points`}`,
  },

  choices: {
    title: 'Your choices in words',
    find: 'Find a choice',
  },

  score: {
    title: 'The score',
    place: (n: number) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`,
    total: 'Total',
    look: 'Look at the table',
    story: 'The story',
  },

  replay: {
    branch: 'A branch: what if?',
    branchBack: 'Back to the real game',
    watch: 'Replay',
    title: 'Replay',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    first: 'To the start',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step on',
    last: 'To the end',
    leave: 'Back to the game',
    whatIf: 'What if?',
    whatIfHelp: 'Go on from here in a branch; the game itself stays as it is.',
    whenOver: '“What if?” and links come when the game is over: until then hands are secret.',
    link: 'Copy a link to this moment',
    linkByHand: 'This browser does not let the page copy. Copy the link yourself:',
  },

  victory: {
    ahead: (points: number, lead: number, rival: string) =>
      `${points} ${points === 1 ? 'point' : 'points'}, ${lead} more than ${rival}.`,
    /** Equal points; what is counted then stands before the two numbers. */
    tie: (what: string, own: number, others: number) =>
      `Level on points. What decides: ${what.toLowerCase()}, ${own} to ${others}.`,
    level: (points: number) =>
      `Nobody is ahead: ${points} ${points === 1 ? 'point' : 'points'} each.`,
    outright: 'The game was won before the points could decide it.',
  },

  /** Why a choice can't be taken back. */
  noUndo: {
    nothing: 'There is nothing to take back.',
    answered: 'Somebody has moved since your last choice, so it stays.',
    rolled: 'Dice or cards have fallen since your last choice, so it stays.',
    revealed: 'Your last choice revealed something hidden, so it stays.',
    over: 'The game is over.',
  },

  ending: {
    curve: 'Points by round',
    all: (names: string) => `${names} led from the first round to the last.`,
    end: (names: string) => `${names} took the lead only at the very end.`,
    ahead: (names: string, round: number) =>
      `${names} took the lead in round ${round} and kept it.`,
    /** Before a line of the chronicle. */
    best: (points: number) =>
      points === 1 ? 'The most at once, 1 point:' : `The most at once, ${points} points:`,
    luck: 'How the dice fell',
    fell: {
      low: 'far lower than expected',
      lower: 'lower than expected',
      fair: 'as expected',
      higher: 'higher than expected',
      high: 'far higher than expected',
    },
    dice: (n: number, mean: string, expected: string) =>
      `${n === 1 ? '1 die' : `${n} dice`}, ${mean} on average instead of ${expected}`,
  },

  menu: {
    save: 'Save this game as a file',
    title: 'Menu',
    theme: 'Theme',
    themes: { auto: 'as the device', dark: 'night', light: 'parchment' } as Record<string, string>,
    language: 'Language',
    motion: 'Motion',
    speeds: { '0': 'off', '0.5': 'slow', '1': 'normal', '2': 'fast' } as Record<string, string>,
    pace: 'Rivals’ turns',
    paces: { slow: 'slow', normal: 'normal', fast: 'fast', wait: 'wait for me' } as Record<
      string,
      string
    >,
    sound: 'Sound',
    on: 'on',
    off: 'off',
    keys: 'Keys',
  },

  keys: {
    title: 'Keys',
    list: [
      ['Tab', 'to the next thing that can be used'],
      ['← → ↑ ↓', 'to the piece that lies that way'],
      ['Enter', 'choose the piece; on a chosen one, the golden button'],
      ['Space', 'choose the piece, or let go of it'],
      ['Escape', 'step back'],
      ['L', 'the choices in words'],
      ['I', 'what would an archmage do?'],
      ['U', 'take back'],
      ['C', 'the chronicle'],
      ['R', 'replay; there ← → step, Home and End jump, Space plays'],
      ['S', 'how things stand, in words; there ↑ ↓ go from part to part'],
      ['H', 'hurry the bots'],
      ['?', 'these keys'],
    ] as [string, string][],
  },
};
export type SheetWords = typeof en;
