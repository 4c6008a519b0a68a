/** Recorded games of Arcana Magica, put on the shelf of a browser up to any moment. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game } from '@magehall/arcana-magica/rules';
import {
  type Entry,
  type GameFile,
  openTable,
  type Player,
  readGameFile,
  Table,
} from '@magehall/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'arcana-magica');

export function recordedGame(name: string): GameFile {
  return readGameFile(readFileSync(join(folder, `${name}.json`), 'utf8'));
}

export const recorded = readdirSync(folder).map((name) => recordedGame(name.replace('.json', '')));

export const NAMES = ['Rhea', 'Bram', 'Ilse', 'Teo'];

/** People only: what the recorded bots did is done by hand. */
export function atScreen(file: GameFile, log: readonly Entry[], table: string): GameFile {
  const players = file.players.map((_, seat) => ({ name: NAMES[seat], plays: 'person' as const }));
  return { ...file, players, log: [...log], table };
}

/** A choice of a recorded game, and the game up to it. */
export interface Recorded {
  file: GameFile;
  by: number;
  choice: object;
}

/** The first choice of a recorded game that such an event follows at once. */
export function telling(event: string, table: string): Recorded {
  for (const file of recorded) {
    const played = new Table(game, file.options);
    const told = file.log.map((entry) => played.add(entry as Entry<never>));
    const at = file.log.findIndex(
      ({ by }, i) => by >= 0 && told[i].some((one) => one.event === event),
    );
    if (at < 0) continue;
    const { by, choice } = file.log[at] as { by: number; choice: object };
    return { file: atScreen(file, file.log.slice(0, at), table), by, choice };
  }
  throw new Error(`No recorded game tells of ${event}.`);
}

/** The last such choice of a recorded game, and the game up to it. */
export function lastOf(kind: string, table: string): Recorded {
  for (const file of recorded) {
    const at = file.log.findLastIndex(
      (entry) => 'choice' in entry && entry.by >= 0 && kind in (entry.choice as object),
    );
    if (at < 0) continue;
    const { by, choice } = file.log[at] as { by: number; choice: object };
    return { file: atScreen(file, file.log.slice(0, at), table), by, choice };
  }
  throw new Error(`No recorded game has ${kind}.`);
}

/** Late in recorded games, where most lies on the table: each number of seats, teams and Automas. */
export const LATE = [
  ...['two-seats', 'three-seats', 'four-seats', 'teams', 'teams-with-sand', 'two-and-two-automas'],
].map((name) => {
  const file = recordedGame(name);
  const late = file.log.findLastIndex(
    (entry, i) =>
      i < file.log.length * 0.8 &&
      'choice' in entry &&
      entry.by >= 0 &&
      'end' in (entry.choice as object),
  );
  return atScreen(file, file.log.slice(0, late), `late-${name}`);
});

/** In the middle of something: paying, rolling, placing damage, the Fool's moment, the end's die. */
export const BUSY = ['units', 'pay', 'reroll', 'hit', 'sacrifice', 'sand'].map(
  (kind) => lastOf(kind, `busy-${kind}`).file,
);

/** The same, with one person: whose turn it is. The others play by themselves. */
export function beside(file: GameFile): GameFile {
  const { waitingFor } = openTable(game, file);
  const players = file.players.map(({ name }, seat) => sitter(name, seat === waitingFor));
  return { ...file, players };
}

export function sitter(name: string, person: boolean): Player {
  return person ? { plays: 'person', name } : { plays: 'bot', level: 'novice', name };
}

/** Puts a game on the shelf of this browser. */
export async function shelve(page: Page, { table, magehall: _, ...file }: GameFile): Promise<void> {
  await page.evaluate(
    async (kept) => {
      const request = indexedDB.open('magehall');
      request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const transaction = request.result.transaction('tables', 'readwrite');
      transaction.objectStore('tables').put(kept);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      request.result.close();
    },
    {
      ...file,
      id: table,
      started: 0,
      changed: 0,
      standing: { waits: 'person', scores: [], winners: [] },
    },
  );
}

/** Opens a table of people; the one whose turn it is still has to lift the curtain. */
export async function sit(page: Page, address: string, file: GameFile): Promise<void> {
  await shelve(page, file);
  await page.goto(`${address}#/table/${file.table}`);
  const { length } = openTable(game, file).told(0);
  await page.waitForSelector(`.table-page[data-steps="${length}"]`);
}

export const lift = (page: Page) => page.locator('.curtain button').click();

/** Sits down, lifts the curtain and waits until something can be done. */
export async function begin(page: Page, address: string, file: GameFile): Promise<void> {
  await sit(page, address, file);
  await lift(page);
  await page.waitForSelector('.piece.can');
}

/** Picks units for an attack, from left to right, until they make a die. */
export async function gather(page: Page): Promise<void> {
  await page.waitForSelector('.force');
  const own = page.locator('.own-army');
  // The first ones alone may make no die.
  for (let chosen = 1; await page.locator('.force').count(); chosen++) {
    await own.locator('.piece.can').first().click();
    await expect.poll(() => own.locator('.piece.chosen').count()).toBe(chosen);
  }
  await page.waitForSelector('.lines-gold[d^="M"]');
}
