/** A position as `scenario.ts` reads it, in full. */
import { DIE_NAME } from '../data/dice.ts';
import { ELEMENTS } from '../data/elements.ts';
import { BINDING, CARD_NAME, cardOf } from '../data/scrolls.ts';
import { boardOf, isDone, MAGES, type Player, type State } from '../state.ts';

/** Only the turn of a player has words, not what happens within it. */
export function written(state: State): Record<string, unknown> | undefined {
  const [frame, ...more] = state.stack;
  if (frame?.do !== 'turn' || more.length > 0) return undefined;
  // FS-Q-2: it never comes up in play, only after a position that left a player's dice out.
  if (state.players[frame.seat].dice.length === 0) return undefined;
  const { spaces } = boardOf(state);
  const lying = (things: readonly number[], names: readonly string[]) =>
    things.flatMap((thing, space) => (thing === 0 ? [] : [[spaces[space].id, names[thing]]]));
  return {
    seats: state.seats,
    circle: state.circle,
    edition: state.edition,
    first: state.first,
    round: state.round,
    empty: state.empty,
    broken: state.broken === 1,
    turn: frame.seat,
    seals: Object.fromEntries(lying(state.tokens, DIE_NAME)),
    scrolls: Object.fromEntries(lying(state.scrolls, CARD_NAME)),
    guardians: Object.fromEntries(
      state.guardians.flatMap((at, e) => (at >= 0 ? [[ELEMENTS[e], spaces[at].id]] : [])),
    ),
    absorbed: Object.fromEntries(
      state.absorbed.flatMap((token, e) =>
        token === 0 ? [] : [[CARD_NAME[cardOf('absorption', e)], DIE_NAME[token]]],
      ),
    ),
    players: state.players.map((player) => playerIn(state, player)),
  };
}

function playerIn(state: State, player: Player): object {
  const { spaces } = boardOf(state);
  return {
    mage: MAGES[player.mage],
    at: spaces[player.at].id,
    ...(player.familiar >= 0 && { familiar: spaces[player.familiar].id }),
    dice: player.dice.map((die) => DIE_NAME[die]),
    scrolls: player.up.filter((card) => card !== BINDING).map((card) => CARD_NAME[card]),
    used: player.down.map((card) => CARD_NAME[card]),
    done: isDone(player),
  };
}
