/** What a choice brings and costs for sure: the rules carry it out on a copy, and this compares. */
import { type Choice, DIE_NAME, type Event, game, type State } from '../rules/index.ts';

export interface Following {
  /** The dice in hand afterwards, by name. */
  dice: readonly string[];
  /** Whether these are other dice than before. */
  spent: boolean;
  changed: boolean;
  /** The round is over for who chose. */
  over: boolean;
  /** A scroll of one's own is used up by it. */
  asleep: boolean;
  /** A choice of one's own that comes next. */
  next: 'swap' | 'free' | undefined;
  /** How many dice are thrown. */
  thrown: number;
}

export function following(state: State, choice: Choice): Following {
  const seat = game.waitingFor(state);
  const after = game.clone(state);
  const events: Event[] = [];
  game.apply(after, choice, (event) => events.push(event));
  const before = state.players[seat].dice.map((die) => DIE_NAME[die]);
  const dice = after.players[seat].dice.map((die) => DIE_NAME[die]);
  const due = after.stack.at(-1)?.do;
  return {
    dice,
    spent: dice.length < before.length,
    // Dice that were just taken are not thrown yet.
    changed:
      dice.some((die) => die.includes('-')) &&
      [...dice].sort().join() !== [...before].sort().join(),
    over: events.some((event) => event.event === 'done' && event.seat === seat),
    asleep: events.some((event) => event.event === 'used' && event.owner === seat),
    next: due === 'swap' || due === 'free' ? due : undefined,
    thrown: due === 'roll' ? dice.filter((die) => !die.includes('-')).length : 0,
  };
}
