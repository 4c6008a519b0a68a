import { type Checked, checkReceipt, type Receipt, readReceipt } from '@magehall/dealer/receipt';
import { findings, oddsOf, openTable, sure, tally, verify as verifyDice } from '@magehall/engine';
import { type Command, OK, WRONG, WrongError } from './command.ts';
import { loadFile, readText } from './file.ts';
import { gameOf } from './hall.ts';
import { nameOf } from './telling.ts';
import type { Say } from './words/say.ts';

/** Fewer draws than so many for each outcome show nothing. */
const ENOUGH = 5;

export const verify: Command = {
  flags: { receipt: 'value', draws: 'switch' },
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
    const path = args.text('receipt');
    const checked =
      path === undefined ? [] : Object.entries(checkReceipt(loadReceipt(path, say), file));
    const compared = checked.map(
      ([what, holds]) => say.verify.receipt[what as keyof Checked][holds ? 0 : 1],
    );
    if (checked.some(([, holds]) => !holds)) {
      process.stderr.write(`${say.verify.unfair(compared.join('\n'))}\n`);
      return WRONG;
    }
    const lines = [
      ...findings(verdict, name).map(say.trouble),
      ...compared,
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

function loadReceipt(path: string, say: Say): Receipt {
  const receipt = readReceipt(readText(path, say));
  if (!receipt) throw new WrongError(say.verify.noReceipt(path));
  return receipt;
}
