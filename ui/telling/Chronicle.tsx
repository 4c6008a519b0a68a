import { CHANCE, type NameOf, type Step, type Words } from '@magehall/engine';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Emblem } from '../art/Familiar.tsx';
import type { Sitter } from '../table/board.ts';
import { saySheets } from '../words/saySheets.ts';
import { tellerOf } from './teller.ts';
import { type Line, type Round, roundsOf } from './turns.ts';

/** To the middle; of a line that is too long for that, the beginning; before the first, the top. */
function scrollToCurrent(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('[aria-current]');
  list.scrollTop = line
    ? line.offsetTop - Math.max(8, (list.clientHeight - line.offsetHeight) / 2)
    : 0;
}

export interface ChronicleProps {
  steps: readonly Step[];
  words: Words;
  name: NameOf;
  sitters: readonly Sitter[];
  /** The moment that is shown, if not the last. */
  at: number | undefined;
  show: (after: number) => void;
  /** Beside the board: hundreds of lines are one stop for Tab; the sheet stops at each. */
  beside?: boolean;
}

/** What happened, in words, folded by rounds. A line shows the position it speaks of. */
export function Chronicle({ steps, words, name, sitters, at, show, beside }: ChronicleProps) {
  const telling = tellerOf(words);
  const rounds = useMemo(
    () => (telling ? roundsOf(steps, telling, name) : []),
    [steps, telling, name],
  );
  const list = useRef<HTMLDivElement>(null);
  const shown = at ?? steps.length;
  const now = rounds.findLast(({ after }) => after <= shown) ?? rounds[0];
  /** A step may have several lines: the last of them is where the game is. */
  const current = now?.lines.findLast((line) => line.after <= shown) ?? now;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Also when something above it needs more room, or less.
    const observer = new ResizeObserver(() => scrollToCurrent(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [rounds.length === 0]);
  useLayoutEffect(() => {
    if (list.current) scrollToCurrent(list.current);
  }, [current, rounds]);
  if (rounds.length === 0) return <p class="muted">{saySheets.value.chronicle.empty}</p>;
  const stop = (one: Line | Round) => (beside && one !== current ? -1 : 0);
  return (
    <div class="chronicle" ref={list}>
      {rounds.map((round) => (
        <details key={round.round ?? 0} open={round === now}>
          <summary tabIndex={stop(round)} aria-current={round === current ? 'step' : undefined}>
            {round.begins || saySheets.value.chronicle.laidOut}
          </summary>
          <ol>
            {round.lines.map((line) => (
              <li key={`${line.after} ${line.text}`}>
                <button
                  type="button"
                  class={line.by === CHANCE ? 'line by-chance' : 'line'}
                  aria-current={line === current ? 'step' : undefined}
                  tabIndex={stop(line)}
                  onClick={() => show(line.after)}
                >
                  <Who line={line} sitters={sitters} />
                  <span>
                    {line.text}
                    {line.standin && (
                      <small class="muted"> {saySheets.value.chronicle.byStandin}</small>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

/** Whose turn it is, beside its first line. */
function Who({ line, sitters }: { line: Line; sitters: readonly Sitter[] }) {
  return (
    <span class="line-who">
      {line.first && <Emblem of={sitters[line.by].familiar} size={18} />}
    </span>
  );
}
