/**
 * Tests play on a stage: a written position, then choices as they are and outcomes by name, such
 * as `'face 6'`, `'joker fire'`, `'card air-10'`, `'unit 7'`, `'automa A03'`, `'slot 2'`, `'seat 1'`.
 */
import { CHANCE, checkOptions, same } from '@magehall/engine';
import { AUTOMA } from './data/automa.ts';
import { cardOf, JOKERS } from './data/mana.ts';
import type { Element } from './data/units.ts';
import type { Event, EventKind } from './events.ts';
import { type Choice, NONE, type State } from './state.ts';
import { game } from './whole.ts';

export interface Stage {
  state: State;
  /** Everything told so far. */
  events: Event[];
}

/** A written position; by default two seats in round 5, when peace is over. */
export function at(written: Record<string, unknown>): Stage {
  return { state: game.scenario(JSON.stringify({ round: 5, ...written })), events: [] };
}

/** A game from its set-up. */
export function begin(asked: Record<string, unknown>): Stage {
  return { state: game.setup(checkOptions(game, asked)), events: [] };
}

/** Takes these steps, each checked for being legal; returns what they told. */
export function play(stage: Stage, ...steps: (Choice | string)[]): Event[] {
  const from = stage.events.length;
  for (const step of steps) {
    const waiting = game.waitingFor(stage.state);
    if (typeof step === 'string') {
      if (waiting !== CHANCE) throw new Error(`"${step}", but seat ${waiting} is to choose.`);
      game.apply(stage.state, outcomeNamed(stage.state, step), (event) => stage.events.push(event));
    } else {
      if (!isOffered(stage, step)) throw new Error(`${JSON.stringify(step)} is not offered.`);
      game.apply(stage.state, step, (event) => stage.events.push(event));
    }
  }
  return stage.events.slice(from);
}

export function offered(stage: Stage): Choice[] {
  return game.waitingFor(stage.state) >= 0 ? game.choices(stage.state) : [];
}

export function isOffered(stage: Stage, choice: Choice): boolean {
  return offered(stage).some((one) => same(one, choice));
}

/** The choices of one kind, such as all that `summon`. */
export function offeredOf<Kind extends string>(stage: Stage, kind: Kind): unknown[] {
  return offered(stage)
    .filter((choice) => kind in choice)
    .map((choice) => (choice as Record<string, unknown>)[kind]);
}

/** Lets chance do whatever it likes until a seat is asked or the game is over. */
export function passChance(stage: Stage): Stage {
  while (game.waitingFor(stage.state) === CHANCE)
    game.apply(stage.state, 0, (event) => stage.events.push(event));
  return stage;
}

/** Ends the turn of whoever is to act, keeping all cards, and lets chance go on. */
export function endTurn(stage: Stage): Stage {
  play(stage, { end: [] });
  return passChance(stage);
}

/** Ends turns until the next round has begun. */
export function endRound(stage: Stage): Stage {
  const { round } = stage.state;
  while (stage.state.round === round && game.waitingFor(stage.state) >= 0) endTurn(stage);
  return stage;
}

export function told<Kind extends EventKind>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { event: Kind }>[] {
  return events.filter((event): event is Extract<Event, { event: Kind }> => event.event === kind);
}

function outcomeNamed(state: State, name: string): number {
  const [kind, what] = name.split(' ');
  const k = place(state, kind, what);
  if (k < 0 || k >= game.odds(state)) throw new Error(`"${name}" can't happen now.`);
  return k;
}

function place(state: State, kind: string, what: string): number {
  switch (kind) {
    case 'face':
      return Number(what) - 1;
    case 'joker':
      return JOKERS.indexOf(what as Element);
    case 'card':
      return state.mana.indexOf(cardOf(what));
    case 'unit':
      return state.deck.indexOf(Number(what));
    case 'automa': {
      const unseen = AUTOMA.filter((_, card) => !state.played.includes(card));
      return unseen.findIndex(({ id }) => id === what);
    }
    case 'slot': {
      const occupied = state.gallery.map((_, slot) => slot);
      return occupied.filter((slot) => state.gallery[slot] !== NONE).indexOf(Number(what));
    }
    default:
      return Number(what);
  }
}
