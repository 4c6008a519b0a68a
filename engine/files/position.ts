/**
 * Readers of a position that a person or a stranger wrote. Each takes one value, and throws a
 * `ScenarioError` that says in a short sentence what it should have been. `what` names the value there.
 */
import { ScenarioError } from '../contract.ts';
import { shown } from '../data/shown.ts';

export type Written = Readonly<Record<string, unknown>>;

export function wrongPosition(sentence: string): never {
  throw new ScenarioError(sentence);
}

/** The object that the text holds, with these fields and no others. */
export function parsePosition<F extends string>(
  text: string,
  fields: readonly F[],
): { readonly [K in F]?: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    wrongPosition('A position is written in JSON, and this is not.');
  }
  return readFields(value, 'A position', fields);
}

export function readObject(value: unknown, what: string): Written {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    wrongPosition(`${what} is an object, not ${shown(value)}.`);
  return value as Written;
}

/** A misspelt field must not pass as one that was left out. */
export function readFields<F extends string>(
  value: unknown,
  what: string,
  fields: readonly F[],
): { readonly [K in F]?: unknown } {
  const object = readObject(value, what);
  for (const [field, inner] of Object.entries(object)) {
    if (!fields.includes(field as F))
      wrongPosition(`${what} has no ${shown(field)}. It has: ${fields.join(', ')}.`);
    if (inner === null) wrongPosition(`"${field}" is left out where it is nothing, not null.`);
  }
  return object as { readonly [K in F]?: unknown };
}

export function readList(
  value: unknown,
  what: string,
  most = Number.POSITIVE_INFINITY,
): readonly unknown[] {
  if (!Array.isArray(value)) wrongPosition(`${what} is a list, not ${shown(value)}.`);
  if (value.length > most)
    wrongPosition(`${what} has at most ${most} entries, not ${value.length}.`);
  return value;
}

export function readWhole(value: unknown, what: string, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    wrongPosition(`${what} is a whole number from ${least} to ${most}, not ${shown(value)}.`);
  // Not the value itself: -0 is no number of pieces.
  return (value as number) + 0;
}

export function readOneOf<T>(value: unknown, what: string, values: readonly T[]): T {
  if (!values.includes(value as T))
    wrongPosition(`${what} is one of ${values.join(', ')}, not ${shown(value)}.`);
  return value as T;
}

/** The values of all options are short and plain; a sentence quotes them, and may be printed. */
const PLAIN = /^[ -~]{0,40}$/;

/** Whether it could be the value of an option at all; which values there are, `checkOptions` knows. */
export function isOptionLike(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length <= 40 && value.every((one) => !Array.isArray(one) && isOptionLike(one));
  if (typeof value === 'string') return PLAIN.test(value);
  return typeof value === 'number' || typeof value === 'boolean';
}
