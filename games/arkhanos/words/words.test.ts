import { checkOptions, type Game, seeded, stroll, type Words } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { type Choice, DIE_NAMES, type Event, SPELLS, type State } from '../rules/index.ts';
import { game } from '../rules/whole.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

type OurWords = Words<State, Choice, Event>;
const languages: [string, OurWords][] = [
  ['English', en],
  ['French', fr],
];
const name = (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat];
const options = checkOptions(game as Game, { seats: 4 });
const walk = (seed: number) => stroll(game, game.setup(options), seeded(seed), game.bound(options));
const broken = /undefined|NaN|null|\[object|\bnone\b| {2}/;

describe.each(languages)('in %s', (_, words) => {
  test('every choice has a sentence of its own', () => {
    for (let seed = 1; seed <= 6; seed++)
      for (const { before } of walk(seed)) {
        if (game.waitingFor(before) < 0) continue;
        const sentences = game.choices(before).map((choice) => words.choice(before, choice, name));
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const sentence of sentences) {
          expect(sentence).not.toMatch(broken);
          expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
        }
      }
  });

  test('TA-AMB-1: building in the last free meeple is warned of', () => {
    const written = (book: object) => ({
      table: ['yellow-1', 'pink-2', 'pink-3'],
      pool: Array(5).fill('blue-6'),
      towers: { central: { floor: 3 }, outer3: { floor: 2 } },
      players: [{ supply: { apprentice: 2 }, book }],
    });
    const warned = (book: object) => {
      const state = game.scenario(JSON.stringify(written(book)));
      game.apply(state, { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'apprentice' });
      const build: Choice = { build: 'central', meeple: 'apprentice' };
      return words.choice(state, build, name).endsWith('!');
    };
    expect([warned({}), warned({ flip: 'apprentice' })]).toEqual([true, false]);
  });

  test('every event is told, or is not worth a line', async () => {
    const telling = await words.telling();
    const silent = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      for (const { step } of walk(seed))
        for (const event of step.events) {
          const sentence = telling.event(event, name);
          if (sentence === '') silent.add(event.event);
          else expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
          expect(sentence).not.toMatch(broken);
        }
    expect(silent).toEqual(new Set(['drew', 'returned', 'rolled', 'turn']));
  });

  test('a roll is one line that names every die', async () => {
    const telling = await words.telling();
    let rolls = 0;
    for (const { step, after } of walk(7)) {
      const rolled = step.events.find(({ event }) => event === 'rolled');
      if (!rolled) continue;
      const line = telling.event(rolled, name);
      const faces = after.table.map((die) => `${((die - 1) % 6) + 1}`).sort();
      const isLast = after.drawn.length === 0;
      expect(line.match(/\d/g)?.sort() ?? []).toEqual(isLast ? faces : []);
      if (isLast) rolls++;
    }
    expect(rolls).toBe(8);
  });

  test('every question is said to the one who is asked', () => {
    for (const { before } of walk(3)) {
      const question = words.ask(before, name);
      expect(question).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(question).not.toContain(name(Math.max(0, game.waitingFor(before))));
    }
  });

  test('what is picked for another position changes no question', () => {
    const stale = { pieces: ['die:yellow-1', 'spell:flip'], left: [] };
    for (const { before } of walk(8))
      expect(words.ask(before, name, stale)).toBe(words.ask(before, name));
  });

  test('what was cast for the next die is told until that die is placed', async () => {
    const telling = await words.telling();
    const told = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      for (const { before } of walk(seed)) {
        const seat = game.waitingFor(before);
        if (seat < 0) continue;
        const question = words.ask(before, name);
        const shifted = telling.event({ event: 'shifted', seat, by: before.shift }, name);
        const morphed = telling.event({ event: 'morphed', seat }, name);
        const places = game.choices(before).some((choice) => 'place' in choice);
        expect(question.includes(shifted)).toBe(places && before.shift > 0);
        expect(question.includes(morphed)).toBe(places && before.morph);
        if (places && before.shift > 0) told.add('shifted');
        if (places && before.morph) told.add('morphed');
      }
    expect(told.size).toBe(2);
  });

  test('what follows says "you" to the one it is about', async () => {
    const { follows } = await words.outlook();
    const told = new Set<string>();
    for (const { before } of stroll(
      game,
      game.setup(checkOptions(game, { seats: 2 })),
      seeded(3),
      40,
    )) {
      const you = game.waitingFor(before);
      if (you < 0) continue;
      const toYou = Object.assign((seat: number) => name(seat), { you });
      for (const choice of game.choices(before))
        if ('place' in choice) told.add(follows(before, choice, toYou));
    }
    const leads = [...told].filter((sentence) => /lead|mène|menez/.test(sentence));
    expect(leads.length).toBeGreaterThan(1);
    expect(leads.some((sentence) => /You then lead |Vous menez alors/.test(sentence))).toBe(true);
  });

  test('every reason is a sentence', async () => {
    const about = await words.about();
    const things = [
      ...DIE_NAMES.slice(1).map((die) => `die:${die}`),
      ...SPELLS.map((spell) => `spell:${spell}`),
      ...['tower:outer1', 'tower:central', 'pillar:outer2.build', 'pillar:central.2'],
      ...['meeple:master', 'go:end', 'go:on', 'pool:1', 'pool:10', 'die:yellow-1+tower:outer2'],
    ];
    for (const { before } of walk(5))
      for (const thing of things)
        for (const reason of game.whyNot(before, 0, thing)) {
          const sentence = about.why(reason, name);
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
          expect(sentence).not.toMatch(broken);
        }
  });

  test('every piece, part, tie-break and option has a name', async () => {
    for (const { before } of walk(2))
      if (game.waitingFor(before) >= 0)
        for (const choice of game.choices(before))
          for (const thing of game.touches(before, choice))
            expect(words.piece(thing, name)).not.toMatch(/undefined|:/);
    const { scores } = game.outcome([...walk(1)].at(-1)?.after as State);
    for (const { parts, ties } of scores) {
      for (const { part } of parts) expect(words.parts[part]).toBeTruthy();
      for (const { tie } of ties) expect(words.parts[tie]).toBeTruthy();
    }
    const called = await words.options();
    for (const [option, spec] of Object.entries(game.options))
      for (const value of spec.values(4)) expect(called[option].value(value)).toBeTruthy();
  });

  test('the table fits a terminal of 100 columns, and shows every die', async () => {
    for (const { after } of walk(4)) {
      const lines = (await words.text(after, 0, name)).split('\n');
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
      expect(lines.join('\n').match(/\[\p{Lu}\d\]/gu) ?? []).toHaveLength(after.table.length);
    }
  });

  test('the book has a hundred rules and fifty-four rulings', async () => {
    const book = await words.book();
    const rules = book.chapters.flatMap((chapter) => chapter.rules);
    const rulings = rules.filter(({ id }) => id.startsWith('TA-AMB'));
    expect([rules.length - rulings.length, rulings.length]).toEqual([100, 54]);
    expect(new Set(rules.map(({ text }) => text)).size).toBe(154);
  });
});
