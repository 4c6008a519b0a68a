import { findings, oddsOf, openTable, sure, tally, verify as verifyDice } from '@magehall/engine';
import { type Command, OK, WRONG } from './command.ts';
import { loadFile } from './file.ts';
import { gameOf } from './hall.ts';
import { nameOf } from './telling.ts';

/** Fewer draws than so many for each outcome show nothing. */
const ENOUGH = 5;

export const verify: Command = {
  flags: { draws: 'switch' },
  words: [1, 1],
  async run(args, say) {
    const file = loadFile(sure(args.words[0]), say);
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
    if (args.has('draws')) {
      const lines = oddsOf(game, file).map((odds, i) => `${i} ${odds}\n`);
      process.stdout.write(lines.join(''));
      return OK;
    }
    const name = nameOf(file.players, say);
    const lines = [
      ...findings(verdict, name).map(say.trouble),
      say.verify.legal(file.log.length),
      ...tally(game, file)
        .filter(({ draws, odds }) => draws >= odds * ENOUGH)
        .map(({ rolls, odds, counts, draws }) =>
          say.verify.fell(rolls, counts, (draws / odds).toFixed(1)),
        ),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return OK;
  },
};
