/** A lesson as it is followed: its table, and the step that it has come to. */
import { CHANCE, type Options, type Told, type WholeGame } from '../contract.ts';
import { same } from '../data/same.ts';
import { checkOptions } from '../options.ts';
import { Table } from '../table/table.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

export class Guided<S = unknown, C = unknown, E extends Told = Told> {
  readonly lesson: Lesson<C>;
  readonly options: Options;
  readonly table: Table<S, C, E>;
  /** What the learner chose, one choice a step. */
  readonly #made: C[] = [];
  /** What of the last step's script was used. */
  #rolled = 0;
  #answered = 0;

  /** From its start, or from where these choices led; one that no longer fits ends them. */
  constructor(game: WholeGame<S, C, E>, lesson: Lesson<C>, made: readonly C[] = []) {
    const start = game.scenario(JSON.stringify(lesson.start));
    this.lesson = lesson;
    this.options = checkOptions(game, { seats: game.outcome(start).scores.length });
    this.table = new Table(game, this.options, start);
    for (const choice of made) {
      if (!this.choose(choice)) break;
      while (this.goOn());
    }
  }

  get made(): readonly C[] {
    return this.#made;
  }

  /** How many steps were done. */
  get done(): number {
    return this.#made.length;
  }

  /** What is to be done now; undefined while others move, and after the end. */
  get step(): LessonStep<C> | undefined {
    return this.table.waitingFor === LEARNER ? this.lesson.steps[this.done] : undefined;
  }

  /** The choices that do it. A lesson that fits the rules has at least one at each step. */
  wanted(): C[] {
    const { step } = this;
    if (!step) return [];
    return this.table.choices().filter((choice) => step.asks.some((asked) => same(asked, choice)));
  }

  /** Makes the choice if it is one of those wanted. */
  choose(choice: C): boolean {
    if (!this.wanted().some((wanted) => same(wanted, choice))) return false;
    this.table.choose(LEARNER, choice);
    this.#made.push(choice);
    this.#rolled = 0;
    this.#answered = 0;
    this.#roll();
    return true;
  }

  /** The next rival moves, if it is one's turn, and chance answers; says whether there was one. */
  goOn(): boolean {
    const { waitingFor } = this.table;
    if (waitingFor < 0 || waitingFor === LEARNER) return false;
    const answer = this.#script.rivals?.[this.#answered++];
    if (answer === undefined) throw this.#lacks('a choice of seat', waitingFor);
    this.table.choose(waitingFor, answer);
    this.#roll();
    return true;
  }

  /** What of the last step's script was not asked for: nothing, if the lesson fits the rules. */
  get left(): number {
    const { chance = [], rivals = [] } = this.#script;
    return chance.length - this.#rolled + rivals.length - this.#answered;
  }

  get #script(): Partial<LessonStep<C>> {
    return this.lesson.steps[this.done - 1] ?? {};
  }

  #roll(): void {
    while (this.table.waitingFor === CHANCE) {
      const outcome = this.#script.chance?.[this.#rolled++];
      if (outcome === undefined)
        throw this.#lacks('chance', this.table.game.rolls(this.table.state));
      this.table.chance(outcome);
    }
  }

  #lacks(what: string, which: string | number): Error {
    return new Error(`Step ${this.#script.step} of the lesson lacks ${what}: ${which}.`);
  }
}
