/** What the table of the Towers of Arkhanos shows is what is there: towers, books, pool, next tile. */
import {
  BY_SEATS,
  COLOURS,
  colourOf,
  DIE_NAMES,
  SPELLS,
  type State,
  TILES,
  TOWERS,
} from '@magehall/arkhanos/rules';
import { NAMES, recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, onePage, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

const visit = visiting();

/** A meeple by its number, as a drawing tells it: the stone of its seat, and whether it is crowned. */
const STONES = ['owl', 'cat', 'snake', 'raven'];
const meeple = (number: number) =>
  `${STONES[(number - 1) >> 1]} ${number % 2 ? 'apprentice' : 'master'}`;
const thing = (what: number) => (what > 0 ? DIE_NAMES[what] : meeple(-what));

/** What is drawn inside these elements, from left to right: dice by colour and pips, meeples. */
function drawnIn(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const found = [...element.querySelectorAll('[fill^="url(#die-"], [fill^="url(#stone-"]')];
      return found
        .map((shape) => {
          const kind = /-(\w+)\)/.exec(shape.getAttribute('fill') ?? '')?.[1];
          const parts = shape.parentElement;
          const pips = parts?.querySelectorAll('[fill="#140c1e"]').length ?? 0;
          const crowned = parts?.querySelector('[fill="url(#gold)"]') ? 'master' : 'apprentice';
          const name = pips > 0 ? `${kind}-${pips}` : `${kind} ${crowned}`;
          return { name, x: shape.getBoundingClientRect().x };
        })
        .sort((a, b) => a.x - b.x)
        .map(({ name }) => name);
    }),
  );
}

/** Early, in the middle, late and over, with each number of seats. */
const POSITIONS = ['two-1', 'three-1', 'four-1'].flatMap((name) =>
  [0.3, 0.55, 0.8, 1].map((part) => ({ name, part })),
);

describe.each(POSITIONS)('$name after $part of it', ({ name, part }) => {
  const shared = onePage(visit);
  let state: State;
  beforeAll(async () => {
    const { steps, at, file } = await recorded('arkhanos', name);
    // A person is asked something, or nobody ever again.
    let moment = Math.floor(steps.length * part);
    while (moment < steps.length && steps[moment].by < 0) moment++;
    state = at(moment) as State;
    await openFile(shared.page, file(moment));
    await shared.page.waitForSelector('.tower [data-piece]');
  });

  test('every tower shows all of its floors, their dice and who is trapped, and tells them', async () => {
    const { page } = shared;
    for (const [tower, id] of TOWERS.entries()) {
      const section = `.tower:has([data-piece="tower:${id}"])`;
      const below = state.below[tower];
      const floors = Array.from({ length: below.length / 4 }, (_, i) =>
        below.slice(i * 4 + 1, i * 4 + 4).map(thing),
      );
      // The oldest may be folded into the foot, which shows them when it is asked.
      const folded = Math.max(0, floors.length - 6);
      const foot = page.locator(`${section} .folded`);
      expect(await foot.allTextContents()).toEqual(folded ? [`+${folded}`] : []);
      if (folded) {
        await foot.click();
        await page.waitForSelector('dialog.history li');
        expect(await drawnIn(page, 'dialog.history li')).toEqual(floors.toReversed());
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('dialog').count()).toBe(0);
      }
      expect(await drawnIn(page, `${section} .covered`)).toEqual(floors.slice(folded));
      // In words too, for those who don't see them: "the blue 4", "Rhea’s master".
      const told = await page.locator(`${section} .covered > title`).allTextContents();
      expect(told).toEqual(
        floors
          .map((things, i) => {
            const names = things.map((known) => {
              const [owner, kind] = known.split(' ');
              return kind
                ? `${NAMES[STONES.indexOf(owner)]}’s ${kind}`
                : `the ${known.replace('-', ' ')}`;
            });
            return `Floor ${i + 1}: ${names.join(', ')}`;
          })
          .slice(folded),
      );
    }
  });

  test('dice carry the floors: each stands on its slab, and the next slab lies on it', async () => {
    const wrong = await shared.page.locator('.tower').evaluateAll((towers) =>
      towers.flatMap((tower) => {
        const floors = [...tower.querySelectorAll('.covered, [data-at^="floor:"]')];
        return floors.flatMap((floor, i) => {
          const box = (of: Element | null | undefined) =>
            of?.getBoundingClientRect() ?? new DOMRect();
          const slab = box(floor.querySelector('ellipse[fill^="url(#top"]'));
          const next = box(floors[i + 1]?.querySelector('ellipse[fill^="url(#top"]'));
          if (!floor.matches('.covered')) return [];
          return [...floor.querySelectorAll('[fill^="url(#side-"]')].flatMap((die) => {
            const { top, bottom } = box(die);
            const stands = bottom > slab.top && bottom < slab.bottom + 2;
            const carries = next.bottom > top - slab.height && next.top < top;
            return stands && carries ? [] : [`${tower.ariaLabel}, floor ${i + 1}`];
          });
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the top floors show their dice, each with its meeple', async () => {
    const { page } = shared;
    const { dice, meeples } = state;
    for (const [tower, id] of TOWERS.entries()) {
      const stand = [0, 1, 2]
        .flatMap((place) => [dice[tower * 3 + place], -meeples[tower * 3 + place]])
        .filter((what) => what !== 0)
        .map(thing);
      expect((await drawnIn(page, `[data-at="floor:${id}"]`)).flat()).toEqual(stand);
    }
  });

  test('every colour goes with its sign, on the table with its letter too', async () => {
    const { page } = shared;
    const signs = await page.locator('.table-page').evaluate((all) => {
      const dice = [...all.querySelectorAll('[fill^="url(#die-"]')];
      return dice.map((face) => {
        const sign = face.parentElement?.querySelector('.die-sign');
        const shapes = [...(sign?.querySelectorAll('path, circle') ?? [])];
        return {
          colour: /die-(\w+)/.exec(face.getAttribute('fill') ?? '')?.[1] ?? '',
          sign: shapes.map((shape) => shape.getAttribute('d') ?? shape.getAttribute('r')).join(),
          letter: face.closest('.table-die') ? (sign?.textContent ?? '') : undefined,
        };
      });
    });
    const pairs = new Set(signs.map(({ colour, sign }) => `${colour}: ${sign}`));
    const colours = new Set(signs.map(({ colour }) => colour));
    const different = new Set(signs.map(({ sign }) => sign));
    expect(pairs.size).toBe(colours.size);
    expect(different.size).toBe(colours.size);
    expect(different).not.toContain('');
    const LETTERS: Record<string, string> = { yellow: 'S', pink: 'R', purple: 'M', blue: 'W' };
    const onTheTable = signs.filter(({ letter }) => letter !== undefined);
    expect(onTheTable.map(({ letter }) => letter)).toEqual(
      state.table.map((die) => LETTERS[COLOURS[colourOf(die)]]),
    );
  });

  test('books and supplies: one’s own and the rivals’, the master apart from the apprentices', async () => {
    const { page } = shared;
    const { book, apprentices, masters, seats } = state;
    const held = (seat: number) =>
      SPELLS.map((_, i) => book[seat * 6 + i]).map((kind) =>
        kind ? [meeple(seat * 2 + kind)] : [],
      );
    const supply = (seat: number) => [
      ...Array.from({ length: apprentices[seat] }, () => meeple(seat * 2 + 1)),
      ...Array.from({ length: masters[seat] }, () => meeple(seat * 2 + 2)),
    ];
    const own = state.stage === 'over' ? 0 : state.turn;
    expect(await drawnIn(page, '.spellbook .page')).toEqual(held(own));
    expect(await page.locator('.spellbook .page.active').count()).toBe(held(own).flat().length);
    const kinds = [apprentices[own], masters[own]];
    expect(await drawnIn(page, '.supply [data-piece="meeple:apprentice"]')).toEqual(
      kinds[0] ? [supply(own).slice(0, kinds[0])] : [],
    );
    expect(await drawnIn(page, '.supply [data-piece="meeple:master"]')).toEqual(
      kinds[1] ? [supply(own).slice(-1)] : [],
    );
    const rivals = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
    expect(await drawnIn(page, '.rivals .small-book li')).toEqual(rivals.flatMap(held));
    expect(await drawnIn(page, '.rivals .small-supply')).toEqual(rivals.map(supply));
  });

  test('the mana pool: what each round left, which is played, which are not used', async () => {
    const { page } = shared;
    expect((await drawnIn(page, '.pool > g')).map((things) => things.join())).toEqual(
      Array.from({ length: 10 }, (_, i) => (state.pool[i] ? DIE_NAMES[state.pool[i]] : '')),
    );
    const classes = await page
      .locator('.pool-space')
      .evaluateAll((all) => all.map((space) => space.classList.item(1) ?? ''));
    const { rounds } = BY_SEATS[state.seats];
    expect(classes).toEqual(
      Array.from({ length: 10 }, (_, i) =>
        i >= rounds ? 'unused' : i + 1 === state.round ? 'now' : '',
      ),
    );
  });

  test('the next tile, how many are left, and what it will take', async () => {
    const { page } = shared;
    const panel = page.locator('.common .panel', { hasText: 'Next floor' });
    expect(await panel.locator('.heading .muted').textContent()).toBe(
      `${state.stack.length + 1} left`,
    );
    const { colours, numbers, different } = TILES[state.next - 1];
    const shown = await panel.locator('.plaque').evaluate((plaque) => ({
      signs: [...plaque.querySelectorAll('g[stroke="currentColor"]')].map(
        (sign) => getComputedStyle(sign).color,
      ),
      takes: [...plaque.querySelectorAll('.takes text')].map((cell) => Number(cell.textContent)),
      words: plaque.querySelector('.plaque-word')?.textContent,
    }));
    const FILLS: Record<string, string> = {
      yellow: 'rgb(240, 200, 74)',
      pink: 'rgb(240, 138, 184)',
      purple: 'rgb(169, 138, 240)',
      blue: 'rgb(90, 168, 240)',
    };
    expect(shown).toEqual({
      signs: colours.map((colour) => FILLS[colour]),
      takes: different ? [] : numbers,
      words: different ? 'all different' : undefined,
    });
  });

  test('nothing went wrong on the page', () => {
    expect(shared.errors).toEqual([]);
  });
});

test('these positions have an apprentice and a master trapped in a tower', async () => {
  const trapped = new Set<number>();
  for (const name of ['two-1', 'three-1', 'four-1']) {
    const { steps, at } = await recorded('arkhanos', name);
    for (const what of (at(steps.length) as State).below.flat())
      if (what < 0) trapped.add(-what % 2);
  }
  expect(trapped.size).toBe(2);
});

/** The first recorded choice that fills a floor, which is scored at once or after a question. */
async function fillsAFloor(name: string) {
  const game = await recorded('arkhanos', name);
  const full = (moment: number) =>
    (game.at(moment) as State).completed.length > 0 || floors(moment) > floors(moment - 1);
  const floors = (moment: number) =>
    (game.at(moment) as State).below.reduce((sum, { length }) => sum + length, 0);
  const after = game.steps.findIndex(
    ({ by, choice }, i) => by >= 0 && 'place' in (choice as object) && full(i + 1),
  );
  return { ...game, moment: after };
}

test('before a floor is filled the prompt tells whom it will pay, and it grows when it has', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { steps, file, moment, at } = await fillsAFloor('two-1');
  await openFile(page, file(moment));
  const { place, on, pillar, meeple: who } = steps[moment].choice as Record<string, string>;
  const spot = on === 'central' ? 'pillar:central' : `pillar:${on}.${pillar}`;
  await page.locator(`[data-piece="die:${place}"].can`).first().click();
  await page.locator(`[data-piece^="${spot}"].can`).first().click();
  await page.locator(`[data-piece="meeple:${who}"].can`).click();
  const told = page.locator('.prompt .detail');
  await expect.poll(() => told.textContent()).toMatch(/^Then the floor pays [A-Z]\w+ \d/);
  const pays = (await told.textContent())?.match(/\w+ \d/g) ?? [];
  const section = page.locator(`.tower:has([data-piece="tower:${on}"])`);
  const floors = () => section.locator('.covered').count();
  const before = await floors();
  expect(before).toBe((at(moment) as State).below[TOWERS.indexOf(on as 'central')].length / 4);
  await page.locator('#do-it').click();
  // Whatever is asked before it is scored is left.
  for (let more = 0; more < 3 && (await floors()) === before; more++) {
    await page.waitForSelector('#do-it, #open-choices');
    if ((await page.locator('#do-it').count()) === 0) {
      await page.keyboard.press('l');
      await page.locator('dialog.choice-list ol button').last().click();
    } else await page.locator('#do-it').click();
  }
  await expect.poll(floors).toBe(before + 1);
  const line = page.locator('.chronicle .line', { hasText: / pays \w+ \d/ }).last();
  const scored = (await line.textContent()) ?? '';
  for (const gain of pays) expect(scored).toContain(gain);
  expect(errors).toEqual([]);
});

test('where a floor keeps room the prompt tells who leads then; taking back lets go of the picks, one by one', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { steps, file, at } = await recorded('arkhanos', 'four-1');
  /** By tower: how much each seat has on its top floor. */
  const influence = ({ meeples, seats }: State, tower: number) =>
    Array.from({ length: seats }, (_, seat) =>
      meeples
        .slice(tower * 3, tower * 3 + 3)
        .reduce((sum, meeple) => sum + ([1, 2][meeple - 1 - seat * 2] ?? 0), 0),
    );
  const told: string[] = [];
  for (const [moment, step] of steps.entries()) {
    const choice = step.choice as Record<string, string>;
    if (step.by < 0 || !('place' in choice)) continue;
    const tower = TOWERS.indexOf(choice.on as 'central');
    const after = at(moment + 1) as State;
    const standing = influence(after, tower);
    const leaders = NAMES.filter((_, seat) => standing[seat] === Math.max(...standing));
    // Full floors are told otherwise; one of each kind is enough.
    const isFull = after.completed.length > 0 || standing.every((held) => held === 0);
    const says =
      leaders.length > 1
        ? / and \w+ then tie on this floor\.$/
        : /^\w+ then leads on this floor\.$/;
    if (isFull || told.some((one) => says.test(one))) continue;
    await openFile(page, file(moment));
    const spot =
      choice.on === 'central' ? 'pillar:central' : `pillar:${choice.on}.${choice.pillar}`;
    await page.locator(`[data-piece="die:${choice.place}"].can`).first().click();
    await page.locator(`[data-piece^="${spot}"].can`).first().click();
    const who = page.locator(`[data-piece="meeple:${choice.meeple}"].can`);
    if (await who.count()) await who.click();
    const detail = page.locator('.prompt .detail');
    await expect.poll(() => detail.textContent()).toMatch(says);
    told.push((await detail.textContent()) ?? '');
    for (const name of leaders) expect(told.at(-1)).toContain(name);
    // Nothing was done yet that could be taken back: only what is picked.
    const picked = () => page.locator('.piece.chosen').count();
    const back = page.getByRole('button', { name: 'Take back' });
    for (let left = await picked(); left > 0; left = await picked()) {
      expect(await back.getAttribute('aria-disabled')).toBe('false');
      await back.click();
      await expect.poll(picked).toBeLessThan(left);
    }
    expect(await page.locator('.table-page').getAttribute('data-steps')).toBe(`${moment}`);
    await page.goto(`${visit.address}#/`);
  }
  expect(told.length).toBe(2);
  expect(errors).toEqual([]);
});

test('on a phone what can be done is in sight: a tower that is lit, the book, the button', async () => {
  const viewport = { width: 360, height: 740 };
  const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  const page = await open();
  const { steps, at, file } = await recorded('arkhanos', 'four-1');
  // The first of each question in the second half.
  const asked = new Map<string, number>();
  for (let i = steps.length >> 1; i < steps.length; i++) {
    const { stage } = at(i) as State;
    if (steps[i].by >= 0 && !asked.has(stage)) asked.set(stage, i);
  }
  expect([...asked.keys()]).toEqual(expect.arrayContaining(['place', 'bonus', 'end']));
  for (const moment of asked.values()) {
    await page.goto(`${visit.address}#/`);
    await openFile(page, { ...file(moment), table: `phone-${moment}` });
    await page.waitForSelector('.tower [data-piece]');
    const seen = await page.evaluate(() => {
      const inside = (box: DOMRect, frame: DOMRect) =>
        box.left >= frame.left - 2 && box.right <= frame.right + 2;
      const frame = document.querySelector('.towers')?.getBoundingClientRect() ?? new DOMRect();
      const towers = [...document.querySelectorAll('.tower')];
      const lit = towers.filter((tower) => tower.querySelector('.can'));
      const prompt = document.querySelector('.prompt')?.getBoundingClientRect() ?? new DOMRect();
      const pages = [...document.querySelectorAll('.page')];
      const names = [...document.querySelectorAll('.rivals .seat-name b')];
      return {
        tower:
          lit.length === 0 || lit.some((tower) => inside(tower.getBoundingClientRect(), frame)),
        book: pages.every((spell) => spell.getBoundingClientRect().bottom <= prompt.top),
        prompt: prompt.bottom <= innerHeight + 1,
        cut: names.filter((name) => name.scrollWidth > name.clientWidth).length,
      };
    });
    expect(seen).toEqual({ tower: true, book: true, prompt: true, cut: 0 });
  }
  expect(errors).toEqual([]);
});

test.each(['en-GB', 'fr-FR'])(
  'in %s what is about to be done leaves the book in sight on a phone, and a spell’s name is whole',
  async (locale) => {
    const viewport = { width: 360, height: 740 };
    const { open, errors } = await newVisitor(visit, { viewport, locale, serviceWorkers: 'block' });
    const page = await open();
    const { game, steps, at, file } = await recorded('arkhanos', 'four-1');
    const places = steps.flatMap(({ by, choice }, i) => {
      const isPlaced = by >= 0 && i > steps.length >> 1 && 'place' in (choice as object);
      return isPlaced ? [{ moment: i, pieces: game.touches(at(i), choice) }] : [];
    });
    expect(places.length).toBeGreaterThan(6);
    for (const { moment, pieces } of places.slice(0, 6)) {
      await page.setViewportSize(viewport);
      await page.goto(`${visit.address}#/`);
      await openFile(page, { ...file(moment), table: `about-${moment}` });
      for (const piece of pieces) {
        const lit = page.locator(
          `.tray [data-piece="${piece}"].can, .towers [data-piece="${piece}"].can`,
        );
        if (await lit.count()) await lit.first().click();
      }
      await page.waitForSelector('#do-it');
      const covered = () =>
        page.evaluate(() => {
          const prompt =
            document.querySelector('.prompt')?.getBoundingClientRect() ?? new DOMRect();
          const pages = [...document.querySelectorAll('.page')];
          return pages.filter((spell) => spell.getBoundingClientRect().bottom > prompt.top + 1)
            .length;
        });
      expect(await covered()).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const cut = await page.locator('.page-name').evaluateAll((names) =>
      names
        .filter((name) => {
          const spell = name.closest('.page')?.getBoundingClientRect() ?? new DOMRect();
          return name.getBoundingClientRect().right > spell.right - 3;
        })
        .map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('on a phone a touch tells what a spell is called and does', async () => {
  const viewport = { width: 360, height: 740 };
  const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  const page = await open();
  const { steps, file } = await recorded('arkhanos', 'two-1');
  await openFile(page, file(steps.findIndex(({ by }) => by >= 0)));
  await page.locator('[data-piece="spell:flip"]').click();
  await expect
    .poll(() => page.locator('.detail.why').textContent())
    .toMatch(/^Flip: turn a die on the table over. No meeple of yours is on it/);
  expect(errors).toEqual([]);
});
