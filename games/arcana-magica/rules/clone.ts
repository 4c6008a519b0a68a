/** A deep copy by hand: it is what a search does most. */
import type { Frame, State } from './state.ts';

export function clone(state: State): State {
  return {
    // What the table agreed on stays as it is for the whole game.
    agreed: state.agreed,
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
    stack: state.stack.map(copyFrame),
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}

function copyFrame(frame: Frame): Frame {
  if (frame.frame === 'attack')
    return {
      ...frame,
      units: frame.units.slice(),
      dice: frame.dice.slice(),
      faces: copyLists(frame.faces),
      hits: frame.hits.slice(),
    };
  if (frame.frame === 'automa')
    return { ...frame, drawn: frame.drawn.slice(), units: frame.units.slice() };
  return { ...frame };
}
