/**
 * A lesson, as the page plays it: the real rules from a written position. The rivals and the dice
 * follow the script, and only what the step asks for is done.
 */
import {
  type GameFile,
  Guided,
  LEARNER,
  type Lesson,
  type Player,
  same,
  type WholeGame,
} from '@magehall/engine';
import { FAMILIARS, type Play, type Sitter, type Snapshot } from '@magehall/ui';
import { type Signal, signal } from '@preact/signals';

export interface LessonSetup {
  game: WholeGame;
  lesson: Lesson;
  /** The learner's name first. */
  names: readonly string[];
  /** What was chosen before the page was left. */
  made: readonly unknown[];
  /** What was chosen so far is to be remembered. */
  keep: (made: readonly unknown[]) => void;
  /** Something else was chosen. */
  wrong: (choice: unknown) => void;
}

export class LessonPlay implements Play {
  readonly game: WholeGame;
  readonly sitters: readonly Sitter[];
  readonly shared = false;
  /** No dice were sealed: they are written down. */
  readonly seal = '';
  readonly #setup: LessonSetup;
  readonly #now: Signal<Snapshot>;
  #guided: Guided;

  constructor(setup: LessonSetup) {
    this.#setup = setup;
    this.game = setup.game;
    this.#guided = this.#from(setup.made);
    this.sitters = setup.names.map((name, seat) => ({
      seat,
      name,
      familiar: FAMILIARS[seat],
      bot: seat !== LEARNER,
    }));
    this.#now = signal(this.#snapshot());
  }

  get now(): Signal<Snapshot> {
    return this.#now;
  }
  get guided(): Guided {
    return this.#guided;
  }

  choose(choice: unknown): void {
    if (!this.#guided.step) return;
    if (!this.#guided.choose(choice)) {
      this.#setup.wrong(choice);
      return;
    }
    this.#setup.keep(this.#guided.made);
    this.#publish();
    // One after the other: the table shows them at its pace.
    while (this.#guided.goOn()) this.#publish();
  }

  /** One step of the lesson back, whatever happened since. */
  undo(): void {
    this.#restart(this.#guided.made.slice(0, -1));
  }

  again(): void {
    this.#restart([]);
  }

  lift(): void {}

  hurry(): void {}

  viewAt(steps: number): unknown {
    const { table } = this.#guided;
    return table.view(LEARNER, steps);
  }

  file(): GameFile {
    const { table, lesson, options } = this.#guided;
    const players = this.sitters.map(({ name, bot }): Player => {
      return bot ? { plays: 'bot', level: 'novice', name } : { plays: 'person', name };
    });
    const { id: game, rulesVersion } = this.game;
    return {
      ...{ magehall: 2, table: 'lesson', game, rulesVersion, options, players },
      ...{ log: [...table.log], start: lesson.start },
    };
  }

  leave(): void {}

  /** Whether a choice is one of those that the step asks for. */
  wants(choice: unknown): boolean {
    return this.#guided.wanted().some((wanted) => same(wanted, choice));
  }

  #from(made: readonly unknown[]): Guided {
    return new Guided(this.#setup.game, this.#setup.lesson, made);
  }

  #restart(made: readonly unknown[]): void {
    this.#guided = this.#from(made);
    this.#setup.keep(this.#guided.made);
    this.#publish();
  }

  #publish(): void {
    this.#now.value = this.#snapshot();
  }

  #snapshot(): Snapshot {
    const { table, done } = this.#guided;
    const { waitingFor } = table;
    return {
      view: table.view(LEARNER),
      viewer: LEARNER,
      waitingFor,
      choices: waitingFor === LEARNER ? table.choices() : [],
      steps: table.told(LEARNER),
      noUndo: done === 0 ? 'nothing' : undefined,
      outcome: table.outcome(LEARNER),
      thinking: false,
      curtain: false,
    };
  }
}
