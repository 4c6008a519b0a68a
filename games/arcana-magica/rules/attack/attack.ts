/**
 * One attack, step by step (section "Attack" of the book): units, payment, rolling, re-rolls,
 * placing the ranged dice, the Fool, captures. A step that public facts decide is not asked.
 */
import { CHANCE, type Seat, type Tell, take } from '@magehall/engine';
import { startCounter, takeToken } from '../armageddon/armageddon.ts';
import { bestPlacing } from '../automa/placing.ts';
import { cardOf, JOKERS, MANA } from '../data/mana.ts';
import { GIANT } from '../data/units.ts';
import type { Event } from '../events.ts';
import { spend } from '../mana/hand.ts';
import { attackGroups, payments } from '../mana/mana.ts';
import { type AttackFrame, type Choice, NONE, type State, type TurnFrame } from '../state.ts';
import { countFighters, fighters, isAutoma, seatsOf, sideOf } from '../turn/sides.ts';
import { type Captures, capturesOf } from './capture.ts';
import { diceOf, isRanged, nextDie, worth } from './dice.ts';
import { answerFool, askFool, drawChance, drawWhim, foolChoices, foolIsIn } from './fool.ts';

export function newAttack(seat: Seat, target: number): AttackFrame {
  return {
    frame: 'attack',
    step: 'units',
    seat,
    target,
    units: [],
    dice: [],
    faces: [],
    rerolls: 0,
    hits: [],
    holder: NONE,
    named: NONE,
    back: false,
  };
}

/** Who strikes and who is struck: exchanged once the Fool has turned the damage back. */
export function striker(attack: AttackFrame): Seat {
  return attack.back ? attack.holder : attack.seat;
}
export function struck(state: State, attack: AttackFrame): number {
  return attack.back ? sideOf(state, attack.seat) : attack.target;
}

/** What would fall if the attack ended as the dice lie now. */
export function capturesNow(state: State, attack: AttackFrame): Captures {
  const melee = attack.dice.filter((sides) => !isRanged(sides)).length;
  return capturesOf(
    fighters(state.armies[struck(state, attack)]),
    attack.hits,
    attack.faces.map(worth),
    melee,
    state.agreed.overkillChain,
  );
}

export const attack = {
  who(state: State, frame: AttackFrame): Seat {
    switch (frame.step) {
      case 'roll':
      case 'whim':
      case 'chance':
        return CHANCE;
      case 'fool':
        return state.foolHolder;
      default:
        return striker(frame);
    }
  },

  /** Goes on to the next step that somebody must answer. */
  enter(state: State, frame: AttackFrame, tell?: Tell<Event>): boolean {
    switch (frame.step) {
      case 'roll':
        if (nextDie(frame) >= 0) return false;
        frame.step = frame.rerolls > 0 ? 'reroll' : 'place';
        return frame.step === 'place';
      case 'place':
        placeForced(state, frame, tell);
        if (frame.hits.length < frame.dice.length) return false;
        frame.step = !frame.back && foolIsIn(state, frame.target) ? 'fool' : 'capture';
        return frame.step === 'capture' || askFool(state, frame, capturesNow(state, frame), tell);
      case 'capture':
        capture(state, frame, capturesNow(state, frame), tell);
        return true;
      default:
        return false;
    }
  },

  /** Until it is paid for, nothing has happened yet. */
  trying: (_state: State, { step }: AttackFrame): boolean => step === 'units' || step === 'pay',

  choices(state: State, frame: AttackFrame): Choice[] {
    const hand = state.hands[frame.seat];
    const { half } = state.agreed;
    switch (frame.step) {
      case 'units': {
        const line = state.armies[sideOf(state, frame.seat)];
        return attackGroups(line, hand, half).map((units) => ({ units }));
      }
      case 'pay':
        return payments(hand, frame.units, half).map((pay) => ({ pay }));
      case 'reroll':
        return [...frame.dice.map((_, reroll) => ({ reroll })), { keep: true }];
      case 'place':
        return fighters(state.armies[struck(state, frame)]).map((hit) => ({ hit }));
      default:
        return foolChoices();
    }
  },

  choose(state: State, frame: AttackFrame, choice: Choice, tell?: Tell<Event>): void {
    if ('units' in choice) {
      frame.units = [...choice.units];
      frame.step = 'pay';
    } else if ('pay' in choice) payAttack(state, frame, choice.pay, tell);
    else if ('reroll' in choice) reroll(frame, choice.reroll, tell);
    else if ('keep' in choice) {
      frame.step = 'place';
      tell?.({ event: 'kept', seat: frame.seat });
    } else if ('hit' in choice) place(state, frame, choice.hit, tell);
    else answerFool(state, frame, choice, tell);
  },

  odds: (_state: State, frame: AttackFrame): number =>
    frame.step === 'roll' ? frame.dice[nextDie(frame)] : JOKERS.length,
  rolls: (_state: State, frame: AttackFrame): string =>
    frame.step === 'roll' ? `d${frame.dice[nextDie(frame)]}` : 'joker',

  draw(state: State, frame: AttackFrame, k: number, tell?: Tell<Event>): void {
    if (frame.step === 'roll') {
      const die = nextDie(frame);
      const faces = frame.faces[die];
      faces.push(k + 1);
      const sides = frame.dice[die];
      tell?.({ event: 'rolled', seat: frame.seat, die, sides, face: k + 1, faces: [...faces] });
    } else if (frame.step === 'whim') drawWhim(state, frame, k, tell);
    else drawChance(state, frame, k, tell);
  },
};

/** All cards spent on an attack give their re-rolls, needed for paying or not (AM-AMB-20). */
function payAttack(state: State, frame: AttackFrame, cards: string[], tell?: Tell<Event>): void {
  const { seat, target, units } = frame;
  spend(state, seat, cards);
  (state.stack[state.stack.length - 2] as TurnFrame).attacked = true;
  for (const id of cards) frame.rerolls += MANA[cardOf(id)].rerolls;
  frame.dice = diceOf(units, state.agreed.powerMongers);
  frame.faces = frame.dice.map(() => []);
  frame.step = 'roll';
  const { rerolls } = frame;
  const side = sideOf(state, seat);
  const dice = [...frame.dice];
  tell?.({
    event: 'attacked',
    seat,
    side,
    target,
    against: seatsOf(state, target),
    units: [...units],
    dice,
    cards,
    rerolls,
    reveals: 'all',
  });
}

/** Only the last face is lost: what had exploded before it stays (AM-REROLL-3). */
function reroll(frame: AttackFrame, die: number, tell?: Tell<Event>): void {
  const lost = frame.faces[die].pop() as number;
  frame.rerolls--;
  frame.step = 'roll';
  tell?.({ event: 'rerolled', seat: frame.seat, die, sides: frame.dice[die], lost });
}

/** Melee dice lie on the Leader; ranged ones too if it stands alone; an Automa does all itself. */
function placeForced(state: State, frame: AttackFrame, tell?: Tell<Event>): void {
  const line = fighters(state.armies[struck(state, frame)]);
  if (isAutoma(state, striker(frame))) {
    const values = frame.faces.map(worth);
    const hits = bestPlacing(line, frame.dice, values, state.agreed.overkillChain);
    for (const unit of hits) place(state, frame, unit, tell);
    return;
  }
  while (frame.hits.length < frame.dice.length) {
    if (line.length > 1 && isRanged(frame.dice[frame.hits.length])) return;
    place(state, frame, line[0], tell);
  }
}

function place(state: State, frame: AttackFrame, unit: number, tell?: Tell<Event>): void {
  const die = frame.hits.length;
  frame.hits.push(unit);
  if (!tell) return;
  const seat = striker(frame);
  const value = worth(frame.faces[die]);
  const target = struck(state, frame);
  const side = sideOf(state, seat);
  tell({ event: 'placed', seat, side, die, sides: frame.dice[die], value, unit, target });
}

/** Captures all at once, then events A and C, then the end counter (AM-AMB-79). */
export function capture(
  state: State,
  frame: AttackFrame,
  { taken, overkill }: Captures,
  tell?: Tell<Event>,
): void {
  const seat = striker(frame);
  const side = sideOf(state, seat);
  const target = struck(state, frame);
  const against = seatsOf(state, target);
  state.stack.pop();
  for (const unit of taken) {
    take(state.armies[target], unit);
    state.trophies[side].push(unit);
  }
  if (taken.length === 0) {
    tell?.({ event: 'missed', seat, side, target, against });
    return;
  }
  tell?.({ event: 'captured', seat, side, target, against, units: taken, overkill });
  if (taken.some((unit) => unit >= GIANT)) takeToken(state, 'giant', seat, tell);
  if (countFighters(state.armies[target]) === 0) takeToken(state, 'army', seat, tell);
  startCounter(state, seat, tell);
}
