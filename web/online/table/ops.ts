/** How what was heard and what was decided here since make what is shown. */
import { CHANCE, type Game, type NoUndo, type Seat, type Step, type Told } from '@magehall/engine';
import type { MovesMessage } from '@magehall/wire';
import { readStep } from '@magehall/wire/steps';

/** The table as it was last heard. */
export interface Base {
  /** The newest move, and the newest that changed the game. */
  seq: number;
  changed: number;
  view: unknown;
  viewer: Seat;
  steps: readonly Step[];
  waitingFor: Seat;
  noUndo: NoUndo | undefined;
  /** Where somebody gave up, or all had enough: not by the points. */
  places: readonly number[] | undefined;
  over: boolean;
  /** A stand-in plays for the viewer. */
  asleep: boolean;
  paused: boolean;
}

/** A command that was not heard of yet: choices that belong together, or none to take the last back. */
export interface Op {
  key: string;
  choices: readonly unknown[] | undefined;
  /** The newest change of the game that it was made upon; if another came, it is shown no more. */
  on: number;
  /** Its move, once the hall has stored it. */
  seq: number | undefined;
}

export interface Folded {
  view: unknown;
  steps: readonly Step[];
  waitingFor: Seat;
  noUndo: NoUndo | undefined;
  /** Views after each step that is only known here; the first is the one that was heard. */
  views: readonly unknown[];
}

/** One command made on the view: the steps it adds, and the view after each. */
interface Layer {
  steps: Step[];
  views: unknown[];
}

export function fold(game: Game, base: Base, ops: readonly Op[], held: readonly unknown[]): Folded {
  const layers: Layer[] = [];
  const last = () => layers.at(-1)?.views.at(-1) ?? base.view;
  let takesBack = false;
  for (const { choices, on } of ops) {
    if (on !== base.changed) break;
    if (choices) layers.push(made(game, last(), base.viewer, choices));
    // What was heard can't be unmade here: the hall does.
    else if (layers.length > 0) layers.pop();
    else takesBack = true;
  }
  if (held.length > 0) layers.push(made(game, last(), base.viewer, held));
  if (layers.length === 0)
    return {
      view: base.view,
      steps: base.steps,
      waitingFor: base.waitingFor,
      noUndo: takesBack ? 'nothing' : base.noUndo,
      views: [base.view],
    };
  const view = last();
  const own = layers.flatMap(({ steps }) => steps);
  const waitingFor = game.waitingFor(view);
  const revealed = own.at(-1)?.events.some(({ reveals }) => reveals);
  const stays = waitingFor === CHANCE ? 'rolled' : revealed ? 'revealed' : undefined;
  return {
    view,
    steps: [...base.steps, ...own],
    waitingFor,
    noUndo: held.length === 0 ? stays : undefined,
    views: [base.view, ...layers.flatMap(({ views }) => views)],
  };
}

function made(game: Game, from: unknown, seat: Seat, choices: readonly unknown[]): Layer {
  const layer: Layer = { steps: [], views: [] };
  let view = from;
  for (const choice of choices) {
    const next = game.clone(view);
    const events: Told[] = [];
    game.apply(next, choice, (event) => events.push(event));
    // Looked at again: what was just shuffled is hidden from now on.
    view = game.view(next, seat);
    layer.steps.push({ by: seat, choice, events });
    layer.views.push(view);
  }
  return layer;
}

/** In the place of a step that is still to be asked for. */
export const LEFT_OUT: Step = { by: CHANCE, events: [] };

/**
 * The steps after some news, the same list if there were none. What was left out of the news is shown as
 * it was known, if it was, until it is asked for.
 */
export function changedBy(
  known: readonly Step[],
  {
    keep = known.length,
    skipped = 0,
    steps: news,
  }: Pick<MovesMessage, 'keep' | 'skipped' | 'steps'>,
): { isNew: boolean; steps: readonly Step[] } {
  const isNew = keep < known.length || skipped + news.length > 0;
  if (!isNew) return { isNew, steps: known };
  const gap = Array.from({ length: skipped }, (_, i) => known[keep + i] ?? LEFT_OUT);
  return { isNew, steps: [...known.slice(0, keep), ...gap, ...news.map(readStep)] };
}
