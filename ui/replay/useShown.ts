import { CHANCE, type Outcome, type Seat, type Told } from '@magehall/engine';
import { effect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Face, Sitter } from '../table/board.ts';
import type { Play } from '../table/play.ts';
import { RecentViews } from './recent.ts';
import { useSoon } from './useSoon.ts';

export interface Shown {
  /** The moment to show, if not the present one. */
  at: number | undefined;
  /** How many steps had been taken then. */
  taken: number;
  view: unknown;
  outcome: Outcome;
  sitters: readonly Sitter[];
  /** Pieces that the last step touched. */
  last: ReadonlySet<string>;
  told: readonly Told[];
  /** Who was waited for then. */
  waitingFor: Seat;
  /** Whose turn it was then, also while dice rolled for them. */
  turn: Seat;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the table shows: the present, or how things stood at a moment of the replay. */
export function useShown(play: Play, face: Face, asked: number | undefined): Shown {
  const { game } = play;
  const now = play.now.value;
  const at = asked === undefined ? undefined : Math.min(asked, now.steps.length);
  const taken = at ?? now.steps.length;
  const then = useSoon(() => (at === undefined ? now.view : play.viewAt(at)), [at, now.view, play]);
  const shown = useRef(now.view);
  // Until a moment of the replay comes, what was shown before it.
  shown.current = at === undefined ? now.view : (then ?? shown.current);
  const view = shown.current;
  const outcome = useMemo(
    () => (at === undefined ? now.outcome : game.outcome(view)),
    [at, view, now.outcome, game],
  );
  const familiars = play.sitters.map(
    (sitter) => face.familiar?.(view, sitter.seat) ?? sitter.familiar,
  );
  const sitters = useMemo(
    () => play.sitters.map((sitter, seat) => ({ ...sitter, familiar: familiars[seat] })),
    [play, familiars.join()],
  );
  const step = now.steps[taken - 1];
  const chosen = step?.by === CHANCE ? undefined : step?.choice;
  const recent = useMemo(() => new RecentViews(), [play]);
  // Not with the drawing: several steps may come before the next one is drawn.
  useLayoutEffect(() => effect(() => recent.see(play.now.value)), [play]);
  const before = useSoon(() => {
    if (chosen === undefined) return undefined;
    return recent.after(taken - 1, now.viewer) ?? play.viewAt(taken - 1);
  }, [taken, now.steps]);
  const last = useMemo(
    () =>
      chosen === undefined || before === undefined
        ? NOTHING
        : new Set(game.touches(before, chosen)),
    [before],
  );
  const told = useMemo(
    () => now.steps.slice(0, taken).flatMap(({ events }) => events),
    [taken, now.steps],
  );
  const waitingFor = at === undefined ? now.waitingFor : game.waitingFor(view);
  const turn =
    waitingFor === CHANCE
      ? (now.steps.slice(0, taken).findLast(({ by }) => by >= 0)?.by ?? CHANCE)
      : waitingFor;
  return { at, taken, view, outcome, sitters, last, told, waitingFor, turn };
}
