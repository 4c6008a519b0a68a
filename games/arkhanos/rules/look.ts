/** A tower as a thing to draw: what the numbers of a state stand for. */
import type { Seat } from '@magehall/engine';
import {
  type Bonus,
  CENTRAL,
  type MeepleKind,
  SPELLS,
  type Spell,
  TILES,
  type Tile,
  TOWERS,
  type TowerName,
} from './data.ts';
import { bonusOf, DIE_NAMES, type DieName, KIND_NAMES } from './names.ts';
import { isClosed, kindOf, ownerOf, type State } from './state.ts';

export interface Meeple {
  seat: Seat;
  kind: MeepleKind;
}
export interface PillarLook {
  bonus: Bonus;
  die?: DieName;
  /** The number it counts as, where that is not its face. */
  as?: number;
  /** Beside the die or, without a die, on the pillar. */
  meeple?: Meeple;
}
export interface FloorLook {
  floor: number;
  /** Missing on the central tower, where any die goes. */
  tile?: Tile;
  pillars: PillarLook[];
}
export interface TowerLook {
  name: TowerName;
  /** TA-AMB-33: no tile was left for it. */
  closed: boolean;
  /** The floor being filled; missing if closed, or before set-up. */
  top?: FloorLook;
  /** Covered floors from the ground up, with what is trapped in them. */
  below: FloorLook[];
}

export function lookAtTower(state: State, tower: number): TowerLook {
  const below: FloorLook[] = [];
  const covered = state.below[tower];
  for (let i = 0; i < covered.length; i += 4)
    below.push({
      floor: i / 4 + 1,
      ...tileOf(tower, covered[i]),
      pillars: [1, 2, 3].map((place) => {
        const what = covered[i + place];
        return pillarLook(tower * 3 + place - 1, Math.max(0, what), Math.max(0, -what), 0);
      }),
    });
  const look: TowerLook = { name: TOWERS[tower], closed: isClosed(state, tower), below };
  if (state.floors[tower] > 0 && !look.closed)
    look.top = {
      floor: state.floors[tower],
      ...tileOf(tower, state.tiles[tower]),
      pillars: [0, 1, 2].map((place) => {
        const pillar = tower * 3 + place;
        return pillarLook(pillar, state.dice[pillar], state.meeples[pillar], state.as[pillar]);
      }),
    };
  return look;
}

function tileOf(tower: number, id: number): { tile?: Tile } {
  return tower === CENTRAL ? {} : { tile: TILES[id - 1] };
}

function pillarLook(pillar: number, die: number, meeple: number, as: number): PillarLook {
  const look: PillarLook = { bonus: bonusOf(pillar) };
  if (die !== 0) look.die = DIE_NAMES[die];
  if (as !== 0 && !DIE_NAMES[die].endsWith(String(as))) look.as = as;
  if (meeple !== 0) look.meeple = { seat: ownerOf(meeple), kind: KIND_NAMES[kindOf(meeple)] };
  return look;
}

/** A seat's spells, each with the meeple on it. */
export function lookAtBook(state: State, seat: Seat): { spell: Spell; meeple?: MeepleKind }[] {
  return SPELLS.map((spell, i) => {
    const kind = state.book[seat * 6 + i];
    return kind === 0 ? { spell } : { spell, meeple: KIND_NAMES[kind] };
  });
}
