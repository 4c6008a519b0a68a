import {
  type Book,
  CHANCE,
  checkOptions,
  clashOf,
  seeded,
  stroll,
  type Words,
} from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import type { Choice, Event, State } from '../rules/index.ts';
import { TABLES } from '../rules/laws/tables.ts';
import { EXAMPLES } from '../rules/scenario/examples.ts';
import { game } from '../rules/whole.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { book as englishBook } from './rules.en.ts';
import { book as frenchBook } from './rules.fr.ts';

const name = (seat: number) => ['Ada', 'Bob', 'Cleo', 'Otto'][seat];
const languages: [string, Words<State, Choice, Event>][] = [
  ['English', en],
  ['French', fr],
];

/** Nothing undefined in it, a capital first, a full stop or a question mark last. */
function isSentence(text: string): boolean {
  return /^[A-ZÀ-Ý].*[.?]$/u.test(text) && !/undefined|NaN|\[object/.test(text);
}
function expectSentence(text: string): void {
  expect(isSentence(text) ? '' : text).toBe('');
}

describe.each(languages)('%s', (_language, words) => {
  test('every question, choice and event of whole games is a sentence', async () => {
    const telling = await words.telling();
    const flaws: string[] = [];
    const say = (text: string) => {
      if (!isSentence(text)) flaws.push(text);
    };
    for (const [i, asked] of TABLES.entries())
      for (let seed = 0; seed < 4; seed++) {
        const state = game.setup(checkOptions(game, asked));
        for (const { before, step } of stroll(game, state, seeded(seed * 100 + i), 5000)) {
          say(words.ask(before, name));
          if (step.by !== CHANCE) say(words.choice(before, step.choice as Choice, name));
          for (const event of step.events)
            if (!/^(shifted|turn)$/.test(event.event)) say(telling.event(event, name));
        }
        say(words.ask(state, name));
        expect(await words.text(game.view(state, 0), 0, name)).not.toMatch(/undefined/);
      }
    expect(flaws).toEqual([]);
  });

  test('every piece that can be clicked has a name, and every reason a sentence', async () => {
    const about = await words.about();
    const things = [
      ...Array.from({ length: 23 }, (_, unit) => `unit:${unit}`),
      ...['move', 'change', 'end', 'fool', 'endure', 'keep'].map((go) => `go:${go}`),
      ...['side:0', 'side:1', 'card:fire-A', 'card:water-Kn', 'die:0', 'joker:air', 'sand:6'],
    ];
    for (const thing of things) expect(words.piece(thing, name)).toMatch(/^\S.*\S$/);
    for (const written of Object.values(EXAMPLES)) {
      const state = game.scenario(JSON.stringify({ round: 5, ...written }));
      for (const seat of [0, 1])
        for (const thing of things)
          for (const reason of game.whyNot(state, seat, thing))
            expectSentence(about.why(reason, name));
    }
  });

  test('every option, value, exclusion and part of a score has its words', async () => {
    const options = await words.options();
    for (const [option, spec] of Object.entries(game.options)) {
      expectSentence(options[option].help);
      for (const value of spec.values(4)) expect(options[option].value(value)).toMatch(/\S/);
    }
    for (const { id } of game.exclusions) expectSentence(words.exclusions[id]);
    for (const asked of TABLES) {
      const { scores } = game.outcome(game.setup(checkOptions(game, asked)));
      for (const { part } of scores[0].parts) expect(words.parts[part]).toMatch(/\S/);
      for (const { tie } of scores[0].ties) expect(words.parts[tie]).toMatch(/\S/);
    }
  });

  test('a hidden draw is told without the card', async () => {
    const telling = await words.telling();
    expectSentence(telling.event({ event: 'drew', seat: 0 }, name));
  });

  test('who has no cards is not told to keep them', () => {
    const ending = (hand: readonly string[]) => {
      const state = game.scenario(JSON.stringify({ round: 5, hands: [hand, ['fire-2']] }));
      return words.choice(state, { end: [] }, name);
    };
    expect(ending(['air-K'])).toMatch(/ keep | garder /);
    expect(ending([])).not.toMatch(/ keep | garder /);
    expectSentence(ending([]));
  });

  test('the text says which seats are Automas', async () => {
    const options = { seats: 3, automas: [2] };
    const state = game.scenario(JSON.stringify({ options, first: 2, turn: 0 }));
    const heads = (await words.text(game.view(state, 0), 0, name))
      .split('\n')
      .filter(
        (line) => line.includes(' · ') && [0, 1, 2].some((seat) => line.includes(name(seat))),
      );
    expect(heads.map((line) => line.includes('Automa'))).toEqual([false, false, true]);
  });

  test('the text of a view shows no rival’s card', async () => {
    const { hands } = EXAMPLES['an opening turn under peace'];
    const state = game.scenario(JSON.stringify({ hands }));
    const shown = await words.text(game.view(state, 0), 0, name);
    expect(shown).toContain(words.piece('card:air-K', name));
    expect(shown).not.toContain(words.piece('card:water-Q', name));
  });

  test('a card of one’s own is shown with its full and its small value', async () => {
    const { hands } = EXAMPLES['an opening turn under peace'];
    for (const [half, small] of Object.entries({ up: 7, down: 6 })) {
      const state = game.scenario(JSON.stringify({ hands, options: { half } }));
      const shown = await words.text(game.view(state, 0), 0, name);
      expect(shown).toContain(`${words.piece('card:air-K', name)} 13/${small}`);
    }
  });
});

const rulesOf = (book: Book) => book.chapters.flatMap(({ rules }) => rules);

test('both books have the same rules in the same order, and every sentence differs', async () => {
  expect(await en.book()).toBe(englishBook);
  expect(await fr.book()).toBe(frenchBook);
  const [english, french] = [rulesOf(englishBook), rulesOf(frenchBook)];
  expect(english).toHaveLength(225);
  expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const [i, rule] of english.entries()) {
    expectSentence(rule.text);
    expectSentence(french[i].text);
    expect(french[i].text).not.toBe(rule.text);
  }
});

test('in French a double sign stays with its word', () => {
  const state = game.scenario(JSON.stringify(EXAMPLES['an opening turn under peace']));
  expect(fr.choice(state, { change: true }, name)).toContain('main\u00a0: joker');
  const [first] = rulesOf(frenchBook).filter(({ text }) => text.includes(':'));
  expect(first.text).toContain('\u00a0:');
  for (const { text } of rulesOf(frenchBook)) expect(text).not.toMatch(/ [:;!?»]|« /);
});

test('every rule that a reason rests on is in the book', () => {
  const known = new Set(rulesOf(englishBook).map(({ id }) => id));
  for (const written of Object.values(EXAMPLES)) {
    const state = game.scenario(JSON.stringify({ round: 5, ...written }));
    for (let unit = 0; unit < 23; unit++)
      for (const { rules } of game.whyNot(state, 0, `unit:${unit}`))
        for (const id of rules) expect(known).toContain(id);
  }
});

test('the table’s own exclusions are those the words know', () => {
  const clash = clashOf(game, checkOptions(game, { seats: 2 }));
  expect(clash).toBe(undefined);
  expect(Object.keys(en.exclusions)).toEqual(game.exclusions.map(({ id }) => id));
});
