/** Which question is due: what the frame asks for, after what is picked. */
import type { Matter, Picked } from '@magehall/engine';
import { type Choice, type Frame, openActions, type State, top } from '../rules/index.ts';

export type Action = 'attack' | 'summon' | 'resurrect' | 'move' | 'fool';

/** What a question speaks of, by its kind: mostly of the frame that asks it. */
export type Asks = {
  [K in Exclude<Frame['frame'], 'turn'>]: { state: State; frame: Extract<Frame, { frame: K }> };
} & {
  over: { state: State };
  /** What can be done besides ending the turn; whether a new hand is one more way out. */
  turn: { can: readonly Action[]; change: boolean };
  /** Cards are touched at the menu of a turn; whether they help to pay for anything. */
  cards: { cards: readonly string[]; pays: boolean };
  /** Units or cards are picked that need others beside them. */
  join: { units: readonly number[] };
  short: { cards: readonly string[] };
  /** The Fool is picked, and an element is to be named. */
  element: undefined;
};

const ACTIONS: readonly Action[] = ['attack', 'summon', 'resurrect', 'move', 'fool'];

export function asked(state: State, picked: Picked<Choice> | undefined): Matter<Asks> {
  if (state.stack.length === 0) return { kind: 'over', about: { state } };
  const frame = top(state);
  const more = picked && picked.pieces.length > 0 ? askedOn(frame, picked) : undefined;
  if (more) return more;
  if (frame.frame !== 'turn') return { kind: frame.frame, about: { state, frame } } as Matter<Asks>;
  // Whoever is asked knows what they can pay for; who looks on knows what anybody can see.
  const left = picked?.left ?? [];
  const can =
    left.length > 0
      ? ACTIONS.filter((action) => left.some((choice) => action in choice))
      : openActions(state, frame);
  return { kind: 'turn', about: { can, change: left.some((choice) => 'change' in choice) } };
}

function askedOn({ frame }: Frame, { pieces, left }: Picked<Choice>): Matter<Asks> | undefined {
  const cards = named(pieces, 'card:');
  const units = named(pieces, 'unit:').map(Number);
  if (frame === 'turn')
    return cards.length > 0
      ? { kind: 'cards', about: { cards, pays: left.some((choice) => !('end' in choice)) } }
      : undefined;
  if (left.every((choice) => 'pay' in choice && choice.pay.length > cards.length))
    return { kind: 'short', about: { cards } };
  if (left.every((choice) => 'units' in choice && choice.units.length > units.length))
    return { kind: 'join', about: { units } };
  if (left.length > 1 && left.every((choice) => 'sacrifice' in choice))
    return { kind: 'element', about: undefined };
  return undefined;
}

function named(pieces: readonly string[], kind: string): string[] {
  return pieces.filter((piece) => piece.startsWith(kind)).map((piece) => piece.slice(kind.length));
}
