/** A deep copy by hand: it is what a search does most. */
import type { Frame, State } from './state.ts';

export function clone(state: State): State {
  const { agreed } = state;
  return {
    agreed: {
      seats: agreed.seats,
      scoring: agreed.scoring,
      teams: agreed.teams,
      powerMongers: agreed.powerMongers,
      sand: agreed.sand,
      knights: agreed.knights,
      ferryman: agreed.ferryman,
      half: agreed.half,
      overkillChain: agreed.overkillChain,
      automas: agreed.automas.slice(),
      automaLevel: agreed.automaLevel,
    },
    round: state.round,
    first: state.first,
    turn: state.turn,
    peace: state.peace,
    end: state.end,
    armies: copyLists(state.armies),
    trophies: copyLists(state.trophies),
    tokens: state.tokens.slice(),
    begunBy: state.begunBy,
    foolHolder: state.foolHolder,
    foolGone: state.foolGone,
    gallery: state.gallery.slice(),
    deck: state.deck.slice(),
    beneath: state.beneath.slice(),
    discard: state.discard.slice(),
    mana: state.mana.slice(),
    spent: state.spent.slice(),
    hands: copyLists(state.hands),
    played: state.played.slice(),
    winner: state.winner,
    stack: copyStack(state.stack),
  };
}

/** The outer list is copied first, for a list that things are pushed to takes room for a dozen more. */
function copyLists(lists: readonly number[][]): number[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice();
  return copy;
}

function copyStack(stack: readonly Frame[]): Frame[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copyFrame(copy[i]);
  return copy;
}

function copyFrame(frame: Frame): Frame {
  switch (frame.frame) {
    // The two that every position has are named field by field, which is faster.
    case 'round':
      return { frame: 'round' };
    case 'turn': {
      const { seat, changed, moved, summoned, attacked } = frame;
      return { frame: 'turn', seat, changed, moved, summoned, attacked };
    }
    case 'attack':
      return {
        ...frame,
        units: frame.units.slice(),
        dice: frame.dice.slice(),
        faces: copyLists(frame.faces),
        hits: frame.hits.slice(),
      };
    case 'automa':
      return { ...frame, drawn: frame.drawn.slice(), units: frame.units.slice() };
    default:
      return { ...frame };
  }
}
