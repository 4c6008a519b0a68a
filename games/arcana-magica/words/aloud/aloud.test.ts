/** Who only hears the armies knows them: from the words alone the position is put together again. */
import { checkOptions, seeded, stroll } from '@magehall/engine';
import { expect, test } from 'vitest';
import { MANA, NONE, seatsOf, TOKENS, UNITS } from '../../rules/index.ts';
import { TABLES } from '../../rules/laws/tables.ts';
import { game } from '../../rules/whole.ts';
import { words as en } from '../en.ts';
import { words as fr } from '../fr.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const name = (seat: number) => NAMES[seat];

function* positions() {
  for (const [i, asked] of TABLES.entries()) {
    let moment = 0;
    const start = game.setup(checkOptions(game, asked));
    for (const { after } of stroll(game, start, seeded(i + 1), 1500))
      if (moment++ % 41 === 0) yield game.view(after, 0);
  }
}

const units = new Map(UNITS.map((_, unit) => [en.piece(`unit:${unit}`, name), unit]));
const cards = new Map(MANA.map(({ id }, card) => [en.piece(`card:${id}`, name), card]));
const numbers = (lines: readonly string[], of: ReadonlyMap<string, number>) =>
  lines.flatMap((line) => of.get(line.split(', ')[0]) ?? []);

test('from the parts that S reads', async () => {
  const aloud = await en.aloud?.();
  for (const view of positions()) {
    const parts = aloud?.parts({ view, viewer: 0 }, name) ?? [];
    const lines = (begins: string) =>
      parts.find(({ title }) => title.startsWith(begins))?.lines ?? [];
    expect(numbers(lines('Your mana'), cards)).toEqual(view.hands[0]);
    const owners = (side: number) => seatsOf(view, side).map(name).join(' and ');
    for (const [side, line] of view.armies.entries()) {
      expect(numbers(lines(`${owners(side)}’s army`), units)).toEqual(line);
      expect(numbers(lines(`Trophies of ${owners(side)}`), units)).toEqual(view.trophies[side]);
    }
    const gallery = lines('Shadow Gallery')
      .slice(0, view.gallery.length)
      .map((line) => units.get(line.split(', ')[0].replace(/^\d+: /, '')) ?? NONE);
    expect(gallery).toEqual(view.gallery);
    const { scores } = game.outcome(view);
    for (let seat = 0; seat < view.agreed.seats; seat++) {
      const own = parts.find(({ title }) => title === name(seat))?.lines ?? [];
      expect(Number.parseInt(own[0], 10)).toBe(scores[seat].total);
      if (!view.agreed.automas.includes(seat))
        expect(Number.parseInt(own[1], 10)).toBe(view.hands[seat].length);
      expect(own.some((line) => line.startsWith('first player'))).toBe(view.first === seat);
    }
    const taken = lines('Armageddon').slice(0, TOKENS.length);
    expect(taken.map((line) => !line.includes('open'))).toEqual(
      view.tokens.map((side) => side !== NONE),
    );
    const attack = view.stack.findLast((frame) => frame.frame === 'attack');
    if (attack?.frame !== 'attack' || attack.dice.length === 0) continue;
    const dice = parts.find(({ title }) => title.includes(' attacks '))?.lines ?? [];
    expect(dice.slice(0, -1).map((line) => Number(/d(\d+)/.exec(line)?.[1]))).toEqual(attack.dice);
    const faces = dice.slice(0, -1).map((line) => {
      const shown = /d\d+, ([\d+ ]+)/.exec(line)?.[1].trim();
      return shown ? shown.split(' + ').map(Number) : [];
    });
    expect(faces).toEqual(attack.faces);
    expect(Number.parseInt(dice.at(-1) ?? '', 10)).toBe(attack.rerolls);
  }
});

test('French tells as many parts and lines, none with a hole', async () => {
  const [english, french] = await Promise.all([en.aloud?.(), fr.aloud?.()]);
  for (const view of positions()) {
    const seen = { view, viewer: 0 };
    const parts = french?.parts(seen, name) ?? [];
    expect(parts.map(({ lines }) => lines.length)).toEqual(
      english?.parts(seen, name).map(({ lines }) => lines.length),
    );
    expect(JSON.stringify(parts)).not.toMatch(/undefined|NaN|null|\[object/);
  }
});
