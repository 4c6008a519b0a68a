/** Who sits at a table, seat by seat: one type in the page, in files, in the terminal, on line. */
import type { Game, Options, Seat } from '../contract.ts';

export type Player =
  | { plays: 'person'; name: string }
  /** `level` names a bot; which there are is known to whoever lets them play. */
  | { plays: 'bot'; level: string; name: string }
  /** The rules play for it, as for an Automa: it is never asked. */
  | { plays: 'rules'; name: string };

/** The option that says which seats the rules play themselves, in a game that has one. */
export function rulesOption(game: Game): string | undefined {
  return Object.entries(game.options).find(([, { plays }]) => plays === 'rules')?.[0];
}

/** The seats that the rules play themselves. */
export function rulesSeats(game: Game, options: Options): readonly Seat[] {
  const option = rulesOption(game);
  return option === undefined ? [] : (options[option] as readonly Seat[]);
}

/** The same players, with the rules where these options let the rules play. */
export function withRules(
  game: Game,
  options: Options,
  players: readonly Player[],
): readonly Player[] {
  const seats = rulesSeats(game, options);
  return players.map((player, seat) =>
    seats.includes(seat) ? { plays: 'rules', name: player.name } : player,
  );
}
