/**
 * For tests: the list of choices made the slow and obvious way. It walks through everything that
 * could be said in a choice, in the list's order, and asks of each whether the rules allow it. It
 * looks at a position as a person does (`look.ts`) and shares no code with the real list.
 */
import type { Choice } from '../choice.ts';
import { type OuterBonus, SPELLS, type Spell, TOWERS, type TowerName } from '../data.ts';
import { lookAtBook, lookAtTower, type PillarLook } from '../look.ts';
import { DIE_NAMES, type DieName } from '../names.ts';
import type { State } from '../state.ts';

const DICE = DIE_NAMES.slice(1);
const KINDS = ['apprentice', 'master'] as const;
const PILLARS: OuterBonus[] = ['gain2', 'floor', 'build'];
const NUMBERS = [1, 2, 3, 4, 5, 6];

export function slowChoices(state: State): Choice[] {
  const casts = slowCasts(state);
  if (state.stage === 'place') return [...slowPlacements(state), ...casts];
  if (state.stage === 'bonus') return [...slowBonus(state), ...casts];
  return [{ go: state.stage as 'score' | 'end' }, ...casts];
}

const face = (die: DieName) => Number(die.at(-1));
const colour = (die: DieName) => die.slice(0, -2);
const onTable = (state: State) =>
  DICE.filter((die) => state.table.includes(DIE_NAMES.indexOf(die)));
const isEmpty = (pillar: PillarLook) => !pillar.die && !pillar.meeple;
const inSupply = (state: State) =>
  KINDS.filter((kind) => (kind === 'master' ? state.masters : state.apprentices)[state.turn] > 0);
const activeSpells = (state: State) =>
  lookAtBook(state, state.turn).flatMap(({ spell, meeple }) => (meeple ? [spell] : []));

/** Every tower with every pillar that may be named; central pillars have no name. */
function emptySpots(state: State): { on: TowerName; pillar?: OuterBonus }[] {
  return TOWERS.flatMap((on, i): { on: TowerName; pillar?: OuterBonus }[] => {
    const pillars = lookAtTower(state, i).top?.pillars ?? [];
    if (on === 'central') return pillars.some(isEmpty) ? [{ on }] : [];
    return PILLARS.filter((_, at) => pillars[at] && isEmpty(pillars[at])).map((pillar) => ({
      on,
      pillar,
    }));
  });
}

function slowPlacements(state: State): Choice[] {
  const kinds = inSupply(state);
  if (kinds.length === 0 && activeSpells(state).length > 0) return [];
  const meeples: { meeple?: 'apprentice' | 'master' }[] =
    kinds.length === 0 ? [{}] : kinds.map((meeple) => ({ meeple }));
  return emptySpots(state).flatMap((spot) =>
    onTable(state).flatMap((place) =>
      numbersToOffer(state, place, spot).flatMap((number) =>
        meeples.map((meeple) => ({
          place,
          ...spot,
          ...(number !== face(place) && { as: number }),
          ...meeple,
        })),
      ),
    ),
  );
}

function fits(state: State, die: DieName, number: number, on: TowerName): boolean {
  if (Math.abs(number - face(die)) > state.shift) return false;
  if (on === 'central') return true;
  const top = lookAtTower(state, TOWERS.indexOf(on)).top;
  if (!top?.tile) return false;
  const { colours, numbers, different } = top.tile;
  if (!state.morph && !colours.some((one) => one === colour(die))) return false;
  const taken = top.pillars.flatMap((p) => (p.die ? [p.as ?? face(p.die)] : []));
  return numbers.includes(number) && !(different && taken.includes(number));
}

function numbersToOffer(
  state: State,
  die: DieName,
  { on, pillar }: { on: TowerName; pillar?: OuterBonus },
): number[] {
  const legal = NUMBERS.filter((number) => fits(state, die, number, on));
  const different = lookAtTower(state, TOWERS.indexOf(on)).top?.tile?.different;
  if (on === 'central' || pillar === 'build' || different) return legal;
  const distance = (number: number) => Math.abs(number - face(die));
  return legal.sort((a, b) => distance(a) - distance(b) || a - b).slice(0, 1);
}

function slowBonus(state: State): Choice[] {
  const source = TOWERS[Math.floor(state.placedOn / 3)];
  const spell = SPELLS[state.placedAs - 1];
  const active = activeSpells(state);
  const free = !active.includes(spell);
  const kinds = inSupply(state);
  const targets = source === 'central' ? [] : emptySpots(state).filter(({ on }) => on !== source);
  const build = ({ on, pillar }: (typeof targets)[number]) => ({
    build: on,
    ...(pillar && { pillar }),
  });
  if (kinds.length > 0)
    return [
      ...targets.flatMap((spot) => kinds.map((meeple) => ({ ...build(spot), meeple }))),
      ...(free
        ? kinds.map((meeple): Choice => ({ activate: spell, meeple }))
        : [{ go: 'on' } as const]),
    ];
  const moves = source === 'central' || !free ? [] : active;
  return [
    ...targets.flatMap((spot) => active.map((from) => ({ ...build(spot), from }))),
    ...moves.map((from): Choice => ({ activate: spell, from })),
    { go: 'on' },
  ];
}

function slowCasts(state: State): Choice[] {
  return activeSpells(state).flatMap((cast): Choice[] => {
    if (cast === 'manipulate')
      return [
        { cast },
        ...SPELLS.filter((spell) => spell !== 'manipulate').flatMap((spell) =>
          effects(state, spell).map((effect): Choice => ({ cast, spell, ...effect })),
        ),
      ];
    const targeted = effects(state, cast).filter((effect) => 'die' in effect);
    return [{ cast }, ...targeted.map((effect): Choice => ({ cast, ...effect }))];
  });
}

function effects(state: State, spell: Spell): { die?: DieName; with?: DieName }[] {
  const dice = onTable(state);
  const pairs = (others: DieName[]) =>
    dice.flatMap((die) =>
      DICE.filter((other) => others.includes(other) && other !== die).map((other) => ({
        die,
        with: other,
      })),
    );
  switch (spell) {
    case 'shift':
      return state.stage === 'place' ? [{}] : [];
    case 'morph':
      return state.stage === 'place' && !state.morph ? [{}] : [];
    case 'flip':
      return dice.map((die) => ({ die }));
    case 'exchange':
      return pairs(state.pool.map((die) => DIE_NAMES[die]));
    case 'swap': {
      const pillars = lookAtTower(state, TOWERS.indexOf('central')).top?.pillars ?? [];
      return pairs(pillars.flatMap(({ die }) => (die ? [die] : [])));
    }
    default:
      return [];
  }
}
