import { CHANCE, type NameOf, type Seat, type Step, type Words } from '@magehall/engine';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Emblem } from '../art/Familiar.tsx';
import { Icon } from '../art/Icon.tsx';
import type { Sitter } from '../table/board.ts';
import { say } from '../words/language.ts';

interface Line {
  /** How many steps had been taken when this had happened. */
  after: number;
  by: Seat;
  text: string;
}

/** The steps as lines; steps that told nothing worth a line are left out. */
function lines(steps: readonly Step[], words: Words, name: NameOf): Line[] {
  return steps.flatMap((step, i) => {
    const text = step.events.map((event) => words.event(event, name)).filter(Boolean);
    return text.length > 0 ? [{ after: i + 1, by: step.by, text: text.join(' ') }] : [];
  });
}

/** To the middle; of a line that is too long for that, the beginning; before the first, the top. */
function scrollToCurrent(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('[aria-current]');
  list.scrollTop = line
    ? line.offsetTop - Math.max(8, (list.clientHeight - line.offsetHeight) / 2)
    : 0;
}

interface ChronicleProps {
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

/** What happened, in words. A line shows the position it speaks of. */
export function Chronicle({ steps, words, name, sitters, at, show, beside }: ChronicleProps) {
  const said = useMemo(() => lines(steps, words, name), [steps, words, name]);
  const list = useRef<HTMLOListElement>(null);
  const shown = at ?? steps.length;
  const current = said.findLast((line) => line.after <= shown)?.after;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Also when something above it needs more room, or less.
    const observer = new ResizeObserver(() => scrollToCurrent(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [said.length === 0]);
  useLayoutEffect(() => {
    if (list.current) scrollToCurrent(list.current);
  }, [current, said.length]);
  if (said.length === 0) return <p class="muted">{say.value.table.chronicleEmpty}</p>;
  return (
    <ol class="chronicle" ref={list}>
      {said.map(({ after, by, text }) => (
        <li key={after}>
          <button
            type="button"
            class="line"
            aria-current={after === current ? 'step' : undefined}
            tabIndex={beside && after !== current ? -1 : 0}
            onClick={() => show(after)}
          >
            {by === CHANCE ? (
              <span class="line-chance">
                <Icon name="dice" size={16} />
              </span>
            ) : (
              <Emblem of={sitters[by].familiar} size={20} />
            )}
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
