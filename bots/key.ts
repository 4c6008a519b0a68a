/**
 * A number that stands for a choice: the tree of a search knows its branches by it. A search names
 * some hundred thousand choices a second, and writing each down as text would take most of its time.
 */
import { HASH_START, mix } from '@magehall/engine';

/** Short words come again and again, so each is given a number once. */
const words = new Map<string, number>();
function wordNumber(word: string): number {
  let number = words.get(word);
  if (number === undefined) {
    number = words.size + 1;
    words.set(word, number);
  }
  return number;
}

/** Equal choices have equal keys. Two that differ share one about once in four billion pairs. */
export function keyOf(choice: unknown): number {
  return mixed(HASH_START, choice);
}

function mixed(hash: number, part: unknown): number {
  if (typeof part === 'number') return mix(mix(hash, 1), part);
  if (typeof part === 'string') return mix(mix(hash, 2), wordNumber(part));
  if (typeof part === 'boolean') return mix(hash, part ? 3 : 4);
  let h = hash;
  if (Array.isArray(part)) {
    h = mix(mix(h, 5), part.length);
    for (let i = 0; i < part.length; i++) h = mixed(h, part[i]);
    return h;
  }
  const fields = part as Record<string, unknown>;
  for (const field in fields) h = mixed(mix(h, wordNumber(field)), fields[field]);
  return mix(h, 6);
}
