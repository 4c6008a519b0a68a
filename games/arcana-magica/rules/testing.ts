/**
 * Tests play on a stage: a position of the engine's tester, with all that was told there so far. An
 * outcome goes by its name, such as `'face 6'`, `'joker fire'`, `'card air-10'`, `'unit 7'`,
 * `'automa A03'`, `'slot 2'`, `'seat 1'`.
 */
import { rulesTester, type TestStep } from '@magehall/engine/testing';
import { AUTOMA } from './data/automa.ts';
import { cardOf, JOKERS } from './data/mana.ts';
import type { Element } from './data/units.ts';
import type { Event } from './events.ts';
import { type Choice, NONE, type State } from './state.ts';
import { game } from './whole.ts';

const tester = rulesTester(game, outcomeNamed);

export interface Stage {
  state: State;
  /** Everything told so far. */
  events: Event[];
}

/** A written position; by default two seats in round 5, when peace is over. */
export function at(written: Record<string, unknown>): Stage {
  return { state: tester.at({ round: 5, ...written }), events: [] };
}

/** A game from its set-up. */
export function begin(asked: Record<string, unknown>): Stage {
  return { state: tester.begin(asked), events: [] };
}

/** Takes these steps, each checked for being legal; returns what they told. */
export function play(stage: Stage, ...steps: TestStep<Choice>[]): Event[] {
  const told = tester.play(stage.state, ...steps);
  stage.events.push(...told);
  return told;
}

export function offered({ state }: Stage): Choice[] {
  return tester.offered(state);
}

export function isOffered({ state }: Stage, choice: Choice): boolean {
  return tester.isOffered(state, choice);
}

/** The choices of one kind, such as all that `summon`. */
export function offeredOf<Kind extends string>({ state }: Stage, kind: Kind): unknown[] {
  return tester.offeredWith(state, kind).map((choice: Record<Kind, unknown>) => choice[kind]);
}

/** Lets chance take the first outcome until a seat is asked or the game is over. */
export function passChance(stage: Stage): Stage {
  stage.events.push(...tester.passChance(stage.state));
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

function outcomeNamed(state: State, name: string): number {
  const [kind, what] = name.split(' ');
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
