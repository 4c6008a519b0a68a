/**
 * For what must be there: an entry of a list, a name in a record, a key of a map. If it is missing, the
 * mistake is our own, and it is told here instead of three calls later.
 */
export function sure<T>(found: T, what = 'Something'): NonNullable<T> {
  if (found === undefined || found === null) throw new Error(`${what} is missing.`);
  return found;
}
