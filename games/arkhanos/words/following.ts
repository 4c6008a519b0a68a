/**
 * What follows from a choice: whom a floor pays that it makes full, or that is full and waits to be
 * scored; of one with room left, who leads on it then.
 */
import type { NameOf } from '@magehall/engine';
import {
  type Choice,
  type Event,
  game,
  influenceOn,
  type State,
  scoreFloor,
  TOWERS,
} from '../rules/index.ts';

export interface Follows {
  /** Each as "Ada 3". */
  pays(gains: readonly string[]): string;
  leads(leaders: readonly string[]): string;
}

export function followed(words: Follows, state: State, choice: Choice, name: NameOf): string {
  const after = game.clone(state);
  const told: string[] = [];
  const tell = (event: Event) => {
    if (event.event !== 'scored') return;
    const paid = event.gains.filter(({ points }) => points > 0);
    told.push(words.pays(paid.map(({ seat, points }) => `${name(seat)} ${points}`)));
  };
  game.apply(after, choice, tell);
  for (const tower of after.completed) scoreFloor(after, tower, tell);
  const tower = 'place' in choice ? choice.on : 'build' in choice ? choice.build : undefined;
  if (told.length > 0 || !tower) return told.join(' ');
  const influence = influenceOn(after, TOWERS.indexOf(tower));
  const most = Math.max(...influence);
  return most > 0
    ? words.leads(influence.flatMap((held, seat) => (held === most ? [name(seat)] : [])))
    : '';
}
