import type { Game, Player } from '@magehall/engine';
import { settings } from '@magehall/ui';
import { PERSON } from '../person.ts';
import { sayHall } from '../words/say.ts';

export const LEVELS = ['novice', 'adept', 'archmage'] as const;

export function you(): Player {
  return { name: settings.value.name || sayHall.value.newTable.names[0], plays: PERSON };
}

export function bot(level: string): Player {
  const word = sayHall.value.newTable.levels[level];
  return { name: word.charAt(0).toLocaleUpperCase() + word.slice(1), plays: level };
}

/** You against as few bots as the game allows, and gentle ones. */
export function firstGame(game: Game): Player[] {
  const bots = Array.from({ length: Math.max(game.seats[0], 2) - 1 }, () => bot('novice'));
  return [you(), ...bots];
}

/** Names that tell everyone apart: a second Novice is Novice 2. */
export function distinct(players: readonly Player[]): Player[] {
  return players.map((player, seat) => {
    const before = players.slice(0, seat).filter(({ name }) => name === player.name).length;
    return before === 0 ? player : { ...player, name: `${player.name} ${before + 1}` };
  });
}
