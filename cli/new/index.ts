import { join } from 'node:path';
import { type Command, OK, UsageError } from '../command.ts';
import { isGameName, isTaken, layOut } from './layOut.ts';

const root = join(import.meta.dirname, '..', '..');

export const newGame: Command = {
  flags: {},
  words: [1, 1],
  run({ words: [name = ''] }, say) {
    if (!isGameName(name)) throw new UsageError(say.errors.gameName(name));
    if (isTaken(root, name)) throw new UsageError(say.errors.gameTaken(name));
    const { id, prefix } = layOut(root, name);
    process.stdout.write(`${say.newGame(id, prefix).join('\n')}\n`);
    return OK;
  },
};
