/**
 * What changed from one JSON value to the next, as JSON: so a page hears of a move what is new in its
 * view, and not the view. Apart from the schemas, which pages do without.
 */
import { HASH_START, hashAt, placeIn, same } from '@magehall/engine';

/** Of an object or a list: by key or index, what became of that part. */
export interface Changes {
  readonly [key: string]: Change;
}
/**
 * Another number, text or truth: just that. Any other value: `[value]`. A list with others in between:
 * `[from, removed, …added]`. Changed inside: `{…}`. Gone: null.
 */
export type Change = string | number | boolean | readonly unknown[] | Changes | null;

/** One of so many: then to name each is shorter than to say all of them. */
const FEW = 3;

type Parts = Readonly<Record<string, unknown>>;

/** What makes the one object of the other. A key without a value counts as none, as it does in JSON. */
export function changesBetween(was: object, is: object): Changes {
  const changes: Record<string, Change> = {};
  for (const [key, value] of Object.entries(is)) {
    const change = changeOf((was as Parts)[key], value);
    if (change !== undefined) changes[key] = change;
  }
  for (const [key, value] of Object.entries(was))
    if (value !== undefined && (is as Parts)[key] === undefined) changes[key] = null;
  return changes;
}

function changeOf(was: unknown, is: unknown): Change | undefined {
  if (was === is || is === undefined) return undefined;
  if (isPlain(is)) return is;
  if (!isWhole(was) || !isWhole(is) || Array.isArray(was) !== Array.isArray(is)) return [is];
  if (Array.isArray(was) && Array.isArray(is)) return changeOfList(was, is);
  const changes = changesBetween(was, is);
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Where few members changed, or only parts of them, these; else all between the first and the last that differ. */
function changeOfList(was: readonly unknown[], is: readonly unknown[]): Change | undefined {
  const least = Math.min(was.length, is.length);
  let from = 0;
  while (from < least && same(was[from], is[from])) from++;
  let after = 0;
  while (after < least - from && same(was.at(-1 - after), is.at(-1 - after))) after++;
  const removed = was.length - from - after;
  const added = is.slice(from, is.length - after);
  if (removed === 0 && added.length === 0) return undefined;
  if (removed === added.length) {
    const inside = changesBetween(was, is);
    const whole = Object.values(inside).filter((change) => !isDeeper(change));
    if (whole.length * FEW <= removed) return inside;
  }
  return [from, removed, ...added];
}

/** The value after these changes; the one before stays as it was, and what did not change is shared. */
export function changed(was: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    const [value, removed, ...added] = change;
    if (change.length === 1) return value;
    return (Array.isArray(was) ? was : []).toSpliced(value as number, removed as number, ...added);
  }
  if (isPlain(change)) return change;
  const parts = (was ?? {}) as Parts;
  const next = (Array.isArray(was) ? [...was] : { ...parts }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change ?? {}))
    if (part === null) delete next[key];
    else next[key] = changed(parts[key], part as Change);
  return next;
}

/** The hash (`hashJson`) of what came of a value, from the hash before: only what changed is looked at. */
export function hashAfter(hash: number, was: object, is: object, changes: Changes): number {
  return (hash + difference(was, is, changes, HASH_START)) >>> 0;
}

function difference(was: object, is: object, changes: Changes, place: number): number {
  let sum = 0;
  const isList = Array.isArray(was);
  for (const [key, change] of Object.entries(changes)) {
    const at = placeIn(place, isList ? Number(key) : key);
    const before = (was as Parts)[key];
    const after = (is as Parts)[key];
    if (isDeeper(change)) sum += difference(before as object, after as object, change, at);
    else {
      if (before !== undefined) sum -= hashAt(at, before);
      if (after !== undefined) sum += hashAt(at, after);
    }
  }
  return sum;
}

function isDeeper(change: Change): change is Changes {
  return isWhole(change) && !Array.isArray(change);
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isWhole(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
