import { type Command, OK } from './command.ts';

export const serve: Command = {
  flags: {},
  words: [0, 0],
  run(_args, say) {
    process.stdout.write(`${say.serve.notYet}\n`);
    return OK;
  },
};
