/** Whatever is sent as a position: one short sentence, no fault, and the game goes on. */
import { sure, type WholeGame } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { wholes } from '@magehall/games/wholes';
import { describe, expect, test } from 'vitest';
import { Session } from './session.ts';

const all: WholeGame[] = [wisps];
for (const open of Object.values(wholes)) all.push((await open()).game);

const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const LONG = JSON.stringify('x'.repeat(200_000));
const VALUES: Record<string, string> = {
  'a deep list': DEEP,
  'a deep object': `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  'a long text': LONG,
  'a long list': `[${'0,'.repeat(100_000)}0]`,
  toJSON: '{"toJSON":"x","seats":2}',
  'a prototype': '{"__proto__":{"seats":2},"constructor":{"prototype":1}}',
  'signs that move a cursor': JSON.stringify('\u001b[2J\u0085\u202e\u2066'),
  null: 'null',
  'a huge number': '1e308',
  'no number': '-0.5',
};

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const session = new Session(game);
  session.answer('{"do":"new","seed":1}');
  const before = session.answer('{"do":"hash"}');

  function refused(position: string): void {
    const answer = session.answer(`{"do":"scenario","position":${position}}`);
    const shown = position.slice(0, 80);
    expect(['bad-scenario', 'bad-field'], shown).toContain(answer.error);
    expect(String(answer.says), shown).toMatch(/^[^\p{C}]{10,401}$/u);
    expect(session.answer('{"do":"hash"}')).toEqual(before);
  }

  test.each(Object.keys(VALUES))('%s as a position', (name) => refused(sure(VALUES[name])));

  const fields = [...new Set(game.examples.flatMap(Object.keys))];
  test.each(Object.keys(VALUES))('%s in each field', (name) => {
    expect(fields.length).toBeGreaterThan(5);
    for (const field of fields) {
      refused(`{"${field}":${VALUES[name]}}`);
      if (sure(VALUES[name]).length > 1000) continue;
      refused(`{"${field}":[[${VALUES[name]}]]}`);
      refused(`{"${field}":{"x":${VALUES[name]}}}`);
    }
  });

  test('a long name, and one that was never heard of', () => {
    refused(`{${LONG}:1}`);
    refused('{"__proto__":1}');
    refused('{"toJSON":1}');
    refused('{"hasOwnProperty":1}');
  });

  const strange = Object.keys(VALUES).filter((name) => name !== 'null');
  test.each(strange)('%s for an option', (name) => {
    const unknown = `"\\u001b${'x'.repeat(9000)}":1`;
    for (const option of [`"first":${VALUES[name]}`, unknown]) {
      const answer = session.answer(`{"do":"new","options":{${option}}}`);
      expect(answer.error).toBe('bad-options');
      expect(answer.says).toMatch(/^[^\p{C}]{10,401}$/u);
    }
  });

  test('every name of a piece is known, and no other', () => {
    const why = (thing: unknown) =>
      session.answer(JSON.stringify({ do: 'why', seat: 0, thing })).error;
    const state = session.answer('{"do":"state"}').state;
    for (const thing of game.things(state)) expect(why(thing), thing).toBeUndefined();
    for (const thing of ['dragon', '__proto__', '', 'x'.repeat(100_000), 1, null, ['card:1']])
      expect(why(thing)).toBe('bad-field');
  });
});
