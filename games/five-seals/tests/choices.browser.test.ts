/** Every kind of choice that Five Seals of Magic can ask for, made by clicks on the board. */
import { checkOptions, type Entry, seeded, stroll } from '@magehall/engine';
import { type Choice, DIE_NAME, type State } from '@magehall/five-seals/rules';
import { game } from '@magehall/five-seals/whole';
import { words } from '@magehall/five-seals/words/en';
import {
  choicesOfEachKind,
  everyKindByClicks,
  fileOf,
  makeChoice,
  movedOn,
  noteMotions,
} from '@magehall/testing/browser/choices';
import { keptLog, newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';
import { bestOf, GAMES } from './positions.ts';

const visit = visiting();

/** What the fuzzer must meet, and besides: every question that a player can be asked. */
const QUESTIONS = ['mage', 'draft', 'turn', 'swap', 'give', 'free'].map((ask) => `asked: ${ask}`);
const KINDS = [...game.kinds, ...QUESTIONS];

const choices = choicesOfEachKind(KINDS, {
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

everyKindByClicks(visit, KINDS, choices, { game, words });

test('a mage is chosen also where the mages come after the table', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await context.route(/\/assets\/Mages-/, async (route) => {
    await page.waitForSelector('.table-page .sentence');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await route.continue();
  });
  const moment = choices.find(({ choice }) => 'mage' in choice);
  if (!moment) throw new Error('Random games choose no mage.');
  await makeChoice(page, visit.address, game, words, moment);
  expect(errors).toEqual([]);
});

test('a seal that breaks and a scroll that is won are moments', async () => {
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  });
  await noteMotions(context);
  const page = await open();
  const moved = () => movedOn(page);
  const won = choices.find(({ kinds }) => kinds.includes('synergy'));
  const broke = choices.find(({ kinds }) => kinds.includes('binding-break'));
  if (!won || !broke) throw new Error('Random games neither win nor break anything.');
  await makeChoice(page, visit.address, game, words, broke);
  await expect.poll(moved).toContain('shards');
  await makeChoice(page, visit.address, game, words, won);
  await expect.poll(moved).toContainEqual(expect.stringMatching(/^scroll:\d\.synergy/));
  expect(errors).toEqual([]);
});

/** What a spell is aimed at, by the pieces that lie on the board and before the rivals. */
const CASTS: { what: string; circle: number; aim: (choice: Choice) => string[] }[] = [
  {
    what: 'two seals to swap',
    circle: 2,
    aim: (choice) => ('swap' in choice ? choice.swap.map((id) => `space:${id}`) : []),
  },
  {
    what: 'a seal to leap over',
    circle: 4,
    aim: (choice) => ('over' in choice ? [`space:${choice.over}`, `space:${choice.break}`] : []),
  },
  {
    what: 'the die of an opponent',
    circle: 3,
    aim: (choice) =>
      'from' in choice && 'take' in choice && choice.use.startsWith('deception')
        ? [`die:${choice.from}.${choice.take}`]
        : [],
  },
  {
    what: 'the scroll of an opponent',
    circle: 3,
    aim: (choice) =>
      'from' in choice && 'take' in choice && choice.use.startsWith('transfer')
        ? [`own:${choice.from}.${choice.take}`]
        : [],
  },
];

/** A moment of a random game at which a spell can be aimed at several things, and one of the aims. */
function severalAims(circle: number, aim: (choice: Choice) => string[]) {
  for (let seed = 1; seed < 200; seed++) {
    const options = checkOptions(game, { seats: 3, circle, first: 0 });
    const log: Entry[] = [];
    const walk = stroll(game, game.setup(options), seeded(seed), game.bound(options));
    for (const { before, step } of walk) {
      const choices = step.by < 0 ? [] : game.choices(before);
      const aimed = choices.filter((choice) => aim(choice).length > 0);
      const aims = new Set(aimed.map((choice) => aim(choice).join()));
      if (aims.size > 2) {
        const choice = aimed[aimed.length >> 1];
        return { file: fileOf(game, options, log, 'aims'), by: step.by, before, choice };
      }
      log.push({ by: step.by, choice: step.choice } as Entry);
    }
  }
  throw new Error('Nowhere could anything be aimed at.');
}

test.each(CASTS)('$what: picked where it lies', async ({ circle, aim }) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { file, by, before, choice } = severalAims(circle, aim);
  await openFile(page, file);
  const piece = (name: string) => page.locator(`[data-piece="${name}"]`).first();
  const light = (name: string) => async () =>
    (await piece(name).getAttribute('class'))?.match(/\b(can|chosen|rest)\b/)?.[0];
  const cast = game.touches(before, choice).filter((name) => /^own:[a-z]/.test(name));
  if ('use' in choice) await piece(cast[0]).click();
  for (const name of aim(choice)) {
    await expect.poll(light(name)).toBe('can');
    await piece(name).click();
    await expect.poll(light(name)).toBe('chosen');
  }
  // What is left, such as an own thing to give for it.
  for (const name of game.touches(before, choice))
    if ((await light(name)()) === 'can' && !(await page.locator('#do-it').count()))
      await piece(name).click();
  await page.locator('#do-it').click();
  const made = async () => (await keptLog(page, file.table))[file.log.length];
  await expect.poll(made).toMatchObject({ by, choice: expect.anything() });
  const { choice: kept } = (await made()) as { choice: Choice };
  expect(aim(kept)).toEqual(aim(choice));
  expect(errors).toEqual([]);
});

test('scrolls lie face up and face down, one’s own and those of rivals, and say so', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const turned = ({ players }: State, seat: number) =>
    players.reduce((sum, { down }) => sum + Math.min(1, down.length), 0) +
    Number(players[seat].up.length > 1) +
    players[seat].down.length;
  const { file, state, seat } = bestOf(GAMES[3], turned);
  await openFile(page, file);
  const { up, down } = state.players[seat];
  const own = page.locator('.own-scroll');
  await expect.poll(() => own.count()).toBe(up.length + down.length);
  expect(down.length).toBeGreaterThan(0);
  const used = page.locator('.own-scroll:has(.scroll-back) button');
  expect(await used.count()).toBe(down.length);
  for (const button of await used.all())
    expect(await button.getAttribute('aria-label')).toMatch(/, used$/);
  const rivals = state.players.filter((_, at) => at !== seat);
  for (const [i, rival] of rivals.entries()) {
    const panel = page.locator('.rivals .seat').nth(i);
    expect(await panel.locator('.rival-scroll').count()).toBe(rival.up.length + rival.down.length);
    expect(await panel.getByRole('button', { name: /, used$/ }).count()).toBe(rival.down.length);
    // Their dice lie there too, in the order of the game.
    const dice = await panel
      .locator('.rival-die')
      .evaluateAll((all) => all.map((die) => die.getAttribute('data-piece')?.split('.')[1]));
    expect(dice).toEqual(rival.dice.map((die) => DIE_NAME[die]));
  }
  // Using one turns it: the scroll is the same, its back is seen.
  const binding = choices.find(({ kinds }) => kinds.includes('binding-here'));
  if (!binding) throw new Error('Random games bind nothing.');
  await makeChoice(page, visit.address, game, words, binding);
  const after = game.clone(binding.before);
  game.apply(after, binding.choice);
  const backs = after.players.map((player) => player.down.length);
  const seen = async () => {
    const name = await page.locator('.seat.own').getAttribute('aria-label');
    const viewer = binding.file.players.findIndex((player) => player.name === name);
    return (await used.count()) === backs[viewer];
  };
  expect(backs[binding.by]).toBeGreaterThan(binding.before.players[binding.by].down.length);
  await expect.poll(seen).toBe(true);
  expect(errors).toEqual([]);
});

test.each([2, 5])('the final count of %i mages: part by part, who won and why', async (seats) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const options = checkOptions(game, { seats, circle: 1, first: 0 });
  const log: Entry[] = [];
  let end = game.setup(options);
  let last = { before: end, by: 0, choice: {} as Choice };
  for (const { before, step, after } of stroll(game, end, seeded(7), game.bound(options))) {
    last = { before, by: step.by, choice: step.choice as Choice };
    log.push({ by: step.by, choice: step.choice } as Entry);
    end = after;
  }
  const file = fileOf(game, options, log.slice(0, -1), `final-${seats}`);
  await makeChoice(page, visit.address, game, words, { kinds: [], file, ...last });
  const { scores, places, winners } = game.outcome(end);
  const order = [...scores].sort((a, b) => places[a.seat] - places[b.seat] || a.seat - b.seat);
  const name = (seat: number) => file.players[seat].name;
  const final = page.locator('dialog.final');
  await final.locator('.scores').waitFor();
  for (const seat of winners) expect(await final.locator('h2').textContent()).toContain(name(seat));
  const cells = (row: string) => final.locator(`.scores ${row}`).allTextContents();
  expect(await cells('thead th')).toEqual(order.map(({ seat }) => name(seat)));
  for (const [i, { part }] of order[0].parts.entries()) {
    const row = `tbody tr:nth-child(${i + 1})`;
    expect(await cells(`${row} th`)).toEqual([words.parts[part]]);
    expect(await cells(`${row} td`)).toEqual(order.map(({ parts }) => String(parts[i].points)));
  }
  expect(await cells('.total td')).toEqual(order.map(({ total }) => String(total)));
  // The parts make up the total, and the winner's column is lit.
  for (const { parts, total } of order)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  expect(await cells('thead th.won')).toEqual(winners.map(name));
  const [best, ...rest] = order;
  const why = await final.locator('p.muted').first().textContent();
  expect(why).toContain(String(best.total));
  if (best.total > rest[0].total) expect(why).toContain(String(best.total - rest[0].total));
  expect(errors).toEqual([]);
});
