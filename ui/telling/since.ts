/** What happened since somebody's turn, for when they are asked again. */
import { CHANCE, type NameOf, type Seat, type Step, type Telling } from '@magehall/engine';
import { type Line, linesFrom } from './turns.ts';

export interface Since {
  /** They have not chosen anything yet: it is all that happened after the table was laid. */
  fromTheStart: boolean;
  lines: readonly Line[];
  /** Of these, what happened to them. */
  befell: readonly Line[];
}

/** Nothing, if nobody else did anything and nothing befell them. */
export function since(
  steps: readonly Step[],
  telling: Telling,
  name: NameOf,
  viewer: Seat,
): Since | undefined {
  const last = steps.findLastIndex(({ by }) => by === viewer);
  const start = last < 0 ? steps.findIndex(({ by }) => by >= 0) : last + 1;
  if (start < 0) return undefined;
  const isTheirs = ({ befell }: Line) => befell.includes(viewer);
  // What their own choice brought upon them, such as that their turn was over.
  const own = last < 0 ? [] : linesFrom(steps.slice(0, start), telling, name, last);
  const all = [...own.filter(isTheirs), ...linesFrom(steps, telling, name, start)];
  // What they roll or draw for their new turn is no news.
  const end = all.findLastIndex((line) => line.by !== viewer || isTheirs(line)) + 1;
  const lines = all.slice(0, end);
  const befell = lines.filter(isTheirs);
  const others = lines.some(({ by }) => by !== CHANCE && by !== viewer);
  if (!others && befell.length === 0) return undefined;
  return { fromTheStart: last < 0, lines, befell };
}

/** What the newest move did of which there is something to tell, in words. */
export function newest(steps: readonly Step[], telling: Telling, name: NameOf): string {
  let start = steps.length;
  let told = '';
  while (start > 0 && told === '') {
    start = steps.slice(0, start).findLastIndex(({ by }) => by >= 0);
    if (start < 0) return '';
    told = linesFrom(steps, telling, name, start)
      .map(({ text }) => text)
      .join(' ');
  }
  return told;
}
