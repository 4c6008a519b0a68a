/** A real position: novices play from a seed until it is the first seat's turn, well into the game. */
import { bot } from '@magehall/bots';
import {
  CHANCE,
  checkOptions,
  type Game,
  type GameFile,
  type Judgement,
  type Player,
  seeded,
  Table,
} from '@magehall/engine';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'];

export interface Wanted {
  seats: number;
  /** The first game to look at; if there is no such position in it, the next ones. */
  seed: number;
  /** Not before this many steps, ... */
  after: number;
  /** ... and only where there is this much to choose from, ... */
  choices: number;
  /** ... also with such a piece. */
  piece?: string;
}

/** So many games are looked through. */
const GAMES = 40;

export function position(game: Game, judgement: Judgement | undefined, wanted: Wanted): GameFile {
  for (let i = 0; i < GAMES; i++) {
    const found = positionIn(game, judgement, { ...wanted, seed: wanted.seed + i });
    if (found) return found;
  }
  throw new Error(`${game.id}: no such position in ${GAMES} games from seed ${wanted.seed} on.`);
}

function positionIn(
  game: Game,
  judgement: Judgement | undefined,
  wanted: Wanted,
): GameFile | undefined {
  const options = checkOptions(game, { seats: wanted.seats, first: 0 });
  const table = new Table(game, options);
  const roll = seeded(wanted.seed);
  const novice = bot(game, 'novice', judgement);
  // The clock stands still, so that the same seed gives the same position on any machine.
  const moment = { budgetMs: 1, roll, now: () => 0 };
  const found = () =>
    table.length >= wanted.after &&
    table.waitingFor === 0 &&
    table.choices().length >= wanted.choices &&
    table
      .choices()
      .some((choice) =>
        game.touches(table.view(0), choice).some((piece) => piece.startsWith(wanted.piece ?? '')),
      );
  while (!table.over && !found()) {
    const seat = table.waitingFor;
    if (seat === CHANCE) table.chance(roll(game.odds(table.state)));
    else table.choose(seat, novice.decide(table.view(seat), seat, moment));
  }
  if (table.over) return undefined;
  const players = NAMES.slice(0, wanted.seats).map(
    (name, seat): Player =>
      seat === 0 ? { plays: 'person', name } : { plays: 'bot', level: 'adept', name },
  );
  const { id, rulesVersion } = game;
  return {
    magehall: 2,
    game: id,
    rulesVersion,
    table: `picture-${id}`,
    options,
    players,
    log: table.log,
  };
}
