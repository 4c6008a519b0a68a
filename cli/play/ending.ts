/** How a game ended, as a table of points. */
import { type NameOf, type Outcome, sure, type Words, wonBy } from '@magehall/engine';
import type { Say } from '../words/say.ts';

export function ending(outcome: Outcome, words: Words, name: NameOf, say: Say): string {
  const keys = [...new Set(outcome.scores.flatMap(({ parts }) => parts.map(({ part }) => part)))];
  const rows = keys.map((part) => [
    words.parts[part] ?? part,
    ...outcome.scores.map(({ parts }) => String(parts.find((p) => p.part === part)?.points ?? '')),
  ]);
  const head = ['', ...outcome.scores.map(({ seat }) => name(seat))];
  const sum = ['=', ...outcome.scores.map(({ total }) => String(total))];
  const winners = outcome.winners.map(name);
  const joined = new Intl.ListFormat(say.language).format(winners);
  return [
    say.play.over,
    columns([head, ...rows, sum]),
    winners.length > 0 ? say.play[wonBy(outcome)](joined) : say.play.nobodyWon,
  ].join('\n');
}

/** The first column to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = sure(rows[0]).map((_, i) => Math.max(...rows.map((row) => sure(row[i]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(sure(widths[i])) : cell.padStart(sure(widths[i]))))
        .join('  '),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}
