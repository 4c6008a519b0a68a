/**
 * Hands and decks are short lists of numbers. No `splice`: it makes a list of what it takes out. And
 * no question whether an entry is there: these are the hottest loops, and it costs them a twentieth.
 */

/** Puts a number into a list that is kept in ascending order. */
export function insert(sorted: number[], value: number): void {
  let place = sorted.length;
  sorted.push(value);
  for (; place > 0; place--) {
    const before = sorted[place - 1] as number;
    if (before <= value) break;
    sorted[place] = before;
  }
  sorted[place] = value;
}

/** Takes out the first that is equal to it; there must be one. */
export function take(list: number[], value: number): void {
  takeAt(list, list.indexOf(value));
}

/** Takes out what lies at that place; the rest close up. */
export function takeAt(list: number[], place: number): number {
  const taken = list[place] as number;
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i] as number;
  list.pop();
  return taken;
}
