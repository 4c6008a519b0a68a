/** Who may sit at a table, by the names that `--bots` takes and that game files keep. */
import type { Game, Roll, Seat } from '@magehall/engine';
import { UsageError } from './command.ts';
import type { Say } from './words/say.ts';

/** What a game file says of a seat that nobody plays by rule. */
export const PERSON = 'person';

/** A bot chooses from its own view, as a person does. */
export type Bot = (
  game: Game,
  view: unknown,
  seat: Seat,
  choices: readonly unknown[],
  roll: Roll,
) => unknown;

/** Takes any choice, each as likely as the next. */
const random: Bot = (_game, _view, _seat, choices, roll) => choices[roll(choices.length)];

const BOTS: Readonly<Record<string, Bot>> = { random };

export function playerNamed(name: string): Bot {
  return BOTS[name];
}

export function checkPlayers(names: readonly string[], say: Say): void {
  for (const name of names)
    if (!Object.hasOwn(BOTS, name))
      throw new UsageError(say.errors.unknownPlayer(name, Object.keys(BOTS)));
}

/** One name a seat; a single name is for every seat. */
export function playersFor(seats: number, names: readonly string[], say: Say): string[] {
  checkPlayers(names, say);
  if (names.length === 1) return new Array<string>(seats).fill(names[0]);
  if (names.length !== seats) throw new UsageError(say.errors.playersCount(names.length, seats));
  return [...names];
}
