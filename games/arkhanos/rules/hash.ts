/** Thirty-two bits over a position: its fields in the order of `State`, lists with their length. */
import { finish, HASH_START, mix, mixList, mixText } from '@magehall/engine';
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
  h = mixList(h, state.table);
  h = mixList(h, state.starters);
  h = mixList(h, state.stack);
  h = mixList(h, state.bag);
  h = mixList(h, state.drawn);
  h = mixList(h, state.pool);
  h = mixList(h, state.tiles);
  h = mixList(h, state.floors);
  h = mixList(h, state.dice);
  h = mixList(h, state.as);
  h = mixList(h, state.meeples);
  for (const floors of state.below) h = mixList(h, floors);
  h = mixList(h, state.apprentices);
  h = mixList(h, state.masters);
  h = mixList(h, state.book);
  h = mixList(h, state.points);
  return finish(mixList(h, state.completed));
}
