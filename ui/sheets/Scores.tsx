import type { Outcome, Seat, Words } from '@magehall/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Emblem } from '../art/Familiar.tsx';
import type { Sitter } from '../table/board.ts';
import { saySheets } from '../words/saySheets.ts';
import { whyWon } from './whyWon.ts';

interface ScoresProps {
  outcome: Outcome;
  sitters: readonly Sitter[];
  words: Words;
}

/** What decided the game, and the points with their parts, best first; they come row by row. */
export function Scores({ outcome, sitters, words }: ScoresProps) {
  const rows = [...outcome.scores].sort(
    (a, b) => outcome.places[a.seat] - outcome.places[b.seat] || a.seat - b.seat,
  );
  const parts = rows[0]?.parts ?? [];
  const looks = (seat: Seat) => (outcome.winners.includes(seat) ? 'won' : undefined);
  const comes = (after: number) => ({ '--after': after });
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => skippable(table.current), []);
  return (
    <>
      <p class="muted">{whyWon(outcome, sitters, words.parts, saySheets.value.victory)}</p>
      <table class="scores" ref={table}>
        <thead>
          <tr>
            <td />
            {rows.map(({ seat }) => (
              <th key={seat} scope="col" class={looks(seat)}>
                <Emblem of={sitters[seat].familiar} size={30} />
                <span>{sitters[seat].name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part }, i) => (
            <tr key={part} style={comes(i)}>
              <th scope="row">{words.parts[part] ?? part}</th>
              {rows.map(({ seat, parts: own }) => (
                <td key={seat} class={looks(seat)}>
                  {own[i]?.points ?? 0}
                </td>
              ))}
            </tr>
          ))}
          <tr class="total" style={comes(parts.length + 1)}>
            <th scope="row">{saySheets.value.score.total}</th>
            {rows.map(({ seat, total }) => (
              <td key={seat} class={looks(seat)}>
                {total}
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr style={comes(parts.length + 2)}>
            <td />
            {rows.map(({ seat }) => (
              <td key={seat} class={looks(seat)}>
                {saySheets.value.score.place(outcome.places[seat])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** Whoever presses anything has seen enough: all of it stands there at once. */
function skippable(table: HTMLElement | null): () => void {
  const skip = () => {
    for (const motion of table?.getAnimations({ subtree: true }) ?? []) motion.finish();
  };
  addEventListener('pointerdown', skip);
  addEventListener('keydown', skip);
  return () => {
    removeEventListener('pointerdown', skip);
    removeEventListener('keydown', skip);
  };
}
