/** Steps of a game in words. */
import type { NameOf, Player, Step, Words } from '@magehall/engine';
import type { Say } from './words/say.ts';

/** The sentences of one step; a step may have nothing worth telling. */
export function sentences(step: Step, words: Words, name: NameOf): string[] {
  return step.events.map((event) => words.event(event, name)).filter(Boolean);
}

/** The steps with their numbers, from 1. */
export function chronicle(steps: readonly Step[], words: Words, name: NameOf): string[] {
  const width = String(steps.length).length;
  return steps.flatMap((step, i) =>
    sentences(step, words, name).map(
      (sentence, j) => `${(j === 0 ? String(i + 1) : '').padStart(width)}  ${sentence}`,
    ),
  );
}

/** What the seats are called: as the players say, else by names that are always there. */
export function nameOf(players: readonly Player[], say: Say): NameOf {
  return (seat) => (players[seat]?.name || say.play.names[seat]) ?? String(seat);
}
