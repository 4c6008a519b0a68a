/** Every kind of choice that Five Seals of Magic can ask for, made by clicks on the board. */
import { checkOptions, type Entry, type GameFile, seeded, stroll } from '@magehall/engine';
import type { Choice, State } from '@magehall/five-seals/rules';
import { game } from '@magehall/five-seals/whole';
import { words } from '@magehall/five-seals/words/en';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { keptLog, newVisitor, openFile, visiting } from './visit.ts';

const visit = visiting();
const NAMES = ['Rhea', 'Bram', 'Ilse', 'Teo', 'Una'];
const name = (seat: number) => NAMES[seat];

/** A choice of a random game, and the way to it. */
interface Moment {
  kinds: string[];
  file: GameFile;
  before: State;
  by: number;
  choice: Choice;
}

/** What the fuzzer must meet, and besides: every question that a player can be asked. */
const QUESTIONS = ['mage', 'draft', 'turn', 'swap', 'give', 'free'].map((ask) => `asked: ${ask}`);
const KINDS = [...game.kinds, ...QUESTIONS];

/** The first choice of each kind in random games, the fuzzer's own. */
function momentsOfEachKind(): Moment[] {
  const missing = new Set(KINDS);
  const moments: Moment[] = [];
  for (let seed = 1; seed <= 400 && missing.size > 0; seed++) {
    const asked = { seats: 2 + (seed % 2), circle: 1 + (seed % 4), edition: 'french' };
    const options = checkOptions(game, {
      ...asked,
      mages: seed % 5 ? 'seats' : 'choose',
      first: 0,
    });
    const log: Entry[] = [];
    const state = game.setup(options);
    for (const { before, step } of stroll(game, state, seeded(seed), game.bound(options))) {
      const { by, choice } = step;
      const asks = `asked: ${before.stack.at(-1)?.do}`;
      const kinds = [...game.met(before, step), asks].filter((kind) => missing.has(kind));
      if (typeof choice === 'object' && kinds.length > 0) {
        for (const kind of kinds) missing.delete(kind);
        const file: GameFile = {
          magehall: 1,
          game: game.id,
          rulesVersion: game.rulesVersion,
          table: `choice-${moments.length}`,
          options,
          players: NAMES.slice(0, options.seats).map((who) => ({ name: who, plays: 'person' })),
          log: [...log],
        };
        moments.push({ kinds, file, before, by, choice });
      }
      log.push({ by, choice: choice as Choice | number });
    }
  }
  return moments;
}

const moments = momentsOfEachKind();

test('random games meet every kind of choice there is', () => {
  const met = moments.flatMap(({ kinds }) => kinds);
  expect(met.sort()).toEqual([...new Set(KINDS)].sort());
});

/** Opens the game at that moment and makes the choice by clicks on the pieces it speaks of. */
async function makeChoice(page: Page, { file, before, by, choice }: Moment): Promise<void> {
  await page.goto(`${visit.address}#/`);
  await openFile(page, file);
  for (const piece of game.touches(before, choice)) {
    const lit = page.locator(`[data-piece="${piece}"].can`);
    if (await lit.count()) await lit.first().click();
  }
  const sentence = words.choice(before, choice, name);
  const button = page.locator('.others button', { hasText: sentence });
  if (await button.count()) await button.first().click();
  else {
    await expect.poll(() => page.locator('.sentence').textContent()).toBe(sentence);
    await page.locator('#do-it').click();
  }
  await expect
    .poll(async () => (await keptLog(page, file.table))[file.log.length])
    .toEqual({ by, choice });
}

describe('by clicks on the board', () => {
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    const visitor = await newVisitor(visit, { serviceWorkers: 'block' });
    page = await visitor.open();
    errors = visitor.errors;
  });

  test.each(moments)('$kinds', async (moment) => {
    await makeChoice(page, moment);
    expect(errors).toEqual([]);
  });
});

test('a seal that breaks and a scroll that is won are moments', async () => {
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  });
  // What moves is noted, since it is over in a moment.
  await context.addInitScript(() => {
    const moved: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      moved.push(this.getAttribute('data-at') ?? this.getAttribute('class') ?? '');
      return animate.apply(this, how);
    };
    Object.assign(window, { moved });
  });
  const page = await open();
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  const won = moments.find(({ kinds }) => kinds.includes('synergy'));
  const broke = moments.find(({ kinds }) => kinds.includes('binding-break'));
  if (!won || !broke) throw new Error('Random games neither win nor break anything.');
  await makeChoice(page, broke);
  await expect.poll(moved).toContain('shards');
  await makeChoice(page, won);
  await expect.poll(moved).toContainEqual(expect.stringMatching(/^scroll:\d\.synergy/));
  expect(errors).toEqual([]);
});
