/**
 * The moments that a replay stops at. Laying out a table takes up to a hundred steps in which nobody
 * chooses anything: all of them are one moment.
 */
export interface Moments {
  /** How many there are after the bare table. */
  last: number;
  /** Which one it is after so many steps. */
  of(steps: number): number;
  /** After how many steps it is. */
  at(moment: number): number;
}

/** `laid`: how many steps only laid the table. */
export function momentsOf(steps: number, laid: number): Moments {
  const first = Math.max(1, laid);
  const of = (taken: number) => (taken === 0 ? 0 : Math.max(taken, first) - first + 1);
  const last = of(steps);
  return {
    last,
    of,
    at: (moment) => (moment <= 0 ? 0 : Math.min(last, moment) + first - 1),
  };
}
