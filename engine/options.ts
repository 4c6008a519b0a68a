/** Turns what somebody asked for into a table's complete options, or says what is wrong. */
import type { Exclusion, Game, Options, OptionValue } from './contract.ts';
import { shown as show } from './data/shown.ts';

/** A sentence for the one who set the options. `exclusion` names the clash, if that is it. */
export class OptionsError extends Error {
  override name = 'OptionsError';
  readonly exclusion: string | undefined;
  constructor(message: string, exclusion?: string) {
    super(message);
    this.exclusion = exclusion;
  }
}

type Asked = Readonly<Record<string, unknown>>;

export function checkOptions(game: Game, asked: Asked): Options {
  const [fewest, most] = game.seats;
  const seats = asked.seats ?? fewest;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < fewest || seats > most)
    throw new OptionsError(`${game.id} is for ${fewest} to ${most} seats, not ${show(seats)}.`);
  for (const key of Object.keys(asked))
    if (key !== 'seats' && !Object.hasOwn(game.options, key))
      throw new OptionsError(
        `${game.id} has no option ${show(key)}. It has: ${Object.keys(game.options).join(', ')}.`,
      );
  const options = { seats } as Options;
  for (const [key, spec] of Object.entries(game.options)) {
    const values = spec.values(seats);
    const value = asked[key] ?? spec.default;
    options[key] = spec.many ? pickMany(key, value, values) : pickOne(key, value, values);
  }
  const clash = clashOf(game, options);
  if (clash) throw new OptionsError(`These options don't go together: ${clash.id}.`, clash.id);
  return options;
}

/** The first exclusion that these options run into, if any. */
export function clashOf(game: Game, options: Options): Exclusion | undefined {
  return game.exclusions.find((exclusion) => exclusion.when(options));
}

function pickOne(key: string, value: unknown, values: readonly OptionValue[]): OptionValue {
  if (!values.includes(value as OptionValue))
    throw new OptionsError(
      `Option "${key}" can be ${values.map(show).join(', ')}, not ${show(value)}.`,
    );
  return value as OptionValue;
}

function pickMany(key: string, value: unknown, values: readonly OptionValue[]): OptionValue[] {
  if (!Array.isArray(value))
    throw new OptionsError(
      `Option "${key}" is a list of ${values.map(show).join(', ')}, not ${show(value)}.`,
    );
  for (const one of value) pickOne(key, one, values);
  return values.filter((one) => value.includes(one));
}
