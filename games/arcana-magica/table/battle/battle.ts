/**
 * The attack to show: the one going on, or else the last one, until the viewer does something new.
 * The rules put it together from what was told.
 */
import type { Seat } from '@magehall/engine';
import {
  type AttackFrame,
  type Battle,
  battleTold,
  capturesNow,
  type Element,
  type Event,
  fighters,
  type State,
  type Token,
  top,
  worth,
} from '../../rules/index.ts';

export function battleNow(state: State, told: readonly Event[], viewer: Seat): Battle | undefined {
  const frame = state.stack.length > 0 ? top(state) : undefined;
  // Who pays for a new unit has turned to other things; who chooses attackers, to the next attack.
  if (frame?.frame === 'summon') return undefined;
  if (frame?.frame === 'attack' && frame.dice.length === 0) return undefined;
  const since = sinceLast(told, viewer);
  const battle = since[0]?.event === 'changed' ? undefined : battleTold(since);
  return battle && frame?.frame === 'attack' ? goingOn(state, frame, battle) : battle;
}

/** Who falls as the dice lie now; a joker counts once it has turned the damage back. */
function goingOn(state: State, frame: AttackFrame, battle: Battle): Battle {
  const placed = frame.hits.length === frame.dice.length && frame.step !== 'chance';
  return {
    ...battle,
    taken: placed ? capturesNow(state, frame).taken : [],
    joker: frame.back ? battle.joker : undefined,
  };
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

/** Whose attack goes on. Those on whom the Fool turned it attack no longer. */
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
    damage.set(unit, (damage.get(unit) ?? 0) + worth(battle.faces[die]));
  }
  return damage;
}
