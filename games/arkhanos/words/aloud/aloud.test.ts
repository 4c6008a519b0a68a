/** Who only hears the table knows it: from the words alone the position is put together again. */
import { checkOptions, type Game, seeded, stroll } from '@magehall/engine';
import { expect, test } from 'vitest';
import { DIE_NAMES, KIND_NAMES, SPELLS, type State, TOWERS } from '../../rules/index.ts';
import { game } from '../../rules/whole.ts';
import { words as en } from '../en.ts';
import { words as fr } from '../fr.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const name = (seat: number) => NAMES[seat];

function* positions() {
  for (const seats of game.seats) {
    const options = checkOptions(game as Game, { seats });
    let moment = 0;
    for (const { after } of stroll(game, game.setup(options), seeded(seats), game.bound(options)))
      if (moment++ % 7 === 0) yield after;
  }
}

/** What a pillar holds: `yellow-3 as 4 Ada master`. */
function heard(held: string): string {
  if (held === 'empty') return '';
  const [, colour, face] = /the (\w+) (\d)/.exec(held) ?? [];
  const [, as] = / as a (\d)/.exec(held) ?? [];
  const [, who, kind] = /(\w+)’s (apprentice|master)/.exec(held) ?? [];
  return [colour && `${colour}-${face}`, as && `as ${as}`, who, kind].filter(Boolean).join(' ');
}
function stands(die: number, as: number, meeple: number): string {
  const face = ((die - 1) % 6) + 1;
  return [
    die > 0 && DIE_NAMES[die],
    die > 0 && as > 0 && as !== face && `as ${as}`,
    meeple > 0 && name((meeple - 1) >> 1),
    meeple > 0 && KIND_NAMES[2 - (meeple & 1)],
  ]
    .filter(Boolean)
    .join(' ');
}

const SPELL = ['Manipulate', 'Shift', 'Flip', 'Morph', 'Exchange', 'Swap'];

test('from the parts that S reads', async () => {
  const aloud = await en.aloud?.();
  for (const view of positions()) {
    const parts = new Map(
      aloud?.parts({ view, viewer: 1 }, name).map(({ title, lines }) => [title, lines]),
    );
    const lines = (title: string) => parts.get(title) ?? [];
    const dice = (title: string) =>
      lines(title).flatMap((line) => {
        const [, colour, face] = /the (\w+) (\d)$/.exec(line) ?? [];
        return colour ? [`${colour}-${face}`] : [];
      });
    expect(dice('Dice on the table')).toEqual(view.table.map((die) => DIE_NAMES[die]));
    expect(dice('Mana pool')).toEqual(view.pool.map((die) => DIE_NAMES[die]));
    for (let seat = 0; seat < view.seats; seat++) expectSeat(view, seat, lines(name(seat)));
    for (const [i, tower] of ['west', 'north', 'east', 'central'].entries())
      expectTower(view, i, lines(`The ${tower} tower`));
    const bag = lines('The bag and the tiles').join(' ');
    if (view.first >= 0) expect(bag).toContain(`${name(view.first)} holds the bag.`);
    const [, ...counts] = /(\d+) yellow, (\d+) pink, (\d+) purple, (\d+) blue/.exec(bag) ?? [];
    expect(counts.map(Number)).toEqual(view.bag);
  }
});

function expectSeat(view: State, seat: number, lines: readonly string[]): void {
  const [points, supply, ...spells] = lines;
  expect(Number.parseInt(points, 10)).toBe(game.outcome(view).scores[seat].total);
  const [, apprentices, masters] = /: (\d+) appr.*, (\d+) mast/.exec(supply) ?? [];
  expect([apprentices, masters].map(Number)).toEqual([view.apprentices[seat], view.masters[seat]]);
  const book = SPELLS.map((_, i) => {
    const on = spells.find((line) => line.startsWith(SPELL[i]));
    return on === undefined ? 0 : on.includes('the master') ? 2 : 1;
  });
  expect(book).toEqual(view.book.slice(seat * 6, seat * 6 + 6));
}

function expectTower(view: State, tower: number, [top, ...rest]: readonly string[]): void {
  const floor = Number(/floor (\d+)/.exec(top)?.[1] ?? 0);
  const closed = tower !== 3 && view.tiles[tower] === 0;
  expect(floor).toBe(closed ? 0 : view.floors[tower]);
  const covered = view.below[tower].length / 4;
  const pillars = rest.slice(0, rest.length - covered).map((line) => heard(line.split(': ')[1]));
  const told = [0, 1, 2].map((place) => {
    const at = tower * 3 + place;
    return stands(view.dice[at], tower === 3 ? 0 : view.as[at], view.meeples[at]);
  });
  expect(pillars).toEqual(floor === 0 ? [] : told);
  const below = rest.slice(rest.length - covered).map((line) =>
    line
      .split(': ')[1]
      .split(/, (?!built)/)
      .map(heard),
  );
  expect(below.toReversed()).toEqual(
    Array.from({ length: covered }, (_, i) =>
      view.below[tower]
        .slice(i * 4 + 1, i * 4 + 4)
        .map((what) => stands(Math.max(0, what), 0, Math.max(0, -what))),
    ),
  );
}

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
  expect(TOWERS).toHaveLength(4);
});
