// What every game tells of whole random games, to somebody who plays there.
import { checkOptions, type NameOf, seeded, stroll } from '@magehall/engine';
import { games } from '@magehall/games';
import { describe, expect, test } from 'vitest';
import { linesFrom, roundsOf } from './turns.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
const plain: NameOf = (seat) => NAMES[seat];
const toAda: NameOf = Object.assign((seat: number) => NAMES[seat], { you: 0 });

/** What agrees with "you": in English never an s, in French -ez. */
const AGREES = {
  en: (line: string) => !/\byou (?:has|is|goes|[a-z]+(?<!s)s)\b/i.test(line),
  fr: (line: string) =>
    [...line.matchAll(/(?:^|[:;,] )vous (?:ne |l’|n’en )?([\p{L}]+)/giu)].every(([, verb]) =>
      /ez$|^(?:êtes|faites|dites)$/.test(verb),
    ),
};

async function played(id: string) {
  const { game } = await games[id].rules();
  const seats = Math.min(4, game.seats[1]);
  const all = [];
  for (let seed = 1; seed <= 4; seed++) {
    const options = checkOptions(game, { seats });
    all.push([...stroll(game, game.setup(options), seeded(seed), 1500)].map(({ step }) => step));
  }
  return all;
}

describe.each(Object.keys(games))('%s', (id) => {
  test.each(['en', 'fr'] as const)(
    'to the one who plays it says "you", and the verb agrees: %s',
    async (language) => {
      const { words } = await games[id].words[language]();
      const telling = await words.telling();
      let own = 0;
      for (const steps of await played(id))
        for (const { text } of linesFrom(steps, telling, toAda)) {
          if (/\b(?:you|your|vous|votre|vos)\b/i.test(text)) own++;
          expect(text).not.toContain('Ada');
          expect(AGREES[language](text) ? '' : text).toBe('');
        }
      expect(own).toBeGreaterThan(50);
    },
  );

  test('a name that was just said is not said again, and all else is told the same', async () => {
    const telling = await (await games[id].words.en()).words.telling();
    let short = 0;
    for (const steps of await played(id)) {
      const lines = linesFrom(steps, telling, plain);
      for (const [i, { text, first, by }] of lines.entries()) {
        if (/^[a-z]/.test(text)) {
          short++;
          expect(first).toBe(false);
          expect(lines.slice(0, i).findLast((line) => line.first)?.by).toBe(by);
        }
      }
      expect(lines.map(({ after }) => after)).toEqual(
        lines.map(({ after }) => after).toSorted((a, b) => a - b),
      );
      expect(lines.every(({ from, after }) => from <= after)).toBe(true);
    }
    expect(short).toBeGreaterThan(20);
  });

  test('every line stands in its round, and rounds follow each other', async () => {
    const telling = await (await games[id].words.en()).words.telling();
    for (const steps of await played(id)) {
      const rounds = roundsOf(steps, telling, plain);
      const numbers = rounds.flatMap(({ round }) => round ?? []);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      expect(numbers.length).toBeGreaterThan(2);
      for (const { after, lines } of rounds)
        for (const line of lines) expect(line.after).toBeGreaterThanOrEqual(after);
      expect(rounds.every(({ round, begins }) => round === undefined || begins !== '')).toBe(true);
    }
  });
});
