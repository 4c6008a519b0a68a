import type { Seat } from '@magehall/engine';
import type { Snapshot } from '../table/play.ts';

/**
 * The last positions that were shown, so that what a step touched need not be found by playing the
 * game again up to it. What is not here, such as after a reload, has to be asked for.
 */
export class RecentViews {
  #seen: { taken: number; viewer: Seat; view: unknown }[] = [];

  see({ steps, viewer, view }: Pick<Snapshot, 'steps' | 'viewer' | 'view'>): void {
    const taken = steps.length;
    // Steps may be taken back, and others made instead.
    this.#seen = [
      ...this.#seen.filter((one) => one.taken < taken && one.taken >= taken - 2),
      { taken, viewer, view },
    ];
  }

  /** What the viewer saw after that many steps, if it was shown a moment ago. */
  after(taken: number, viewer: Seat): unknown {
    return this.#seen.find((one) => one.taken === taken && one.viewer === viewer)?.view;
  }
}
