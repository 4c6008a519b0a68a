import { sentenceFor } from '@magehall/engine';
import { en as troubles } from '@magehall/engine/troubles/en';
import type { Say } from './say.ts';

const list = (words: readonly string[]): string => words.join(', ');

export const en: Say = {
  language: 'en',
  trouble: (trouble) => sentenceFor(trouble, troubles),
  help: {
    about: 'Magehall: three games of wizards and dice. This is what can be done from the terminal.',
    usage: 'Usage: magehall COMMAND …',
    commands: 'Commands:',
    flags: 'Options:',
    examples: 'For example:',
    more: 'magehall COMMAND --help tells more about one of them.',
    exits: [
      'Exit codes: 0 all went well; 1 the thing that was checked is wrong, or a file can’t be read;',
      '2 the command was not understood; 130 it was stopped with Ctrl-C before it was done.',
    ],
    common: {
      lang: 'The language of the answers: en or fr. Without it, the terminal’s own.',
      help: 'Shows this page.',
    },
    of: {
      serve: {
        usage:
          'serve [--port N] [--host NAME] [--data FOLDER | --database ADDRESS] [--url ADDRESS]',
        short: 'opens the hall in the browser',
        about: [
          'Serves the hall: the page where the games are played. It builds the page if that is needed, and prints the address.',
          'With --database several of them, on one machine or many, are one hall: the same tables, whichever of them answers. A password need not be typed: MAGEHALL_DATABASE can hold the address, or MAGEHALL_DATABASE_FILE name a file with it.',
        ],
        flags: {
          port: 'The port to listen on; 4317 without it, 0 for any that is free.',
          host: 'Where to listen; localhost without it. 0.0.0.0 lets other machines in.',
          data: 'Where tables on line are kept; without it where this system keeps such things.',
          database:
            'The PostgreSQL where tables on line are kept instead, such as postgres://user@machine/hall.',
          url: 'The address under which others see it, if it stands behind another server.',
        },
        examples: ['magehall serve', 'magehall serve --port 8080 --host 0.0.0.0'],
      },
      play: {
        usage: 'play GAME [--seats N] [--bots a,b] [--names A,B] [--options a=b,c=d]',
        short: 'plays a game here, in the terminal',
        about: [
          'Plays a game in this terminal. The choices are listed in words and numbered: type a number to choose, or some words to narrow the list. Type help at the table for the rest: undo, why a piece can’t be used, the log, the rules.',
          'Several people can share the screen; where a game has secrets, the screen is cleared before it is handed over. The dice are fair dice: with --save the game is kept as a file that magehall verify can check.',
        ],
        flags: {
          seats: 'How many play.',
          bots: 'Who plays the last seats: random, novice, adept or archmage for each. The first seats are for people.',
          names: 'What the people are called, in the order of their seats.',
          options: 'Options of the game, such as first=0. Several values of one: a=b+c.',
          save: 'The file to keep the game in. If it is there already, that game goes on.',
        },
        examples: [
          'magehall play arkhanos',
          'magehall play arkhanos --seats 3 --bots novice,adept',
          'magehall play arkhanos --save evening.json',
        ],
      },
      simulate: {
        usage:
          'simulate GAME [--seats N] [--games K] [--bots a,b,…] [--seed S] [--json | --report]',
        short: 'plays many games by itself and counts',
        about: [
          'Plays many games on all cores, and says how long they were, who won, and what was met. The same seed gives the same figures, however many cores there are. Seat 0 plays first unless --options says otherwise.',
          'Progress goes to the standard error, the figures to the standard output. Ctrl-C stops early and reports the games that were finished.',
        ],
        flags: {
          seats: 'How many play: by default the fewest the game allows.',
          games: 'How many games: 1000 if nothing is said.',
          bots: 'Who plays, seat by seat, or one for all: random, novice, adept or archmage; random if nothing is said.',
          seed: 'A whole number from which all dice follow: 1 if nothing is said.',
          options: 'Options of the game, such as first=random. Several values of one: a=b+c.',
          json: 'Prints all figures as one JSON object.',
          report: 'Prints a page of Markdown with all figures, in English.',
        },
        examples: [
          'magehall simulate arkhanos --seats 4 --games 10000',
          'magehall simulate arkhanos --seats 3 --report > balance.md',
        ],
      },
      ladder: {
        usage: 'ladder GAME [--games N] [--seats N] [--pairs a:b,…] [--seed S] [--json]',
        short: 'lets the bots play each other and counts',
        about: [
          'Lets all levels of bots play each other, on all cores. In each pair the first sits alone, in every seat in turn with the same dice, and the second has all other seats. It says how often the first won, with a 95 % interval, and with two seats also Elo ratings.',
          'Levels think by count and not by the clock, so the same command gives the same figures on any machine. A full ladder takes an hour or more. Ctrl-C stops early and reports the games that were finished.',
        ],
        flags: {
          games: 'How many games a pair: 200 if nothing is said.',
          seats: 'How many play: two if nothing is said.',
          pairs:
            'Who meets whom, such as archmage:adept. With @ a level looks at another number of positions a decision: archmage@8000:archmage@4000. In Arcana Magica the second may be automa. Without it, every level meets every weaker one.',
          seed: 'A whole number from which all games follow: 1 if nothing is said.',
          options: 'Options of the game, such as scoring=warlock. Several values of one: a=b+c.',
          json: 'Prints all figures as one JSON object.',
        },
        examples: [
          'magehall ladder arkhanos --games 20',
          'magehall ladder arcana-magica --pairs archmage:adept,archmage:automa',
        ],
      },
      learn: {
        usage: 'learn GAME [--games N] [--rounds N] [--trials N] [--seed S] [--dry]',
        short: 'teaches the bots of a game by self-play',
        about: [
          'Plays a game against itself on all cores and fits the weights of its judgement, so that they foretell the winners best. Each round plays with the weights of the one before. The result is written to the game’s judgement.weights.json, with how it came about.',
        ],
        flags: {
          games: 'How many games a round: 400 if nothing is said.',
          rounds: 'How many rounds: 3 if nothing is said.',
          trials:
            'Then each weight is tried greater, smaller and at nothing in a match of so many games, and what clearly wins is kept. No trials if nothing is said.',
          seed: 'A whole number from which all games follow: 1 if nothing is said.',
          dry: 'Prints the weights and leaves the file as it is.',
        },
        examples: [
          'magehall learn arkhanos --games 1000',
          'magehall learn arkhanos --rounds 0 --trials 200 --dry',
        ],
      },
      puzzles: {
        usage: 'puzzles GAME [--games N] [--count N] [--seats N] [--seed S] [--dry]',
        short: 'finds puzzles in games of archmages',
        about: [
          'Lets archmages play on all cores and looks for positions in which one choice is far better than all others and not the one that looks best; two long searches check each. The farthest ahead are kept, kinds of answers in turn, and written to the game’s puzzles.json. The same seed and games give the same puzzles on any machine.',
        ],
        flags: {
          games: 'How many games are searched: 40 if nothing is said.',
          count: 'How many puzzles are kept at most: 20 if nothing is said.',
          seats: 'How many play; without it the fewest, then one more, and so on.',
          seed: 'A whole number from which all games follow: 1 if nothing is said.',
          dry: 'Prints the puzzles and leaves the file as it is.',
        },
        examples: ['magehall puzzles arkhanos', 'magehall puzzles arkhanos --games 5 --dry'],
      },
      replay: {
        usage: 'replay FILE [--at N]',
        short: 'tells a recorded game step by step',
        about: [
          'Tells a recorded game in words, each step with its number, and shows how it stands at the end, or after step N.',
        ],
        flags: { at: 'Stop after so many steps; 0 is the beginning.' },
        examples: ['magehall replay evening.json', 'magehall replay evening.json --at 12'],
      },
      verify: {
        usage: 'verify FILE [--receipt FILE] [--draws]',
        short: 'checks the dice of a finished game',
        about: [
          'Computes every roll and every draw of a finished game again from the secret that was promised before it began, and plays the log by the rules. If something is wrong it says which entry, and the exit code is 1.',
        ],
        flags: {
          receipt: 'What your page kept of a table on line: compares it with the file.',
          draws: 'Prints each draw’s number and odds instead, for a verifier of your own.',
        },
        examples: [
          'magehall verify evening.json',
          'magehall verify evening.json --receipt receipt.json',
        ],
      },
      protocol: {
        usage: 'protocol GAME',
        short: 'lets a program play, by lines of JSON',
        about: [
          'Reads one JSON object a line from the standard input and answers each with one line on the standard output, so that a program in any language can play a game or test it. docs/protocol.md tells the commands.',
        ],
        flags: {},
        examples: ['echo \'{"do":"hello"}\' | magehall protocol arkhanos'],
      },
      rules: {
        usage: 'rules GAME [ID or WORDS]',
        short: 'shows the rules of a game',
        about: [
          'Shows the rules of a game, chapter by chapter; with the id of a rule or some words, only the rules that match.',
        ],
        flags: {},
        examples: ['magehall rules arkhanos', 'magehall rules arkhanos tower'],
      },
      new: {
        usage: 'new NAME',
        short: 'lays out a new game to make your own of',
        about: [
          'Lays out a folder in games/ with the smallest complete game: rules, words in two languages, a table and tests. It is in the hall at once, and every part of it is yours to change. CONTRIBUTING.md tells how to go on.',
        ],
        flags: {},
        examples: ['magehall new my-game'],
      },
    },
  },
  errors: {
    unknownCommand: (name, commands) =>
      `There is no command "${name}". There are: ${list(commands)}.`,
    unknownGame: (name, games) => `There is no game "${name}". There are: ${list(games)}.`,
    unknownFlag: (flag, flags) =>
      `There is no option ${flag} here. There are: ${list(flags.map((name) => `--${name}`))}.`,
    flagNeedsValue: (flag) => `--${flag} needs a value after it.`,
    flagTakesNoValue: (flag) => `--${flag} stands alone, without a value.`,
    tooFewWords: 'Something is missing after the command’s name.',
    tooManyWords: (word) => `"${word}" is one word too many.`,
    number: (flag, least, most, text) =>
      `--${flag} is a whole number from ${least} to ${most}, not "${text}".`,
    language: (text) => `--lang can be en or fr, not "${text}".`,
    seats: (game, fewest, most) => `${game} is for ${fewest} to ${most} seats.`,
    optionForm: (text) => `--options is written name=value,name=value; "${text}" is not.`,
    unknownOption: (game, option, options) =>
      `${game} has no option "${option}". It has: ${list(options)}.`,
    optionValue: (option, value, values) =>
      `Option "${option}" can be ${list(values)}, not "${value}".`,
    exclusion: (why) => `These options don’t go together. ${why}`,
    unknownPlayer: (name, players) => `No bot is called "${name}". There are: ${list(players)}.`,
    playersCount: (given, seats) =>
      `--bots names ${given} players, but there are ${seats} seats: name one for each, or one for all.`,
    tooManyBots: (given, seats) =>
      `--bots names ${given} players, but there are ${seats} seats, and one is yours.`,
    namesCount: (given, people) => `--names has ${given} names for ${people} people.`,
    noFile: (path) => `The file ${path} can’t be read.`,
    cantWrite: (path) => `The file ${path} can’t be written.`,
    noSecret:
      'This game was not rolled with dice of this table, so it can’t go on here; magehall replay shows it.',
    noStep: (last) => `This game has steps 0 to ${last}.`,
    unknownRule: (words) => `No rule speaks of "${words}".`,
    notTogether: (one, other) => `--${one} and --${other} can’t be had together.`,
    noWords: (game) => `${game} has no words to be played with.`,
    noJudgement: (game) => `${game} has no judgement, so there is nothing to learn.`,
    pairForm: (text) =>
      `--pairs is written archmage:adept,adept@1000:novice, the number being positions to look at; "${text}" is not.`,
    gameName: (name) =>
      `"${name}" can’t be the name of a game. Use small letters, with hyphens between words, such as my-game.`,
    gameTaken: (name) => `There is something called "${name}" here already. Take another name.`,
    seeHelp: (command) => `magehall ${command} --help tells how it is used.`,
  },
  serve: {
    building: 'Building the page …',
    notBuilt: (why) => `The page could not be built. ${why}`.trim(),
    at: (address) => `Magehall is open at ${address}`,
    friends: (addresses) => `Friends can come in at ${addresses.join(' or ')}`,
    kept: (folder) => `Tables on line are kept in ${folder}`,
    unlisted: (proxy) =>
      `${proxy} says where requests come from, but MAGEHALL_PROXY does not list it: its word is not taken.`,
    cannot: (host, port, why) =>
      why === 'EADDRINUSE'
        ? `Port ${port} is taken. Another Magehall may be running; --port picks another one.`
        : `Magehall can't listen on ${host}, port ${port} (${why}).`,
  },
  simulate: {
    unit: 'games',
    interrupted: (games, asked) => `Stopped after ${games} of ${asked} games.`,
  },
  newGame: (id, prefix) => [
    `games/${id} is laid out, and in the hall. Its rules begin with ${prefix}-.`,
    `In the terminal:  npx magehall play ${id}`,
    'In the browser:   npm start',
    `Try its rules:    npm run check -- games/${id}`,
    'Its lock file:    npm run lock',
    'How to go on:     CONTRIBUTING.md',
  ],
  learn: { written: (path) => `Written to ${path}.` },
  verify: {
    legal: (entries) => `All ${entries} entries keep the rules.`,
    unfair: (why) => `Something is wrong. ${why}`,
    unfinished: 'The log stops before the game is over.',
    receipt: {
      table: ['The receipt is of this table.', 'The receipt is of another table.'],
      commitment: [
        'The secret is the one that was sealed before you sat down.',
        'The secret is another one than was sealed when you sat down.',
      ],
      own: [
        'The chance that you added is in the dice.',
        'The chance that you added is not in the dice.',
      ],
      others: [
        'What the others added is what they had sealed before it was opened.',
        'Somebody’s part was changed after it was sealed.',
      ],
    },
    noReceipt: (path) => `${path} is no receipt.`,
    fell: (rolls, counts, expected) =>
      `  ${rolls} fell ${counts.join(', ')} times, lowest first; about ${expected} each was to be expected.`,
  },
  play: {
    names: ['Alba', 'Brann', 'Circe', 'Dario', 'Edda'],
    welcome: (title) => `Welcome to ${title}.`,
    hint: 'Type a number to choose, words to narrow the list, or help.',
    promise: (commitment) => `The dice are promised: SHA-256 of their secret is ${commitment}.`,
    narrowed: (words, count) => `With "${words}": ${count}. Enter shows all again.`,
    more: (hidden) => `… and ${hidden} more: type words to narrow the list, or all.`,
    promptOne: 'Enter takes it.',
    nothingLike: (words) => `No choice and no command matches "${words}".`,
    noSuchNumber: (count) => `The choices are numbered 1 to ${count}.`,
    handOver: (name) => `Hand the screen to ${name}, who then presses Enter.`,
    help: [
      'a number     makes that choice',
      'some words   narrow the list to the choices that have them all',
      'Enter        shows the whole list again, or takes the only choice left',
      'all          lists every choice, however many there are',
      'undo         takes back your last choice, as long as nothing was rolled or revealed since',
      'why PIECE    says why a piece can’t be used now',
      'log          tells what has happened so far',
      'rules WORDS  finds rules by their id or their words',
      'board        draws the table again',
      'quit         leaves the game',
    ],
    noUndo: {
      nothing: 'There is nothing to take back.',
      answered: 'Somebody has moved since your last choice, so it stays.',
      rolled: 'Chance has decided something since your last choice, so it stays.',
      revealed: 'Your last choice brought something hidden to light, so it stays.',
      over: 'The game is over.',
    },
    undone: 'Taken back.',
    whyWhat: 'Why what? Name a piece, such as:',
    whyNot: (piece, reasons) => `${piece}: ${reasons}`,
    whyNothing: (piece) => `Nothing speaks against it: ${piece} can be used now.`,
    unknownPiece: (text) => `No piece is called "${text}". Some that are:`,
    logEmpty: 'Nothing has happened yet.',
    stopped: 'The game stops here.',
    saved: (path) => `It is kept in ${path}.`,
    over: 'The game is over.',
    winner: (name) => `${name} wins.`,
    team: (names) => `The team of ${names} wins.`,
    winners: (names) => `${names} share the victory.`,
    nobodyWon: 'Nobody won.',
    rulesWhat: 'Which rules? Type rules and a word of them, or their id.',
    typed: {
      undo: ['undo', 'u'],
      help: ['help', '?'],
      why: ['why'],
      log: ['log'],
      rules: ['rules', 'rule'],
      board: ['board'],
      all: ['all'],
      quit: ['quit', 'exit', 'q'],
    },
  },
  replay: {
    stands: (step, last) => `After step ${step} of ${last}:`,
    standin: '(stand-in)',
  },
};
