/**
 * For tests of a game's rules: positions in a few words, and steps that are checked before they are
 * taken. Each game adds its own words for its own pieces beside its rules.
 */
import { CHANCE, type Told, type WholeGame } from './contract.ts';
import { same } from './data/same.ts';
import { checkOptions } from './options.ts';

/** A choice, an outcome, or an outcome by the game's own name for it, such as `'face 6'`. */
export type TestStep<C> = C | number | string;

export interface RulesTester<S, C, E extends Told> {
  /** A written position. */
  at(written: object): S;
  /** A game from its set-up, with these steps taken. */
  begin(asked: Record<string, unknown>, ...steps: TestStep<C>[]): S;

  /** What may be chosen; nothing while chance is awaited or when the game is over. */
  offered(state: S): C[];
  isOffered(state: S, choice: unknown): boolean;
  /** The choices that have this field, such as all that `summon`. */
  offeredWith<K extends string>(state: S, field: K): Extract<C, Record<K, unknown>>[];

  /** Takes these steps, each of which must be possible, and returns what they told. */
  play(state: S, ...steps: TestStep<C>[]): E[];
  /** Lets chance take the first outcome until a seat is asked or the game is over. */
  passChance(state: S): E[];
}

/**
 * @param outcomeNamed which outcome a name means in a state; -1 if it can't happen there
 */
export function rulesTester<S, C extends object, E extends Told>(
  game: WholeGame<S, C, E>,
  outcomeNamed: (state: S, name: string) => number = () => -1,
): RulesTester<S, C, E> {
  const tester: RulesTester<S, C, E> = {
    at: (written) => game.scenario(JSON.stringify(written)),
    begin(asked, ...steps) {
      const state = game.setup(checkOptions(game, asked));
      tester.play(state, ...steps);
      return state;
    },

    offered: (state) => (game.waitingFor(state) >= 0 ? game.choices(state) : []),
    isOffered: (state, choice) => tester.offered(state).some((one) => same(one, choice)),
    offeredWith<K extends string>(state: S, field: K) {
      return tester
        .offered(state)
        .filter((choice): choice is Extract<C, Record<K, unknown>> => field in choice);
    },

    play(state, ...steps) {
      const events: E[] = [];
      for (const step of steps) {
        const taken = typeof step === 'object' ? offeredOne(state, step) : outcome(state, step);
        game.apply(state, taken, (event) => events.push(event));
      }
      return events;
    },
    passChance(state) {
      const events: E[] = [];
      while (game.waitingFor(state) === CHANCE) events.push(...tester.play(state, 0));
      return events;
    },
  };

  function offeredOne(state: S, choice: C): C {
    if (tester.isOffered(state, choice)) return choice;
    const offered = tester.offered(state).map((one) => JSON.stringify(one));
    throw new Error(`${JSON.stringify(choice)} is not among what is offered: ${offered.join(' ')}`);
  }

  function outcome(state: S, step: number | string): number {
    const waiting = game.waitingFor(state);
    if (waiting !== CHANCE) throw new Error(`"${step}", but chance is not awaited: ${waiting} is.`);
    const k = typeof step === 'number' ? step : outcomeNamed(state, step);
    if (!(k >= 0 && k < game.odds(state))) throw new Error(`"${step}" can't happen now.`);
    return k;
  }

  return tester;
}

/** Those of one kind among what was told. */
export function told<E extends Told, K extends E['event']>(
  events: readonly E[],
  kind: K,
): Extract<E, { event: K }>[] {
  return events.filter((event): event is Extract<E, { event: K }> => event.event === kind);
}
