/** The pieces a choice speaks of: what a click on a piece must find. */
import { waitingFor } from './frames.ts';
import type { Choice, State } from './state.ts';
import type { Thing } from './things.ts';
import { sideOf } from './turn/sides.ts';

const unit = (number: number): Thing => `unit:${number}`;
const card = (id: string): Thing => `card:${id}`;

export function touches(state: State, choice: Choice): Thing[] {
  if ('change' in choice) return ['go:change'];
  if ('fool' in choice) return ['go:fool', unit(0)];
  if ('move' in choice) {
    const [leftmost] = state.armies[sideOf(state, waitingFor(state))];
    return ['go:move', unit(leftmost)];
  }
  if ('summon' in choice) return [unit(choice.summon)];
  if ('resurrect' in choice) return [unit(choice.resurrect)];
  if ('attack' in choice) return [`side:${choice.attack}`];
  if ('end' in choice) return ['go:end', ...choice.end.map(card)];
  if ('units' in choice) return choice.units.map(unit);
  if ('pay' in choice) return choice.pay.map(card);
  if ('reroll' in choice) return [`die:${choice.reroll}`];
  if ('keep' in choice) return ['go:keep'];
  if ('hit' in choice) return [unit(choice.hit)];
  if ('endure' in choice) return ['go:endure'];
  if ('sacrifice' in choice) return [unit(0), `joker:${choice.sacrifice}`];
  return [`sand:${choice.sand}`];
}
