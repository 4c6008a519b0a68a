/** The fields of a request, each looked at as it is taken. */
import { shown } from '@magehall/engine';

/** Why a request was refused: a word for programs, a sentence for people. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Request = Readonly<Record<string, unknown>>;

/** Known to all commands. */
const ALWAYS = ['do', 'id'];

/** A misspelt field must not pass as a missing one: `outcom` would roll a die. */
export function onlyFields(request: Request, known: readonly string[]): void {
  for (const field of Object.keys(request))
    if (!known.includes(field) && !ALWAYS.includes(field))
      throw new RequestError(
        'bad-field',
        `"${String(request.do)}" has no field ${shown(field)}. ${
          known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`
        }`,
      );
}

export function wholeNumber(
  request: Request,
  field: string,
  least: number,
  most: number,
): number | undefined {
  const value = request[field];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new RequestError(
      'bad-field',
      `"${field}" is a whole number from ${least} to ${most}, not ${shown(value)}.`,
    );
  return value;
}

export function record(request: Request, field: string): Request {
  const value = request[field] === undefined ? {} : request[field];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('bad-field', `"${field}" is an object, not ${shown(value)}.`);
  return value as Request;
}

export function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new RequestError('bad-field', `The field "${field}" is missing.`);
  return value;
}
