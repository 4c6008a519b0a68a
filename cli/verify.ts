import { CHANCE, NOBODY, openTable, tally, verify as verifyDice } from '@magehall/engine';
import { type Command, OK, WRONG } from './command.ts';
import { loadFile } from './file.ts';
import { gameOf } from './hall.ts';

/** Fewer draws than so many for each outcome show nothing. */
const ENOUGH = 5;

export const verify: Command = {
  flags: {},
  words: [1, 1],
  async run(args, say) {
    const file = loadFile(args.words[0], say);
    const game = await gameOf(file, say);
    const verdict = verifyDice(game, file);
    if (!verdict.fair) {
      process.stderr.write(`${say.verify.unfair(say.trouble(verdict.why))}\n`);
      return WRONG;
    }
    // The dice are right; now the rest of the file: its options, its rules, its recorded hashes.
    const table = openTable(game, file);
    if (!table.over) {
      process.stderr.write(`${say.verify.unfair(say.verify.unfinished)}\n`);
      return WRONG;
    }
    const fell = tally(game, table.options, file.log)
      .filter(({ draws, odds }) => draws >= odds * ENOUGH)
      .map(({ rolls, odds, counts, draws }) =>
        say.verify.fell(rolls, counts, (draws / odds).toFixed(1)),
      );
    const lines = [say.verify.fair(verdict.draws, file.log.length), ...fell];
    // A take-back by vote is no fraud, but whoever checks should know of it.
    const standing = table.told(NOBODY).filter(({ by }) => by === CHANCE).length;
    if (standing < verdict.draws) lines.push(say.verify.takenBack(verdict.draws - standing));
    process.stdout.write(`${lines.join('\n')}\n`);
    return OK;
  },
};
