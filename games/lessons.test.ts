/** Every guided first game is played to its end, whatever the learner may choose at a step. */
import {
  answerTo,
  type Coached,
  checkOptions,
  Guided,
  type Language,
  LEARNER,
  type Lesson,
  type LessonWords,
  type Step,
  seeded,
  stroll,
  type WholeGame,
} from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { wholes } from './wholes.ts';
import { words } from './words.ts';

const GAMES = Object.keys(lessons);
const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** Two short sentences; a card on a phone has no room for more. */
const LONGEST = 160;

/** Words a minute, and minutes to find and press what a step asks for, with what the others do then. */
const SLOW_READER = 150;
const DOING = 0.12;

/** The lesson after these choices; nothing of the script of a step is left over. */
function after(game: WholeGame, lesson: Lesson, choices: readonly unknown[]): Guided {
  const guided = new Guided(game, lesson);
  for (const choice of choices) {
    const name = guided.step?.step;
    expect(guided.choose(choice), `step ${name}`).toBe(true);
    while (guided.goOn());
    expect(guided.left, `what step ${name} leaves of its script`).toBe(0);
  }
  return guided;
}

/** Every way through a lesson: one choice of each step, in all combinations. */
function ways(game: WholeGame, lesson: Lesson): unknown[][] {
  let all: unknown[][] = [[]];
  for (const { step, asks } of lesson.steps) {
    all = all.flatMap((before) => {
      const guided = after(game, lesson, before);
      // A rule that changed would make some of them impossible.
      expect(guided.wanted(), `step ${step}`).toHaveLength(asks.length);
      return guided.wanted().map((choice) => [...before, choice]);
    });
  }
  return all;
}

function sentences(text: string): number {
  return text.match(/[.!?…](?=\s|$)/g)?.length ?? 0;
}

/** All but the greeting, which comes alone. */
function allSaid({ steps, tips, end }: LessonWords): string[] {
  const atSteps = Object.values(steps).flatMap(({ says, does, instead, because = {} }) => [
    ...[says, does, instead],
    ...Object.values(because),
  ]);
  return [...atSteps, ...Object.values(tips), end];
}

test('a pick that was not meant is answered with its own reason, its kind’s, or the step’s', () => {
  const step = {
    says: '',
    does: '',
    instead: 'no',
    because: { 'die:red': 'red', 'unit:': 'unit' },
  };
  expect(answerTo(step, ['pillar:1', 'die:red'])).toBe('red');
  expect(answerTo(step, ['unit:7'])).toBe('unit');
  expect(answerTo(step, ['die:blue'])).toBe('no');
});

describe.each(GAMES)('the first game of %s', (id) => {
  test('leads by eight to fifteen choices to an end that the learner wins', async () => {
    const [{ game }, { lesson }] = await Promise.all([wholes[id](), lessons[id].lesson()]);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(15);
    const all = ways(game, lesson);
    expect(all.length).toBeGreaterThan(0);
    for (const way of all) {
      const { table } = after(game, lesson, way);
      expect(table.over).toBe(true);
      expect(table.outcome(LEARNER).winners).toEqual([LEARNER]);
    }
  });

  test.each(LANGUAGES)(
    'has its words in %s for each step and tip, and no others',
    async (language) => {
      const { lesson, tips } = await lessons[id].lesson();
      const { words } = await lessons[id].words[language]();
      expect(Object.keys(words.steps)).toEqual(lesson.steps.map(({ step }) => step));
      expect(Object.keys(words.tips).sort()).toEqual(tips.map(({ tip }) => tip).sort());
      for (const text of allSaid(words)) {
        expect(sentences(text), text).toBeGreaterThan(0);
        expect(sentences(text), text).toBeLessThanOrEqual(2);
        expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      }
    },
  );

  test.each(LANGUAGES)('in %s takes less than five minutes', async (language) => {
    const { words } = await lessons[id].words[language]();
    const read = Object.values(words.steps).flatMap(({ says, does }) => [says, does]);
    const count = [words.hello, ...read, words.end].join(' ').split(/\s+/).length;
    expect(count / SLOW_READER + Object.keys(words.steps).length * DOING).toBeLessThan(5);
    for (const { does } of Object.values(words.steps)) expect(sentences(does), does).toBe(1);
  });

  test.each(LANGUAGES)(
    'answers in %s only clicks that somebody could make there',
    async (language) => {
      const [{ game }, { lesson }] = await Promise.all([wholes[id](), lessons[id].lesson()]);
      const { words } = await lessons[id].words[language]();
      const done: unknown[] = [];
      for (const { step } of lesson.steps) {
        const guided = after(game, lesson, done);
        const { table } = guided;
        const wanted = guided.wanted().flatMap((choice) => game.touches(table.state, choice));
        const usable = table.choices().flatMap((choice) => game.touches(table.state, choice));
        for (const piece of Object.keys(words.steps[step].because ?? {})) {
          expect(usable, step).toContain(piece);
          expect(wanted, step).not.toContain(piece);
        }
        done.push(guided.wanted()[0]);
      }
    },
  );

  test('stands after a reload where it stood, and at the last sound step if it was changed', async () => {
    const [{ game }, { lesson }] = await Promise.all([wholes[id](), lessons[id].lesson()]);
    const way = ways(game, lesson)[0];
    for (let done = 0; done <= way.length; done++) {
      const made = way.slice(0, done);
      const before = after(game, lesson, made);
      const resumed = new Guided(game, lesson, JSON.parse(JSON.stringify(before.made)));
      expect(resumed.made).toEqual(made);
      expect(resumed.table.log).toEqual(before.table.log);
      expect(resumed.step).toEqual(before.step);
    }
    const changed = new Guided(game, lesson, [...way.slice(0, 2), { no: 'such' }, ...way.slice(3)]);
    expect(changed.made).toEqual(way.slice(0, 2));
  });

  test('takes no choice but those that are asked for', async () => {
    const [{ game }, { lesson }] = await Promise.all([wholes[id](), lessons[id].lesson()]);
    const way = ways(game, lesson)[0];
    for (let done = 0; done < way.length; done++) {
      const guided = after(game, lesson, way.slice(0, done));
      const wanted = guided.wanted();
      const others = guided.table.choices().filter((choice) => !wanted.includes(choice));
      for (const choice of others) expect(guided.choose(choice)).toBe(false);
      expect(guided.done).toBe(done);
    }
  });

  test('has a coach who meets all that it can speak of', async () => {
    const [{ game }, { tips }] = await Promise.all([wholes[id](), lessons[id].lesson()]);
    const missing = new Set(tips.map(({ tip }) => tip));
    for (let seed = 1; seed <= 60 && missing.size > 0; seed++) {
      const options = checkOptions(game, { seats: 2 });
      let news: Step['events'] = [];
      for (const { before, step } of stroll(game, game.setup(options), seeded(seed), 5000)) {
        if (step.by === LEARNER) {
          const view = game.view(before, LEARNER);
          const coached: Coached = { view, viewer: LEARNER, choices: game.choices(before), news };
          for (const { tip, when } of tips) if (when(coached)) missing.delete(tip);
          news = [];
        }
        news = [...news, ...step.events];
      }
    }
    expect([...missing]).toEqual([]);
  });
});

test('the sign of a game says whether it can be learned', async () => {
  for (const [id, { sign }] of Object.entries(words))
    for (const language of LANGUAGES)
      expect((await sign[language]()).sign.lesson ?? false).toBe(Object.hasOwn(lessons, id));
});
