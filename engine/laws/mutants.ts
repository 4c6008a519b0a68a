/** Positions like known ones, with something in them changed: mostly a little, now and then badly. */
import type { Roll } from '../contract.ts';
import { pick } from '../dice/chance.ts';

type Holder = Record<string, unknown> | unknown[];

/** What nobody would write but to do harm. */
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const HOSTILE: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 1e300,
  () => 2 ** 31,
  () => '',
  () => 'constructor',
  () => '\u001b[2J\u202e\u0085',
  () => 'x'.repeat(200_000),
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__":{"seats":2},"toJSON":1,"length":3}'),
  () => new Array(1000).fill(0),
];

/** Each call gives the text of another position, made from an example or from one that was played. */
export function mutator(
  examples: readonly unknown[],
  played: readonly unknown[],
  roll: Roll,
): () => string {
  const known = [...examples, ...played];
  const seen = valuesByField(known);
  const any = () => {
    const some = examples.length > 0 && roll(2) === 0 ? examples : played;
    return structuredClone(some[roll(some.length)]) as Record<string, unknown>;
  };
  // From the top down, so that what is large has no more changes than what is small.
  const change = (holder: Holder, other: Record<string, unknown>): void => {
    const keys = Object.keys(holder);
    const key = keys[roll(Math.max(1, keys.length))];
    const inner = key === undefined ? undefined : (holder as Record<string, unknown>)[key];
    if (key === undefined || roll(8) === 0) add(holder, other, seen, roll);
    else if (typeof inner === 'object' && inner !== null && roll(4) > 0)
      change(inner as Holder, {});
    else changeField(holder, key, seen, roll);
  };
  return () => {
    if (roll(200) === 0) return roll(2) === 0 ? DEEP : '{"seats":';
    const position = any();
    if (roll(4) === 0) cross(position, any(), roll);
    for (let changes = roll(4); changes > 0; changes--) change(position, any());
    const text = JSON.stringify(position);
    // Deeper than JSON can be written: by hand.
    return roll(100) === 0
      ? text.replace(/"[a-z]+":/, (field) => `${field}${DEEP},${field}`)
      : text;
  };
}

/** Takes over some fields of another position. */
function cross(
  position: Record<string, unknown>,
  other: Record<string, unknown>,
  roll: Roll,
): void {
  for (const [field, value] of Object.entries(other)) if (roll(4) === 0) position[field] = value;
}

/** By field, whatever known positions have there; the entries of a list share their list's name. */
function valuesByField(known: readonly unknown[]): Map<string, unknown[]> {
  const seen = new Map<string, unknown[]>();
  const look = (value: unknown, field: string) => {
    seen.set(field, [...(seen.get(field) ?? []), value]);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      look(inner, Array.isArray(value) ? `${field}[]` : key);
  };
  for (const position of known) look(position, '');
  return seen;
}

function changeField(
  holder: Holder,
  key: string,
  seen: ReadonlyMap<string, unknown[]>,
  roll: Roll,
): void {
  const fields = holder as Record<string, unknown>;
  const value = fields[key];
  const others = seen.get(key) ?? pick([...seen.values()], roll);
  const kind = roll(9);
  if (kind === 0) fields[key] = pick(HOSTILE, roll)();
  else if (kind < 5 && typeof value === 'number')
    fields[key] = kind < 3 ? roll(6) : value + roll(5) - 2;
  else if (typeof value === 'boolean') fields[key] = !value;
  else if (kind < 3) remove(holder, key);
  else if (kind < 5 && Array.isArray(value)) shuffleSome(value, roll);
  else if (kind < 6 && Array.isArray(holder)) fields[key] = holder[roll(holder.length)];
  else fields[key] = structuredClone(others[roll(others.length)]);
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Two entries change places, or one comes twice. */
function shuffleSome(list: unknown[], roll: Roll): void {
  if (list.length === 0) return;
  const [one, other] = [roll(list.length), roll(list.length)];
  if (roll(2) === 0) list.push(structuredClone(list[one]));
  else [list[one], list[other]] = [list[other], list[one]];
}

/** A field or an entry more: one of that other position, one seen elsewhere, or one that none has. */
function add(
  holder: Holder,
  other: Readonly<Record<string, unknown>>,
  seen: ReadonlyMap<string, unknown[]>,
  roll: Roll,
): void {
  const [field, values] = pick([...seen], roll);
  const fields = Object.keys(other);
  if (Array.isArray(holder)) holder.push(structuredClone(values[roll(values.length)]));
  else if (fields.length > 0) {
    const one = pick(fields, roll);
    holder[one] = other[one];
  } else if (roll(20) === 0) holder.dragon = 1;
  else holder[field] = structuredClone(values[roll(values.length)]);
}
