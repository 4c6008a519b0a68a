/**
 * Why a piece can't be used now. `choices` alone says what is legal: a thing that some choice
 * touches has no reason against it, and only for the others the cause is looked for here.
 * Several things joined by `+` ask why they don't go together.
 */
import { CHANCE, NOBODY, type Reason, type Seat } from '@magehall/engine';
import { CENTRAL, SPELLS, type Spell, TOWERS, type TowerName } from './data.ts';
import { choices, waitingFor } from './frames.ts';
import { DIE_NAMES, kindNamed, pillarThing, spellNamed, towerNamed } from './names.ts';
import {
  bookSize,
  colourOf,
  emptyPillar,
  hasInSupply,
  isClosed,
  isFull,
  type State,
  supplyOf,
  towerOf,
} from './state.ts';
import { touches } from './touches.ts';
import { allowedColours, allowedNumbers, treatable } from './turn/place.ts';

/** The keys of all sentences that say why not. */
export type Why =
  | 'over'
  | 'chance'
  | 'notYourTurn'
  | 'noSuchThing'
  | 'notOnTable'
  | 'diePlaced'
  | 'closed'
  | 'pillarFull'
  | 'bonusIsActivate'
  | 'otherTower'
  | 'wrongColour'
  | 'wrongNumber'
  | 'numberTaken'
  | 'centralAlike'
  | 'freeMeepleFirst'
  | 'noMeeple'
  | 'notInSupply'
  | 'spellTaken'
  | 'inactive'
  | 'otherSpell'
  | 'poolTen'
  | 'poolEmpty'
  | 'needsExchange'
  | 'sameDice'
  | 'placeFirst'
  | 'bonusFirst'
  | 'otherStage'
  | 'notTogether';

export function whyNot(state: State, seat: Seat, thing: string): Reason[] {
  const waiting = waitingFor(state);
  if (waiting === NOBODY) return [reason('over', ['TA-END-1'])];
  if (waiting === CHANCE) return [reason('chance', ['TA-ROUND-3'])];
  if (waiting !== seat)
    return [reason('notYourTurn', ['TA-ROUND-4', 'TA-TURN-4'], [], { seat: waiting })];
  const asked = thing.split('+');
  const offered: string[][] = choices(state).map((choice) => touches(state, choice));
  if (offered.some((things) => asked.every((one) => things.includes(one)))) return [];
  for (const one of asked)
    if (!offered.some((things) => things.includes(one))) return against(state, one, asked);
  return together(state, asked);
}

function reason(
  why: Why,
  rules: readonly string[],
  blame: readonly string[] = [],
  more?: Reason['with'],
): Reason {
  return more === undefined ? { why, rules, blame } : { why, rules, blame, with: more };
}

/** Against a single thing that no choice touches; of the dice only what was asked about with it. */
function against(state: State, thing: string, asked: readonly string[]): Reason[] {
  const [sort, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  switch (sort) {
    case 'die':
      return [againstDie(state, thing)];
    case 'tower':
      return againstTower(state, towerNamed(name as TowerName), -1, asked);
    case 'pillar': {
      const pillar = state.dice.findIndex((_, at) => pillarThing(at) === thing);
      return pillar < 0 ? [noSuch(thing)] : againstTower(state, towerOf(pillar), pillar, asked);
    }
    case 'meeple':
      return [againstMeeple(state, kindNamed(name as 'apprentice' | 'master'), thing)];
    case 'spell':
      return [againstSpell(state, name as Spell, thing)];
    case 'pool':
      return [againstPool(state, Number(name), thing)];
    case 'go':
      return [againstGo(state, name)];
    default:
      return [noSuch(thing)];
  }
}

function noSuch(thing: string): Reason {
  return reason('noSuchThing', [], [], { thing });
}

function againstDie(state: State, thing: string): Reason {
  if (!state.table.some((die) => `die:${DIE_NAMES[die]}` === thing))
    return reason('notOnTable', ['TA-PLACE-1'], [thing]);
  return state.stage === 'place'
    ? freeMeepleFirst(state)
    : reason('diePlaced', ['TA-TURN-2'], placedPillar(state));
}

function againstTower(
  state: State,
  tower: number,
  pillar: number,
  asked: readonly string[],
): Reason[] {
  if (tower < 0) return [noSuch('tower')];
  const name = TOWERS[tower];
  if (isClosed(state, tower)) return [reason('closed', ['TA-AMB-33'], [`tower:${name}`])];
  if (pillar >= 0 && isFull(state, pillar))
    return [reason('pillarFull', ['TA-PLACE-2', 'TA-COMP-4'], [pillarThing(pillar)])];
  if (state.stage === 'place') {
    if (mustCast(state)) return [freeMeepleFirst(state)];
    if (tower === CENTRAL) return [otherCentralPillar(state)];
    const meant = state.table.filter((die) => asked.includes(`die:${DIE_NAMES[die]}`));
    return misfits(state, tower, meant.length > 0 ? meant : state.table);
  }
  if (state.stage !== 'bonus') return [reason('diePlaced', ['TA-TURN-2'], placedPillar(state))];
  if (state.placedOn >= CENTRAL * 3)
    return [reason('bonusIsActivate', ['TA-BONUS-4'], placedPillar(state))];
  if (tower === towerOf(state.placedOn))
    return [reason('otherTower', ['TA-BONUS-9'], [`tower:${name}`])];
  return [tower === CENTRAL ? otherCentralPillar(state) : noMeeple()];
}

/** Which dice don't fit a tower, by what is wrong with them. */
function misfits(state: State, tower: number, dice: readonly number[]): Reason[] {
  const wrong = { wrongColour: [] as string[], wrongNumber: [] as string[], taken: [] as string[] };
  const free = allowedNumbers(state, tower);
  const printed = allowedNumbers({ ...state, as: [] }, tower);
  for (const die of new Set(dice)) {
    const thing = `die:${DIE_NAMES[die]}`;
    if ((allowedColours(state, tower) & (1 << colourOf(die))) === 0) wrong.wrongColour.push(thing);
    else if ((printed & treatable(state, die)) === 0) wrong.wrongNumber.push(thing);
    else if ((free & treatable(state, die)) === 0) wrong.taken.push(thing);
  }
  const here = { tower: TOWERS[tower], tile: state.tiles[tower] };
  const reasons: Reason[] = [];
  if (wrong.wrongColour.length > 0)
    reasons.push(reason('wrongColour', ['TA-PLACE-4'], wrong.wrongColour, here));
  if (wrong.wrongNumber.length > 0)
    reasons.push(reason('wrongNumber', ['TA-PLACE-4'], wrong.wrongNumber, here));
  if (wrong.taken.length > 0)
    reasons.push(reason('numberTaken', ['TA-PLACE-7'], wrong.taken, here));
  return reasons;
}

function otherCentralPillar(state: State): Reason {
  return reason('centralAlike', ['TA-AMB-46'], [pillarThing(emptyPillar(state, CENTRAL))]);
}

function mustCast(state: State): boolean {
  return supplyOf(state, state.turn) === 0 && bookSize(state, state.turn) > 0;
}
function freeMeepleFirst(state: State): Reason {
  const active = SPELLS.filter((_, spell) => state.book[state.turn * 6 + spell] !== 0);
  return reason(
    'freeMeepleFirst',
    ['TA-PLACE-11', 'TA-AMB-2'],
    active.map((spell) => `spell:${spell}`),
  );
}
function noMeeple(): Reason {
  return reason('noMeeple', ['TA-BONUS-7']);
}
function placedPillar(state: State): string[] {
  return state.placedOn < 0 ? [] : [pillarThing(state.placedOn)];
}

function againstMeeple(state: State, kind: number, thing: string): Reason {
  if (!hasInSupply(state, state.turn, kind)) return reason('notInSupply', ['TA-AMB-43'], [thing]);
  return state.stage === 'bonus'
    ? spellTaken(state)
    : reason('diePlaced', ['TA-TURN-2'], placedPillar(state));
}

function spellTaken(state: State): Reason {
  const spell = SPELLS[state.placedAs - 1];
  return reason('spellTaken', ['TA-BONUS-5'], [`spell:${spell}`]);
}

function againstSpell(state: State, spell: Spell, thing: string): Reason {
  if (!SPELLS.includes(spell)) return noSuch(thing);
  if (state.stage !== 'bonus') return reason('inactive', ['TA-SPELL-1', 'TA-SPELL-2'], [thing]);
  const prompted = state.placedAs - 1;
  if (spellNamed(spell) === prompted) return noMeeple();
  return reason('otherSpell', ['TA-BONUS-4'], placedPillar(state), {
    number: state.placedAs,
    spell: SPELLS[prompted],
  });
}

function againstPool(state: State, space: number, thing: string): Reason {
  if (!(space >= 1 && space <= 10)) return noSuch(thing);
  if (space === 10) return reason('poolTen', ['TA-MANA-4'], [thing]);
  if (space > state.pool.length) return reason('poolEmpty', ['TA-MANA-1'], [thing], { space });
  if (!canUse(state, 'exchange'))
    return reason('needsExchange', ['TA-MANA-3', 'TA-SPELL-EXCHANGE-1'], ['spell:exchange']);
  return reason('sameDice', ['TA-AMB-45'], [thing]);
}

function canUse(state: State, spell: Spell): boolean {
  const book = state.turn * 6;
  return state.book[book + spellNamed(spell)] !== 0 || state.book[book] !== 0;
}

function againstGo(state: State, where: string): Reason {
  if (state.stage === 'place') return reason('placeFirst', ['TA-TURN-1', 'TA-TURN-2']);
  if (state.stage === 'bonus')
    return reason('bonusFirst', ['TA-TURN-1', 'TA-AMB-7'], placedPillar(state));
  return reason('otherStage', ['TA-TURN-1'], [], { where });
}

/** Against things that can each be used, but not with one another. */
function together(state: State, things: readonly string[]): Reason[] {
  const die = state.table.find((one) => things.includes(`die:${DIE_NAMES[one]}`));
  const pillar = state.dice.findIndex((_, at) => things.includes(pillarThing(at)));
  const tower =
    pillar >= 0 ? towerOf(pillar) : TOWERS.findIndex((name) => things.includes(`tower:${name}`));
  if (die !== undefined && tower >= 0 && tower !== CENTRAL && state.stage === 'place') {
    const reasons = misfits(state, tower, [die]);
    if (reasons.length > 0) return reasons;
  }
  return [reason('notTogether', [], things)];
}
