/** What the threads of a simulation are given. */
import type { Level } from '@magehall/bots';
import type { Options } from '@magehall/engine';

export interface SimulationTask {
  game: string;
  options: Options;
  /** One a seat, by the names that `--bots` takes. */
  players: readonly Level[];
  seed: number;
}
