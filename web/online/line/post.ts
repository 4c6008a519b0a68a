/** Asks the hall for something. What is asked twice with one key is done once. */
import type { Refusal } from '@magehall/wire';

/** The hall said no, or could not be reached. */
export class No extends Error {
  override name = 'No';
  readonly refusal: Refusal | undefined;
  constructor(refusal?: Refusal) {
    super(refusal?.says ?? 'no answer');
    this.refusal = refusal;
  }
}

/** No answer within this time: it is asked again, with the same key. */
const PATIENCE = 3_000;

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Asks once. */
export async function ask<T>(
  path: string,
  body?: object,
  how: 'GET' | 'POST' | 'PUT' = body ? 'POST' : 'GET',
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: how,
      signal: AbortSignal.timeout(how === 'GET' ? 4 * PATIENCE : PATIENCE),
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new No();
  }
  // A static server, or none of ours, answers with a page.
  const isOurs = answer.headers.get('content-type')?.includes('json');
  const said = isOurs ? await answer.json().catch(() => undefined) : undefined;
  if (answer.ok && said !== undefined) return said as T;
  throw new No(typeof said?.error === 'string' ? (said as Refusal) : undefined);
}

/** Asks with a fresh key, a few times if need be: for what somebody waits for at a button. */
export async function ask3<T>(path: string, body: object): Promise<T> {
  const keyed = { key: freshKey(), ...body };
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>(path, keyed);
    } catch (error) {
      if (tries === 3 || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * tries));
    }
  }
}

/** It may go well another time, with nothing changed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof No)) return false;
  const why = error.refusal?.error;
  return why === undefined || why === 'not-now' || why === 'fault' || why === 'slow-down';
}
