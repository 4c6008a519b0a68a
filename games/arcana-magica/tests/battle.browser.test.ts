/**
 * The moments of Arcana Magica, watched in recorded games: dice, damage, the Fool, Armageddon, and
 * the count at the end.
 */
import {
  type AttackFrame,
  capturesNow,
  type Event,
  game,
  type State,
  top,
} from '@magehall/arcana-magica/rules';
import * as english from '@magehall/arcana-magica/words/en';
import * as french from '@magehall/arcana-magica/words/fr';
import { type GameFile, openTable } from '@magehall/engine';
import { movedOn, noteMotions } from '@magehall/testing/browser/choices';
import { newVisitor, settle, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atScreen, BUSY, lift, NAMES, recorded, recordedGame, shelve, sit } from './positions.ts';

const visit = visiting();

interface Watched {
  /** A finished game, the step of it that told something, and what. */
  file: GameFile;
  at: number;
  event: Event;
}

/** The first such event in the recorded games. */
function first(isIt: (event: Event) => boolean): Watched {
  for (const one of recorded) {
    const file = atScreen(one, one.log, 'watched');
    for (const [at, events] of stepsOf(file).entries()) {
      const event = events.find(isIt);
      if (event) return { file, at, event };
    }
  }
  throw new Error('No recorded game tells of that.');
}

/** What each step of a game told, as the page counts them. */
function stepsOf(file: GameFile): readonly (readonly Event[])[] {
  return openTable(game, file)
    .told(0)
    .map(({ events }) => events as readonly Event[]);
}

const rolled = (sides: number) =>
  first(({ event, ...more }) => event === 'rolled' && 'sides' in more && more.sides === sides);

/** Opens the game just before that step. */
async function watch(page: Page, { file, at }: Watched): Promise<void> {
  await shelve(page, file);
  await page.goto(`${visit.address}#/table/${file.table}/${at}`);
  await page.waitForSelector('.replay');
  await settle(page);
}

async function stepOn(page: Page, at: number): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).hash).toMatch(new RegExp(`/${at}$`));
}

const moving = { serviceWorkers: 'block', reducedMotion: 'no-preference' } as const;

/** What the dice of the attack show, each with all its faces. */
function shownFaces(page: Page) {
  return page
    .locator('.battle-die')
    .evaluateAll((dice) =>
      dice.map((die) => [...die.querySelectorAll('.faces text')].map((face) => face.textContent)),
    );
}

test.each([4, 6, 8, 12, 20])('a d%i rolls before your eyes', async (sides) => {
  const { open, context, errors } = await newVisitor(visit, moving);
  await noteMotions(context);
  const page = await open();
  const watched = rolled(sides);
  const { die, face, faces } = watched.event as Extract<Event, { event: 'rolled' }>;
  await watch(page, watched);
  await page.waitForSelector('.battle-die');
  await stepOn(page, watched.at + 1);
  await expect.poll(() => movedOn(page)).toContain(`die:${die}.${faces.length - 1}`);
  const drawn = page.locator(`[data-at="die:${die}.${faces.length - 1}"]`);
  await expect.poll(() => drawn.locator('text').textContent()).toBe(`${face}`);
  expect(await drawn.locator('use').getAttribute('href')).toMatch(new RegExp(`#d${sides}$`));
  expect(errors).toEqual([]);
});

test('a die that shows its maximum lights up, rolls on, and both faces count', async () => {
  const { open, context, errors } = await newVisitor(visit, moving);
  await noteMotions(context);
  const page = await open();
  const watched = first(
    (event) => event.event === 'rolled' && event.faces.length === 2 && event.face < event.sides,
  );
  const { die, sides, faces } = watched.event as Extract<Event, { event: 'rolled' }>;
  expect(faces[0]).toBe(sides);
  await watch(page, watched);
  await page.waitForSelector('.battle-die');
  await stepOn(page, watched.at + 1);
  await expect.poll(async () => (await shownFaces(page))[die]).toEqual(faces.map(String));
  await expect.poll(() => movedOn(page)).toContain(`die:${die}.1`);
  const chain = page.locator('.battle-die').nth(die);
  expect(await chain.locator('.drawn-die > circle').count()).toBe(1);
  expect(await chain.locator('.die-name').textContent()).toBe(`d${sides} = ${faces[0] + faces[1]}`);
  expect(errors).toEqual([]);
});

test('a die that is re-rolled loses its last face, rolls anew, and one re-roll is spent', async () => {
  const { open, context, errors } = await newVisitor(visit, moving);
  await noteMotions(context);
  const page = await open();
  const watched = first((event) => event.event === 'rerolled');
  const { die, lost } = watched.event as Extract<Event, { event: 'rerolled' }>;
  await watch(page, watched);
  await page.waitForSelector('.battle-die');
  const left = async () =>
    Number.parseInt((await page.locator('.rerolls-left').allTextContents())[0] ?? '0', 10);
  const before = await left();
  expect((await shownFaces(page))[die].at(-1)).toBe(`${lost}`);
  await stepOn(page, watched.at + 1);
  await expect.poll(left).toBe(before - 1);
  await stepOn(page, watched.at + 2);
  await expect.poll(() => movedOn(page)).toContainEqual(expect.stringMatching(`^die:${die}\\.`));
  expect(errors).toEqual([]);
});

const LANGUAGES = [
  ['en-GB', english],
  ['fr-FR', french],
] as const;

describe.each(LANGUAGES)('in %s', (locale, { table: words, words: sentences }) => {
  const visitor = () => newVisitor(visit, { locale, serviceWorkers: 'block' });
  const nameOf = (unit: number) => {
    const [, name] = sentences.piece(`unit:${unit}`, String).split('\u00a0');
    return name.charAt(0).toUpperCase() + name.slice(1);
  };

  test('the Fool’s moment tells what is at stake, and lays the four jokers open', async () => {
    const { open, errors } = await visitor();
    const page = await open();
    const file = BUSY.find(({ table }) => table === 'busy-sacrifice') as GameFile;
    await sit(page, visit.address, file);
    await lift(page);
    const moment = page.locator('.fool-moment');
    await moment.getByText(words.fool).waitFor();
    await moment.getByText(words.foolAsks).waitFor();
    // Who falls, unless the Fool turns it.
    const { state } = openTable(game, file);
    const { taken } = capturesNow(state as State, top(state as State) as AttackFrame);
    expect(taken.length).toBeGreaterThan(0);
    await moment.getByText(words.toFall(taken.map(nameOf).join(', '))).waitFor();
    const jokers = moment.locator('.joker .piece.can');
    expect(await jokers.count()).toBe(4);
    const letters = await moment.locator('.joker-letter').allTextContents();
    expect(letters).toEqual(Object.values(words.elements).map((name) => name.charAt(0)));
    expect(errors).toEqual([]);
  });

  test('a capture says who falls, and the units lie with the trophies', async () => {
    const { open, errors } = await visitor();
    const page = await open();
    const watched = first((event) => event.event === 'captured' && !event.units.includes(0));
    const { units, side } = watched.event as Extract<Event, { event: 'captured' }>;
    await watch(page, watched);
    await stepOn(page, watched.at + 1);
    const names = units.map(nameOf).join(', ');
    await expect.poll(() => page.locator('.battle-end').textContent()).toBe(words.captured(names));
    for (const unit of units)
      await page.locator(`[data-at="trophies:${side}"] [data-at="unit:${unit}"]`).waitFor();
    expect(errors).toEqual([]);
  });

  test('Armageddon comes nearer: by what, for whom, and how long it is still off', async () => {
    const { open, errors } = await visitor();
    const page = await open();
    const watched = first(({ event }) => event === 'end-near');
    const { counter } = watched.event as Extract<Event, { event: 'end-near' }>;
    const told = stepsOf(watched.file)
      .slice(0, watched.at + 1)
      .flat();
    const token = told.findLast(({ event }) => event === 'token') as Extract<
      Event,
      { event: 'token' }
    >;
    await watch(page, watched);
    await stepOn(page, watched.at + 1);
    const omen = page.locator('.omen');
    await omen.getByText(words.tokens[token.token]).waitFor();
    await omen.getByText(`${NAMES[token.seat]} +10`).waitFor();
    await omen.getByText(words.end(counter), { exact: true }).waitFor();
    const mark = page.locator(`.token.taken[data-at="token:${token.token}"]`);
    expect(await mark.locator('svg').first().getAttribute('aria-label')).toContain(
      words.takenBy(NAMES[token.seat]),
    );
    expect(errors).toEqual([]);
  });

  test.each(['two-seats', 'four-seats', 'teams', 'solo', 'warlock'])(
    'the final count of %s, row by row, and who won and why',
    async (name) => {
      const { open, errors } = await visitor();
      const page = await open();
      const file = recordedGame(name);
      const whole = atScreen(file, file.log, `final-${name}`);
      await shelve(page, whole);
      await page.goto(`${visit.address}#/table/${whole.table}`);
      await page.locator('.prompt .actions button').first().click();
      await page.waitForSelector('.scores');
      const { scores, places, winners } = game.outcome(openTable(game, whole).state);
      const order = scores.toSorted((a, b) => places[a.seat] - places[b.seat] || a.seat - b.seat);
      const heads = page.locator('.scores thead th');
      expect(await heads.allTextContents()).toEqual(order.map(({ seat }) => NAMES[seat]));
      const rows = await page
        .locator('.scores tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
        );
      const parts = order[0].parts.map(({ part }, i) => [
        sentences.parts[part],
        ...order.map((score) => `${score.parts[i].points}`),
      ]);
      expect(rows.slice(0, -1)).toEqual(parts);
      expect(rows.at(-1)?.slice(1)).toEqual(order.map(({ total }) => `${total}`));
      for (const { total, parts: own } of order)
        expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      // Whoever won has a column that is lit, and the line above says by how much.
      const lit = page.locator('.scores thead th.won');
      expect(await lit.allTextContents()).toEqual(
        order.filter(({ seat }) => winners.includes(seat)).map(({ seat }) => NAMES[seat]),
      );
      const best = scores[winners[0]].total;
      const loser = order.find(({ seat }) => !winners.includes(seat));
      if (!loser) throw new Error('Somebody lost.');
      const why = (await page.locator('.final .muted').first().textContent()) ?? '';
      expect(best).toBeGreaterThan(loser.total);
      for (const part of [best, best - loser.total, NAMES[loser.seat]])
        expect(why).toContain(`${part}`);
      expect(errors).toEqual([]);
    },
  );
});
