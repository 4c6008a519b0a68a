/**
 * Game files with something in them changed. Whatever comes of one, it is a game that can be opened,
 * shown, checked and written again, or a sentence; never anything else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealHere } from '@magehall/dealer/seal';
import {
  CHANCE,
  checkOptions,
  drawsOf,
  FileError,
  type Game,
  type GameFile,
  NOBODY,
  openTable,
  type Player,
  readGameFile,
  seeded,
  sentenceFor,
  sure,
  Table,
  tally,
  verify,
  writeGameFile,
} from '@magehall/engine';
import { mutator } from '@magehall/engine/laws/mutants';
import { en } from '@magehall/engine/troubles/en';
import { fr } from '@magehall/engine/troubles/fr';
import { games } from '@magehall/games';
import { expect, test, vi } from 'vitest';
import { rounds, SENTENCE, seed } from './count.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');

/** Three of the recorded games, and one of today with votes, times and an end. */
function examples(game: Game): unknown[] {
  const names = readdirSync(join(fixtures, game.id)).slice(0, 3);
  const recorded = names.map((name) => readFileSync(join(fixtures, game.id, name), 'utf8'));
  return [...recorded.map((text) => JSON.parse(text)), JSON.parse(writeGameFile(modern(game)))];
}

function modern(game: Game): GameFile {
  const options = checkOptions(game, {});
  const players = Array.from(
    { length: options.seats },
    (_, seat): Player => ({ plays: 'person', name: `P${seat}` }),
  );
  const head = { magehall: 2 as const, game: game.id, rulesVersion: game.rulesVersion };
  const file = { ...head, table: 'fuzz', options, players, dice: sealHere(players), log: [] };
  const draw = drawsOf(file) ?? (() => 0);
  const table = new Table(game, options);
  const roll = seeded(seed);
  const others = players.map((_, seat) => seat).slice(1);
  while (!table.over && table.steps < 60) {
    table.settle((odds, i) => draw(i, odds));
    const choices = table.choices();
    table.choose(table.waitingFor, choices[roll(choices.length)], table.length);
    if (roll(8) === 0) table.add({ by: 0, undo: 1, agreed: others });
  }
  if (!table.over)
    table.add({ by: 0, end: 'vote', places: players.map(() => 1), agreed: others, at: 9 });
  return { ...file, log: table.log };
}

/** What is wrong with how a text was taken, if anything. */
function wrongWith(game: Game, text: string): string | undefined {
  try {
    const file = readGameFile(text);
    const table = openTable(game, file);
    const again = readGameFile(writeGameFile(file));
    if (writeGameFile(again) !== writeGameFile(file)) return 'it is written as another';
    for (const viewer of [0, NOBODY]) table.outcome(viewer);
    if (file.players.length !== table.outcome(NOBODY).scores.length) return 'a seat without a name';
    tally(game, file);
    verify(game, file);
    if (table.waitingFor === CHANCE) table.chance(0);
    else if (!table.over) table.choose(table.waitingFor, table.choices()[0]);
    return undefined;
  } catch (error) {
    if (!(error instanceof FileError)) return String(error);
    const said = [en, fr].map((sentences) => sentenceFor(error.trouble, sentences));
    return said.find((sentence) => !SENTENCE.test(sentence));
  }
}

test.each(Object.keys(games))('changed files of %s', async (id) => {
  const { game } = await sure(games[id]).rules();
  const known = examples(game);
  const roll = seeded(seed);
  const mutant = mutator(known, known, roll);
  let opened = 0;
  for (let i = 0; i < rounds(60); i++) {
    const whole = mutant();
    const cut = roll(whole.length);
    const text = roll(8) > 0 ? whole : whole.slice(0, cut) + whole.slice(cut + roll(9));
    expect(wrongWith(game, text), `seed ${seed}, file ${i}`).toBeUndefined();
    opened += isOpened(game, text) ? 1 : 0;
  }
  // What is all refused tries nothing.
  expect(opened).toBeGreaterThan(0);
});

function isOpened(game: Game, text: string): boolean {
  try {
    openTable(game, readGameFile(text));
    return true;
  } catch {
    return false;
  }
}
