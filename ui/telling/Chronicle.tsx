import { CHANCE } from '@magehall/engine';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Emblem } from '../art/Familiar.tsx';
import type { Sitter } from '../table/board.ts';
import { saySheets } from '../words/saySheets.ts';
import { tellerOf } from './teller.ts';
import { type Line, type Round, roundsOf } from './turns.ts';
import { type Told, useSince } from './useSince.ts';

/** Fewer lines than this are too few to know how it came to this. */
const FEW = 6;

/**
 * To where one's turn was, if that is marked; else the current line to the middle, of one that is too
 * long for that the beginning; before the first, the top.
 */
function scrollToCurrent(list: HTMLElement): void {
  const since = list.querySelector<HTMLElement>('.since');
  const line = list.querySelector<HTMLElement>('[aria-current]');
  const middle = line ? (list.clientHeight - line.offsetHeight) / 2 : 0;
  list.scrollTop = since ? since.offsetTop - 12 : line ? line.offsetTop - Math.max(8, middle) : 0;
}

export interface ChronicleProps extends Told {
  sitters: readonly Sitter[];
  /** The moment that is shown, if not the last. */
  at: number | undefined;
  /** The viewer is asked now: what happened since their turn is marked. */
  asked: boolean;
  /** Shows the position that a line speaks of, and how it came about. */
  show: (line: Pick<Line, 'from' | 'after'>) => void;
  /** Beside the board: hundreds of lines are one stop for Tab; the sheet stops at each. */
  beside?: boolean;
}

/** What happened, in words, folded by rounds. A line shows the position it speaks of. */
export function Chronicle({ sitters, at, asked, show, beside, ...told }: ChronicleProps) {
  const { steps, words, name, viewer } = told;
  const telling = tellerOf(words);
  const rounds = useMemo(
    () => (telling ? roundsOf(steps, telling, name) : []),
    [steps, telling, name],
  );
  const list = useRef<HTMLDivElement>(null);
  const news = useSince(told);
  const [first, last] = [news?.lines[0], news?.lines.at(-1)];
  const isNews = (line: Line) =>
    asked && first && last ? line.after > first.from && line.after <= last.after : false;
  const shown = at ?? steps.length;
  const now = rounds.findLast(({ after }) => after <= shown) ?? rounds[0];
  /** A step may have several lines: the last of them is where the game is. */
  const current = now?.lines.findLast((line) => line.after <= shown) ?? now;
  // With too little of this round to read, the one before it is open too.
  const until = now ? rounds.indexOf(now) : 0;
  const isOpen = (round: Round, i: number) => {
    const later = rounds.slice(i + 1, until + 1).flatMap(({ lines }) => lines).length;
    return round.lines.some(isNews) || (i <= until && (i === until || later < FEW));
  };
  const begins = rounds.flatMap(({ lines }) => lines).find(isNews);
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
  }, [current, rounds, asked]);
  const text = saySheets.value.chronicle;
  if (rounds.length === 0) return <p class="muted">{text.empty}</p>;
  const stop = (one: Line | Round) => (beside && one !== current ? -1 : 0);
  return (
    <div class="chronicle" ref={list}>
      {rounds.map((round, i) => (
        <details key={round.round ?? 0} open={isOpen(round, i)}>
          <summary tabIndex={stop(round)} aria-current={round === current ? 'step' : undefined}>
            {round.begins || text.laidOut}
          </summary>
          <ol>
            {round.lines.map((line) => (
              <li key={`${line.after} ${line.text}`} class={isNews(line) ? 'news' : undefined}>
                {line === begins && at === undefined && (
                  <h3 class="since">{news?.fromTheStart ? text.sinceStart : text.sinceTurn}</h3>
                )}
                <button
                  type="button"
                  class={looksOf(line, viewer)}
                  aria-current={line === current ? 'step' : undefined}
                  tabIndex={stop(line)}
                  title={beside ? line.text : undefined}
                  onClick={() => show(line)}
                >
                  <Who line={line} sitters={sitters} />
                  <span class="line-text">
                    {line.text}
                    {line.standin && <small class="muted"> {text.byStandin}</small>}
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

function looksOf({ by, befell }: Line, viewer: number): string {
  const looks = ['line', by === CHANCE && 'by-chance', befell.includes(viewer) && 'own'];
  return looks.filter(Boolean).join(' ');
}

/** Whose turn it is, beside its first line. */
function Who({ line, sitters }: { line: Line; sitters: readonly Sitter[] }) {
  const sitter = sitters[line.by];
  return (
    <span class="line-who">
      {line.first && sitter && <Emblem of={sitter.familiar} size={18} />}
    </span>
  );
}
