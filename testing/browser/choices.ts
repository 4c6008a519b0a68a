/** Choices of random games, the fuzzer's own, to be made by clicks on the board. */
import {
  type Entry,
  type GameFile,
  type Options,
  seeded,
  stroll,
  type Told,
  type WholeGame,
  type Words,
} from '@magehall/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NAMES } from './recorded.ts';
import { keptLog, onePage, openFile, type Visit } from './visit.ts';

/** A choice of a random game, and the game up to it. */
export interface FoundChoice<S, C> {
  kinds: string[];
  file: GameFile;
  before: S;
  by: number;
  choice: C;
}

interface Search<S, C, E extends Told> {
  game: WholeGame<S, C, E>;
  /** The table of each random game. */
  options(seed: number): Options;
  games: number;
  /** What a player is asked there. */
  asks(state: S): string;
}

/** A game up to a moment, with a person on every seat. */
export function fileOf<S, C, E extends Told>(
  { id, rulesVersion }: WholeGame<S, C, E>,
  options: Options,
  log: readonly Entry[],
  table: string,
): GameFile {
  const players = NAMES.slice(0, options.seats).map((name) => ({ name, plays: 'person' as const }));
  return { magehall: 2, game: id, rulesVersion, table, options, players, log: [...log] };
}

/** The first choice of each of these kinds; `asked: …` is a kind for every question too. */
export function choicesOfEachKind<S, C, E extends Told>(
  kinds: readonly string[],
  { game, options, games, asks }: Search<S, C, E>,
): FoundChoice<S, C>[] {
  const missing = new Set(kinds);
  const choices: FoundChoice<S, C>[] = [];
  for (let seed = 1; seed <= games && missing.size > 0; seed++) {
    const table = options(seed);
    const log: Entry[] = [];
    for (const { before, step } of stroll(
      game,
      game.setup(table),
      seeded(seed),
      game.bound(table),
    )) {
      const { by, choice } = step;
      const met = by < 0 ? [] : [...game.met(before, step), `asked: ${asks(before)}`];
      const news = [...new Set(met)].filter((kind) => missing.has(kind));
      if (news.length > 0) {
        for (const kind of news) missing.delete(kind);
        const file = fileOf(game, table, log, `choice-${choices.length}`);
        choices.push({ kinds: news, file, before, by, choice: choice as C });
      }
      log.push({ by, choice } as Entry);
    }
  }
  return choices;
}

/** Notes what moves on the pages of a visitor, since it is over in a moment. */
export async function noteMotions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const mark = `${this.getAttribute('class')} ${this.textContent}`.trim();
      moved.push(this.getAttribute('data-at') ?? mark);
      return animate.apply(this, how);
    };
    Object.assign(window, { moved });
  });
}

/** Where something moved so far; of a passing mark, its name and what it says. */
export function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** Opens the game at that moment and makes the choice by clicks on the pieces it speaks of. */
export async function makeChoice<S, C, E extends Told>(
  page: Page,
  address: string,
  game: WholeGame<S, C, E>,
  words: Words<S, C, E>,
  { file, before, by, choice }: FoundChoice<S, C>,
): Promise<void> {
  await page.goto(`${address}#/`);
  await openFile(page, file);
  const pieces = game.touches(before, choice);
  // Some parts of a table come a moment after it, such as the mages to choose from. Not every piece
  // is always there: a guardian who stands nowhere is none, and to go on is a button alone.
  const drawn = pieces.filter((piece) => !piece.startsWith('go:'));
  if (drawn.length > 0) {
    const any = drawn.map((piece) => `[data-piece="${piece}"]`).join();
    await page.waitForSelector(any, { state: 'attached' });
  }
  for (const piece of pieces) {
    const lit = page.locator(`[data-piece="${piece}"].can`);
    if (await lit.count()) await lit.first().click();
  }
  const sentence = words.choice(before, choice, (seat) => NAMES[seat]);
  // On a button it is said in short, and whole to a pointer.
  await page
    .locator(`.prompt button[title=${JSON.stringify(sentence)}]`)
    .first()
    .click();
  await expect
    .poll(async () => (await keptLog(page, file.table))[file.log.length])
    .toEqual({ by, choice, at: expect.any(Number) });
}

/** Two tests of every game: random games meet all these kinds of choices, and each is made by clicks. */
export function everyKindByClicks<S, C, E extends Told>(
  visit: Visit,
  kinds: readonly string[],
  choices: readonly FoundChoice<S, C>[],
  { game, words }: { game: WholeGame<S, C, E>; words: Words<S, C, E> },
): void {
  test('random games meet every kind of choice there is', () => {
    const met = choices.flatMap((found) => found.kinds);
    expect(met.sort()).toEqual([...new Set(kinds)].sort());
  });

  describe('by clicks on the board', () => {
    const shared = onePage(visit);

    test.each(choices)('$kinds', async (found) => {
      const { page, errors } = shared;
      await makeChoice(page, visit.address, game, words, found);
      expect(errors).toEqual([]);
    });
  });
}
