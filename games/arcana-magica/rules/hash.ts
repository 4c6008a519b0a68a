/**
 * Thirty-two bits over everything that can differ during a game, in the order below. What the
 * table agreed on never changes and is left out, save the number of seats.
 */
import { finish, HASH_START, mix, mixList } from '@magehall/engine';
import type { AttackStep, AutomaStep, Frame, State } from './state.ts';

export function hash(state: State): number {
  let h = mix(HASH_START, state.agreed.seats);
  h = mix(h, state.round);
  h = mix(h, state.first);
  h = mix(h, state.turn);
  h = mix(h, state.peace);
  h = mix(h, state.end);
  h = mixLists(h, state.armies);
  h = mixLists(h, state.trophies);
  h = mixList(h, state.tokens);
  h = mix(h, state.begunBy);
  h = mix(h, state.foolHolder);
  h = mix(h, state.foolGone ? 1 : 0);
  h = mixList(h, state.gallery);
  h = mixList(h, state.deck);
  h = mixList(h, state.beneath);
  h = mixList(h, state.discard);
  h = mixList(h, state.mana);
  h = mixList(h, state.spent);
  h = mixLists(h, state.hands);
  h = mixList(h, state.played);
  h = mix(h, state.winner);
  for (const frame of state.stack) h = mixFrame(h, frame);
  return finish(mix(h, state.stack.length));
}

function mixLists(h: number, lists: readonly (readonly number[])[]): number {
  for (const list of lists) h = mixList(h, list);
  return h;
}

const FRAMES: Record<Frame['frame'], number> = {
  first: 1,
  gallery: 2,
  deal: 3,
  round: 4,
  dawn: 5,
  turn: 6,
  change: 7,
  summon: 8,
  attack: 9,
  sand: 10,
  automa: 11,
};
const ATTACK_STEPS: Record<AttackStep, number> = {
  units: 1,
  pay: 2,
  roll: 3,
  reroll: 4,
  place: 5,
  fool: 6,
  whim: 7,
  chance: 8,
  capture: 9,
};
const AUTOMA_STEPS: Record<AutomaStep, number> = {
  flip: 1,
  summon: 2,
  slot: 3,
  attack: 4,
  draw: 5,
  discard: 6,
};

function mixFrame(h: number, frame: Frame): number {
  h = mix(h, FRAMES[frame.frame]);
  switch (frame.frame) {
    case 'deal':
      return mix(h, frame.to);
    case 'turn': {
      const done = [frame.changed, frame.moved, frame.summoned, frame.attacked];
      return mix(
        mix(h, frame.seat),
        done.reduce((bits, one, i) => bits | (one ? 1 << i : 0), 0),
      );
    }
    case 'change':
    case 'sand':
      return mix(h, frame.seat);
    case 'summon':
      return mix(mix(mix(h, frame.seat), frame.unit), frame.raised ? 1 : 0);
    case 'attack': {
      h = mix(mix(mix(h, ATTACK_STEPS[frame.step]), frame.seat), frame.target);
      h = mixLists(mixList(mixList(h, frame.units), frame.dice), frame.faces);
      h = mixList(mix(h, frame.rerolls), frame.hits);
      return mix(mix(mix(h, frame.holder), frame.named), frame.back ? 1 : 0);
    }
    case 'automa': {
      h = mix(mix(mix(h, AUTOMA_STEPS[frame.step]), frame.seat), frame.card);
      h = mixList(mixList(mix(h, frame.left), frame.drawn), frame.units);
      return mix(h, frame.target);
    }
    default:
      return h;
  }
}
