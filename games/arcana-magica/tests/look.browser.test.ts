/** What the table of Arcana Magica shows, to whom, and how well it can be read. */
import { game, type State } from '@magehall/arcana-magica/rules';
import { type GameFile, openTable } from '@magehall/engine';
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, onePage, visiting } from '@magehall/testing/browser/visit';
import { describe, expect, test } from 'vitest';
import { atScreen, BUSY, begin, gather, LATE, lift, recorded, sit } from './positions.ts';

const visit = visiting();

test('at one screen the page holds the cards of the one who looks, and no others', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const file = LATE.find(({ options }) => options.seats === 4) as GameFile;
  await sit(page, visit.address, file);
  const { state, waitingFor } = openTable(game, file);
  const inPage = () =>
    page
      .locator('[data-piece^="card:"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece')));
  const { hands } = state as { hands: number[][] };
  expect(hands.every((hand) => hand.length > 0)).toBe(true);
  expect(await inPage()).toEqual([]);
  await lift(page);
  await expect.poll(async () => (await inPage()).length).toBe(hands[waitingFor].length);
});

test('the name of an archmage stays in one line on its army, in both languages', async () => {
  for (const [locale, name] of [
    ['en-GB', 'Archmage'],
    ['fr-FR', 'Archimage'],
  ]) {
    const { open } = await newVisitor(visit, { locale, serviceWorkers: 'block' });
    const page = await open('#/new/arcana-magica');
    await page.locator('.seats select').last().selectOption('archmage');
    await page.locator('button[type=submit]').click();
    const plate = page.locator('.plate-name', { hasText: name });
    await plate.waitFor();
    expect((await plate.boundingBox())?.height).toBeLessThan(20);
  }
});

/** Pieces that lie on each other, and texts too small to read. */
function flaws(): string[] {
  const found: string[] = [];
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const inTray = pieces.map((piece) => piece.closest('.tray') !== null);
  for (let i = 0; i < boxes.length; i++)
    for (let j = i + 1; j < boxes.length; j++) {
      // Where the page scrolls, the tray sticks to the edge of the screen, and the board goes under it.
      if (inTray[i] !== inTray[j] && innerWidth < 1200) continue;
      const [a, b] = [boxes[i], boxes[j]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1)
        found.push(`${pieces[i].dataset.piece} lies on ${pieces[j].dataset.piece}`);
    }
  const texts = document.createTreeWalker(document.querySelector('.table-page') as Node, 4);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    if (!text.textContent?.trim() || parent.closest('.unseen, title, style')) continue;
    if (parent.getClientRects().length === 0) continue;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 10.99) found.push(`“${text.textContent}” is ${size.toFixed(1)} px`);
  }
  const arena = document.querySelector('.arena') as HTMLElement;
  if (arena.scrollHeight > arena.clientHeight + 1)
    found.push('the armies are taller than their room');
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return found;
}

test.each([
  [1280, 800],
  [768, 1024],
  [360, 740],
])('at %i × %i no piece lies on another, and no text is under 11 px', async (width, height) => {
  const { open } = await newVisitor(visit, {
    serviceWorkers: 'block',
    viewport: { width, height },
  });
  const page = await open();
  for (const file of [...LATE, ...BUSY]) {
    await begin(page, visit.address, file);
    await expect
      .poll(async () => [file.table, ...(await page.evaluate(flaws))])
      .toEqual([file.table]);
  }
});

/** In a game of four, units are being picked for an attack on an army that lies in two rows. */
function onTwoRows(): GameFile {
  for (const file of recorded.filter(({ options }) => options.seats === 4))
    for (const [at, entry] of file.log.entries()) {
      if (!('choice' in entry && Object.hasOwn(entry.choice as object, 'units'))) continue;
      const one = atScreen(file, file.log.slice(0, at), 'two-rows');
      const { armies, stack } = openTable(game, one).state as State;
      const frame = stack.at(-1);
      if (frame?.frame === 'attack' && armies[frame.target].length > 5) return one;
    }
  throw new Error('No recorded game has such an attack.');
}

/** How far the attack's last line ends from the card that is marked, and whose card that is. */
function missed() {
  const line = document.querySelector<SVGPathElement>('.lines-gold');
  const marked = document.querySelectorAll('.unit.aimed');
  if (!line || marked.length !== 1) return undefined;
  const end = line
    .getPointAtLength(line.getTotalLength())
    .matrixTransform(line.getScreenCTM() as DOMMatrix);
  const { left, right, top, bottom } = marked[0].getBoundingClientRect();
  const off = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
  return {
    leads: marked[0].querySelector('.leader-tab') !== null,
    off: Math.max(off(end.x, left, right), off(end.y, top, bottom)),
  };
}

test.each([
  [1280, 800],
  [768, 1024],
])(
  'at %i × %i the line of an attack ends at the Leader, who is marked, behind any row',
  async (width, height) => {
    const { open } = await newVisitor(visit, {
      serviceWorkers: 'block',
      viewport: { width, height },
    });
    const page = await open();
    await begin(page, visit.address, onTwoRows());
    await gather(page);
    await expect.poll(() => page.evaluate(missed)).toMatchObject({ leads: true });
    // The barbs end a little before the card, below the Leader's tab.
    expect((await page.evaluate(missed))?.off).toBeLessThan(32);
  },
);

test('on a tablet one’s army, the hand and what is asked are in sight at once, whatever goes on', async () => {
  const viewport = { width: 768, height: 1024 };
  const { open } = await newVisitor(visit, { viewport, hasTouch: true, serviceWorkers: 'block' });
  const page = await open();
  for (const file of [...LATE, ...BUSY]) {
    await begin(page, visit.address, file);
    const hidden = () =>
      page.evaluate(() => {
        const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
        const tray = box('.tray');
        const army = box('.own-army');
        if (!tray || !army) return ['the table'];
        return [
          ...(tray.bottom > innerHeight + 1 ? ['the hand'] : []),
          ...(army.top < 0 || army.bottom > tray.top + 1 ? ['the army'] : []),
          ...((box('.middle section')?.top ?? 0) < 0 ? ['what happens'] : []),
        ];
      });
    await expect.poll(async () => [file.table, ...(await hidden())]).toEqual([file.table]);
  }
});

/** After each sacrifice of the Fool in a recorded game, when somebody is asked again. */
const AFTER_THE_FOOL = recorded.flatMap((file) =>
  file.log.flatMap((entry, at) => {
    if (!('choice' in entry && Object.hasOwn(entry.choice as object, 'sacrifice'))) return [];
    const next = file.log.findIndex(({ by }, i) => i > at && by >= 0);
    return next < 0 ? [] : [atScreen(file, file.log.slice(0, next), `fool-${file.table}-${at}`)];
  }),
);

test.each([
  [1280, 800],
  [768, 1024],
  [360, 740],
])('at %i × %i no army lies over what the Fool brought about', async (width, height) => {
  const { open } = await newVisitor(visit, {
    serviceWorkers: 'block',
    viewport: { width, height },
  });
  const page = await open();
  const seats = AFTER_THE_FOOL.map(({ options }) => options.seats);
  expect(new Set(seats)).toEqual(new Set([2, 3, 4]));
  for (const file of AFTER_THE_FOOL) {
    await sit(page, visit.address, file);
    await lift(page);
    await page.waitForSelector('.fallen-joker');
    const beyond = await page.evaluate(() => {
      const box = (part: Element) => part.getBoundingClientRect();
      const middle = document.querySelector('.middle') as Element;
      const armies = [...document.querySelectorAll('.army')].map(box);
      return [...middle.querySelectorAll('.battle, .battle > *, .omen')].filter((part) =>
        armies.some((army) => box(part).top < army.bottom && box(part).bottom > army.top),
      ).length;
    });
    expect([file.table, beyond]).toEqual([file.table, 0]);
  }
});

/** Axe takes seconds for a full table: four people, two Automas, a payment, the Fool's moment. */
const READ = [...LATE, ...BUSY].filter(({ table }) =>
  ['late-four-seats', 'late-two-and-two-automas', 'busy-pay', 'busy-sacrifice'].includes(table),
);

describe.each(['en', 'fr'] as const)('axe finds nothing, in %s', (language) => {
  test.each(['dark', 'light'] as const)('%s', async (colorScheme) => {
    const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
    const { open, errors } = await newVisitor(visit, {
      colorScheme,
      locale,
      serviceWorkers: 'block',
    });
    const page = await open();
    for (const file of READ) {
      await begin(page, visit.address, file);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect([file.table, ...(await hindrances(page))]).toEqual([file.table]);
    }
    expect(errors).toEqual([]);
  });
});

const UPRIGHT = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 740, height: 360 };

/** A page on a phone. */
async function onPhone(viewport: typeof UPRIGHT) {
  const { open } = await newVisitor(visit, { viewport, hasTouch: true, serviceWorkers: 'block' });
  return open();
}

/** What a player looks at there. */
const ASKED: Readonly<Record<string, string>> = {
  units: '.own-army .piece.can',
  pay: '.payment',
  reroll: '.battle-die',
  hit: '.army .piece.can',
  sacrifice: '.fool-moment',
  sand: '.sand',
};

test.each(Object.entries(ASKED))(
  'on a phone what happens is in sight at once: %s',
  async (kind, what) => {
    const page = await onPhone(UPRIGHT);
    const file = BUSY.find(({ table }) => table === `busy-${kind}`) as GameFile;
    await sit(page, visit.address, file);
    await lift(page);
    await page.waitForSelector(what);
    const inSight = () =>
      page.evaluate((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const tray = document.querySelector('.tray')?.getBoundingClientRect();
        return box && tray && box.top >= 0 && box.bottom <= tray.top;
      }, what);
    await expect.poll(inSight).toBe(true);
  },
);

test('on a phone on its side the armies stand on the left, what is asked on the right', async () => {
  const page = await onPhone(ON_ITS_SIDE);
  for (const file of LATE) {
    await begin(page, visit.address, file);
    const [scene, list] = await Promise.all(
      ['.scene', '#open-choices'].map((what) => page.locator(what).boundingBox()),
    );
    if (!scene || !list) throw new Error('Something is not there.');
    expect(scene.y + scene.height).toBeLessThanOrEqual(ON_ITS_SIDE.height);
    expect(list.y + list.height).toBeLessThanOrEqual(ON_ITS_SIDE.height);
    expect(list.x).toBeGreaterThanOrEqual(scene.x + scene.width);
  }
});

test('on a phone the cards and what is asked are at hand, and every piece comes out from under them', async () => {
  const page = await onPhone(UPRIGHT);
  for (const file of LATE) {
    await begin(page, visit.address, file);
    for (const at of ['#open-choices', '[data-piece^="card:"]']) {
      const box = await page.locator(at).first().boundingBox();
      expect(box && box.y + box.height, `${at} of ${file.table}`).toBeLessThanOrEqual(
        UPRIGHT.height,
      );
    }
    // A pointer that rests on a unit asks about it, which a finger does not.
    await page.mouse.move(0, 0);
    await expect.poll(() => page.locator('.inspector').count()).toBe(0);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.arena [data-piece]')].flatMap((piece) => {
        piece.scrollIntoView({ block: 'start' });
        const { x, y, width, height } = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit === piece ? [] : [piece.dataset.piece];
      }),
    );
    expect([file.table, ...covered]).toEqual([file.table]);
  }
});

test.each(BUSY.map((file) => [file.table, file] as const))(
  'no army moves when what happens between them comes late: %s',
  async (_, file) => {
    const { open, context } = await newVisitor(visit, { serviceWorkers: 'block' });
    let come = () => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await context.route(/\/(Gathering|Struck|Moments)-/, async (route) => {
      await late;
      await route.continue();
    });
    const page = await open();
    await sit(page, visit.address, file);
    await lift(page);
    await page.waitForSelector('.own-army');
    const places = () =>
      page
        .locator('.army, .gallery, .middle')
        .evaluateAll((parts) =>
          parts.map((part) => JSON.stringify(part.getBoundingClientRect().toJSON())),
        );
    expect(await page.locator('.middle section').count()).toBe(0);
    const before = await places();
    come();
    await page.waitForSelector('.middle section');
    expect(await places()).toEqual(before);
  },
);

describe('the twenty-three arcana', () => {
  const shared = onePage(visit);

  test('each is drawn within the window of its card, and none at 60 px like another', async () => {
    const { page } = shared;
    await begin(page, visit.address, LATE[0]);
    const address = await page.locator('use[href*="#arcanum-"]').first().getAttribute('href');
    const { outside, alike } = await page.evaluate(measureArcana, address?.split('#')[0] ?? '');
    expect(outside).toEqual([]);
    // Of what either of two shows, the other shows at most so much too.
    expect(alike.filter(([, , share]) => share > 0.45)).toEqual([]);
    expect(alike).toHaveLength((23 * 22) / 2);
  });
});

/** Draws them all on a card 60 px wide: which stand out of its window, and how alike each two are. */
async function measureArcana(address: string) {
  const [wide, high] = [60, 95];
  const picture = new DOMParser().parseFromString(
    await (await fetch(address)).text(),
    'image/svg+xml',
  );
  const arcana = [...picture.querySelectorAll('[id^="arcanum-"]')];
  const window = new Path2D('M8 148V62A52 52 0 0 1 112 62V148Z');
  const painted = async (emblem: Element) => {
    const image = new Image();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 120 190"><g style="--a:#f0694a" transform="translate(60 88) scale(.98)">${emblem.outerHTML}</g></svg>`;
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(wide, high);
    const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, wide, high);
    // Gold lines and bright fills; the night behind them is no part of the shape.
    const lit = Array.from({ length: wide * high }, (_, i) => {
      const [red, green, , alpha] = data.slice(4 * i);
      return ((red + green) * alpha) / 255 > 220;
    });
    brush.scale(wide / 120, wide / 120);
    brush.globalCompositeOperation = 'destination-out';
    brush.fill(window);
    const rest = brush.getImageData(0, 0, wide, high).data;
    return { lit, out: rest.some((value, i) => i % 4 === 3 && value > 60) };
  };
  const drawn: { id: string; lit: boolean[]; out: boolean }[] = [];
  for (const emblem of arcana) drawn.push({ id: emblem.id, ...(await painted(emblem)) });
  const alike = drawn.flatMap((one, i) =>
    drawn.slice(i + 1).map((other): [string, string, number] => {
      const both = one.lit.filter((lit, at) => lit && other.lit[at]).length;
      const either = one.lit.filter((lit, at) => lit || other.lit[at]).length;
      return [one.id, other.id, both / either];
    }),
  );
  return { outside: drawn.filter(({ out }) => out).map(({ id }) => id), alike };
}
