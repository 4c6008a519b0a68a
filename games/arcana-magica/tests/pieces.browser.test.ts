/** What lies on the table of Arcana Magica is what the game says, for every number of seats. */
import {
  type AttackFrame,
  ELEMENTS,
  fighters,
  game,
  MANA,
  NONE,
  type State,
  seatsOf,
  sideOf,
  TOKENS,
  top,
  UNITS,
} from '@magehall/arcana-magica/rules';
import { table as words } from '@magehall/arcana-magica/words/en';
import { type Entry, type GameFile, openTable, Table } from '@magehall/engine';
import { onePage, visiting } from '@magehall/testing/browser/visit';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { atScreen, BUSY, begin, LATE, lift, NAMES, recorded, shelve } from './positions.ts';

const visit = visiting();
const shared = onePage(visit);

const placesIn = (part: Locator) =>
  part
    .locator('[data-at^="unit:"]')
    .evaluateAll((units) => units.map((unit) => unit.getAttribute('data-at')));
const units = (numbers: readonly number[]) => numbers.map((unit) => `unit:${unit}`);

/** Sits down there, and returns what the one whose turn it is may see. */
async function seen(file: GameFile): Promise<{ view: State; viewer: number }> {
  await begin(shared.page, visit.address, file);
  const { state, waitingFor } = openTable(game, file);
  return { view: game.view(state, waitingFor), viewer: waitingFor };
}

describe.each(LATE.map((file) => [file.table, file] as const))('%s', (_, file) => {
  let view: State;
  let viewer: number;
  beforeAll(async () => {
    ({ view, viewer } = await seen(file));
  });

  test('armies stand in line, from left to right, the first who fights is their Leader', async () => {
    const { page } = shared;
    for (const [side, line] of view.armies.entries()) {
      const army = page.locator(`[data-at="army:${side}"]`);
      expect(await placesIn(army)).toEqual(units(line));
      // Its tab hangs on the card itself: when the card flies, it flies along.
      const leader = army.locator('[data-at^="unit:"]:has(.leader-tab)');
      const named = await leader.evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('data-at')),
      );
      expect(named).toEqual(units(fighters(line).slice(0, 1)));
      expect(await army.locator('.leader-tab').count()).toBe(named.length);
      const boxes = await army
        .locator('[data-at^="unit:"]')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
      for (let i = 1; i < boxes.length; i++) {
        const [before, card] = [boxes[i - 1], boxes[i]];
        expect(card.left > before.right || card.top > before.bottom).toBe(true);
      }
    }
  });

  test('the Shadow Gallery shows its places in order, who leaves next, and how many are to come', async () => {
    const slots = shared.page.locator('.gallery li');
    expect(await placesIn(shared.page.locator('.gallery'))).toEqual(
      units(view.gallery.filter((unit) => unit !== NONE)),
    );
    const below = view.gallery.map((unit, slot) =>
      slot === 0 && unit !== NONE ? words.leaves : `${slot + 1}`,
    );
    expect(await slots.locator('.slot').allTextContents()).toEqual(below);
    const toCome = words.toCome(view.deck.length + view.beneath.length);
    await shared.page.locator('.gallery').getByText(toCome, { exact: true }).waitFor();
  });

  test('trophies, hands, tokens and counters', async () => {
    const { page } = shared;
    for (const [side, taken] of view.trophies.entries())
      expect(await placesIn(page.locator(`[data-at="trophies:${side}"]`))).toEqual(units(taken));
    for (const [seat, hand] of view.hands.entries()) {
      if (seat === viewer || view.agreed.automas.includes(seat)) continue;
      const backs = page.locator(`.backs[data-at="hand:${seat}"]`);
      expect(await backs.getAttribute('aria-label')).toBe(words.inHand(hand.length));
      expect(await backs.locator('svg').count()).toBe(hand.length);
    }
    for (const [place, token] of TOKENS.entries()) {
      const side = view.tokens[place];
      const holder = side === NONE ? undefined : NAMES[seatsOf(view, side)[0]];
      const title = await page
        .locator(`[data-at="token:${token}"] svg`)
        .first()
        .getAttribute('aria-label');
      const text = words.tokens[token];
      expect(title).toBe(holder ? `${text}: ${words.takenBy(holder)}` : text);
    }
    const { round, peace, end } = view;
    const header = await page.locator('.table-header p').textContent();
    expect(header).toContain(words.round(round));
    if (end > 0) expect(header).toContain(words.left(end));
    else if (peace > 0) expect(header).toContain(words.peace(peace));
    const piles = words.piles(view.mana.length, view.spent.length);
    await page.locator('.own-mana').getByText(piles, { exact: true }).waitFor();
  });

  test('a mana card shows its full value, its half value and its re-rolls', async () => {
    const { page } = shared;
    for (const card of view.hands[viewer]) {
      const { id, rank, full, rerolls, ...halves } = MANA[card];
      const drawn = page.locator(`span[data-at="card:${id}"]`);
      const texts = await drawn.locator('text').allTextContents();
      expect(texts).toEqual([rank, `${full}`, `${words.other} ${halves[view.agreed.half]}`]);
      expect(await drawn.locator('use[href$="#reroll"]').count()).toBe(rerolls);
    }
  });
});

const busy = (kind: string) => BUSY.find(({ table }) => table === `busy-${kind}`) as GameFile;

/** The recorded attacks that two cards would pay for, and what else the first of them could go with. */
function paidByTwo() {
  return recorded.flatMap((file) => {
    const table = new Table(game, file.options);
    return file.log.flatMap((entry, at) => {
      const frame = table.state.stack.at(-1)?.frame;
      const choices = table.choices() as readonly { pay?: readonly string[] }[];
      table.add(entry as Entry<never>);
      const [proposed] = choices.map(({ pay }) => pay);
      if (proposed?.length !== 2 || frame !== 'attack') return [];
      const others = choices.filter(({ pay }) => pay?.includes(proposed[0]));
      const alone = others.every(({ pay }) => pay?.includes(proposed[1]));
      return [{ alone, file: atScreen(file, file.log.slice(0, at), `two-${file.table}-${at}`) }];
    });
  });
}

/** Opens the table at a payment. */
async function paying(file: GameFile): Promise<State> {
  await shelve(shared.page, file);
  await shared.page.goto(`${visit.address}#/table/${file.table}`);
  await lift(shared.page);
  await shared.page.waitForSelector('.payment');
  const { state, waitingFor } = openTable(game, file);
  return game.view(state, waitingFor);
}

const proposedPieces = () =>
  shared.page
    .locator('.mana.proposed [data-piece]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece') as string));

test('a card that can go with one other only brings that along', async () => {
  const { file } = paidByTwo().find(({ alone }) => alone) as { file: GameFile };
  await paying(file);
  const { page } = shared;
  const payment = page.locator('.payment');
  const [first, second] = await proposedPieces();
  await page.locator(`[data-piece="${first}"]`).click();
  await page.waitForSelector(`[data-piece="${first}"].chosen`);
  // The table shows what the button would do.
  expect(await proposedPieces()).toContain(second);
  expect(await payment.locator('.short').count()).toBe(0);
  expect(await payment.locator('.bar-part').count()).toBe(2);
  await page.locator('#do-it').waitFor();
});

test('a payment is shown as it is put together, with what is missing', async () => {
  const { file } = paidByTwo().find(({ alone }) => !alone) as { file: GameFile };
  const view = await paying(file);
  const { page } = shared;
  const { units: attackers } = top(view) as AttackFrame;
  const need = [0, 0, 0, 0];
  for (const unit of attackers) need[UNITS[unit].element] += unit;
  const total = need.reduce((sum, one) => sum + one, 0);
  // Before anything is touched the cheapest payment is proposed, and nothing is missing.
  const payment = page.locator('.payment');
  expect(await payment.getByText(words.proposal).count()).toBe(1);
  expect(await payment.locator('.short').count()).toBe(0);
  const proposed = await proposedPieces();
  expect(proposed.length).toBe(2);
  // With one card of it, what the best use of that card leaves is missing.
  const [first, ...others] = proposed;
  await page.locator(`[data-piece="${first}"]`).click();
  await expect.poll(() => payment.getByText(words.payment, { exact: true }).count()).toBe(1);
  const card = MANA.find(({ id }) => `card:${id}` === first) as (typeof MANA)[number];
  const worth = (element: number) =>
    element === card.element ? card.full : card[view.agreed.half];
  const gain = Math.max(...need.map((mana, element) => Math.min(mana, worth(element))));
  const missing = async () => {
    const texts = await payment.locator('.short').allTextContents();
    return texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  };
  await expect.poll(missing).toBe(total - gain);
  expect(await payment.locator('.bar-part').count()).toBe(1);
  // Card by card less is missing, until nothing is.
  let before = total - gain;
  for (const piece of others) {
    await page.locator(`[data-piece="${piece}"]`).click();
    await expect.poll(missing).toBeLessThan(before);
    before = await missing();
  }
  expect(before).toBe(0);
  for (const [element, mana] of need.entries()) {
    if (mana === 0) continue;
    const row = payment.locator(`.pay-row.${ELEMENTS[element]}`);
    expect(await row.locator('.paid').textContent()).toMatch(new RegExp(`of ${mana}$`));
  }
  await page.locator('#do-it').waitFor();
});

test('damage is put on its targets, die by die', async () => {
  const { view, viewer } = await seen(busy('hit'));
  const { page } = shared;
  const { faces, hits, target } = top(view) as AttackFrame;
  expect(hits.length).toBeGreaterThan(0);
  const damage = new Map<number, number>();
  for (const [die, unit] of hits.entries()) {
    const value = faces[die].reduce((sum, face) => sum + face, 0);
    damage.set(unit, (damage.get(unit) ?? 0) + value);
  }
  for (const unit of view.armies[target]) {
    const badge = page.locator(`.army [data-at="unit:${unit}"] .damage`);
    const value = damage.get(unit);
    expect(await badge.allTextContents()).toEqual(
      value === undefined ? [] : [`${value} / ${unit}`],
    );
  }
  // The die that is placed next is marked, and the army that is struck.
  expect(await page.locator('.battle-die.next').count()).toBe(1);
  expect(await page.locator('.army.struck').getAttribute('data-at')).toBe(`army:${target}`);
  expect(sideOf(view, viewer)).not.toBe(target);
});
