/** `--seats` and `--options` as a table's complete options, or a sentence about what is wrong. */
import {
  checkOptions,
  type Game,
  type Options,
  OptionsError,
  type OptionValue,
  sure,
} from '@magehall/engine';
import { UsageError } from './command.ts';
import type { Say } from './words/say.ts';

type Asked = Record<string, OptionValue | OptionValue[]>;

export function readOptions(
  game: Game,
  seats: number | undefined,
  text: string | undefined,
  why: (exclusion: string) => string,
  say: Say,
  defaults: Asked = {},
): Options {
  const [fewest, most] = game.seats;
  if (seats !== undefined && (seats < fewest || seats > most))
    throw new UsageError(say.errors.seats(game.id, fewest, most));
  const asked: Asked = { ...defaults, seats: seats ?? fewest };
  for (const pair of text ? text.split(',') : []) {
    const [name, written, ...rest] = pair.split('=');
    if (!name || !written || rest.length > 0) throw new UsageError(say.errors.optionForm(pair));
    asked[name] = readValue(game, name, written, seats ?? fewest, say);
  }
  try {
    return checkOptions(game, asked);
  } catch (error) {
    if (error instanceof OptionsError && error.exclusion !== undefined)
      throw new UsageError(say.errors.exclusion(why(error.exclusion)));
    throw error;
  }
}

/** Values are found by how they are written, so `2` is the number and `true` the truth value. */
function readValue(
  game: Game,
  name: string,
  written: string,
  seats: number,
  say: Say,
): OptionValue | OptionValue[] {
  if (!Object.hasOwn(game.options, name))
    throw new UsageError(say.errors.unknownOption(game.id, name, Object.keys(game.options)));
  const spec = sure(game.options[name]);
  const values = spec.values(seats);
  const find = (word: string) => {
    const value = values.find((candidate) => String(candidate) === word);
    if (value === undefined)
      throw new UsageError(say.errors.optionValue(name, word, values.map(String)));
    return value;
  };
  if (!spec.many) return find(written);
  return written === NONE ? [] : written.split('+').map(find);
}

/** An empty list has to be written somehow. */
const NONE = 'none';

/** The same options as a person would type them: only those that are not the game's own default. */
export function writeOptions(game: Game, options: Options): string {
  return Object.entries(game.options)
    .filter(([name, spec]) => written(sure(options[name])) !== written(spec.default))
    .map(([name]) => `${name}=${written(sure(options[name]))}`)
    .join(',');
}

function written(value: OptionValue | readonly OptionValue[]): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? NONE : value.join('+');
}
