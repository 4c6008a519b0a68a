/** Why a piece can't be used now, for the seat that asks; it needs no more than that seat's view. */
import { NOBODY, type Reason, type Seat } from '@magehall/engine';
import { struck } from './attack/attack.ts';
import { diceOf } from './attack/dice.ts';
import { cardOf } from './data/mana.ts';
import { ELEMENT_OF_UNIT, ELEMENTS, FOOL, UNITS } from './data/units.ts';
import { choices, waitingFor } from './frames.ts';
import { canAttack, manaFor } from './mana/mana.ts';
import { type AttackFrame, type State, type TurnFrame, top } from './state.ts';
import { touches } from './touches.ts';
import { mayBeAttacked } from './turn/peace.ts';
import { countFighters, fighters, sideOf } from './turn/sides.ts';
import { isFresh, mayAttack, maySummon } from './turn/turn.ts';

/** The keys of the sentences. */
export type Why =
  | 'already-attacked'
  | 'already-changed'
  | 'already-moved'
  | 'already-summoned'
  | 'chance-first'
  | 'change-comes-first'
  | 'choose-units'
  | 'fool-costs-the-turn'
  | 'fool-elsewhere'
  | 'fool-is-safe'
  | 'fool-never-fights'
  | 'fool-or-endure'
  | 'no-army'
  | 'no-dice'
  | 'no-mana-for-any'
  | 'nobody-to-hit'
  | 'not-now'
  | 'not-the-target'
  | 'not-your-card'
  | 'not-your-turn'
  | 'not-your-unit'
  | 'nothing-to-change'
  | 'out-of-reach'
  | 'over'
  | 'own-army'
  | 'pay-first'
  | 'peace'
  | 'pick-a-target-first'
  | 'pick-the-army'
  | 'reroll-or-keep'
  | 'team-attacked'
  | 'team-summoned'
  | 'too-few-to-move'
  | 'too-little-mana'
  | 'too-little-to-attack';

type Facts = Record<string, string | number>;

function because(
  why: Why,
  rules: readonly string[],
  blame: readonly string[] = [],
  facts?: Facts,
): Reason[] {
  return [facts ? { why, rules, blame, with: facts } : { why, rules, blame }];
}

/** What else lies on the table can be asked about, and is never used. */
const PIECE = /^(?:unit|card|side|die|joker|sand|go):/;

export function whyNot(state: State, seat: Seat, thing: string): Reason[] {
  if (!PIECE.test(thing)) return [];
  const waiting = waitingFor(state);
  if (waiting === NOBODY) return because('over', []);
  if (waiting < 0) return because('chance-first', []);
  if (waiting !== seat) return because('not-your-turn', ['AM-ROUND-1'], [], { seat: waiting });
  const offered: string[] = choices(state).flatMap((choice) => touches(state, choice));
  if (offered.includes(thing)) return [];
  const frame = top(state);
  if (thing.startsWith('card:') && !state.hands[seat].includes(cardOf(thing.slice(5))))
    return because('not-your-card', ['AM-HAND-2']);
  if (frame.frame === 'turn') return inMenu(state, frame, thing);
  if (frame.frame === 'summon')
    return because('pay-first', ['AM-SUMMON-1'], [`unit:${frame.unit}`]);
  if (frame.frame === 'attack') return inAttack(state, frame, thing);
  return because('not-now', []);
}

function inMenu(state: State, turn: TurnFrame, thing: string): Reason[] {
  const [kind, name] = thing.split(':');
  if (kind === 'unit') return unitInMenu(state, turn, Number(name));
  if (kind === 'side' && state.armies[Number(name)]) return whyNoAttack(state, turn, Number(name));
  switch (thing) {
    case 'go:move':
      return turn.moved
        ? because('already-moved', ['AM-MOVE-2'])
        : because('too-few-to-move', ['AM-MOVE-1', 'AM-AMB-10']);
    case 'go:change':
      if (turn.changed) return because('already-changed', ['AM-AMB-15']);
      if (!isFresh(turn)) return because('change-comes-first', ['AM-CHANGE-1']);
      return because('nothing-to-change', ['AM-AMB-15']);
    case 'go:fool':
      return whyNoFool(state, turn);
    default:
      return because('not-now', []);
  }
}

function whyNoFool(state: State, turn: TurnFrame): Reason[] {
  if (!state.gallery.includes(FOOL)) return because('fool-elsewhere', ['AM-FOOL-2']);
  return isFresh(turn) ? [] : because('fool-costs-the-turn', ['AM-FOOL-2', 'AM-AMB-40']);
}

function unitInMenu(state: State, turn: TurnFrame, unit: number): Reason[] {
  if (!UNITS[unit]) return because('out-of-reach', []);
  const side = sideOf(state, turn.seat);
  if (state.gallery.includes(unit) && unit === FOOL) return whyNoFool(state, turn);
  if (state.gallery.includes(unit) || state.trophies[side].includes(unit))
    return whyNoSummon(state, turn, unit);
  if (state.armies[side].includes(unit))
    return unit === FOOL
      ? because('fool-never-fights', ['AM-FOOL-4'], ['unit:0'])
      : because('pick-a-target-first', ['AM-ACT-2'], [`unit:${unit}`]);
  const owner = state.armies.findIndex((line) => line.includes(unit));
  if (owner < 0) return because('out-of-reach', ['AM-SUMMON-1', 'AM-RES-1']);
  if (unit === FOOL) return because('fool-is-safe', ['AM-FOOL-1'], ['unit:0']);
  const reasons = whyNoAttack(state, turn, owner);
  return reasons.length > 0 ? reasons : because('pick-the-army', ['AM-ACT-2'], [`side:${owner}`]);
}

function whyNoSummon(state: State, turn: TurnFrame, unit: number): Reason[] {
  if (turn.summoned) return because('already-summoned', ['AM-SUMMON-2']);
  if (!maySummon(state, turn)) return because('team-attacked', ['AM-MODE-TEAM-3']);
  return tooDear(state, turn.seat, unit, 'AM-SUMMON-1');
}

function tooDear(state: State, seat: Seat, unit: number, rule: string): Reason[] {
  const element = ELEMENT_OF_UNIT[unit];
  const have = manaFor(state.hands[seat], element, state.agreed.half);
  return because('too-little-mana', [rule, 'AM-MANA-3'], [`unit:${unit}`], {
    unit,
    element: ELEMENTS[element],
    have,
    missing: unit - have,
  });
}

function whyNoAttack(state: State, turn: TurnFrame, target: number): Reason[] {
  const { seat } = turn;
  const side = sideOf(state, seat);
  const blame = [`side:${target}`];
  if (target === side) return because('own-army', ['AM-ACT-2'], blame);
  if (turn.attacked) return because('already-attacked', ['AM-AMB-7']);
  if (!mayAttack(state, turn)) return because('team-summoned', ['AM-MODE-TEAM-3']);
  const size = countFighters(state.armies[target]);
  if (size === 0) return because('nobody-to-hit', ['AM-AMB-4'], blame);
  if (!mayBeAttacked(state, target))
    return because('peace', ['AM-PEACE-1', 'AM-AMB-2'], blame, { size, rounds: state.peace });
  const line = state.armies[side];
  return canAttack(state, line, state.hands[seat]) ? [] : whyNoForce(state, seat, line);
}

/** No set of fighters can attack: none there, none with a die, or none that the hand pays. */
function whyNoForce(state: State, seat: Seat, line: readonly number[]): Reason[] {
  const ready = fighters(line);
  if (ready.length === 0) return because('no-army', ['AM-ACT-1']);
  if (diceOf(ready, state.agreed.powerMongers).length === 0)
    return because(
      'no-dice',
      ['AM-AMB-23'],
      ready.map((unit) => `unit:${unit}`),
    );
  const armed = ready.filter((unit) => diceOf([unit], state.agreed.powerMongers).length > 0);
  if (armed.length === 0) return because('no-mana-for-any', ['AM-MANA-3']);
  const missing = (unit: number) =>
    unit - manaFor(state.hands[seat], ELEMENT_OF_UNIT[unit], state.agreed.half);
  const nearest = armed.reduce((best, unit) => (missing(unit) < missing(best) ? unit : best));
  return because('too-little-to-attack', ['AM-ACT-1', 'AM-MANA-3'], [`unit:${nearest}`], {
    unit: nearest,
    element: ELEMENTS[ELEMENT_OF_UNIT[nearest]],
    missing: missing(nearest),
  });
}

function inAttack(state: State, attack: AttackFrame, thing: string): Reason[] {
  const [kind, name] = thing.split(':');
  const unit = kind === 'unit' ? Number(name) : -1;
  switch (attack.step) {
    case 'units':
      return unit < 0 ? because('choose-units', ['AM-ACT-1']) : unitForAttack(state, attack, unit);
    case 'pay':
      return because(
        'pay-first',
        ['AM-ACT-1'],
        attack.units.map((one) => `unit:${one}`),
      );
    case 'place':
      if (unit < 0) return because('not-now', []);
      if (unit === FOOL) return because('fool-is-safe', ['AM-FOOL-1'], ['unit:0']);
      return because('not-the-target', ['AM-ATTACK-5'], [`side:${struck(state, attack)}`]);
    case 'reroll':
      return because('reroll-or-keep', ['AM-REROLL-1']);
    default:
      return because('fool-or-endure', ['AM-FOOL-5'], ['unit:0']);
  }
}

function unitForAttack(state: State, attack: AttackFrame, unit: number): Reason[] {
  const line = state.armies[sideOf(state, attack.seat)];
  if (!line.includes(unit)) return because('not-your-unit', ['AM-ACT-1']);
  if (unit === FOOL) return because('fool-never-fights', ['AM-FOOL-4'], ['unit:0']);
  const alone = manaFor(state.hands[attack.seat], ELEMENT_OF_UNIT[unit], state.agreed.half);
  if (alone < unit) return tooDear(state, attack.seat, unit, 'AM-ACT-1');
  // It could be paid alone, but not together with enough others to make a die.
  return because('no-dice', ['AM-AMB-23'], [`unit:${unit}`]);
}
