/**
 * Those who hear all their tables in one stream: bots. A table is added as soon as they sit down there, and
 * left once it is over.
 */
import { phaseOf } from '@magehall/dealer/hall';
import type { Live } from '../tables/live.ts';
import type { Ear } from './ear.ts';

export class Everywhere {
  readonly #ears = new Map<string, Set<Ear>>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Returns what ends it. */
  enter(person: string, ear: Ear): () => void {
    const ears = this.#ears.get(person) ?? new Set();
    this.#ears.set(person, ears.add(ear));
    return () => {
      ears.delete(ear);
      if (ears.size === 0) this.#ears.delete(person);
    };
  }

  get isEmpty(): boolean {
    return this.#ears.size === 0;
  }

  /** Whether one of these people is heard for. */
  want(people: readonly (string | null)[]): boolean {
    return people.some((person) => person !== null && this.#ears.has(person));
  }

  /** A table moved, and who listens there was told. */
  moved({ id, standing }: Live): void {
    if (this.isEmpty) return;
    const over = phaseOf(standing) === 'over';
    for (const { person, plays } of standing.chairs) {
      if (person === undefined || plays !== 'person') continue;
      for (const ear of this.#ears.get(person) ?? []) {
        if (ear.hears(id) !== over) continue;
        const asked = over
          ? ({ type: 'leave', table: id } as const)
          : ({ type: 'hear', table: id, after: -1 } as const);
        ear.listen(asked).catch(this.#failed);
      }
    }
  }
}
