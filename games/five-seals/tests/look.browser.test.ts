/** What the table of Five Seals of Magic shows at a glance, and what it tells when one looks closer. */
import {
  boardOf,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  ELEMENTS,
  type State,
} from '@magehall/five-seals/rules';
import { game } from '@magehall/five-seals/whole';
import { words } from '@magehall/five-seals/words/en';
import { newVisitor, openFile, steps, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bestOf, breakable, GAMES, PHONE } from './positions.ts';

const visit = visiting();

/** Where things lie, and whether that is in a doorway, on a floor, on a lit floor. */
function placesOn(page: Page) {
  return page.evaluate(() => {
    const paths = (selector: string) => [
      ...document.querySelectorAll<SVGPathElement>(`.dungeon ${selector}`),
    ];
    const doors = paths('.doorway path:first-child');
    const floors = paths('.floors > path:first-of-type');
    const lit = paths('.floors.torch > path:first-of-type');
    return [...document.querySelectorAll<SVGGElement>('.scene [data-at^="space:"]')].map((at) => {
      const place = at.parentElement as unknown as SVGGElement;
      const { e, f } = place.transform.baseVal[0].matrix;
      const within = (path: SVGPathElement) => path.isPointInFill(new DOMPoint(e, f));
      return {
        id: at.getAttribute('data-at')?.slice(6) ?? '',
        door: doors.some(within),
        floor: floors.some(within),
        lit: lit.some(within),
        glows: at.querySelector('.halo') !== null,
      };
    });
  });
}

/** Rooms and the hub, as far as a mage can walk: no seal and nobody else's figure in the way. */
function walkable(state: State, seat: number): Set<number> {
  const { neighbours } = boardOf(state);
  const barred = (space: number) =>
    state.tokens[space] !== 0 ||
    state.players.some(
      ({ at, familiar }, other) => other !== seat && (at === space || familiar === space),
    );
  const walked = new Set([state.players[seat].at]);
  for (const here of walked)
    for (const next of neighbours[here]) if (!barred(next)) walked.add(next);
  return walked;
}

describe.each([2, 3, 4, 5])('with %i mages', (mages) => {
  test('the dungeon is a place: seals are doors, scrolls lie in rooms, lit is what can be reached', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const { file, state, seat } = bestOf(GAMES[mages], breakable);
    const { spaces, neighbours } = boardOf(state);
    await openFile(page, file);
    await page.waitForSelector('.scene .halo');
    const places = new Map((await placesOn(page)).map((place) => [place.id, place]));
    const walked = walkable(state, seat);
    const broken = new Set(
      game.choices(state).flatMap((choice) => ('break' in choice ? [choice.break] : [])),
    );
    expect(broken.size).toBeGreaterThan(2);
    spaces.forEach(({ id, kind }, space) => {
      if (kind !== 'seal' && kind !== 'box') return;
      const [room] = neighbours[space];
      const place = places.get(id);
      const where = kind === 'seal' ? { door: true } : { floor: true, lit: walked.has(room) };
      expect(place).toMatchObject({ id, ...where });
      // What dice can break glows; what doesn't lie where the mage can walk never does.
      if (broken.has(id)) expect(place).toMatchObject({ id, glows: true });
      if (!neighbours[space].some((near) => walked.has(near)))
        expect(place).toMatchObject({ id, glows: false });
    });
    expect(errors).toEqual([]);
  });

  test('every scroll and every seal can be read: spell, element and strength', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const { file, state } = bestOf(GAMES[mages], breakable);
    await openFile(page, file);
    await page.waitForSelector('.scene .piece.full');
    // What a name tells besides the place comes a moment after the table.
    await page.waitForSelector('.scene .piece.full[aria-label*="strength"]');
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll('.scene .piece.full')].map((piece) => ({
        piece: piece.getAttribute('data-piece'),
        label: piece.getAttribute('aria-label'),
        strength: [...piece.querySelectorAll('text')].find((text) => /^\d$/.test(text.innerHTML))
          ?.innerHTML,
        spell: piece.querySelector('use[href*="#spell-"]')?.getAttribute('href')?.split('#')[1],
        colours: piece.innerHTML,
      })),
    );
    const { spaces } = boardOf(state);
    const lying = spaces.flatMap(({ id }, space) => {
      const card = state.scrolls[space];
      const token = state.tokens[space];
      if (card === 0 && token === 0) return [];
      const [element, strength] = card
        ? [ELEMENTS[CARD_ELEMENT[card]], CARD_STRENGTH[card]]
        : [ELEMENTS[token >> 3], token & 7];
      return [{ id, card, element, strength }];
    });
    expect(drawn.map(({ piece }) => piece).sort()).toEqual(
      lying.map(({ id }) => `space:${id}`).sort(),
    );
    for (const { id, card, element, strength } of lying) {
      const shown = drawn.find(({ piece }) => piece === `space:${id}`);
      expect(shown?.strength).toBe(String(strength));
      expect(shown?.colours).toContain(`#seal-${element}`);
      expect(shown?.label).toContain(`strength ${strength}`);
      expect(shown?.label?.toLowerCase()).toContain(element);
      if (card === 0) continue;
      expect(shown?.spell).toBe(`spell-${CARD_SPELL[card]}`);
      expect(shown?.label).toContain(words.piece(`own:${CARD_NAME[card]}`, String));
    }
    // Where the boxes are wide enough, the outer scrolls bear their names.
    if (mages < 4) expect(await page.locator('.scene .scroll-name').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

describe('a scroll is explained', () => {
  const { file, state } = bestOf(GAMES[3], breakable);
  const space = boardOf(state).spaces.findIndex((_, at) => state.scrolls[at] !== 0);
  const piece = `space:${boardOf(state).spaces[space].id}`;
  const card = state.scrolls[space];

  test.each([
    ['when the pointer is over it', {}],
    ['when the focus is on it', {}],
    ['when a finger rests on it', PHONE],
  ] as const)('%s', async (how, screen) => {
    const { open, errors } = await newVisitor(visit, { ...screen, serviceWorkers: 'block' });
    const page = await open();
    await openFile(page, file);
    const scroll = page.locator(`.scene [data-piece="${piece}"]`);
    await scroll.waitFor({ state: 'attached' });
    expect(await page.locator('.inspector').count()).toBe(0);
    if (how.includes('pointer')) await scroll.hover();
    else if (how.includes('focus')) await scroll.focus();
    else await scroll.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    const inspector = page.locator('.inspector');
    const told = () => inspector.textContent();
    await expect.poll(told).toContain(words.piece(`own:${CARD_NAME[card]}`, String));
    expect(await told()).toContain(`Strength ${CARD_STRENGTH[card]}`);
    // What it does, in a sentence that is fetched when somebody first wants to know.
    await expect
      .poll(() => inspector.locator('p').first().textContent())
      .toMatch(/^[A-Z].{20,}\.$/);
    if (how.includes('focus'))
      expect(await scroll.getAttribute('aria-describedby')).toBe(
        await inspector.locator('> div').getAttribute('id'),
      );
    expect(errors).toEqual([]);
  });
});

test('a tap chooses, and no explanation covers the board', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, bestOf(GAMES[3], breakable).file);
  const scroll = page.locator('.hand .piece.can').first();
  await scroll.tap();
  await page.waitForSelector('.hand .piece.chosen');
  expect(await page.locator('.inspector').count()).toBe(0);
  expect(errors).toEqual([]);
});

/** The reasons a seal on the board can have not to be broken, and a game in which each is met. */
const REASONS = [
  ['out-of-reach', GAMES[2]],
  ['wrong-colour', GAMES[2]],
  ['too-weak', GAMES[2]],
  ['too-weak-mind', GAMES[3]],
  ['under-familiar', GAMES[5]],
  ['guarded', GAMES[5]],
];

test.each(REASONS)('a seal that can’t be broken says why: %s', async (why, name) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const reasons = (state: State, seat: number, id: string) =>
    state.stack.at(-1)?.do === 'turn' ? game.whyNot(state, seat, `space:${id}`) : [];
  const has = (state: State, seat: number) =>
    boardOf(state).spaces.findIndex(({ id }) => reasons(state, seat, id)[0]?.why === why);
  const { file, state, seat } = bestOf(name, (here, who) => (has(here, who) < 0 ? 0 : 1));
  const { id } = boardOf(state).spaces[has(state, seat)];
  const [reason] = reasons(state, seat, id);
  const sentence = (await words.about()).why(reason, (who) => file.players[who].name);
  await openFile(page, file);
  const seal = page.locator(`.scene [data-piece="space:${id}"]`);
  await seal.hover();
  await expect.poll(() => page.locator('.inspector').textContent()).toContain(sentence);
  await seal.click();
  await expect.poll(() => page.locator('.prompt .why').textContent()).toBe(`${sentence} the rule`);
  const blamed = reason.blame.filter((piece) => /^(space|die):/.test(piece));
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('.blamed')].map((at) => at.getAttribute('data-piece')),
      ),
    )
    .toEqual(expect.arrayContaining(blamed));
  expect(errors).toEqual([]);
});

/** How many familiars stand before their seats. */
const atHand = ({ players }: State) => players.filter(({ familiar }) => familiar === -1).length;

test('no two mages, no two familiars and no two guardians have the same silhouette', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  // At the start of a game for five all mages and familiars are there.
  await openFile(page, bestOf(GAMES[5], atHand).file);
  await page.waitForSelector('.rival-mage use');
  const alike = await page.evaluate(async () => {
    /** The figures in the picture that is used there. */
    const drawn = async (user: string, selector: string) => {
      const [file] = (document.querySelector(user)?.getAttribute('href') ?? '').split('#');
      const source = await (await fetch(file)).text();
      const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
      return [...picture.querySelectorAll(selector)].map((figure) => figure.outerHTML);
    };
    /** What it covers, in black, as a list of pixels. */
    const silhouette = async (figure: string) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="140" viewBox="-24 -62 48 70">
          <style>* { fill: #000 !important }</style>${figure}</svg>`,
      )}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(96, 140);
      const sheet = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      sheet.drawImage(picture, 0, 0);
      const { data } = sheet.getImageData(0, 0, 96, 140);
      return Array.from({ length: 96 * 140 }, (_, i) => data[4 * i + 3] > 127);
    };
    /** How much of what two cover together is covered by one alone. */
    const apart = (one: boolean[], other: boolean[]) => {
      const either = one.filter((covered, i) => covered || other[i]).length;
      return one.filter((covered, i) => covered !== other[i]).length / either;
    };
    const least: Record<string, number[]> = {};
    for (const [kind, figures] of Object.entries({
      mages: await drawn('.rival-mage use', '[id^=mage-]'),
      guardians: await drawn('.rival-mage use', '[id^=guardian-]'),
      familiars: await drawn('.emblem use', '[id]'),
    })) {
      const shapes = await Promise.all(figures.map(silhouette));
      const gaps = shapes.flatMap((one, i) =>
        shapes.slice(i + 1).map((other) => apart(one, other)),
      );
      least[kind] = [figures.length, Math.min(...gaps)];
    }
    return least;
  });
  for (const [count, gap] of Object.values(alike)) {
    expect(count).toBe(5);
    expect(gap).toBeGreaterThan(0.12);
  }
  expect(errors).toEqual([]);
});

test('by arrows the focus walks over the board, and tells what it is on; Enter picks it', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, bestOf(GAMES[3], breakable).file);
  await page.waitForSelector('.scene .halo');
  const focused = page.locator('.scene g.piece:focus');
  await page.locator('.scene g.piece.can').first().focus();
  expect(await focused.count()).toBe(1);
  const met = new Set<string | null>();
  for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(way);
    met.add(await page.evaluate(() => document.activeElement?.getAttribute('data-piece') ?? null));
  }
  expect(met.size).toBeGreaterThan(2);
  await page.locator('.scene g.piece.can').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.scene g.piece.chosen:focus').count()).toBe(1);
  // Who clicks instead has done with the piece: Enter is the golden button then.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.piece.chosen').count()).toBe(0);
  const before = await steps(page);
  await page.locator('.scene g.piece.can:has(.halo)').first().click();
  await page.waitForSelector('#do-it');
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test('four rivals and all their scrolls fit beside the board', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const scrolls = ({ players }: State) =>
    players.reduce((sum, { up, down }) => sum + up.length + down.length, 0);
  await openFile(page, bestOf(GAMES[5], scrolls).file);
  const rivals = page.locator('.rivals');
  await rivals.locator('.rival-scroll').first().waitFor();
  expect(await rivals.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  expect(errors).toEqual([]);
});
