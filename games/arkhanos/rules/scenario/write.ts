/** A position as `scenario.ts` reads it, in full. */
import { CENTRAL, OUTER_BONUSES, SPELLS, TOWERS } from '../data.ts';
import { DIE_NAMES, KIND_NAMES } from '../names.ts';
import { faceOf, kindOf, ownerOf, POINTS, type State, towerOf } from '../state.ts';
import { PILLARS, STAGES } from './scenario.ts';

/** What is being rolled or revealed has no words, nor has a floor without a tile (TA-AMB-33). */
export function written(state: State): Record<string, unknown> | undefined {
  const { stage } = state;
  const covered = state.below.flatMap((floors) => floors.filter((_, i) => i % 4 === 0));
  if (!STAGES.includes(stage) || state.drawn.length > 0) return undefined;
  if ([...state.tiles, ...covered].includes(0)) return undefined;
  const placed = stage !== 'place' && stage !== 'draw' && { placed: placedIn(state) };
  return {
    seats: state.seats,
    centralPrestige: state.centralPrestige,
    turn: state.turn,
    stage,
    table: state.table.map((die) => DIE_NAMES[die]),
    pool: state.pool.map((die) => DIE_NAMES[die]),
    ...(state.next !== 0 && { next: state.next }),
    towers: Object.fromEntries(TOWERS.map((name, tower) => [name, towerIn(state, tower)])),
    players: state.apprentices.map((_, seat) => playerIn(state, seat)),
    shift: state.shift,
    morph: state.morph,
    ...placed,
    completed: state.completed.map((tower) => TOWERS[tower]),
  };
}

function towerIn(state: State, tower: number): object {
  const pillars = [0, 1, 2].map((place) => pillarIn(state, tower * 3 + place));
  return {
    tile: state.tiles[tower],
    floor: state.floors[tower],
    ...(tower === CENTRAL
      ? { pillars }
      : Object.fromEntries(PILLARS.map((name, place) => [name, pillars[place]]))),
    below: floorsBelow(state.below[tower]),
  };
}

function meepleName(meeple: number): string {
  return `${KIND_NAMES[kindOf(meeple)]} ${ownerOf(meeple)}`;
}

function pillarIn({ dice, as, meeples }: State, pillar: number): string {
  const parts: string[] = [];
  if (dice[pillar] !== 0) parts.push(DIE_NAMES[dice[pillar]]);
  if (as[pillar] !== 0 && as[pillar] !== faceOf(dice[pillar])) parts.push(`as ${as[pillar]}`);
  if (meeples[pillar] !== 0) parts.push(meepleName(meeples[pillar]));
  return parts.join(' ');
}

function floorsBelow(flat: readonly number[]): object[] {
  const floors: object[] = [];
  for (let at = 0; at < flat.length; at += 4)
    floors.push({
      tile: flat[at],
      pillars: flat
        .slice(at + 1, at + 4)
        .map((what) => (what > 0 ? DIE_NAMES[what] : meepleName(-what))),
    });
  return floors;
}

function playerIn({ book, points, apprentices, masters }: State, seat: number): object {
  const held = SPELLS.flatMap((spell, i) => {
    const kind = book[seat * SPELLS.length + i];
    return kind === 0 ? [] : [[spell, KIND_NAMES[kind]]];
  });
  const prestige = POINTS.map((part, i) => [part, points[seat * POINTS.length + i]]);
  return {
    supply: { apprentice: apprentices[seat], master: masters[seat] },
    book: Object.fromEntries(held),
    prestige: Object.fromEntries(prestige),
  };
}

function placedIn({ placedOn, placedAs }: State): object {
  const tower = towerOf(placedOn);
  const place = placedOn % 3;
  return {
    on: TOWERS[tower],
    pillar: tower === CENTRAL ? place : OUTER_BONUSES[place],
    number: placedAs,
  };
}
