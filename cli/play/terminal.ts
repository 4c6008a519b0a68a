/** A person at a terminal: lines out, lines in. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  print(text: string): void;
  /** The next line that is typed; undefined when there is nobody to type any more. */
  ask(prompt: string): Promise<string | undefined>;
  /** Wipes what can be seen, where that is possible. */
  clear(): void;
  /** Whether Ctrl-C ended it. */
  interrupted(): boolean;
  close(): void;
}

/** The screen, what was scrolled off it, and the cursor back to its corner. */
const WIPE = '\u001b[2J\u001b[3J\u001b[H';

type Out = Writable & { isTTY?: boolean };

export function terminal(input: Readable & { isTTY?: boolean }, output: Out): Terminal {
  const onScreen = Boolean(input.isTTY && output.isTTY);
  const reader = createInterface({ input, output, terminal: onScreen });
  // Lines may come faster than they are asked for (from a pipe): they wait their turn here.
  const typed: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let closed = false;
  let interrupted = false;
  const answer = (line: string | undefined) => {
    const take = waiting;
    waiting = undefined;
    take?.(line);
  };
  reader.on('line', (line) => {
    if (waiting) answer(line);
    else typed.push(line);
  });
  reader.on('SIGINT', () => {
    interrupted = true;
    reader.close();
  });
  reader.on('close', () => {
    closed = true;
    // Nobody ended the line of the prompt, and what is said next has a line of its own.
    if (onScreen && waiting) output.write('\n');
    answer(undefined);
  });
  return {
    print: (text) => void output.write(`${text}\n`),
    ask: (prompt) => {
      reader.setPrompt(prompt);
      if (!closed) reader.prompt();
      const line = typed.shift();
      if (line !== undefined || closed) return Promise.resolve(line);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    interrupted: () => interrupted,
    clear: () => void output.write(output.isTTY ? WIPE : '\n'),
    close: () => reader.close(),
  };
}
