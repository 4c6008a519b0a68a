/** Steps of a game in words. */
import { happenings, type NameOf, type Player, type Step, type Telling } from '@magehall/engine';
import type { Say } from './words/say.ts';

/**
 * What happened with the number of its step, from 1; only the first line of a step has it. What a
 * stand-in did is marked.
 */
export function chronicle(
  steps: readonly Step[],
  telling: Telling,
  name: NameOf,
  { replay }: Say,
): string[] {
  const width = String(steps.length).length;
  let last = 0;
  return happenings(steps, telling).flatMap(({ event, after, standin }) => {
    const line = telling.event(event, name);
    if (line === '') return [];
    const number = after === last ? '' : String(after);
    last = after;
    return [`${number.padStart(width)}  ${line}${standin ? ` ${replay.standin}` : ''}`];
  });
}

/** What the seats are called: as the players say, else by names that are always there. */
export function nameOf(players: readonly Player[], say: Say): NameOf {
  return (seat) => (players[seat]?.name || say.play.names[seat]) ?? String(seat);
}
