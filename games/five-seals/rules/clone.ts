/** A deep copy by hand: it is what a search does most. */
import type { Frame, Player, State } from './state.ts';

function clonePlayer(player: Player): Player {
  return {
    mage: player.mage,
    at: player.at,
    familiar: player.familiar,
    dice: player.dice.slice(),
    up: player.up.slice(),
    down: player.down.slice(),
  };
}

function cloneFrame(frame: Frame): Frame {
  return frame.do === 'roll' ? { ...frame, fallen: frame.fallen.slice() } : { ...frame };
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    edition: state.edition,
    circle: state.circle,
    first: state.first,
    round: state.round,
    broken: state.broken,
    empty: state.empty,
    players: state.players.map(clonePlayer),
    supply: state.supply.slice(),
    tokens: state.tokens.slice(),
    scrolls: state.scrolls.slice(),
    guardians: state.guardians.slice(),
    absorbed: state.absorbed.slice(),
    boxTokens: state.boxTokens.slice(),
    boxScrolls: state.boxScrolls.slice(),
    stack: state.stack.map(cloneFrame),
  };
}
