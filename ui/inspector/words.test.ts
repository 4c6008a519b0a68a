/** Every game can be asked about everything, and asks, names and foretells in whole sentences. */
import { checkOptions, type Picked, seeded, stroll } from '@magehall/engine';
import { games } from '@magehall/games';
import { wholes } from '@magehall/games/wholes';
import { describe, expect, test } from 'vitest';

const HOLE = /undefined|NaN|null|\[object/;
const WHOLE = /^[\p{Lu}\d].*[.!?…]$/su;
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
const name = (seat: number) => NAMES[seat];

const TONGUES = Object.keys(games).flatMap((id) =>
  (['en', 'fr'] as const).map((language) => ({ id, language })),
);

describe.each(TONGUES)('$id in $language', ({ id, language }) => {
  /** Random positions of games with few and many seats, each with what is chosen there. */
  async function* positions(every: number) {
    const { game } = await wholes[id]();
    const words = (await games[id].words[language]()).words;
    for (const seats of game.seats)
      for (let seed = 1; seed <= 2; seed++) {
        const start = game.setup(checkOptions(game, { seats }));
        let moment = 0;
        for (const { before, step } of stroll(game, start, seeded(seed), 700))
          if (moment++ % every === 0) yield { game, words, before, step };
      }
  }

  test('every piece has its title and what it does', async () => {
    const missing = new Set<string>();
    for await (const { game, words, before } of positions(97)) {
      const about = await words.about();
      for (const viewer of [0, 1]) {
        const view = game.view(before, viewer);
        for (const thing of game.things(before)) {
          const told = about.of(view, thing, viewer, name);
          const now = told?.now ?? 'Now.';
          const isWhole = told && WHOLE.test(told.what) && WHOLE.test(now) && told.title !== '';
          if (!isWhole || HOLE.test(JSON.stringify(told))) missing.add(thing);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('a rule that is named is in the book', async () => {
    const unknown = new Set<string>();
    for await (const { game, words, before } of positions(211)) {
      const [about, { chapters }] = await Promise.all([words.about(), words.book()]);
      const ids = new Set(chapters.flatMap(({ rules }) => rules.map((rule) => rule.id)));
      for (const thing of game.things(before))
        for (const rule of about.of(game.view(before, 0), thing, 0, name)?.rules ?? [])
          if (!ids.has(rule)) unknown.add(rule);
    }
    expect([...unknown]).toEqual([]);
  });

  test('whatever is picked, the question is whole; every button names its act', async () => {
    const flaws = new Set<string>();
    const check = (sentence: string, fits: RegExp) => {
      if (!fits.test(sentence) || HOLE.test(sentence)) flaws.add(sentence);
    };
    for await (const { game, words, before, step } of positions(5)) {
      expect(words.goal).toMatch(WHOLE);
      check((await words.about()).ends(before), WHOLE);
      check(words.ask(before, name), WHOLE);
      if (step.by < 0) continue;
      const choices = game.choices(before);
      const chosen = step.choice as object;
      check(words.act(before, chosen, name), /^\p{Lu}.*[^.\s]$/u);
      const { follows } = await words.outlook();
      check(follows(before, chosen, name), /^$|^\p{Lu}.*[.!]$/u);
      const touched = game.touches(before, chosen);
      for (let many = 1; many <= touched.length; many++) {
        const pieces = touched.slice(0, many);
        const left = choices.filter((choice) => contains(game.touches(before, choice), pieces));
        const picked: Picked = { pieces, left };
        check(words.ask(before, name, picked), WHOLE);
      }
    }
    expect([...flaws]).toEqual([]);
  });
});

function contains(names: readonly string[], few: readonly string[]): boolean {
  const left = [...names];
  return few.every((piece) => {
    const place = left.indexOf(piece);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
