/** A hash of any JSON value. Apart from `hash.ts`, since only tables on line compare views. */
import { finish, HASH_START, mix, mixText } from './hash.ts';

/**
 * The sum of what each part is and where it lies: the order of keys does not matter, and who knows
 * the sum of a whole finds that of a changed one by looking at what changed alone.
 */
export function hashJson(value: unknown): number {
  return hashAt(HASH_START, value);
}

/** What a value adds to the hash of the whole that it lies in, there. */
export function hashAt(place: number, value: unknown): number {
  if (typeof value !== 'object' || value === null)
    return finish(mixText(place, JSON.stringify(value) ?? 'null'));
  let sum: number;
  if (Array.isArray(value)) {
    sum = hashLength(place, value.length);
    for (let i = 0; i < value.length; i++) sum += hashAt(placeIn(place, i), value[i]);
  } else {
    sum = finish(mix(place, -1));
    for (const key in value) {
      const part = (value as Record<string, unknown>)[key];
      if (part !== undefined) sum += hashAt(placeIn(place, key), part);
    }
  }
  return sum >>> 0;
}

/** What a list adds by its length alone. */
export function hashLength(place: number, length: number): number {
  return finish(mix(place, length));
}

/** Where a part of a list or an object lies. */
export function placeIn(place: number, key: string | number): number {
  return typeof key === 'number' ? mix(place, key) : mixText(place, key);
}
