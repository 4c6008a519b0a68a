import './position.css';
import type { NameOf, Outcome, Part, Seen, Words } from '@magehall/engine';
import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSoon } from '../replay/useSoon.ts';
import { Dialog } from '../sheets/Dialog.tsx';
import { saySheets } from '../words/saySheets.ts';
import { useAloud } from './useAloud.ts';

interface PositionProps {
  words: Words;
  seen: Seen;
  outcome: Outcome;
  name: NameOf;
  /** What is asked, and what Enter would do. */
  asked: readonly string[];
  close: () => void;
}

const WAYS: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/** The whole position in words. Arrow keys walk over its parts, and each is read when it is reached. */
export function Position({ words, seen, outcome, name, asked, close }: PositionProps) {
  const text = saySheets.value.position;
  const aloud = useAloud(words, 0);
  const about = useSoon(() => words.about(), [words]);
  const parts: readonly Part[] = [
    { title: text.asked, lines: asked },
    ...(aloud?.parts(seen, name) ?? [
      {
        title: saySheets.value.score.title,
        lines: outcome.scores.map(({ seat, total }) => text.has(name(seat), total)),
      },
    ]),
    { title: text.ends, lines: [...(about ? [about.ends(seen.view)] : []), words.goal] },
  ];
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.min(at, parts.length - 1);
  useLayoutEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[shown]?.focus();
  }, [shown]);
  const walk = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(parts.length - 1, shown + way)));
  };
  return (
    <Dialog title={text.title} close={close} class="position">
      <div role="listbox" tabIndex={-1} aria-label={text.title} ref={list} onKeyDown={walk}>
        {parts.map(({ title, lines }, i) => (
          <div
            key={`${i} ${title}`}
            role="option"
            aria-selected={i === shown}
            aria-label={`${title}: ${lines.join('; ')}`}
            tabIndex={i === shown ? 0 : -1}
            onFocus={() => setAt(i)}
          >
            <b>{title}</b>
            {lines.map((line, place) => (
              // Equal dice are told by equal lines.
              <span key={`${line}${place}`}>{line}</span>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
