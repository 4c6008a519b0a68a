/** docs/scenarios.md and the games say the same: neither knows a field or a name that the other lacks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOptions, ScenarioError, sure, type WholeGame } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { wholes } from '@magehall/games/wholes';
import { describe, expect, test } from 'vitest';

type Json = Record<string, unknown>;

const all: WholeGame[] = [wisps];
for (const open of Object.values(wholes)) all.push((await open()).game);

const page = readFileSync(join(import.meta.dirname, '../../docs/scenarios.md'), 'utf8');
const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

/** The table under a heading, as rows of cells. */
function table(heading: string): string[][] {
  const section = page.split(`\n${heading}\n`)[1] ?? '';
  const [, rows = ''] = /\n\|---.*\n([\s\S]+?)\n\n/.exec(`${section}\n\n`) ?? [];
  expect(rows, heading).not.toBe('');
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => row.split('|').slice(1, -1));
}

/** The parts of a position that have fields: '' is itself, others are paths such as `players[].book`. */
function partsOf(id: string): string[] {
  const paths = [...page.matchAll(new RegExp(`^### ${id} \`(.+)\`$`, 'gm'))].map(
    ([, path = '']) => path,
  );
  return ['', ...paths];
}

const headingOf = (id: string, path: string) =>
  path === '' ? `## ${id}` : `### ${id} \`${path}\``;

/** What lies at a path; of a list its first entry. */
function at(position: Json, path: string): Json {
  let here: unknown = position;
  for (const step of path.split('.').filter((name) => name !== '')) {
    const inner = (here as Json)[step.replace('[]', '')];
    here = step.endsWith('[]') ? (inner as unknown[])[0] : inner;
  }
  return here as Json;
}

function refusal(game: WholeGame, position: unknown): string {
  try {
    game.scenario(JSON.stringify(position));
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return '';
}

describe.each(all.map((game) => [game.id, game] as const))('positions of %s', (id, game) => {
  test.each(partsOf(id))('the fields of it: %s', (path) => {
    const rows = table(headingOf(id, path));
    for (const [field, , , example] of rows) {
      const [name = ''] = quoted(field);
      const position = JSON.parse(sure(quoted(example)[0]));
      expect(at(position, path), `the example of ${name}`).toHaveProperty([name]);
      expect(refusal(game, position), name).toBe('');
    }
    const position = JSON.parse(sure(quoted(rows[0]?.[3])[0]));
    at(position, path).dragon = 1;
    const [, fields] = /has no "dragon"\. It has: (.+)\.$/.exec(refusal(game, position)) ?? [];
    expect(rows.map(([field]) => quoted(field)[0])).toEqual(fields?.split(', '));
  });

  test('every field that its examples have is described', () => {
    const known = new Set(
      partsOf(id).flatMap((path) => table(headingOf(id, path)).map(([field]) => quoted(field)[0])),
    );
    const maps = new Set(['options', 'seals', 'scrolls', 'guardians', 'absorbed', 'towers']);
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) expect(known).toContain(key);
        if (key === 'towers') Object.values(inner as object).forEach(look);
        else if (!maps.has(key) || Array.isArray(inner)) look(inner);
      }
    };
    expect(game.examples.length).toBeGreaterThan(3);
    for (const example of game.examples) look(example);
  });

  test('the names that why takes', () => {
    const rows = table(`### ${id} names`);
    const state = game.setup(checkOptions(game, {}));
    const things = game.things(state);
    const kinds = [...new Set(things.map((thing) => thing.replace(/:.*/, ':')))];
    expect(rows.map(([kind]) => quoted(kind)[0]).sort()).toEqual(kinds.sort());
    for (const [kind, , examples] of rows)
      for (const name of quoted(examples)) {
        expect(name).toMatch(new RegExp(`^${quoted(kind)[0]}`));
        expect(things).toContain(name);
      }
  });
});

describe.each(Object.keys(games))('the pieces of %s', (id) => {
  test.each(['en', 'fr'] as const)('each has a name in words: %s', async (language) => {
    const { words } = await sure(games[id]).words[language]();
    const { game } = await sure(wholes[id])();
    const [fewest, most] = game.seats;
    for (const seats of [fewest, most])
      for (const thing of game.things(game.setup(checkOptions(game, { seats })))) {
        const text = words.piece(thing, (seat) => `P${seat}`);
        expect(text, thing).toMatch(/\S/);
        expect(text, thing).not.toMatch(/undefined|NaN|:/);
      }
  });
});
