/** For tests: games small enough to know what a good player must do. */
import { CHANCE, type Game, type Judgement, NOBODY, type Seat } from '@magehall/engine';

/** Whoever is to move names one of the branches; a leaf names the winners. */
export type Tree = { by: Seat; to: Readonly<Record<string, Tree>> } | { winners: readonly Seat[] };

/** What the contract wants of every game and these tests don't look at. */
const REST = {
  rulesVersion: 1,
  secret: false,
  options: {},
  exclusions: [],
  rolls: () => 'd6',
  trying: () => false,
  redact: <T>(step: T) => step,
  reasons: async () => ({ whyNot: () => [] }),
  touches: () => [],
  hash: () => 0,
};

/** Sees no difference between any two positions. */
export const BLIND: Pick<Judgement, 'weights' | 'measure'> = {
  weights: { nothing: 1 },
  measure: (_state, into) => {
    for (const own of into) own.fill(0);
  },
};

function outcomeFor(seats: number, winners: readonly Seat[]) {
  const places = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 2));
  const scores = places.map((place, seat) => ({ seat, total: 2 - place, parts: [], ties: [] }));
  return { scores, places, winners };
}

/** The state is the way from the root. */
export function treeGame(seats: number, root: Tree): Game<string[], string> {
  const at = (way: readonly string[]) =>
    way.reduce<Tree>((tree, branch) => ('to' in tree ? tree.to[branch] : tree), root);
  const copy = (way: string[]) => way.slice();
  return {
    ...REST,
    id: 'tree',
    seats: [seats, seats],
    setup: () => [],
    waitingFor: (way) => {
      const tree = at(way);
      return 'to' in tree ? tree.by : NOBODY;
    },
    choices: (way) => {
      const tree = at(way);
      return 'to' in tree ? Object.keys(tree.to) : [];
    },
    odds: () => 0,
    apply: (way, choice) => {
      way.push(choice as string);
    },
    view: copy,
    imagine: copy,
    clone: copy,
    outcome: (way) => {
      const tree = at(way);
      return outcomeFor(seats, 'winners' in tree ? tree.winners : []);
    },
  };
}

export interface Guess {
  /** What the die shows; 0 before it is rolled, and in a view where it is under its cup. */
  die: number;
  guess: number;
}

/** Name the die: before it is rolled, or while it lies under a cup. Right wins, wrong loses. */
export function guessGame(when: 'before' | 'under'): Game<Guess, number[]> {
  const copy = (state: Guess) => ({ ...state });
  return {
    ...REST,
    id: `guess-${when}`,
    seats: [2, 2],
    setup: () => ({ die: 0, guess: 0 }),
    waitingFor: ({ die, guess }) => {
      if (guess === 0) return when === 'before' || die !== 0 ? 0 : CHANCE;
      return die === 0 ? CHANCE : NOBODY;
    },
    choices: () => [[1], [2], [3], [4], [5], [6]],
    odds: () => 6,
    apply: (state, choice) => {
      if (typeof choice === 'number') state.die = choice + 1;
      else state.guess = choice[0];
    },
    // A hidden die is written as 7, so that the view still waits for the guess.
    view: (state) => ({ ...state, die: when === 'under' && state.die !== 0 ? 7 : state.die }),
    imagine: (view, _seat, roll) => ({ ...view, die: view.die === 7 ? roll(6) + 1 : view.die }),
    clone: copy,
    outcome: ({ die, guess }) => outcomeFor(2, [guess === die ? 0 : 1]),
  };
}

export interface Hidden {
  /** The holder's card, 0 where it is face down or not dealt yet. */
  card: number;
  made: readonly (string | number)[][];
}

/**
 * The first seat waits; then whoever holds one of very many cards takes the victory, or throws its card away and with
 * it the game, and must still say so, so that a look at the choice alone tells nothing. The second seat has its card
 * from the beginning, the first gets it after waiting.
 */
export function hiddenCardGame(cards: number, holder: Seat): Game<Hidden, (string | number)[]> {
  return {
    ...REST,
    id: 'hidden-card',
    seats: [2, 2],
    setup: () => ({ card: holder, made: [] }),
    waitingFor: ({ card, made }) =>
      made.length === 1 && card === 0 ? CHANCE : [0, holder, holder, NOBODY][made.length],
    choices: ({ card, made }) =>
      [[['wait'], ['hope']], [['take'], ['throw', card]], [['so']]][made.length],
    odds: () => cards,
    apply: (state, choice) => {
      if (typeof choice === 'number') state.card = choice + 1;
      else state.made = [...state.made, choice];
    },
    view: (state, seat) => ({ ...state, card: seat === holder ? state.card : 0 }),
    imagine: (view, seat, roll) => ({
      ...view,
      card: seat === holder ? view.card : roll(cards) + 1,
    }),
    clone: (state) => ({ ...state }),
    outcome: ({ made }) => outcomeFor(2, [made[1]?.[0] === 'take' ? holder : 1 - holder]),
  };
}
