/** A game by itself, and a game through the kernel. */
import {
  CHANCE,
  fairDraw,
  type Game,
  NOBODY,
  type Options,
  type Roll,
  Table,
} from '@magehall/engine';

export interface Played {
  decisions: number;
  entries: number;
  hash: number;
}

/** A random game on the bare rules. */
export function playBare(game: Game, options: Options, roll: Roll): Played {
  const state = game.setup(options);
  let decisions = 0;
  let entries = 0;
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const choices = game.choices(state);
      game.apply(state, choices[roll(choices.length)]);
      decisions++;
    }
    entries++;
  }
  return { decisions, entries, hash: game.hash(state) };
}

/** The same game at a table: every choice checked, every step logged, a hash after each. */
export function playAtTable(game: Game, options: Options, roll: Roll): Played {
  const table = new Table(game, options);
  let decisions = 0;
  let hash = table.hash();
  for (let by = table.waitingFor; by !== NOBODY; by = table.waitingFor) {
    if (by === CHANCE) table.chance(roll(game.odds(table.state)));
    else {
      const choices = table.choices();
      table.choose(by, choices[roll(choices.length)]);
      decisions++;
    }
    hash = table.hash();
  }
  return { decisions, entries: table.length, hash };
}

/** Positions of one game, from its beginning to its end, for cloning. */
export function positions(game: Game, options: Options, roll: Roll): unknown[] {
  const state = game.setup(options);
  const all: unknown[] = [];
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    const choices = by === CHANCE ? [] : game.choices(state);
    game.apply(state, by === CHANCE ? roll(game.odds(state)) : choices[roll(choices.length)]);
    all.push(game.clone(state));
  }
  return all;
}

/** Between two looks at the clock. */
const AT_ONCE = 1000;

/** Draws of a d6 from a promised secret. */
export function fairDice(): () => number {
  const draw = fairDraw('5a'.repeat(32), 'bench');
  let i = 0;
  return () => {
    let sum = 0;
    for (const end = i + AT_ONCE; i < end; i++) sum += draw(i, 6);
    // The sum is used, so that no compiler may leave the work out.
    return sum > 0 ? AT_ONCE : 0;
  };
}
