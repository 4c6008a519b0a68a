/**
 * The coach of a first game: it speaks at the first time of each new thing, one at a time, and is silent
 * once that was heard on this device. It knows what the one who plays may know, and no more.
 */
import type { LessonWords, Tip } from '@magehall/engine';
import { lessons } from '@magehall/games/lessons';
import { type Guide, type Play, type Snapshot, type Spoken, spoken } from '@magehall/ui';
import { computed, effect, signal } from '@preact/signals';
import { notice } from '../notices.tsx';
import { learning, remember } from './kept.ts';
import './lessons.css';
import { Voice } from './Voice.tsx';
import { sayLesson } from './words/say.ts';

export async function coachOf(play: Play): Promise<Guide> {
  const { lesson, words } = lessons[play.game.id];
  const said = spoken<LessonWords>({
    en: async () => (await words.en()).words,
    fr: async () => (await words.fr()).words,
  });
  const [{ tips }] = await Promise.all([lesson(), said.there(), sayLesson.there()]);
  const coach = new Coach(play, tips, said);
  return {
    get said() {
      return coach.said.value;
    },
    Voice: () => <CoachVoice coach={coach} />,
  };
}

class Coach {
  readonly said = computed(() => {
    const tip = this.#tip.value;
    return tip && learning.value.coach ? this.#words.value.tips[tip] : '';
  });
  readonly #game: string;
  readonly #words: Spoken<LessonWords>;
  /** What is explained now. */
  readonly #tip = signal('');

  constructor(play: Play, tips: readonly Tip[], words: Spoken<LessonWords>) {
    this.#game = play.game.id;
    this.#words = words;
    let seen = -1;
    effect(() => {
      const now = play.now.value;
      if (now.steps.length === seen || now.choices.length === 0) return;
      seen = now.steps.length;
      this.#tip.value = this.#first(now, tips);
    });
  }

  /** It was read: it is not said again. */
  done(): void {
    this.#tip.value = '';
  }

  #first(now: Snapshot, tips: readonly Tip[]): string {
    const { heard, coach } = learning.peek();
    const known = heard[this.#game] ?? [];
    const told = toldBy(now);
    const first = coach && tips.find(({ tip, when }) => !known.includes(tip) && when(told));
    if (!first) return '';
    remember({ heard: { ...heard, [this.#game]: [...known, first.tip] } });
    return first.tip;
  }
}

function toldBy({ view, viewer, choices, steps }: Snapshot) {
  const own = steps.findLastIndex(({ by }) => by === viewer);
  const news = steps.slice(Math.max(0, own)).flatMap(({ events }) => events);
  return { view, viewer, choices, news };
}

function CoachVoice({ coach }: { coach: Coach }) {
  const said = coach.said.value;
  const text = sayLesson.value.coach;
  if (!said) return null;
  return (
    <Voice label={text.voice}>
      <p>{said}</p>
      <div class="voice-foot">
        <button type="button" class="button small" onClick={() => coach.done()}>
          {text.ok}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => {
            remember({ coach: false });
            notice('coachOff');
          }}
        >
          {text.off}
        </button>
      </div>
    </Voice>
  );
}

/** In the menu of a table with a coach: it is silenced there, and called back. */
export async function coachSwitch() {
  await sayLesson.there();
  return CoachSwitch;
}

function CoachSwitch() {
  const text = sayLesson.value.coach;
  const { coach } = learning.value;
  return (
    <button type="button" class="button" onClick={() => remember({ coach: !coach })}>
      {coach ? text.off : text.on}
    </button>
  );
}
