/** Every kind of choice that Five Seals of Magic can ask for, made by clicks on the board. */
import { checkOptions } from '@magehall/engine';
import { game } from '@magehall/five-seals/whole';
import { words } from '@magehall/five-seals/words/en';
import { describe, expect, test } from 'vitest';
import { makeChoice, momentsOfEachKind, movedOn, noteMotions } from './moments.ts';
import { newVisitor, onePage, visiting } from './visit.ts';

const visit = visiting();

/** What the fuzzer must meet, and besides: every question that a player can be asked. */
const QUESTIONS = ['mage', 'draft', 'turn', 'swap', 'give', 'free'].map((ask) => `asked: ${ask}`);
const KINDS = [...game.kinds, ...QUESTIONS];

const moments = momentsOfEachKind(KINDS, {
  game,
  games: 400,
  options: (seed) =>
    checkOptions(game, {
      seats: 2 + (seed % 2),
      circle: 1 + (seed % 4),
      edition: 'french',
      mages: seed % 5 ? 'seats' : 'choose',
      first: 0,
    }),
  asks: ({ stack }) => stack.at(-1)?.do ?? '',
});

test('random games meet every kind of choice there is', () => {
  const met = moments.flatMap(({ kinds }) => kinds);
  expect(met.sort()).toEqual([...new Set(KINDS)].sort());
});

describe('by clicks on the board', () => {
  const shared = onePage(visit);

  test.each(moments)('$kinds', async (moment) => {
    const { page, errors } = shared;
    await makeChoice(page, visit.address, game, words, moment);
    expect(errors).toEqual([]);
  });
});

test('a seal that breaks and a scroll that is won are moments', async () => {
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  });
  await noteMotions(context);
  const page = await open();
  const moved = () => movedOn(page);
  const won = moments.find(({ kinds }) => kinds.includes('synergy'));
  const broke = moments.find(({ kinds }) => kinds.includes('binding-break'));
  if (!won || !broke) throw new Error('Random games neither win nor break anything.');
  await makeChoice(page, visit.address, game, words, broke);
  await expect.poll(moved).toContain('shards');
  await makeChoice(page, visit.address, game, words, won);
  await expect.poll(moved).toContainEqual(expect.stringMatching(/^scroll:\d\.synergy/));
  expect(errors).toEqual([]);
});
