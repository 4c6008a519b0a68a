/** Thirty-two bits over a position: in the order of `State`, all of it. */
import { finish, HASH_START, mix, mixList, mixText } from '@magehall/engine';
import type { Frame, State } from './state.ts';

export function hash(state: State): number {
  let mixed = mix(HASH_START, state.seats);
  mixed = mix(mixed, state.edition === 'french' ? 1 : 0);
  mixed = mix(mixed, state.circle);
  mixed = mix(mixed, state.first);
  mixed = mix(mixed, state.round);
  mixed = mix(mixed, state.broken);
  mixed = mix(mixed, state.empty);
  for (const player of state.players) {
    mixed = mix(mixed, player.mage);
    mixed = mix(mixed, player.at);
    mixed = mix(mixed, player.familiar);
    mixed = mixList(mixed, player.dice);
    mixed = mixList(mixed, player.up);
    mixed = mixList(mixed, player.down);
  }
  mixed = mixList(mixed, state.supply);
  mixed = mixList(mixed, state.tokens);
  mixed = mixList(mixed, state.scrolls);
  mixed = mixList(mixed, state.guardians);
  mixed = mixList(mixed, state.absorbed);
  mixed = mixList(mixed, state.boxTokens);
  mixed = mixList(mixed, state.boxScrolls);
  for (const frame of state.stack) mixed = mixFrame(mixed, frame);
  return finish(mixed);
}

function mixFrame(hash: number, frame: Frame): number {
  let mixed = mixText(hash, frame.do);
  if ('seat' in frame) mixed = mix(mixed, frame.seat);
  if ('place' in frame) mixed = mix(mixed, frame.place);
  if ('card' in frame) mixed = mix(mixed, frame.card);
  if ('thief' in frame) mixed = mix(mixed, frame.thief);
  if ('element' in frame) mixed = mix(mixed, frame.element);
  if ('fallen' in frame) mixed = mixList(mixed, frame.fallen);
  return mixed;
}
