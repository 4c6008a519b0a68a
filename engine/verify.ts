/** Were the dice of this game the promised ones? Computes every roll and draw again. */
import { CHANCE, type Game } from './contract.ts';
import { fairDraw, flawIn } from './fair.ts';
import { emptyTable, type GameFile } from './file.ts';
import { type Entry, Refused } from './table.ts';
import type { Trouble } from './troubles/trouble.ts';

export type Verdict =
  | { fair: true; draws: number }
  | {
      fair: false;
      why: Trouble;
      /** The place in the log, if one entry is to blame. */
      entry?: number;
    };

export function verify(game: Game, file: GameFile): Verdict {
  if (!file.dice) return wrong(['noDice']);
  const flaw = flawIn(file.dice);
  if (flaw) return wrong(flaw);
  if (file.dice.secret === undefined) return wrong(['notOver']);
  const draw = fairDraw(file.dice.secret, file.table, file.dice.nonces);
  const table = emptyTable(game, file);
  for (const [i, entry] of file.log.entries()) {
    if (isDraw(entry)) {
      if (table.waitingFor !== CHANCE) return wrong(['notDue', i], i);
      const fair = draw(table.draws, game.odds(table.state));
      if (fair !== entry.choice) return wrong(['otherDraw', i, entry.choice, fair], i);
    }
    try {
      table.add(entry);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return wrong(['unplayable', i, error.message], i);
    }
  }
  return { fair: true, draws: table.draws };
}

function isDraw(entry: Entry): entry is { by: number; choice: number } {
  return entry.by === CHANCE && 'choice' in entry;
}

function wrong(why: Trouble, entry?: number): Verdict {
  return entry === undefined ? { fair: false, why } : { fair: false, why, entry };
}
