/** Laws of play: a game ends, asks properly, refuses the rest, and explains itself. */

import { CHANCE, type Game, NOBODY, type Seat } from '../contract.ts';
import { same } from '../data/same.ts';
import { seeded } from '../dice/chance.ts';
import { Refused, type Table } from '../table/table.ts';
import { enough, gameFrom, holds, type Law, text } from './law.ts';

export const ends: Law = {
  name: 'it always ends, within its bound',
  check(subject, options, seed) {
    const { game } = subject;
    let steps = 0;
    for (const _ of gameFrom(subject, options, seed)) steps++;
    holds(steps <= game.bound(options), () => `after ${steps} steps it still goes on`);
  },
};

export const asks: Law = {
  name: 'choices are never empty, have no twins, and are the same on every call',
  check(subject, options, seed) {
    const { game } = subject;
    const roll = seeded(seed);
    const state = game.setup(options);
    for (let steps = 0; steps < enough(subject, options); steps++) {
      const waiting = game.waitingFor(state);
      if (waiting === NOBODY) return;
      if (waiting === CHANCE) game.apply(state, roll(properOdds(game, state)));
      else {
        holds(waiting >= 0 && waiting < options.seats, () => `waiting for seat ${waiting}`);
        const choices = properChoices(game, state);
        game.apply(state, choices[roll(choices.length)]);
      }
    }
  },
};

function properOdds(game: Game, state: unknown): number {
  const odds = game.odds(state);
  holds(Number.isInteger(odds) && odds >= 1, () => `odds of ${odds}`);
  holds(game.rolls(state) !== '', () => 'chance without a name');
  return odds;
}

function properChoices(game: Game, state: unknown): unknown[] {
  const before = text(state);
  const choices = game.choices(state);
  holds(choices.length > 0, () => 'nothing to choose');
  const texts = new Set(choices.map(sortedText));
  holds(texts.size === choices.length, () => `twins among ${text(choices)}`);
  holds(text(game.choices(state)) === text(choices), () => 'another list on the second call');
  holds(text(state) === before, () => 'listing the choices changed the state');
  return choices;
}

/** The same text for the same choice, however its keys are ordered. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export const refuses: Law = {
  name: 'anything else is refused, and changes nothing',
  check(subject, options, seed) {
    const roll = seeded(seed);
    const table = subject.newTable(options);
    let earlier: unknown = {};
    while (!table.over && table.length < enough(subject, options)) {
      const waiting = table.waitingFor;
      if (waiting === CHANCE) {
        const odds = subject.game.odds(table.state);
        for (const wrong of [-1, odds, 0.5, Number.NaN]) refused(table, () => table.chance(wrong));
        refused(table, () => table.choose(0, earlier));
        refused(table, () => table.choose(CHANCE, 0));
        table.chance(roll(odds));
        continue;
      }
      const choices = table.choices();
      const choice = choices[roll(choices.length)];
      refused(table, () => table.chance(0));
      refused(table, () => table.choose(waiting === 0 ? 1 : 0, choice));
      for (const wrong of [earlier, ...spoilt(choice)])
        if (!choices.some((legal) => same(legal, wrong)))
          refused(table, () => table.choose(waiting, wrong));
      table.choose(waiting, choice);
      earlier = choice;
    }
    if (table.over) for (const seat of [0, 1]) refused(table, () => table.choose(seat, earlier));
  },
};

/** Things that look like this choice and are not. */
function spoilt(choice: unknown): unknown[] {
  const wrong: unknown[] = [
    null,
    0,
    '',
    [],
    {},
    [choice],
    text(choice),
    { ...(choice as object), x: 1 },
  ];
  for (const [key, value] of Object.entries(choice as object)) {
    const { [key]: _, ...without } = choice as Record<string, unknown>;
    wrong.push(without);
    for (const other of [null, -1, 99, 'x', [], [value], { value }, `${value}`])
      wrong.push({ ...without, [key]: other });
    if (typeof value === 'number') wrong.push({ ...without, [key]: value + 0.5 });
    if (Array.isArray(value)) wrong.push({ ...without, [key]: [...value, ...value, 0] });
  }
  return wrong;
}

function refused(table: Table, attempt: () => unknown): void {
  const before = text(table.state);
  const entries = table.length;
  let refusal: unknown;
  try {
    attempt();
  } catch (error) {
    refusal = error;
  }
  holds(refusal instanceof Refused, () => `not refused but ${refusal ?? 'accepted'}`);
  holds(text(table.state) === before && table.length === entries, () => 'the refusal left a mark');
}

export const explains: Law = {
  name: 'whyNot is silent on what can be used, and has a reason for everybody else',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { before, step } of gameFrom(subject, options, seed)) {
      if (step.by === CHANCE) continue;
      const things = game.choices(before).map((choice) => game.touches(before, choice));
      holds(
        things.every((names) => names.length > 0),
        () => 'a choice touches no piece',
      );
      for (const thing of new Set(things.flat())) {
        const reasons = game.whyNot(before, step.by, thing);
        holds(reasons.length === 0, () => `${thing} can be used, but: ${text(reasons)}`);
        const other: Seat = (step.by + 1) % options.seats;
        const others = game.whyNot(before, other, thing);
        holds(others.length > 0, () => `nothing keeps seat ${other} from ${thing}`);
        holds(
          others.every((reason) => reason.rules.length > 0),
          () => `no rule behind ${text(others)}`,
        );
      }
    }
  },
};

export const names: Law = {
  name: 'every piece has a name that is known, and nothing else has',
  check(subject, options, seed) {
    const { game } = subject;
    let things = new Set<string>();
    for (const { before, step } of gameFrom(subject, options, seed)) {
      const all = game.things(before);
      things = new Set(all);
      holds(things.size === all.length, () => 'a name stands there twice');
      if (step.by === CHANCE) continue;
      for (const choice of game.choices(before))
        for (const thing of game.touches(before, choice))
          holds(things.has(thing), () => `${thing} is touched, and not known`);
    }
    for (const thing of ['dragon', '__proto__', ''])
      holds(!things.has(thing), () => `"${thing}" passes for a piece`);
  },
};

export const counts: Law = {
  name: 'the outcome adds up, and someone has won in the end',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { after } of gameFrom(subject, options, seed)) {
      const before = text(after);
      const { scores, places, winners } = game.outcome(after);
      holds(text(after) === before, () => 'counting changed the state');
      holds(
        scores.length === options.seats && places.length === options.seats,
        () => 'a seat is not counted',
      );
      for (const { seat, total, parts } of scores) {
        const sum = parts.reduce((points, part) => points + part.points, 0);
        holds(sum === total, () => `seat ${seat} has ${total}, but its parts make ${sum}`);
      }
      if (game.waitingFor(after) !== NOBODY) continue;
      holds(winners.length > 0, () => 'nobody has won');
      const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      holds(text(first) === text(winners), () => `won by ${winners}, but first are ${first}`);
    }
  },
};
