/** A lesson under way: what its voice says, and what it answers to another click. */
import { answerTo, LEARNER, type LessonWords, type StepWords } from '@magehall/engine';
import { announce, type Snapshot } from '@magehall/ui';
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

  /** Which step is shown, from 1: a rival's moves belong to the one before. */
  at(now: Snapshot): number {
    const { done } = this.play.guided;
    return Math.min(this.#isAsked(now) ? done + 1 : Math.max(done, 1), this.steps);
  }

  /** What is to be done; undefined while a rival's moves are shown, and after the end. */
  step(now: Snapshot): StepWords | undefined {
    const { step } = this.play.guided;
    return step && this.#isAsked(now) ? this.words.value?.steps[step.step] : undefined;
  }

  /** All that the voice says now, for ears. */
  said(now: Snapshot): string {
    if (!this.begun.value) return this.words.value?.hello ?? '';
    const step = this.step(now);
    if (!step) return '';
    return `${sayLesson.value.step(this.at(now), this.steps)} ${step.says} ${step.does}`;
  }

  begin(): void {
    this.begun.value = true;
    announce(this.said(this.play.now.value));
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
    const step = this.step(this.play.now.value);
    if (!step) return;
    this.answer.value = answerTo(step, pieces);
    announce(this.answer.value);
  }

  /** The learner is asked, and all that happened before is shown. */
  #isAsked(now: Snapshot): boolean {
    return now.waitingFor === LEARNER && now.steps.length === this.play.now.value.steps.length;
  }
}
