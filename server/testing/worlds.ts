/** For tests: two logs of a game that differ in a hidden outcome, and that one viewer can't tell apart. */
import {
  CHANCE,
  type Entry,
  type Game,
  NOBODY,
  type Options,
  type Seat,
  same,
  seeded,
  Table,
} from '@magehall/engine';

export interface Worlds {
  viewer: Seat;
  logs: readonly [readonly Entry[], readonly Entry[]];
}

/** Plays at random, and looks for an outcome that could have been another as far as a seat knows. */
export function twoWorlds(
  game: Game,
  options: Options,
  seed: number,
  /** Watchers too, or only those who sit there. */
  first: Seat = NOBODY,
): Worlds | undefined {
  const roll = seeded(seed);
  const table = new Table(game, options);
  const length = 30 + roll(60);
  while (!table.over && (table.length < length || table.trying || table.waitingFor === CHANCE)) {
    if (table.waitingFor === CHANCE) table.settle(roll);
    else {
      const choices = table.choices();
      table.choose(table.waitingFor, choices[roll(choices.length)]);
    }
  }
  if (table.over) return undefined;
  const { log } = table;
  for (const [i, entry] of log.entries()) {
    if (entry.by !== CHANCE || !('choice' in entry)) continue;
    for (let k = 0; k < 12; k++) {
      const other = log.with(i, { by: CHANCE, choice: k });
      if (k === entry.choice) continue;
      for (let viewer = first; viewer < options.seats; viewer++)
        if (viewer !== CHANCE && looksAlike(game, options, [log, other], viewer))
          return { viewer, logs: [log, other] };
    }
  }
  return undefined;
}

/** Both can be played, differ, and show this viewer the same all along. */
function looksAlike(game: Game, options: Options, logs: Worlds['logs'], viewer: Seat): boolean {
  const [one, other] = logs.map(() => new Table(game, options));
  try {
    for (const [i, entry] of logs[0].entries()) {
      one.add(entry);
      other.add(logs[1][i]);
      if (one.waitingFor !== other.waitingFor) return false;
      if (!same(one.view(viewer), other.view(viewer))) return false;
    }
  } catch {
    return false;
  }
  return one.hash() !== other.hash() && same(one.told(viewer), other.told(viewer));
}
