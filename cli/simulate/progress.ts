/** How far a long command is: a bar that redraws itself on a terminal, a first line and one a tenth elsewhere. */
import type { WriteStream } from 'node:tty';

const WIDTH = 30;
/** Often enough to look alive, seldom enough to cost nothing. */
const REDRAW = 100;

export interface Progress {
  at(done: number): void;
  end(): void;
}

type Out = Pick<WriteStream, 'isTTY' | 'write'>;

export function progress(out: Out, total: number, unit: string, now = () => Date.now()): Progress {
  const start = now();
  let drawn = Number.NEGATIVE_INFINITY;
  let tenths = -1;
  let done = 0;

  const line = () => {
    const filled = Math.floor((done / total) * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const seconds = (now() - start) / 1000;
    const rate = seconds > 0 ? ` · ${Math.round(done / seconds)} ${unit}/s` : '';
    const left = done > 0 && done < total ? ` · ${clock((seconds / done) * (total - done))}` : '';
    return `${bar} ${done}/${total}${rate}${left}`;
  };

  return {
    at(games) {
      done = games;
      if (out.isTTY) {
        if (now() - drawn < REDRAW) return;
        drawn = now();
        out.write(`\r${line()}\u001b[K`);
      } else if (Math.floor((done / total) * 10) > tenths) {
        tenths = Math.floor((done / total) * 10);
        out.write(`${line()}\n`);
      }
    },
    end() {
      if (out.isTTY) out.write(`\r${line()}\u001b[K\n`);
    },
  };
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
