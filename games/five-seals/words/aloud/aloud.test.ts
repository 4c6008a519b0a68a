/** Who only hears the dungeon knows it: from the words alone the position is put together again. */
import { checkOptions, type Game, seeded, stroll } from '@magehall/engine';
import { expect, test } from 'vitest';
import {
  boardOf,
  CARD_NAME,
  CARD_STRENGTH,
  DIE_NAME,
  ELEMENTS,
  MAGES,
  type State,
} from '../../rules/index.ts';
import { game } from '../../rules/whole.ts';
import { words as en } from '../en.ts';
import { words as fr } from '../fr.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const name = (seat: number) => NAMES[seat];

function* positions() {
  for (const seats of [2, 3, 5]) {
    const options = checkOptions(game as Game, { seats });
    let moment = 0;
    for (const { after } of stroll(game, game.setup(options), seeded(seats), 900))
      if (moment++ % 23 === 0) yield after;
  }
}

const NONE: readonly string[] = [];
/** "Fire seal, strength 4" and "Leap of Fire, strength 3" as the data call them. */
const said = (thing: string) => en.piece(thing, name);
const colour = (element: string) =>
  ({ Fire: 'red', Water: 'blue', Air: 'yellow', Earth: 'green' })[element];
const scrolls = new Map(CARD_NAME.map((card) => [card ? said(`own:${card}`) : '', card]));

/** A line about a space: its place last, before it what lies there and who stands there. */
function lying(line: string): { place: string; things: string[] } {
  const parts = line.split(', ');
  const place = parts.pop() ?? '';
  const things = parts.flatMap((part, i) => {
    if (part === 'open' || part.startsWith('strength ')) return [];
    const [, element] = /^(\w+) seal$/.exec(part) ?? [];
    if (element) return [`${colour(element) ?? 'mind'}-${parts[i + 1].slice(9)}`];
    return [scrolls.get(part) ?? part];
  });
  return { place, things };
}

function lies(view: State, space: number): string[] {
  const token = view.tokens[space];
  const card = view.scrolls[space];
  return [
    ...(token ? [DIE_NAME[token] ?? `mind-${token & 7}`] : NONE),
    ...(card ? [CARD_NAME[card]] : NONE),
    ...view.players.flatMap(({ at, familiar }, seat) => [
      ...(at === space ? [`the mage of ${name(seat)}`] : NONE),
      ...(familiar === space ? [`the familiar of ${name(seat)}`] : NONE),
    ]),
    ...view.guardians.flatMap((at, element) =>
      at === space ? [`the guardian of ${capital(ELEMENTS[element])}`] : NONE,
    ),
  ];
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

test('from the parts that S reads', async () => {
  const aloud = await en.aloud?.();
  for (const view of positions()) {
    const parts = aloud?.parts({ view, viewer: 1 }, name) ?? [];
    const seats = parts.filter(({ title }) => NAMES.includes(title));
    expect(seats).toHaveLength(view.seats);
    for (const { title, lines } of seats) expectSeat(view, NAMES.indexOf(title), lines);
    const supply = parts.find(({ title }) => title === 'Dice supply')?.lines ?? [];
    expect(supply.slice(0, 4).map((line) => Number(line.split(' ')[1]))).toEqual(view.supply);
    // A door is told in both of its rooms; boxes of a room go by its name.
    const { spaces } = boardOf(view);
    const rooms = parts.filter(({ title }) => /room|vault|chamber/i.test(title));
    const told = new Set(
      rooms.flatMap(({ lines }) =>
        lines.flatMap((line) => {
          const { place, things } = lying(line);
          return things.map((thing) => `${place}: ${thing}`);
        }),
      ),
    );
    const held = new Set(
      spaces.flatMap(({ id }, space) =>
        lies(view, space).map((thing) => `${said(`space:${id}`)}: ${thing}`),
      ),
    );
    expect([...told].sort()).toEqual([...held].sort());
  }
});

function expectSeat(view: State, seat: number, lines: readonly string[]): void {
  const { mage, at, familiar, dice, up, down } = view.players[seat];
  const { spaces } = boardOf(view);
  expect(Number.parseInt(lines[0], 10)).toBe(game.outcome(view).scores[seat].total);
  if (mage >= 0) expect(lines).toContain(said(`mage:${MAGES[mage]}`));
  expect(lines).toContain(`the mage stands at ${said(`space:${spaces[at].id}`)}`);
  expect(lines.includes('the familiar is at hand')).toBe(familiar === -1);
  expect(lines.includes('round over')).toBe(familiar === -2);
  expect(lines.includes('first player')).toBe(view.first === seat);
  const own = lines.filter(
    (line) => / of \w+$/.test(line) && line.startsWith('the ') && !line.includes('stands'),
  );
  expect(own.sort()).toEqual(dice.map((die) => said(`die:${seat}.${DIE_NAME[die]}`)).sort());
  const cards = lines.filter((line) => line.includes(', strength '));
  const scroll = (card: number, used: string) =>
    `${said(`own:${seat}.${CARD_NAME[card]}`)}, strength ${CARD_STRENGTH[card]}${used}`;
  const bare = cards.map((line) => line.replace(/, holding [^,]*/, ''));
  expect(bare.sort()).toEqual(
    [...up.map((card) => scroll(card, '')), ...down.map((card) => scroll(card, ', used'))].sort(),
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
});
