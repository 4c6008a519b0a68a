/** Every choice of every game can be typed: its own words, shuffled, find it. */
import { checkOptions, seeded, stroll } from '@magehall/engine';
import { games } from '@magehall/games';
import { wholes } from '@magehall/games/wholes';
import { describe, expect, test } from 'vitest';
import { matching } from './typed.ts';

const said = (...sentences: string[]) => sentences.map((text) => ({ text }));
const found = (find: string, also: Record<string, string>, ...sentences: string[]) =>
  matching(said(...sentences), find, also).map(({ text }) => text);

describe('a typed move', () => {
  const SEALS = [
    'Break the Fire 3 seal at gate 3 with Fire 4.',
    'Break the Fire 3 seal at gate 2 with Fire 3.',
    'Break the Water 3 seal at gate 3 with Water 3.',
    'Break the Fire 3 seal at gate 13 with Fire 5.',
  ];

  test('is found by words in any order, each for a word of its own', () => {
    expect(found('break red 3 gate 3', { red: 'fire' }, ...SEALS)).toEqual(SEALS.slice(0, 2));
    expect(found('gate 3 break 3 fire 4', {}, ...SEALS)).toEqual([SEALS[0]]);
    expect(found('fire 3 3 3', {}, ...SEALS)).toEqual([]);
  });

  test('needs no accents, no articles and no whole words', () => {
    const choices = ['Lancer Échange : changer le 3 bleu.', 'Éveiller Métamorphose (4).'];
    expect(found('echange le bleu', {}, ...choices)).toEqual([choices[0]]);
    expect(found('EVEIL metamor', {}, ...choices)).toEqual([choices[1]]);
    expect(found('', {}, ...choices)).toEqual(choices);
  });
});

const TONGUES = Object.keys(games).flatMap((id) =>
  (['en', 'fr'] as const).map((language) => ({ id, language })),
);

test.each(TONGUES)(
  '$id in $language: a sentence, shuffled and in capitals, finds its choice',
  async ({ id, language }) => {
    const { game } = await wholes[id]();
    const { words } = await games[id].words[language]();
    const also = (await words.aloud?.())?.typed ?? {};
    const name = (seat: number) => ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'][seat];
    const roll = seeded(7);
    const start = game.setup(checkOptions(game, { seats: game.seats[0] }));
    let moment = 0;
    let tried = 0;
    for (const { before, step } of stroll(game, start, seeded(5), 900)) {
      if (step.by < 0 || moment++ % 9 !== 0) continue;
      const sentences = said(
        ...game.choices(before).map((choice) => words.choice(before, choice, name)),
      );
      const { text } = sentences[roll(sentences.length)];
      const typed = text.toUpperCase().split(/\s+/).toReversed().join(' ');
      expect(matching(sentences, typed, also).map((one) => one.text)).toContain(text);
      tried++;
    }
    expect(tried).toBeGreaterThan(3);
  },
);
