/** Which question is due: what the seat that is waited for must still say, after what it picked. */
import type { Matter, NameOf, Picked } from '@magehall/engine';
import { type Choice, game, type SpellName, type State } from '../rules/index.ts';

/** What a scroll that is being used still asks for. */
export type Open = 'theirScroll' | 'theirDie' | 'ownScroll' | 'die' | 'space' | 'supply' | 'seat';

/** What a question speaks of, by its kind. */
export interface Asks {
  mage: undefined;
  /** How many of the three dice are still to be picked. */
  draft: number;
  /** Whether scrolls can be used too. */
  turn: boolean;
  stuck: boolean;
  /** Of the two that change places, whether one is picked. */
  swap: boolean;
  give: undefined;
  free: undefined;
  filling: undefined;
  rolling: undefined;
  over: undefined;
  /** These dice are picked, for a seal. */
  forSeal: readonly string[];
  /** The seal of this space is picked, and there are several ways to break it. */
  howTo: string;
  /** A scroll is picked; what it still asks for, once more is picked. */
  scroll: { use: string; spell: Asking; open: Open | undefined };
}
export type Asking = Exclude<SpellName, 'synergy'> | 'binding';

const ORDER: readonly Open[] = [
  ...(['theirScroll', 'theirDie', 'ownScroll', 'die', 'space', 'supply', 'seat'] as const),
];

export function asked(state: State, _name: NameOf, picked?: Picked<Choice>): Matter<Asks> {
  const frame = state.stack.at(-1);
  const pieces = picked?.pieces ?? [];
  switch (frame?.do) {
    case undefined:
      return { kind: 'over', about: undefined };
    case 'roll':
      return { kind: 'rolling', about: undefined };
    case 'turn':
      return pieces.length > 0 && picked ? inTurn(state, picked) : turn(state);
    case 'draft':
      return { kind: 'draft', about: 3 - pieces.length };
    case 'swap':
      return { kind: 'swap', about: pieces.length > 0 };
    case 'mage':
    case 'give':
    case 'free':
      return { kind: frame.do, about: undefined };
    default:
      return { kind: 'filling', about: undefined };
  }
}

function turn(state: State): Matter<Asks> {
  const choices = game.choices(state);
  const stuck = choices.some((choice) => 'give' in choice && !('use' in choice));
  return { kind: stuck ? 'stuck' : 'turn', about: choices.some((choice) => 'use' in choice) };
}

function inTurn(state: State, { pieces, left }: Picked<Choice>): Matter<Asks> {
  const uses = new Set(left.map((choice) => ('use' in choice ? choice.use : '')));
  const [use] = uses;
  if (use && uses.size === 1 && pieces.includes(`own:${use}`)) {
    const spell = use.split('-')[0] as Asking;
    const open = pieces.length === 1 ? undefined : openIn(state, pieces, left);
    return { kind: 'scroll', about: { use, spell, open } };
  }
  const space = pieces.find((piece) => piece.startsWith('space:'));
  if (space !== undefined) return { kind: 'howTo', about: space.slice(6) };
  const dice = pieces.filter((piece) => /^die:\D/.test(piece)).map((piece) => piece.slice(4));
  return dice.length > 0 ? { kind: 'forSeal', about: dice } : turn(state);
}

/** What all that is left asks for besides what is picked; else what some of it does. */
function openIn(state: State, pieces: readonly string[], left: readonly Choice[]): Open {
  const missing = left.map((choice) => {
    const names = game.touches(state, choice);
    for (const piece of pieces) names.splice(names.indexOf(piece), 1);
    return new Set(names.map(kindOf));
  });
  return (
    ORDER.find((kind) => missing.every((kinds) => kinds.has(kind))) ??
    ORDER.find((kind) => missing.some((kinds) => kinds.has(kind))) ??
    'space'
  );
}

function kindOf(piece: string): Open {
  const [kind, rest] = piece.split(':');
  const theirs = /^\d\./.test(rest);
  if (kind === 'own') return theirs ? 'theirScroll' : 'ownScroll';
  if (kind === 'die') return theirs ? 'theirDie' : 'die';
  return kind === 'supply' || kind === 'seat' ? kind : 'space';
}
