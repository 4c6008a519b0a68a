/** While dice tumble, nobody is told what came of them: not by a score, nor by the chronicle. */
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** How many steps had been taken before the dice that still tumble; undefined if none do. */
const before = signal<number | undefined>(undefined);

/** Dice tumble until then. */
export function rolling(taken: number, landed: Promise<unknown>): void {
  before.value = taken;
  const lie = () => {
    if (before.peek() === taken) before.value = undefined;
  };
  landed.then(lie, lie);
}

/** As many moments as may be asked for: one's own step, and what chance made of it. */
const KEPT = 4;

/** What may be told now: of the newest moment, or until the dice lie of the one before they rolled. */
export function useLanded<T>(taken: number, told: T): T {
  const kept = useRef<readonly { taken: number; told: T }[]>([]);
  kept.current = [...kept.current.filter((one) => one.taken < taken), { taken, told }].slice(-KEPT);
  const { value } = before;
  return kept.current.find((one) => one.taken === value)?.told ?? told;
}
