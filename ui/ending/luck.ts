/** How somebody's dice fell, against what was to be expected of them. */
import type { Seat, Step, Telling } from '@magehall/engine';

export interface Luck {
  seat: Seat;
  dice: number;
  /** What a die showed, and what it shows in the long run. */
  mean: number;
  expected: number;
  /** How far off all of them were together, in standard deviations. */
  off: number;
}

/** Of everybody who rolled. */
export function luckOf(steps: readonly Step[], telling: Telling, seats: number): Luck[] {
  const sums = Array.from({ length: seats }, () => ({ dice: 0, sum: 0, expected: 0, spread: 0 }));
  for (const { events } of steps)
    for (const event of events) {
      const fallen = telling.die?.(event);
      const own = fallen && sums[fallen.seat];
      if (!own) continue;
      own.dice++;
      own.sum += fallen.face;
      own.expected += (fallen.sides + 1) / 2;
      own.spread += (fallen.sides ** 2 - 1) / 12;
    }
  return sums.flatMap(({ dice, sum, expected, spread }, seat) =>
    dice === 0
      ? []
      : [
          {
            seat,
            dice,
            mean: sum / dice,
            expected: expected / dice,
            off: (sum - expected) / Math.sqrt(spread),
          },
        ],
  );
}

/** In words: what happens to two of three, to nineteen of twenty, and what is rarer. */
export function judged({ off }: Luck): 'low' | 'lower' | 'fair' | 'higher' | 'high' {
  if (Math.abs(off) < 1) return 'fair';
  if (off > 0) return off < 2 ? 'higher' : 'high';
  return off > -2 ? 'lower' : 'low';
}
