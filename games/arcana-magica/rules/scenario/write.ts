/** A position as `scenario.ts` reads it, in full. */
import { AUTOMA } from '../data/automa.ts';
import { idsOf } from '../data/mana.ts';
import { NONE, type State, TOKENS } from '../state.ts';
import { DONE } from './scenario.ts';

/** Only the menu of a turn has words, or the start of an Automa's; not what happens within it. */
export function written(state: State): Record<string, unknown> | undefined {
  const [round, turn, ...more] = state.stack;
  if (round?.frame !== 'round' || turn === undefined || more.length > 0) return undefined;
  if (turn.frame !== 'turn' && (turn.frame !== 'automa' || turn.step !== 'flip')) return undefined;
  const fool = state.foolGone ? 'gone' : state.foolHolder;
  return {
    options: { ...state.agreed },
    round: state.round,
    first: state.first,
    turn: turn.seat,
    end: state.end,
    gallery: state.gallery.map((unit) => (unit === NONE ? null : unit)),
    armies: state.armies,
    trophies: state.trophies,
    tokens: Object.fromEntries(tokensIn(state)),
    ...(fool !== NONE && { fool }),
    discard: state.discard,
    beneath: state.beneath,
    hands: state.hands.map(idsOf),
    spent: idsOf(state.spent),
    played: state.played.map((card) => AUTOMA[card].id),
    done: turn.frame === 'turn' ? DONE.filter((done) => turn[done]) : [],
  };
}

/** The one that began the end comes first. */
function tokensIn({ tokens, begunBy }: State): [string, number][] {
  const taken = TOKENS.map((_, place) => place).filter((place) => tokens[place] !== NONE);
  return taken
    .sort((a, b) => Number(b === begunBy) - Number(a === begunBy))
    .map((place) => [TOKENS[place], tokens[place]]);
}
