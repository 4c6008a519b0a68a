/** Where things lie on the table, by name: what motions fly between, and what is drawn there. */
import type { MeepleKind, Spell, TowerName } from '../rules/data.ts';
import type { PillarThing } from '../rules/names.ts';
import type { Thing } from '../rules/things.ts';

export type Place =
  | Thing
  | `${PillarThing}/${'die' | 'meeple'}`
  | `floor:${TowerName}`
  | `supply:${number}.${MeepleKind}`
  | `book:${number}.${Spell}`
  | `score:${number}`;
