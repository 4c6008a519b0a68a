import { checkOptions, type Reason, seeded, stroll, type Words } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { boardOf, CARD_NAME, type Choice, type Event, type State } from '../rules/index.ts';
import { game } from '../rules/whole.ts';
import { words as en, table as english } from './en.ts';
import { words as fr, table as french } from './fr.ts';

const name = (seat: number) => ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'][seat];
const languages: [string, Words<State, Choice, Event>][] = [
  ['English', en],
  ['French', fr],
];

/** Holes that a missing word leaves, and what is left of a name that was not translated. */
const HOLE =
  /undefined|NaN|null|\[object|[a-z]+-(fire|water|air|earth|mind)|(red|blue|yellow|green)-\d/;

/** Whether it is a whole sentence: nothing missing, no spaces at the ends, a stop. */
function isWhole(sentence: string): boolean {
  return !HOLE.test(sentence) && /^\S.*[.!?…)]$/s.test(sentence);
}

/** Games of two and five in every circle, step by step. */
function* someGames() {
  for (let circle = 1; circle <= 4; circle++)
    for (const seats of [2, 5]) {
      const options = checkOptions(game, { seats, circle, edition: 'french', mages: 'choose' });
      yield* stroll(game, game.setup(options), seeded(circle * 10 + seats), 900);
    }
}

/** Everything a player could click on. */
function things(state: State): string[] {
  const { spaces } = boardOf(state);
  return [
    ...spaces.map(({ id }) => `space:${id}`),
    ...state.players.flatMap((player, seat) => [
      `seat:${seat}`,
      ...[...player.up, ...player.down].map((card) => `own:${CARD_NAME[card]}`),
    ]),
    'die:red-6',
    'supply:red',
    'give:up',
    'guardian:fire',
    'mage:witch',
  ];
}

describe.each(languages)('%s', (_, words) => {
  test('has a sentence for every choice, event, question and reason of whole games', async () => {
    const [about, telling] = [await words.about(), await words.telling()];
    const broken: string[] = [];
    const speaks = (sentence: string) => {
      if (!isWhole(sentence)) broken.push(sentence);
    };
    let steps = 0;
    for (const { before, step } of someGames()) {
      speaks(words.ask(before, name));
      if (step.by >= 0)
        for (const choice of game.choices(before)) speaks(words.choice(before, choice, name));
      for (const event of step.events) {
        const line = telling.event(event, name);
        if (line !== '') speaks(line);
      }
      if (steps++ % 60 === 0 && step.by >= 0)
        for (const thing of things(before)) {
          if (HOLE.test(words.piece(thing, name))) broken.push(thing);
          for (const seat of [0, 1])
            for (const reason of game.whyNot(before, seat, thing)) speaks(about.why(reason, name));
        }
    }
    expect(broken).toEqual([]);
    expect(steps).toBeGreaterThan(3000);
  });

  test('tells any two choices of a moment apart, and speaks of no place by its id', () => {
    const flaws: string[] = [];
    let moments = 0;
    for (const { before, step } of someGames()) {
      if (step.by < 0 || moments++ % 9 > 0) continue;
      const sentences = game.choices(before).map((choice) => words.choice(before, choice, name));
      const seen = new Set<string>();
      for (const sentence of sentences) {
        if (seen.has(sentence) || /\b\d\.[a-zIMV]|start\d/.test(sentence)) flaws.push(sentence);
        seen.add(sentence);
      }
    }
    expect(flaws).toEqual([]);
    expect(moments).toBeGreaterThan(1000);
  });

  test('draws the dungeon as text, with every space that holds something', async () => {
    const state = game.scenario(
      '{"circle": 4, "seals": {"0.g": "red-2"}, "scrolls": {"3.s6": "synergy-mind"}, "players": [{"dice": ["red-3"], "scrolls": ["growth-air"], "used": ["guardian-mind"]}, {"dice": ["blue-1"]}], "guardians": {"mind": "3.s6"}}',
    );
    const text = await words.text(state, 0, name);
    expect(text).not.toMatch(HOLE);
    for (const part of [words.piece('space:0.g', name), '@Ada', '@Bob'])
      expect(text).toContain(part);
  });

  test('names options, their values and the parts of a score', async () => {
    const options = await words.options();
    for (const [key, spec] of Object.entries(game.options)) {
      expect(options[key].label).toBeTruthy();
      expect(isWhole(options[key].help)).toBe(true);
      for (const value of spec.values(5)) expect(options[key].value(value)).toBeTruthy();
    }
    const [score] = game.outcome(game.setup(checkOptions(game, {}))).scores;
    for (const { part } of score.parts) expect(words.parts[part]).toBeTruthy();
  });
});

test('both languages tell the same rules, 284 of them', async () => {
  const ids = async (words: Words<State, Choice, Event>) =>
    (await words.book()).chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => `${rule.id} ${rule.mark}`),
    );
  expect(await ids(fr)).toEqual(await ids(en));
  expect(new Set(await ids(en)).size).toBe(173 + 2 + 81 + 28);
});

test('FS-D-19, FS-D-20: French has names of its own', () => {
  expect(fr.piece('own:swap-fire', name)).toBe('Inversion du Feu');
  expect(fr.piece('own:change-air', name)).toBe('Transmutation de l’Air');
  expect(fr.piece('mage:warlock', name)).toBe('Envoûteur de l’Outre-Monde');
  expect(en.piece('mage:warlock', name)).toBe('Warlock of the Beyond');
});

test('a reason names what bars the way', async () => {
  const reason: Reason = {
    why: 'out-of-reach',
    rules: ['FS-REACH-1'],
    blame: ['space:2.a', 'space:2.b'],
  };
  expect((await en.about()).why(reason, name)).toBe(
    'Your mage can’t get there: the way is barred at the first door to middle room 3 and further on.',
  );
});

test('a French colon never begins a line', async () => {
  const reason: Reason = { why: 'out-of-reach', rules: ['FS-REACH-1'], blame: ['space:2.g'] };
  expect((await fr.about()).why(reason, name)).toBe(
    'Votre magicien ne peut pas y aller\u00a0: le passage est bloqué au portail 3.',
  );
});

test('dice are counted, by their elements', async () => {
  const event: Event = { event: 'drafted', seat: 0, dice: ['red', 'red', 'blue'] };
  expect((await en.telling()).event(event, name)).toBe('Ada takes 2 Fire and 1 Water.');
  expect((await fr.telling()).event(event, name)).toBe('Ada prend 2 dés de Feu et 1 dé d’Eau.');
});

test('one six is left, two are', () => {
  expect([2, 1].map((sixes) => english.status(9, sixes))).toEqual([
    'Round 9 · 2 sixes left',
    'Round 9 · 1 six left',
  ]);
  expect([2, 1].map((sixes) => french.status(9, sixes))).toEqual([
    'Manche 9 · reste 2 six',
    'Manche 9 · reste 1 six',
  ]);
});
