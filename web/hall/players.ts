import { flawInName, type Game, type Player, rulesOption, tidyName } from '@magehall/engine';
import { settings } from '@magehall/ui';
import { sayHall } from '../words/say.ts';

const LEVELS = ['novice', 'adept', 'archmage'] as const;

/** Who may be asked to sit down, by the names that the list of a seat goes by. */
export function whoMaySit(game: Game): string[] {
  return ['person', ...LEVELS, ...(rulesOption(game) === undefined ? [] : ['rules'])];
}

export function whoSits(player: Player): string {
  return player.plays === 'bot' ? player.level : player.plays;
}

/** Somebody of that kind for a seat, under a first name. */
export function sitter(who: string, seat: number): Player {
  const text = sayHall.value.players;
  if (who === 'rules') return { plays: 'rules', name: text.automa };
  if (who !== 'person') return bot(who);
  const { name } = settings.value;
  const own = seat === 0 && !flawInName(name) ? name : text.names[seat];
  return { plays: 'person', name: own };
}

function bot(level: string): Player {
  const word = sayHall.value.players.levels[level];
  return { plays: 'bot', level, name: word.charAt(0).toLocaleUpperCase() + word.slice(1) };
}

/** You against as few bots as the game allows, and gentle ones. */
export function firstGame(game: Game): Player[] {
  const bots = Array.from({ length: Math.max(game.seats[0], 2) - 1 }, () => bot('novice'));
  return [sitter('person', 0), ...bots];
}

/** As they are kept: tidy, with names that tell everyone apart. A second Novice is Novice 2. */
export function seated(players: readonly Player[]): Player[] {
  const all = players.map((player) => ({ ...player, name: tidyName(player.name) }));
  return all.map((player, seat) => {
    const before = all.slice(0, seat).filter(({ name }) => name === player.name).length;
    return before === 0 ? player : { ...player, name: `${player.name} ${before + 1}` };
  });
}

/** The options that follow from who sits where. */
export function optionsOf(
  game: Game,
  players: readonly Player[],
): Record<string, number | number[]> {
  const option = rulesOption(game);
  const seats = players.flatMap(({ plays }, seat) => (plays === 'rules' ? [seat] : []));
  return { seats: players.length, ...(option !== undefined && { [option]: seats }) };
}
