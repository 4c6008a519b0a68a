/**
 * What changed from one JSON value to the next, as JSON: so a page hears of a move what is new in its
 * view, and not the view. Apart from the schemas, which pages do without.
 */
import { HASH_START, hashAt, hashLength, placeIn, same } from '@magehall/engine';

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
  return changesOf(was as Parts, is as Parts) ?? {};
}

function changesOf(was: Parts, is: Parts): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (const key in is) {
    const change = changeOf(was[key], is[key]);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const key in was) {
    if (is[key] !== undefined || was[key] === undefined) continue;
    changes ??= {};
    changes[key] = null;
  }
  return changes;
}

function changeOf(was: unknown, is: unknown): Change | undefined {
  if (was === is || is === undefined) return undefined;
  if (isPlain(is)) return is;
  if (!isWhole(was) || !isWhole(is) || Array.isArray(was) !== Array.isArray(is)) return [is];
  if (!Array.isArray(was) || !Array.isArray(is)) return changesOf(was as Parts, is as Parts);
  return was.length === is.length ? changeWithin(was, is) : changeAround(was, is);
}

/** As many as before. Where few changed, or only parts of them, these; else all from the first to the last of them. */
function changeWithin(was: readonly unknown[], is: readonly unknown[]): Change | undefined {
  let changes: Record<string, Change> | undefined;
  let first = 0;
  let last = 0;
  let others = 0;
  for (let i = 0; i < is.length; i++) {
    // Most are; asked here it costs no call.
    if (was[i] === is[i]) continue;
    const change = changeOf(was[i], is[i]);
    if (change === undefined) continue;
    if (!changes) first = i;
    last = i;
    changes ??= {};
    changes[i] = change;
    if (!isDeeper(change)) others++;
  }
  if (!changes) return undefined;
  const all = last + 1 - first;
  return others * FEW <= all ? changes : [first, all, ...is.slice(first, last + 1)];
}

/** More or fewer than before: what lies between those that stayed at both ends. */
function changeAround(was: readonly unknown[], is: readonly unknown[]): Change {
  const least = Math.min(was.length, is.length);
  let from = 0;
  while (from < least && same(was[from], is[from])) from++;
  let after = 0;
  while (after < least - from && same(was.at(-1 - after), is.at(-1 - after))) after++;
  return [from, was.length - from - after, ...is.slice(from, is.length - after)];
}

/** The value after these changes; the one before stays as it was, and what did not change is shared. */
export function changed(was: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    const [value, removed, ...added] = change;
    if (change.length === 1) return value;
    return (Array.isArray(was) ? was : []).toSpliced(value as number, removed as number, ...added);
  }
  if (!isDeeper(change)) return change;
  const parts = (was ?? {}) as Parts;
  const next = (Array.isArray(was) ? [...was] : { ...parts }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change))
    if (part === null) delete next[key];
    else next[key] = changed(parts[key], part);
  return next;
}

/** The hash (`hashJson`) of what came of a value, from the hash before: only what changed is looked at. */
export function hashAfter(hash: number, was: object, is: object, changes: Changes): number {
  return (hash + difference(HASH_START, was as Parts, is as Parts, changes)) >>> 0;
}

function difference(place: number, was: Parts, is: Parts, changes: Changes): number {
  let sum = 0;
  const isList = Array.isArray(was);
  for (const key in changes) {
    const change = changes[key] as Change;
    const at = placeIn(place, isList ? Number(key) : key);
    const before = was[key];
    const after = is[key];
    if (isDeeper(change)) sum += difference(at, before as Parts, after as Parts, change);
    else if (Array.isArray(before) && Array.isArray(after) && isPart(change))
      sum += differenceOfLists(at, before, after, change);
    else {
      if (before !== undefined) sum -= hashAt(at, before);
      if (after !== undefined) sum += hashAt(at, after);
    }
  }
  return sum;
}

/** Up to where they differ; all that comes after it, if it lies elsewhere now. */
function differenceOfLists(
  place: number,
  was: readonly unknown[],
  is: readonly unknown[],
  [from, removed]: readonly [number, number, ...unknown[]],
): number {
  const moved = was.length !== is.length;
  let sum = moved ? hashLength(place, is.length) - hashLength(place, was.length) : 0;
  const end = (list: readonly unknown[]) => (moved ? list.length : from + removed);
  for (let i = from; i < end(was); i++) sum -= hashAt(placeIn(place, i), was[i]);
  for (let i = from; i < end(is); i++) sum += hashAt(placeIn(place, i), is[i]);
  return sum;
}

function isPart(change: Change): change is [from: number, removed: number, ...added: unknown[]] {
  return Array.isArray(change) && change.length > 1;
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
