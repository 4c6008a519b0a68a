/** Thirty-two bits over a position: its fields in the order of `State`, lists with their length. */
import { finish, HASH_START, mix, mixText } from '@magehall/engine';
import type { State } from './state.ts';

export function hash(state: State): number {
  let h = mixText(mixText(HASH_START, state.stage), state.centralPrestige);
  h = mix(h, state.seats);
  h = mix(h, state.round * 16 + state.first + 1);
  h = mix(h, state.turn + 1);
  h = mix(h, state.next);
  h = mix(h, state.shift * 2 + (state.morph ? 1 : 0));
  h = mix(h, state.placedOn + 1);
  h = mix(h, state.placedAs);
  h = mixAll(h, state.table);
  h = mixAll(h, state.starters);
  h = mixAll(h, state.stack);
  h = mixAll(h, state.bag);
  h = mixAll(h, state.drawn);
  h = mixAll(h, state.pool);
  h = mixAll(h, state.tiles);
  h = mixAll(h, state.floors);
  h = mixAll(h, state.dice);
  h = mixAll(h, state.as);
  h = mixAll(h, state.meeples);
  for (const floors of state.below) h = mixAll(h, floors);
  h = mixAll(h, state.apprentices);
  h = mixAll(h, state.masters);
  h = mixAll(h, state.book);
  h = mixAll(h, state.points);
  return finish(mixAll(h, state.completed));
}

function mixAll(hash: number, numbers: readonly number[]): number {
  let h = mix(hash, numbers.length);
  for (let i = 0; i < numbers.length; i++) h = mix(h, numbers[i]);
  return h;
}
