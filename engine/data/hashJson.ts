/** A hash of any JSON value. Apart from `hash.ts`, since only tables on line compare views. */
import { finish, HASH_START, mix, mixText } from './hash.ts';

/** Any JSON value, keys in sorted order: the plain way, for views and for tests of fast hashes. */
export function hashJson(value: unknown): number {
  return finish(mixJson(HASH_START, value));
}

function mixJson(hash: number, value: unknown): number {
  if (Array.isArray(value)) {
    hash = mix(hash, value.length);
    for (const item of value) hash = mixJson(hash, item);
    return hash;
  }
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value).sort())
      hash = mixJson(mixText(hash, key), (value as Record<string, unknown>)[key]);
    return mix(hash, -1);
  }
  return mixText(hash, JSON.stringify(value) ?? 'undefined');
}
