/** A lesson under way: what its voice says, and what it answers to another click. */
import { answerTo, LEARNER, type LessonWords, NOBODY, type StepWords } from '@magehall/engine';
import { announce } from '@magehall/ui';
import { signal } from '@preact/signals';
import { LessonPlay, type LessonSetup } from './play.ts';
import { type Wanted, without } from './target.ts';
import { sayLesson } from './words/say.ts';

export class LessonSession {
  readonly play: LessonPlay;
  /** In the language of the page. */
  readonly words = signal<LessonWords | undefined>(undefined);
  /** It was greeted. */
  readonly begun = signal(false);
  /** What is said to a click that was not meant, until the next one. */
  readonly answer = signal('');

  /** How often it was begun again. */
  readonly runs = signal(0);

  constructor(setup: Omit<LessonSetup, 'wrong'>) {
    this.play = new LessonPlay({ ...setup, wrong: (choice) => this.#wrong(choice) });
    this.begun.value = this.play.guided.done > 0;
  }

  get steps(): number {
    return this.play.guided.lesson.steps.length;
  }

  /** Which step is to be done, from 1. */
  get at(): number {
    return Math.min(this.play.guided.done + (this.watching ? 0 : 1), this.steps);
  }

  get over(): boolean {
    return this.play.now.value.waitingFor === NOBODY;
  }

  /** A rival moves. */
  get watching(): boolean {
    const { waitingFor } = this.play.now.value;
    return waitingFor !== LEARNER && waitingFor !== NOBODY;
  }

  get step(): StepWords | undefined {
    // Read first, so that whoever shows it hears of the next one.
    const { waitingFor } = this.play.now.value;
    const { step } = this.play.guided;
    return step && waitingFor === LEARNER ? this.words.value?.steps[step.step] : undefined;
  }

  /** All that the voice says now, for ears. */
  get said(): string {
    const { step } = this;
    if (!this.begun.value) return this.words.value?.hello ?? '';
    if (step) return `${sayLesson.value.step(this.at, this.steps)} ${step.says} ${step.does}`;
    return this.over ? (this.words.value?.end ?? '') : '';
  }

  begin(): void {
    this.begun.value = true;
    announce(this.said);
  }

  back(): void {
    this.answer.value = '';
    this.play.undo();
  }

  again(): void {
    this.answer.value = '';
    this.begun.value = false;
    this.runs.value++;
    this.play.again();
  }

  /** What is asked for, of several choices the one that the picked pieces are of. */
  wanted(picked: readonly string[]): Wanted {
    const { game, guided, now } = this.play;
    const all = guided.wanted().map((choice) => game.touches(now.value.view, choice));
    const touched = all.find((pieces) => without(picked, pieces).length === 0) ?? all[0] ?? [];
    return {
      wants: (choice) => this.play.wants(choice),
      pieces: [...(guided.step?.point ?? []), ...without(touched, guided.step?.point ?? [])],
    };
  }

  refuses(piece: string, picked: readonly string[]): boolean {
    this.begun.value = true;
    const { game, guided, now } = this.play;
    const all = guided.wanted().map((choice) => game.touches(now.value.view, choice));
    if (all.some((pieces) => without(picked, pieces).length === 0)) {
      this.answer.value = '';
      return false;
    }
    this.#answer([piece]);
    return true;
  }

  #wrong(choice: unknown): void {
    const { game, guided, now } = this.play;
    const { view } = now.value;
    const meant = guided.wanted().flatMap((wanted) => game.touches(view, wanted));
    this.#answer(game.touches(view, choice).filter((piece) => !meant.includes(piece)));
  }

  #answer(pieces: readonly string[]): void {
    const { step } = this;
    if (!step) return;
    this.answer.value = answerTo(step, pieces);
    announce(this.answer.value);
  }
}
