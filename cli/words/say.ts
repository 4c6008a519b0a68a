/** What the command line itself says: one value of this type per language. */
import type { Checked } from '@magehall/dealer/receipt';
import type { Language, NoUndo, Trouble } from '@magehall/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type CommandName =
  | 'serve'
  | 'play'
  | 'simulate'
  | 'ladder'
  | 'learn'
  | 'puzzles'
  | 'replay'
  | 'verify'
  | 'protocol'
  | 'rules'
  | 'new';

interface CommandHelp {
  /** After `magehall `. */
  usage: string;
  /** One line in the list of commands. */
  short: string;
  /** A paragraph or two. */
  about: string[];
  /** A sentence for every flag. */
  flags: Record<string, string>;
  examples: string[];
}

export interface Say {
  language: Language;
  /** What is wrong with a file or its dice. */
  trouble(trouble: Trouble): string;
  help: {
    about: string;
    usage: string;
    commands: string;
    flags: string;
    examples: string;
    more: string;
    exits: string[];
    common: Record<string, string>;
    of: Record<CommandName, CommandHelp>;
  };
  errors: {
    unknownCommand(name: string, commands: readonly string[]): string;
    unknownGame(name: string, games: readonly string[]): string;
    unknownFlag(flag: string, flags: readonly string[]): string;
    flagNeedsValue(flag: string): string;
    flagTakesNoValue(flag: string): string;
    tooFewWords: string;
    tooManyWords(word: string): string;
    number(flag: string, least: number, most: number, text: string): string;
    language(text: string): string;
    seats(game: string, fewest: number, most: number): string;
    optionForm(text: string): string;
    unknownOption(game: string, option: string, options: readonly string[]): string;
    optionValue(option: string, value: string, values: readonly string[]): string;
    exclusion(why: string): string;
    unknownPlayer(name: string, players: readonly string[]): string;
    playersCount(given: number, seats: number): string;
    tooManyBots(given: number, seats: number): string;
    namesCount(given: number, people: number): string;
    noFile(path: string): string;
    cantWrite(path: string): string;
    noSecret: string;
    noStep(last: number): string;
    unknownRule(words: string): string;
    notTogether(one: string, other: string): string;
    noWords(game: string): string;
    noJudgement(game: string): string;
    pairForm(text: string): string;
    gameName(name: string): string;
    gameTaken(name: string): string;
    seeHelp(command: string): string;
  };
  serve: {
    building: string;
    notBuilt: (why: string) => string;
    at: (address: string) => string;
    friends: (addresses: readonly string[]) => string;
    kept: (folder: string) => string;
    unlisted: (proxy: string) => string;
    cannot: (host: string, port: number, why: string) => string;
  };
  simulate: { unit: string; interrupted(games: number, asked: number): string };
  learn: { written(path: string): string };
  newGame(id: string, prefix: string): readonly string[];
  verify: {
    legal(entries: number): string;
    unfair(why: string): string;
    unfinished: string;
    /** Of a receipt: what it says of the file, and what it says where that is not so. */
    receipt: Readonly<Record<keyof Checked, readonly [holds: string, not: string]>>;
    noReceipt(path: string): string;
    fell(rolls: string, counts: readonly number[], expected: string): string;
  };
  play: {
    /** Of people who gave none. */
    names: readonly string[];
    welcome(title: string): string;
    hint: string;
    promise(commitment: string): string;
    narrowed(words: string, count: number): string;
    more(hidden: number): string;
    promptOne: string;
    nothingLike(words: string): string;
    noSuchNumber(count: number): string;
    handOver(name: string): string;
    help: readonly string[];
    noUndo: Record<NoUndo, string>;
    undone: string;
    whyWhat: string;
    whyNothing(piece: string): string;
    whyNot(piece: string, reasons: string): string;
    unknownPiece(text: string): string;
    logEmpty: string;
    stopped: string;
    saved(path: string): string;
    over: string;
    winner(name: string): string;
    team(names: string): string;
    winners(names: string): string;
    nobodyWon: string;
    rulesWhat: string;
    /** What may be typed at the table, in small letters and without accents. */
    typed: Record<Order, readonly string[]>;
  };
  replay: { stands(step: number, last: number): string; standin: string };
}

/** What can be asked for at the table, besides a choice. */
export type Order = 'undo' | 'help' | 'why' | 'log' | 'rules' | 'board' | 'all' | 'quit';

const LANGUAGES: Readonly<Record<Language, Say>> = { en, fr };

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

export function sayIn(language: Language): Say {
  return LANGUAGES[language];
}
