/**
 * The laws on trial themselves: Wisps keeps them all, and for each law there is a Wisps gone wrong
 * that breaks it. A law that no broken game can break would be green by accident.
 */
import { describe, expect, test } from 'vitest';
import type { Seat, WholeGame } from '../contract.ts';
import { sure } from '../data/sure.ts';
import { checkOptions } from '../options.ts';
import { type Choice, type Event, type State, wisps } from '../sample/wisps.ts';
import { type Entry, Table } from '../table/table.ts';
import { laws } from './all.ts';
import { keepsTheLaws, kindsNotMet } from './index.ts';
import { Broken, type Subject, subject } from './law.ts';

keepsTheLaws(wisps, {
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4, first: 2 }],
  seeds: 8,
  runs: 20,
  games: 50,
  positions: 1000,
});

type Wisps = WholeGame<State, Choice, Event>;
const wrong = (change: Partial<Wisps>): Subject => subject({ ...wisps, ...change } as Wisps);

/** The real rules, then some mischief. */
const thenApply = (mischief: (state: State, choice: Choice | number) => void): Subject =>
  wrong({
    apply(state, choice, tell) {
      wisps.apply(state, choice, tell);
      mischief(state, choice);
    },
  });

/** A kernel gone wrong; the game is the real one. */
const withTable = (Kernel: new (...a: ConstructorParameters<typeof Table>) => Table): Subject => ({
  game: wisps,
  newTable: (options) => new Kernel(wisps, options),
});

class Trusting extends Table {
  override choose(seat: Seat, choice: unknown) {
    return seat === this.waitingFor && typeof choice === 'object' && choice !== null
      ? super.choose(seat, this.choices()[0])
      : super.choose(seat, choice);
  }
}

class LosesUndo extends Table {
  override add(entry: Entry) {
    return 'undo' in entry ? [] : super.add(entry);
  }
}

class UndoesAnything extends Table {
  override undo(seat: Seat) {
    const agreed = Array.from({ length: this.seats }, (_, other) => other);
    if (this.steps > 0) super.add({ by: seat, undo: 1, agreed });
  }
}

class UndoesTheEnd extends Table {
  override undo(seat: Seat) {
    if (!this.over) super.undo(seat);
  }
}

let calls = 0;
const secretly = Symbol('a field that JSON does not see');

const brokenBy: Record<string, Record<string, Subject>> = {
  'it always ends, within its bound': {
    'turns never run out': thenApply((state) => {
      state.turnsLeft = 9;
    }),
    'the bound is too low': wrong({ bound: () => 20 }),
  },
  'choices are never empty, have no twins, and are the same on every call': {
    'equal cards are listed twice': wrong({
      choices: (state) =>
        wisps.choices(state).flatMap<Choice>((c) => ('light' in c ? [c, { ...c }] : [c])),
    }),
    'nothing can be done on a high candle': wrong({
      choices: (state) => (state.candle === 6 ? [] : wisps.choices(state)),
    }),
    'another order every time': wrong({
      choices: (state) => (calls++ % 2 ? wisps.choices(state) : wisps.choices(state).reverse()),
    }),
    'a list that leaves a mark': wrong({
      choices(state) {
        state.candle = 7;
        return wisps.choices(state);
      },
    }),
    'odds of none': wrong({ odds: (state) => (state.phase === 'candle' ? 0 : wisps.odds(state)) }),
  },
  'anything else is refused, and changes nothing': {
    'a kernel that takes every object for a choice': withTable(Trusting),
  },
  'whyNot is silent on what can be used, and has a reason for everybody else': {
    'it always has a reason': wrong({ whyNot: () => [{ why: 'x', rules: ['W-1'], blame: [] }] }),
    'it never has a reason': wrong({ whyNot: () => [] }),
    'a choice without a piece': wrong({ touches: () => [] }),
  },
  'every piece has a name that is known, and nothing else has': {
    'no seat has a name': wrong({
      things: (state) => wisps.things(state).filter((thing) => !thing.startsWith('seat')),
    }),
    'a dragon': wrong({ things: (state) => [...wisps.things(state), 'dragon'] }),
    'a name given twice': wrong({ things: (state) => [...wisps.things(state), 'card:1'] }),
  },
  'the outcome adds up, and someone has won in the end': {
    'the total is one too many': wrong({
      outcome(state) {
        const { scores, ...rest } = wisps.outcome(state);
        return { ...rest, scores: scores.map((score) => ({ ...score, total: score.total + 1 })) };
      },
    }),
    'the last wins': wrong({
      outcome: (state) => ({ ...wisps.outcome(state), winners: [state.hands.length - 1] }),
    }),
  },
  'JSON and back is the same state, and plays on the same': {
    'a field that is undefined': thenApply((state) => {
      (state as { spare?: unknown }).spare = undefined;
    }),
    'a Map in the state': thenApply((state) => {
      (state as { spare?: unknown }).spare = new Map();
    }),
    'a hidden field that matters': {
      ...wrong({
        apply(state, choice, tell) {
          wisps.apply(state, choice, tell);
          Object.defineProperty(state, secretly, { value: true, enumerable: false });
        },
      }),
    },
  },
  'a clone is equal and shares nothing': {
    'the hands are shared': wrong({
      clone: (state) => ({ ...wisps.clone(state), hands: state.hands }),
    }),
    'the stack is forgotten': wrong({ clone: (state) => ({ ...wisps.clone(state), stack: [] }) }),
  },
  'equal states have equal hashes, different ones differ': {
    'the candle is left out': wrong({ hash: (state) => wisps.hash({ ...state, candle: 0 }) }),
    'a hash of the moment': wrong({ hash: () => calls++ }),
  },
  'a position of play is accepted as it is written down, and read as the same': {
    'the candle is not written': wrong({
      written: (state) => ({ ...wisps.written(state), candle: undefined }),
    }),
    'the turn is read as another': wrong({
      scenario: (text) => ({ ...wisps.scenario(text), turn: 0 }),
    }),
  },
  'every piece is conserved': {
    'a spent card is thrown away': thenApply((state) => {
      state.spent.fill(0);
    }),
  },
  'a step does the same whether or not anyone listens': {
    'work done while telling': wrong({
      apply(state, choice, tell) {
        wisps.apply(state, choice, tell);
        if (tell && typeof choice === 'number') state.turnsLeft += 0.5;
      },
    }),
  },
  'a view has all its seat needs to choose, and looking changes nothing': {
    'its own hand looks empty': wrong({
      view: (state, viewer) => ({
        ...wisps.view(state, viewer),
        hands: state.hands.map(() => [0, 0, 0, 0, 0, 0]),
      }),
    }),
    'looking ends the game': wrong({
      view(state, viewer) {
        state.turnsLeft = 1;
        return wisps.view(state, viewer);
      },
    }),
    'its own choice is hidden': wrong({ redact: ({ by, events }) => ({ by, events }) }),
  },
  'what a seat imagines could be so': {
    'it imagines another hand for itself': wrong({
      imagine: (view, _, roll) => wisps.imagine(wisps.view(view, -2), -2, roll),
    }),
    'it forgets the deck': wrong({
      imagine: (...args) => ({ ...wisps.imagine(...args), deck: [0, 0, 0, 0, 0, 0] }),
    }),
  },
  'two states that differ only in what a seat cannot know look the same to it': {
    'the view shows every hand': wrong({
      view: (state, viewer) => ({ ...wisps.view(state, viewer), hands: wisps.clone(state).hands }),
      imagine: (view, viewer, roll) => wisps.imagine(wisps.view(view, viewer), viewer, roll),
    }),
    'the event tells the card': wrong({ redact: (step) => step }),
    'revealing is not marked': wrong({
      apply: (state, choice, tell) =>
        wisps.apply(state, choice, (event) => tell?.({ ...event, reveals: undefined })),
    }),
    'who is asked depends on a hidden hand': wrong({
      waitingFor(state) {
        const hand = state.hands[0];
        const lucky = Array.isArray(hand) && sure(hand[5]) > 1;
        return lucky && state.phase === 'act' && state.stack.length === 0
          ? 0
          : wisps.waitingFor(state);
      },
    }),
  },
  'a choice made on the own view leads to the next view, and tells the same': {
    'what is lit depends on what the deck holds': thenApply((state) => {
      if (Array.isArray(state.deck)) sure(state.lit[0])[0] = sure(state.deck[0]) % 2;
    }),
    'an event counts the hidden cards': wrong({
      apply: (state, choice, tell) =>
        wisps.apply(state, choice, (event) =>
          tell?.({ ...event, value: Array.isArray(state.deck) ? event.value : 0 }),
        ),
    }),
  },
  'the outcome of a view says what its seat may know, and nothing else': {
    'a hand counts where it is seen': wrong({
      outcome(state) {
        const { scores, ...rest } = wisps.outcome(state);
        const hidden = state.hands.filter((hand) => typeof hand === 'number').length;
        return {
          ...rest,
          scores: scores.map((score) => ({
            ...score,
            total: score.total + hidden,
            parts: score.parts.map(({ part, points }) => ({ part, points: points + hidden })),
          })),
        };
      },
    }),
    'the total says more than its parts': wrong({
      outcome(state) {
        const { scores, ...rest } = wisps.outcome(state);
        const seen = state.hands.findIndex((hand) => typeof hand !== 'number');
        return {
          ...rest,
          scores: scores.map((score) => ({ ...score, total: score.total + seen })),
        };
      },
    }),
  },
  'seats see the same, unless the game says that they keep secrets': {
    'a game of hidden hands that claims to have none': wrong({ secret: false }),
    'an open game that claims to have secrets': wrong({
      view: (state) => wisps.clone(state),
      redact: (step) => step,
    }),
  },
  'the log replays to the same hashes and tells the same': {
    'something outside the log': thenApply((state) => {
      state.candle += calls++ % 5 === 0 ? 10 : 0;
    }),
    'a log that does not know undo': withTable(LosesUndo),
  },
  'undo restores the exact state and never crosses a commit point': {
    'a kernel that undoes anything': withTable(UndoesAnything),
    'a kernel that goes back behind the end': withTable(UndoesTheEnd),
    'the candle is forgotten': wrong({ clone: (state) => ({ ...wisps.clone(state), candle: 0 }) }),
  },
  'what is only tried out is told to nobody else, and can be taken back': {
    'trying waits for the victim': wrong({ trying: (state) => state.stack.length > 0 }),
    'aiming is told': withTable(
      class extends Table {
        override told() {
          return this.log.map((entry) => ({ by: entry.by, choice: entry, events: [] }));
        }
      },
    ),
  },
};

const tables = [2, 3, 4].map((seats) => checkOptions(wisps, { seats }));

function breaks(name: string, tried: Subject): unknown {
  const law = laws.find((candidate) => candidate.name === name);
  if (!law) throw new Error(`There is no law "${name}".`);
  for (const options of tables)
    for (let seed = 1; seed <= 20; seed++)
      try {
        law.check(tried, options, seed);
      } catch (error) {
        return error;
      }
  return undefined;
}

describe('every law can be broken', () => {
  test('each has a broken game', () => {
    expect(Object.keys(brokenBy)).toEqual(laws.map((law) => law.name));
  });
  for (const [name, copies] of Object.entries(brokenBy))
    for (const [mischief, tried] of Object.entries(copies))
      test(`${name}: ${mischief}`, () => {
        expect(breaks(name, tried)).toBeInstanceOf(Broken);
        expect(breaks(name, subject(wisps))).toBeUndefined();
      });
  test('one state that shares its hash with another by accident breaks no law, two do', () => {
    const law = laws.find(({ name }) => name.startsWith('equal states'));
    /** So many states have the hash of the first. */
    const accidents = (most: number): Subject => {
      const alike = new Set<string>();
      let first: number | undefined;
      return wrong({
        hash(state) {
          const text = JSON.stringify(state);
          if (first === undefined) first = wisps.hash(state);
          else if (state.phase === 'act' && alike.size < most) alike.add(text);
          return alike.has(text) ? first : wisps.hash(state);
        },
      });
    };
    expect(() => law?.check(accidents(1), sure(tables[0]), 1)).not.toThrow();
    expect(() => law?.check(accidents(2), sure(tables[0]), 1)).toThrow(Broken);
  });
  test('every kind is met: one that can not be is missed', () => {
    const unknown = { ...wisps, kinds: [...wisps.kinds, 'a spell nobody can cast'] };
    expect(kindsNotMet(unknown, tables, 50)).toEqual(['a spell nobody can cast']);
  });
});
