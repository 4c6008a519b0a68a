// What somebody is told when they are asked again, in whole random games of every game.
import { CHANCE, checkOptions, type NameOf, seeded, stroll } from '@magehall/engine';
import { games } from '@magehall/games';
import { describe, expect, test } from 'vitest';
import { newest, since } from './since.ts';
import { linesFrom } from './turns.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
const toAda: NameOf = Object.assign((seat: number) => NAMES[seat], { you: 0 });

async function* questions(id: string) {
  const { game } = await games[id].rules();
  const telling = await (await games[id].words.en()).words.telling();
  for (let seed = 1; seed <= 3; seed++) {
    const options = checkOptions(game, { seats: 3 });
    const steps = [...stroll(game, game.setup(options), seeded(seed), 900)].map(({ step }) => step);
    for (const [i, { by }] of steps.entries())
      if (by === 0) yield { steps: steps.slice(0, i), telling };
  }
}

describe.each(Object.keys(games))('%s', (id) => {
  test('it begins after one’s own last choice, and leaves nothing out that others did', async () => {
    let told = 0;
    for await (const { steps, telling } of questions(id)) {
      const last = steps.findLastIndex(({ by }) => by === 0);
      const first = steps.findIndex(({ by }) => by >= 0);
      const rivals = steps.slice(last + 1).some(({ by }) => by > 0);
      const news = since(steps, telling, toAda, 0);
      if (!rivals) continue;
      const all = linesFrom(steps, telling, toAda, last < 0 ? first : last + 1);
      const theirs = all.filter(({ by }) => by > 0).map(({ text }) => text);
      expect(news?.lines.map(({ text }) => text) ?? []).toEqual(expect.arrayContaining(theirs));
      expect(news?.fromTheStart ?? last < 0).toBe(last < 0);
      for (const line of news?.lines ?? []) expect(line.after).toBeGreaterThan(last);
      if (theirs.length > 0) told++;
    }
    expect(told).toBeGreaterThan(10);
  });

  test('within one’s own turn there is nothing to tell', async () => {
    let within = 0;
    for await (const { steps, telling } of questions(id)) {
      if (steps.at(-1)?.by !== 0) continue;
      const news = since(steps, telling, toAda, 0);
      // But for what one's own choice brought upon oneself.
      if (news) expect(news.lines.every(({ befell }) => befell.includes(0))).toBe(true);
      within++;
    }
    expect(within).toBeGreaterThan(0);
  });

  test('what befell one is said as one’s own', async () => {
    let befell = 0;
    for await (const { steps, telling } of questions(id))
      for (const line of since(steps, telling, toAda, 0)?.befell ?? []) {
        expect(line.whole).toMatch(/\byou(?:r|rself)?\b/i);
        expect(line.whole).not.toContain('Ada');
        befell++;
      }
    expect(befell).toBeGreaterThan(0);
  });

  test('the newest move is told whole, with who made it', async () => {
    let named = 0;
    for await (const { steps, telling } of questions(id)) {
      const by = steps.findLast((step) => step.by !== CHANCE)?.by ?? CHANCE;
      const text = newest(steps, telling, toAda);
      if (by > 0 && text.startsWith(NAMES[by])) named++;
    }
    expect(named).toBeGreaterThan(5);
  });
});

test('a turn that could not be taken is told with its reason', async () => {
  const telling = await (await games['five-seals'].words.en()).words.telling();
  const stuck = { event: 'stuck', seat: 0, dice: ['red-2'], gaveUp: false, shutIn: false };
  const steps = [
    { by: 0, choice: {}, events: [] },
    { by: 1, choice: {}, events: [stuck] },
  ];
  const news = since(steps, telling, toAda, 0);
  expect(news?.befell.map(({ text }) => text)).toEqual([
    'You find no seal that gives way to Fire 2.',
  ]);
});
