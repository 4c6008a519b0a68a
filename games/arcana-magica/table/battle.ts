/**
 * The attack to show: the one going on, or else the last one, until the viewer does something new.
 * Much of an attack happens without anybody's choice, so its end is read from what was told.
 */
import type { Seat } from '@magehall/engine';
import {
  type AttackFrame,
  capturesNow,
  type Element,
  type Event,
  fighters,
  type State,
  striker,
  struck,
  type Token,
  top,
} from '../rules/index.ts';

export interface Battle {
  /** Who strikes, and the side that is struck. */
  seat: Seat;
  target: number;
  units: readonly number[];
  dice: readonly number[];
  /** By die: what it showed, one face after the other. */
  faces: readonly (readonly number[])[];
  /** The unit each die lies on, as far as they are placed. */
  hits: readonly number[];
  rerolls: number;
  /** Who falls: for sure at the end, as things stand before. */
  taken: readonly number[];
  /** The card from the Fool's deck that decided. */
  joker: Element | undefined;
  end: 'captured' | 'missed' | 'fizzled' | undefined;
}

export function battleNow(state: State, told: readonly Event[], viewer: Seat): Battle | undefined {
  const frame = state.stack.length > 0 ? top(state) : undefined;
  if (frame?.frame === 'attack')
    return frame.dice.length > 0 ? goingOn(state, frame, told) : undefined;
  // Who pays for a new unit has turned to other things.
  if (frame?.frame === 'summon') return undefined;
  const since = sinceLast(told, viewer);
  return since[0]?.event === 'changed' ? undefined : asTold(since);
}

/** A hand that was changed, and what the joker said. */
export interface Change {
  seat: Seat;
  joker: Element;
}

/** The last change of a hand, if nothing greater happened since. */
export function changeNow(told: readonly Event[], viewer: Seat): Change | undefined {
  const since = sinceLast(told, viewer);
  if (since[0]?.event !== 'changed') return undefined;
  return since.find((event) => event.event === 'joker');
}

/** What brought the end nearer. */
export interface Omen {
  seat: Seat;
  tokens: readonly Token[];
  /** Rounds until the end, if this was the first such event. */
  counter: number | undefined;
}

/** The tokens that were taken last, until the viewer does something new. */
export function omenNow(told: readonly Event[], viewer: Seat): Omen | undefined {
  const last = told.findLastIndex(({ event }) => event === 'token' || event === 'end-near');
  if (last < 0 || told.slice(last).some((event) => isNews(event, viewer))) return undefined;
  const act = told.findLastIndex(({ event }, i) => i < last && ACTS.has(event));
  let omen: Omen | undefined;
  for (const event of told.slice(act + 1, last + 1)) {
    if (event.event === 'token')
      omen = {
        seat: event.seat,
        tokens: [...(omen?.tokens ?? []), event.token],
        counter: undefined,
      };
    if (event.event === 'end-near' && omen) omen = { ...omen, counter: event.counter };
  }
  return omen;
}

const GREAT: ReadonlySet<string> = new Set(['attacked', 'automa-attacked', 'changed']);
/** What the viewer does next makes it old. */
const NEWS: ReadonlySet<string> = new Set(['summoned', 'moved', 'ended', 'fool-joined']);

/** What may bring the end nearer. */
const ACTS: ReadonlySet<string> = new Set([...GREAT, 'summoned', 'automa-summoned']);

function isNews(event: Event, viewer: Seat): boolean {
  return NEWS.has(event.event) && 'seat' in event && event.seat === viewer;
}

/** From the last great event on; nothing if the viewer has done something since. */
function sinceLast(told: readonly Event[], viewer: Seat): readonly Event[] {
  const start = told.findLastIndex(({ event }) => GREAT.has(event));
  if (start < 0) return [];
  const since = told.slice(start);
  return since.some((event) => isNews(event, viewer)) ? [] : since;
}

function goingOn(state: State, frame: AttackFrame, told: readonly Event[]): Battle {
  const { units, dice, faces, hits } = frame;
  // Dice that lie are not rolled again.
  const rerolls = frame.step === 'place' || frame.step === 'fool' ? 0 : frame.rerolls;
  const placed = hits.length === dice.length && frame.step !== 'chance';
  return {
    seat: striker(frame),
    target: struck(state, frame),
    units,
    dice,
    faces,
    hits,
    rerolls,
    taken: placed ? capturesNow(state, frame).taken : [],
    joker: frame.back ? told.findLast((event) => event.event === 'joker')?.joker : undefined,
    end: undefined,
  };
}

function asTold(events: readonly Event[]): Battle | undefined {
  let battle: Battle | undefined;
  for (const event of events) battle = after(battle, event);
  return battle;
}

function after(battle: Battle | undefined, event: Event): Battle | undefined {
  if (event.event === 'attacked' || event.event === 'automa-attacked') {
    const { seat, target, units, dice } = event;
    const rerolls = 'rerolls' in event ? event.rerolls : 0;
    const faces = dice.map(() => []);
    return {
      seat,
      target,
      units,
      dice,
      faces,
      hits: [],
      rerolls,
      taken: [],
      joker: undefined,
      end: undefined,
    };
  }
  if (!battle) return undefined;
  switch (event.event) {
    case 'rolled':
      return { ...battle, faces: battle.faces.with(event.die, event.faces) };
    case 'rerolled':
      return {
        ...battle,
        rerolls: battle.rerolls - 1,
        faces: battle.faces.with(event.die, battle.faces[event.die].slice(0, -1)),
      };
    case 'placed': {
      // An Automa's dice are not rolled: they show what they are worth.
      const faces =
        battle.faces[event.die].length > 0
          ? battle.faces
          : battle.faces.with(event.die, [event.value]);
      return { ...battle, faces, hits: [...battle.hits, event.unit] };
    }
    case 'joker':
      return { ...battle, joker: event.joker };
    case 'turned-back':
      return { ...battle, seat: event.seat, target: event.target, hits: [] };
    case 'captured':
      return { ...battle, taken: event.units, end: 'captured' };
    case 'missed':
    case 'fizzled':
      return { ...battle, end: event.event };
    default:
      return battle;
  }
}

/** Who has been told off for the attack that goes on; whom the Fool turned it on, no longer attacks. */
export function attackersNow(state: State, battle: Battle | undefined): readonly number[] {
  if (battle) return battle.end ? [] : battle.units;
  const frame = state.stack.length > 0 ? top(state) : undefined;
  return frame?.frame === 'attack' ? frame.units : [];
}

/**
 * Whom the attack that goes on strikes: the Leader, and once dice lie, who has them. While the first
 * one is being placed that is open.
 */
export function aimedAt(state: State, battle: Battle | undefined): readonly number[] {
  const frame = state.stack.length > 0 ? top(state) : undefined;
  if (frame?.frame !== 'attack') return [];
  if (battle && battle.hits.length > 0) return [...new Set(battle.hits)];
  if (frame.step === 'place') return [];
  return fighters(state.armies[battle?.target ?? frame.target]).slice(0, 1);
}

/** Damage by unit, as far as dice lie. */
export function damageOn(battle: Battle): ReadonlyMap<number, number> {
  const damage = new Map<number, number>();
  for (const [die, unit] of battle.hits.entries()) {
    const value = battle.faces[die].reduce((sum, face) => sum + face, 0);
    damage.set(unit, (damage.get(unit) ?? 0) + value);
  }
  return damage;
}
