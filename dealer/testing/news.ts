/** For tests: what must hold of all that a table tells, whatever happens at it. */
import {
  CHANCE,
  type Game,
  NOBODY,
  type Options,
  pick,
  type Roll,
  type Seat,
  type Step,
  same,
  seeded,
  sure,
  Table,
} from '@magehall/engine';
import { Audience, type Heard } from '../audience.ts';
import { answer, type Command, obey } from '../command.ts';

/** How a viewer is told; the real one is `Audience.hear`. */
export type Hear = (audience: Audience, viewer: Seat, after: number) => Heard;

/** A table, and who listens to it. */
interface Sitting {
  table: Table;
  audience: Audience;
}

/** What a viewer holds that was told piece by piece. */
interface Listener {
  viewer: Seat;
  after: number;
  steps: readonly Step[];
}

/** A game may take more moves than by itself, since some are taken back. */
const LONGEST = 3000;
/** How far two worlds are followed before others are imagined. */
const FAR = 10;

/**
 * Plays a random game with take-backs, votes and sudden ends. Viewers that hear of it now and then,
 * each from where it stopped, hold just what a fresh one gets. Returns what was told otherwise.
 */
export function toldPiecemeal(
  game: Game,
  options: Options,
  seed: number,
  hear: Hear,
): string | undefined {
  const roll = seeded(seed);
  const table = new Table(game, options);
  const sitting = { table, audience: new Audience(table, []) };
  const listeners = viewers(options).map((viewer) => ({ viewer, after: 0, steps: [] as Step[] }));
  for (let moves = 0; moves < LONGEST; moves++) {
    move(sitting, undefined, roll);
    for (const listener of listeners) {
      if (!table.over && roll(3) > 0) continue;
      const wrong = catchUp(sitting, listener, hear);
      if (wrong) return wrong;
    }
    if (table.over) return undefined;
  }
  return 'the game does not end';
}

function catchUp({ audience }: Sitting, listener: Listener, hear: Hear): string | undefined {
  const news = hear(audience, listener.viewer, listener.after);
  const { after: _, keep: __, ...fresh } = hear(audience, listener.viewer, 0);
  listener.steps = [...listener.steps.slice(0, news.keep), ...news.steps];
  listener.after = news.after;
  const { after: ___, keep: ____, ...held } = { ...news, steps: listener.steps };
  return text(held) === text(fresh) ? undefined : `${text(held)} instead of ${text(fresh)}`;
}

/**
 * From positions of a random game: two tables that differ only in what a viewer can't know go the
 * same way, take-backs and all, and send it the same bytes until it rightly learns something.
 */
export function toldApart(
  game: Game,
  options: Options,
  seed: number,
  hear: Hear,
): string | undefined {
  const roll = seeded(seed);
  const all = viewers(options);
  const way = new Table(game, options);
  while (!way.over) {
    step(way, roll);
    if (way.over || way.trying || roll(4) > 0) continue;
    const viewer = pick(all, roll);
    const dream = game.imagine(way.view(viewer), viewer, roll);
    const world = (start: unknown): Sitting => {
      const table = new Table(game, options, start);
      return { table, audience: new Audience(table, []) };
    };
    const wrong = follow(world(way.state), world(dream), viewer, roll, hear);
    if (wrong) return wrong;
  }
  return undefined;
}

function follow(
  one: Sitting,
  other: Sitting,
  viewer: Seat,
  roll: Roll,
  hear: Hear,
): string | undefined {
  for (let moves = 0; moves < FAR; moves++) {
    const since = roll(one.audience.after + 1);
    const [a, b] = [one, other].map(({ audience }) => text(hear(audience, viewer, since)));
    if (a !== b) return `seat ${viewer} is told ${a} or ${b}`;
    const before = one.table.steps;
    if (!move(one, other, roll) || one.table.over) return undefined;
    for (const { table } of [one, other])
      for (const { events } of table.told(viewer, Math.min(before, table.steps)))
        for (const { reveals } of events)
          if (reveals === 'all' || reveals?.includes(viewer)) return undefined;
  }
  return undefined;
}

/** One random command, at both tables if there are two; false if they can't go the same way. */
function move(one: Sitting, other: Sitting | undefined, roll: Roll): boolean {
  const seat = one.table.waitingFor;
  const command = seat === CHANCE ? undefined : (back(one.table, roll) ?? chosen(one, other, roll));
  if (command === null) return false;
  const outcome = roll(0x7fffffff);
  for (const { table, audience } of other ? [one, other] : [one]) {
    const before = table.length;
    const by = command && 'choices' in command ? seat : lastSeat(table, seat);
    if (command) obey(table, by, command, { whole: true });
    answer(table, (i, odds) => (outcome + i * 7919) % odds);
    audience.moved(table.length - before);
  }
  return true;
}

/** Now and then a choice is taken back, or something further behind by vote; or all have enough. */
function back(table: Table, roll: Roll): Command | undefined {
  const everybody = Array.from({ length: table.seats }, (_, seat) => seat);
  if (roll(400) === 0) return { end: 'vote', places: everybody.map(() => 1), agreed: everybody };
  const by = lastSeat(table, table.waitingFor);
  let undo = 1 + (roll(12) === 0 ? roll(8) : 0);
  while (undo < table.steps && table.triedAfter(table.steps - undo)) undo++;
  if (undo > table.steps || roll(5) > 0) return undefined;
  const free = table.concerned(by, undo).length === 0;
  if (!free && roll(4) > 0) return undefined;
  return free ? { undo } : { undo, agreed: everybody };
}

/** A choice that both tables know, put together until nothing is merely tried out. */
function chosen(one: Sitting, other: Sitting | undefined, roll: Roll): Command | null {
  const { game } = one.table;
  const worlds = [one, ...(other ? [other] : [])].map(({ table }) => game.clone(table.state));
  const seat = one.table.waitingFor;
  const choices: unknown[] = [];
  do {
    const [here, ...there] = worlds.map((world) => game.choices(world));
    const shared = sure(here).filter((choice) =>
      there.every((list) => list.some((candidate) => same(candidate, choice))),
    );
    if (shared.length === 0) return null;
    const choice = pick(shared, roll);
    choices.push(choice);
    for (const world of worlds) game.apply(world, choice);
  } while (game.waitingFor(worlds[0]) === seat && game.trying(worlds[0]));
  return { choices };
}

/** Who chose last, or who is to choose. */
function lastSeat(table: Table, waiting: Seat): Seat {
  const by = table.steps === 0 ? waiting : (table.told(NOBODY, table.steps - 1)[0]?.by ?? waiting);
  return by >= 0 ? by : Math.max(waiting, 0);
}

function step(table: Table, roll: Roll): void {
  if (table.waitingFor === CHANCE) table.settle(roll);
  else {
    const choices = table.choices();
    table.choose(table.waitingFor, choices[roll(choices.length)]);
  }
}

function viewers({ seats }: Options): Seat[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), NOBODY];
}

const text = (value: unknown) => JSON.stringify(value);
