import { once } from 'node:events';
import { sure } from '@magehall/engine';
import { type Command, OK } from '../command.ts';
import { openGame } from '../hall.ts';
import { type Line, LONGEST, linesOf } from './lines.ts';
import { type Answer, Session } from './session.ts';

export const protocol: Command = {
  flags: {},
  words: [1, 1],
  async run(args, say) {
    const session = new Session(await openGame(sure(args.words[0]), say));
    for await (const line of linesOf(process.stdin)) {
      if ('text' in line && line.text.trim() === '') continue;
      const answer = 'text' in line ? session.answer(line.text) : unreadable(line);
      // Who asks faster than they read is made to wait, so that no answers pile up here.
      if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
      if (answer.ok === 'quit') break;
    }
    return OK;
  },
};

function unreadable({ flaw }: Extract<Line, { flaw: string }>): Answer {
  return flaw === 'too-long'
    ? { error: flaw, says: `A line may have ${LONGEST} bytes, and this one has more.` }
    : { error: flaw, says: 'This line is not UTF-8 text.' };
}
