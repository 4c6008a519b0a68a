/** One decision of a person: they look, ask, narrow the list, and choose. */
import { styleText } from 'node:util';
import {
  type NameOf,
  type Seat,
  sure,
  type Table,
  type Telling,
  type Words,
} from '@magehall/engine';
import { findRules, ruleText } from '../rules.ts';
import { chronicle } from '../telling.ts';
import type { Order, Say } from '../words/say.ts';
import { listed, narrow } from './list.ts';
import type { Terminal } from './terminal.ts';
import { readTyped } from './typed.ts';
import { why } from './why.ts';

export interface Sitting {
  table: Table;
  words: Words;
  telling: Telling;
  name: NameOf;
  say: Say;
  terminal: Terminal;
  /** The pieces that anybody can ask about. */
  things: ReadonlySet<string>;
}

export type Decision = { choice: unknown } | { undo: true } | { quit: true };

export async function decide(sitting: Sitting, seat: Seat): Promise<Decision> {
  const { table, words, name, say, terminal } = sitting;
  const view = table.view(seat);
  const choices = table.choices();
  const texts = choices.map((choice) => words.choice(view, choice, name));

  let places = texts.map((_, i) => i);
  const show = (all = false) => {
    terminal.print(listed(texts, places, all, say));
    if (places.length === 1) terminal.print(`  ${say.play.promptOne}`);
  };
  const board = async () => terminal.print(`\n${await words.text(view, seat, name)}\n`);
  const question = () =>
    terminal.print(styleText('bold', `${name(seat)}: ${words.ask(view, name)}`));
  await board();
  question();
  show();

  for (;;) {
    const line = await terminal.ask('> ');
    if (line === undefined) return { quit: true };
    const typed = readTyped(line, say);
    if ('enter' in typed) {
      if (places.length === 1) return { choice: choices[sure(places[0])] };
      places = texts.map((_, i) => i);
      question();
      show();
    } else if ('number' in typed) {
      const choice = choices[typed.number - 1];
      if (choice !== undefined) return { choice };
      terminal.print(say.play.noSuchNumber(choices.length));
    } else if ('words' in typed) {
      const found = refine(texts, places, typed.words);
      if (found.length === 0) terminal.print(say.play.nothingLike(line.trim()));
      else {
        places = found;
        show();
      }
    } else if (typed.order === 'undo') return { undo: true };
    else if (typed.order === 'quit') return { quit: true };
    else if (typed.order === 'all') show(true);
    else if (typed.order === 'board') await board();
    else terminal.print(await inform(typed.order, typed.rest, sitting, seat));
  }
}

/** Among those still listed; if none of them has the words, among all. */
function refine(
  texts: readonly string[],
  places: readonly number[],
  words: readonly string[],
): number[] {
  const found = narrow(texts, words);
  const closer = found.filter((i) => places.includes(i));
  return closer.length > 0 ? closer : found;
}

async function inform(
  order: Exclude<Order, 'undo' | 'quit' | 'all' | 'board'>,
  rest: string,
  sitting: Sitting,
  seat: Seat,
): Promise<string> {
  const { table, words, telling, name, say } = sitting;
  switch (order) {
    case 'help':
      return say.play.help.map((line) => `  ${line}`).join('\n');
    case 'log':
      return chronicle(table.told(seat), telling, name, say).join('\n') || say.play.logEmpty;
    case 'why':
      return why(sitting, seat, rest);
    case 'rules': {
      if (rest === '') return say.play.rulesWhat;
      const found = findRules(await words.book(), rest);
      return found.map(ruleText).join('\n') || say.errors.unknownRule(rest);
    }
  }
}
