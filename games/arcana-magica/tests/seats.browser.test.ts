/** Who plays at the table of Arcana Magica: teams that share, and Automas that show their cards. */
import { AUTOMA, type Event, game, MANA, type State, seatsOf } from '@magehall/arcana-magica/rules';
import * as english from '@magehall/arcana-magica/words/en';
import * as french from '@magehall/arcana-magica/words/fr';
import { type Entry, type GameFile, openTable, Table } from '@magehall/engine';
import { movedOn, noteMotions } from '@magehall/testing/browser/choices';
import {
  chooseByKeys,
  keptLog,
  myTurn,
  newVisitor,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atScreen, begin, beside, LATE, NAMES, recordedGame, shelve } from './positions.ts';

const visit = visiting();

const late = (name: string) => LATE.find(({ table }) => table === `late-${name}`) as GameFile;

const LANGUAGES = [
  ['en-GB', english.table],
  ['fr-FR', french.table],
] as const;

/** What a panel of the seats says. */
const panel = (page: Page, seat: number) =>
  page.locator(`.rivals .seat[aria-label="${NAMES[seat]}"]`);

/** The card each Automa laid open last, as the game told it, and how many there were so far. */
function cardsOf(file: Pick<GameFile, 'options' | 'log'>) {
  const played = new Table(game, file.options);
  const last = new Map<number, string>();
  let count = 0;
  for (const entry of file.log)
    for (const event of played.add(entry as Entry<never>) as readonly Event[])
      if (event.event === 'automa-card') {
        last.set(event.seat, event.card);
        count++;
      }
  return { last, count };
}

/** What a card says: whose it is, then step by step. */
function linesOf(id: string, { automa }: typeof english.table): string {
  const card = AUTOMA.find((one) => one.id === id) as (typeof AUTOMA)[number];
  const lines = [
    card.move && automa.move,
    automa.summon[card.summon],
    automa.activate[card.activate],
    card.draw > 0 && automa.draw(card.draw),
    card.discard > 0 && automa.discard(card.discard),
  ];
  return `${automa.name} ${lines.filter(Boolean).join('\u00a0· ')}`;
}

describe.each(LANGUAGES)('an Automa’s card, in %s', (locale, words) => {
  test.each([
    [1280, 800],
    [768, 1024],
    [360, 740],
  ])('lies open before its seat and can be read at %i × %i', async (width, height) => {
    const { open, errors } = await newVisitor(visit, {
      locale,
      serviceWorkers: 'block',
      viewport: { width, height },
    });
    const page = await open();
    const file = late('two-and-two-automas');
    await begin(page, visit.address, file);
    const { last: cards } = cardsOf(file);
    expect(cards.size).toBe(2);
    expect(await page.locator('.automa-card').count()).toBe(2);
    for (const [seat, id] of cards) {
      const card = panel(page, seat).locator('.automa-card');
      expect(await card.locator('.automa-id').textContent()).toBe(id);
      expect(await card.locator('p').textContent()).toBe(linesOf(id, words));
      await card.scrollIntoViewIfNeeded();
      const look = await card.evaluate((drawn) => {
        const { right, bottom } = drawn.getBoundingClientRect();
        const frame = (drawn.closest('.seat') as Element).getBoundingClientRect();
        return {
          size: Number.parseFloat(getComputedStyle(drawn).fontSize),
          cut: drawn.scrollWidth > drawn.clientWidth || drawn.scrollHeight > drawn.clientHeight,
          inside: right <= frame.right && bottom <= frame.bottom && right <= innerWidth,
        };
      });
      expect(look).toEqual({ size: 12.5, cut: false, inside: true });
    }
    expect(errors).toEqual([]);
  });

  test('is laid open when it acts, and stays for whoever plays after it', async () => {
    const { open, context, errors } = await newVisitor(visit, {
      locale,
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
    });
    await noteMotions(context);
    const page = await open();
    const file = beside(late('two-and-two-automas'));
    await shelve(page, file);
    await page.goto(`${visit.address}#/table/${file.table}`);
    await myTurn(page);
    const before = cardsOf(file);
    let now = before;
    // Until it has had a turn; the dice may bring the same card again.
    for (let made = 0; made < 12 && now.count === before.count; made++) {
      const shown = await steps(page);
      await chooseByKeys(page, 0);
      await expect.poll(() => steps(page)).toBeGreaterThan(shown);
      await myTurn(page);
      now = cardsOf({ ...file, log: await keptLog(page, file.table) });
    }
    expect(now.count).toBeGreaterThan(before.count);
    await expect.poll(() => movedOn(page)).toContainEqual(expect.stringMatching(/^automa:/));
    for (const [seat, id] of now.last)
      await expect
        .poll(() => panel(page, seat).locator('.automa-card').textContent())
        .toBe(`${id}${linesOf(id, words)}`);
    expect(errors).toEqual([]);
  });
});

describe.each(['teams', 'teams-with-sand'])('two against two: %s', (name) => {
  test.each(LANGUAGES)('who belongs to whom, and what they share, in %s', async (locale, words) => {
    const { open, errors } = await newVisitor(visit, { locale, serviceWorkers: 'block' });
    const page = await open();
    const file = late(name);
    await begin(page, visit.address, file);
    const { state, waitingFor: viewer } = openTable(game, file) as {
      state: State;
      waitingFor: number;
    };
    const { scores } = game.outcome(state);
    expect(await page.locator('.army').count()).toBe(2);
    for (const side of [0, 1]) {
      const [one, other] = seatsOf(state, side);
      const plate = page.locator(`[data-at="army:${side}"] .plate`);
      expect(await plate.locator('.plate-name').textContent()).toBe(
        `${NAMES[one]} · ${NAMES[other]}`,
      );
      expect(await plate.locator('.emblem').count()).toBe(2);
      // Points are the team's, and its trophies lie on the table once.
      expect(scores[one].total).toBe(scores[other].total);
      expect(await page.locator(`[data-at="trophies:${side}"]`).count()).toBe(1);
      for (const [seat, mate] of [
        [one, other],
        [other, one],
      ]) {
        const score = page.locator(`[data-at="score:${seat}"] [aria-hidden]`);
        expect(await score.textContent()).toBe(`${scores[seat].total}`);
        if (seat === viewer) continue;
        const said = mate === viewer ? words.yourMate : words.mateOf(NAMES[mate]);
        expect(await panel(page, seat).locator('.mate').textContent()).toBe(said);
      }
    }
    expect(errors).toEqual([]);
  });

  test('a partner’s hand is not in the page either', async () => {
    const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const { file, hands, viewer } = bothHaveCards(name);
    await begin(page, visit.address, file);
    const whole = await page.content();
    const inPage = MANA.flatMap(({ id }, card) => (whole.includes(`card:${id}"`) ? [card] : []));
    expect(inPage.toSorted()).toEqual(hands[viewer].toSorted());
  });
});

/** The last of somebody's turns in a team game when both partners have cards. */
function bothHaveCards(name: string) {
  const whole = recordedGame(name);
  for (let end = whole.log.length - 1; end > 0; end--) {
    const entry = whole.log[end];
    if (!('choice' in entry) || entry.by < 0 || !('end' in (entry.choice as object))) continue;
    const file = atScreen(whole, whole.log.slice(0, end), `partners-${name}`);
    const { state, waitingFor: viewer } = openTable(game, file);
    const { hands } = state as State;
    const isMet = hands[viewer].length > 0 && hands[(viewer + 2) % 4].length > 0;
    if (isMet) return { file, hands, viewer };
  }
  throw new Error('Partners never both have cards.');
}
