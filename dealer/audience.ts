/**
 * What a viewer hears: the only place where a table's news is made. A viewer says which move it
 * heard last, and gets what came since; joining, looking on and coming back after a week are one
 * thing. Nothing is remembered of who listens, so anyone who has the log can answer.
 *
 * A move is what one command added to the log, with all that chance answered. Viewers count by
 * moves (`after`), so where several listen every command must be whole: a number that rises while
 * somebody only tries things out would tell.
 */
import { type Ending, type Seat, type Step, same, type Table } from '@magehall/engine';

export interface Heard {
  /** The number of moves up to now. */
  after: number;
  /** How many of the steps that the viewer heard still stand; forget the others. */
  keep: number;
  /** The steps that follow those. */
  steps: readonly Step[];
  view: unknown;
  waitingFor: Seat;
  ending?: Ending;
}

/** How many steps stood after a move, and the fewest in the course of it: taking back ends there. */
interface Mark {
  steps: number;
  fewest: number;
}

export class Audience {
  readonly #table: Table;
  readonly #marks: Mark[] = [];
  /** Entries that belong to the moves so far. */
  #entries = 0;

  /** Of each move made so far, how many entries it has. */
  constructor(table: Table, moves: readonly number[]) {
    this.#table = table;
    for (const entries of moves) this.moved(entries);
  }

  /** The number of moves made. */
  get after(): number {
    return this.#marks.length;
  }

  /** The next so many entries of the log are one move. */
  moved(entries: number): void {
    let steps = this.#marks.at(-1)?.steps ?? 0;
    let fewest = steps;
    for (const entry of this.#table.log.slice(this.#entries, this.#entries + entries)) {
      if ('choice' in entry) steps++;
      else if ('undo' in entry) steps -= entry.undo;
      fewest = Math.min(fewest, steps);
    }
    this.#entries += entries;
    this.#marks.push({ steps, fewest });
  }

  /** What a viewer hears that heard the first `after` moves; all of it, if there are fewer. */
  hear(viewer: Seat, after: number): Heard {
    const table = this.#table;
    const keep = this.#keeps(viewer, after);
    return {
      after: this.after,
      keep,
      steps: table.told(viewer, keep),
      view: table.view(viewer),
      waitingFor: table.waitingFor,
      ...(table.ending && { ending: table.ending }),
    };
  }

  #keeps(viewer: Seat, after: number): number {
    const mark = this.#marks[after - 1];
    if (!mark) return 0;
    let keep = Math.min(mark.steps, this.#table.heard(viewer));
    for (const { fewest } of this.#marks.slice(after)) keep = Math.min(keep, fewest);
    return this.#table.over && after < this.after ? this.#openly(viewer, keep) : keep;
  }

  /** At the end all is told: what had been told with blanks is told again. */
  #openly(viewer: Seat, keep: number): number {
    const { game } = this.#table;
    const told = this.#table.told(viewer).slice(0, keep);
    const blank = told.findIndex((step) => !same(game.redact(step, viewer), step));
    return blank < 0 ? keep : blank;
  }
}
