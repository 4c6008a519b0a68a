import { NOBODY, openTable, sure } from '@magehall/engine';
import { type Command, OK, UsageError } from './command.ts';
import { loadFile } from './file.ts';
import { gameOf, wordsOf } from './hall.ts';
import { chronicle, nameOf } from './telling.ts';

export const replay: Command = {
  flags: { at: 'value' },
  words: [1, 1],
  async run(args, say) {
    const file = loadFile(sure(args.words[0]), say);
    const game = await gameOf(file, say);
    const words = await wordsOf(game.id, say);
    const table = openTable(game, file);
    const steps = table.told(NOBODY);
    const at = args.number('at', 0, 1e6) ?? steps.length;
    if (at > steps.length) throw new UsageError(say.errors.noStep(steps.length));
    const telling = await words.telling();
    const name = nameOf(file.players, say);
    const state = table.at(at);
    // A game that is over has no secrets left; of one that goes on, only what all may see.
    const seen = table.over ? state : game.view(state, NOBODY);
    const lines = [
      ...chronicle(steps.slice(0, at), telling, name, say),
      '',
      say.replay.stands(at, steps.length),
      '',
      await words.text(seen, NOBODY, name),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return OK;
  },
};
