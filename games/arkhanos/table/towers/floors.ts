/** The covered floors of a tower, from the ground up, as they are drawn and as they are told. */
import type { Board } from '@magehall/ui';
import { CENTRAL, type Colour, TILES } from '../../rules/data.ts';
import { DIE_NAMES } from '../../rules/names.ts';
import { kindOf, MASTER, ownerOf, type State } from '../../rules/state.ts';
import { WORDS } from '../words.ts';

export interface Covered {
  floor: number;
  /** What the floor took; the central tower takes any. */
  colours: readonly Colour[];
  /** A die is positive, a trapped meeple negative. */
  pillars: readonly number[];
}

export function coveredFloors(view: State, tower: number): Covered[] {
  const below = view.below[tower];
  return Array.from({ length: below.length / 4 }, (_, i) => ({
    floor: i + 1,
    colours: tower === CENTRAL ? [] : (TILES[below[i * 4] - 1]?.colours ?? []),
    pillars: below.slice(i * 4 + 1, i * 4 + 4),
  }));
}

/** "Floor 2: the blue 1, Ada’s master, the blue 4". */
export function tellFloor(board: Board<State>, { floor, pillars }: Covered): string {
  const words = WORDS[board.language];
  const things = pillars.map((what) =>
    what > 0
      ? board.label(`die:${DIE_NAMES[what]}`)
      : words.meeple(board.sitters[ownerOf(-what)].name, kindOf(-what) === MASTER),
  );
  return `${words.floor(floor)}: ${things.join(', ')}`;
}
