/** Where things lie on the table, by name: what motions fly between, and what is drawn there. */
import type { Token } from '../rules/index.ts';
import type { Thing } from '../rules/things.ts';

export type Place =
  | Thing
  /** One face of a die that exploded. */
  | `die:${number}.${number}`
  /** What all its faces come to. */
  | `sum:${number}`
  /** Where the armies stand. */
  | 'arena'
  /** What came of an attack. */
  | 'end'
  | 'joker'
  | 'omen'
  | `army:${number}`
  | `hand:${number}`
  | `trophies:${number}`
  | `score:${number}`
  | `token:${Token}`
  | `automa:${string}`;
