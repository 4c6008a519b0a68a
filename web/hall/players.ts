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

/** Who sits there, with names that tell everyone apart: a second Novice is Novice 2. */
export function seated(players: readonly Player[], automas: readonly number[]): Player[] {
  const all = players.map((player, seat) => (automas.includes(seat) ? automa() : player));
  return all.map((player, seat) => {
    const before = all.slice(0, seat).filter(({ name }) => name === player.name).length;
    return before === 0 ? player : { ...player, name: `${player.name} ${before + 1}` };
  });
}

/** The rules play for it: whoever sits there is never asked. */
function automa(): Player {
  return { name: sayHall.value.newTable.automa, plays: LEVELS[0] };
}
