/**
 * The coach of a first game: it speaks at the first time of each new thing, one at a time, and is silent
 * once that was heard on this device. It knows what the one who plays may know, and no more.
 */
import type { LessonWords, Tip } from '@magehall/engine';
import { lessons } from '@magehall/games/lessons';
import { type Guide, type Snapshot, type Spoken, spoken } from '@magehall/ui';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notice } from '../notices.tsx';
import { learning, remember } from './kept.ts';
import './lessons.css';
import { Voice } from './Voice.tsx';
import { sayLesson } from './words/say.ts';

export async function coachOf(game: string): Promise<Guide> {
  const { lesson, words } = lessons[game];
  const said = spoken<LessonWords>({
    en: async () => (await words.en()).words,
    fr: async () => (await words.fr()).words,
  });
  const [{ tips }] = await Promise.all([lesson(), said.there(), sayLesson.there()]);
  const coach = new Coach(game, tips, said);
  return {
    said: (now) => coach.said(now),
    Voice: ({ now }) => <CoachVoice coach={coach} now={now} />,
  };
}

class Coach {
  readonly #game: string;
  readonly #tips: readonly Tip[];
  readonly #words: Spoken<LessonWords>;
  /** When somebody was last asked, by the number of steps, and what is explained there. */
  #asked = -1;
  #tip = '';
  /** The question whose tip was put away. */
  readonly #read = signal(-1);

  constructor(game: string, tips: readonly Tip[], words: Spoken<LessonWords>) {
    this.#game = game;
    this.#tips = tips;
    this.#words = words;
  }

  said(now: Snapshot): string {
    const { coach } = learning.value;
    if (now.choices.length > 0 && now.steps.length !== this.#asked) {
      this.#asked = now.steps.length;
      this.#tip = this.#first(now);
    }
    const isOpen = coach && this.#tip !== '' && this.#read.value !== this.#asked;
    return isOpen ? this.#words.value.tips[this.#tip] : '';
  }

  putAway(): void {
    this.#read.value = this.#asked;
  }

  /** What is shown is not said again. */
  shown(): void {
    const { heard } = learning.peek();
    const known = heard[this.#game] ?? [];
    if (!known.includes(this.#tip))
      remember({ heard: { ...heard, [this.#game]: [...known, this.#tip] } });
  }

  #first(now: Snapshot): string {
    const known = learning.peek().heard[this.#game] ?? [];
    const told = toldBy(now);
    return this.#tips.find(({ tip, when }) => !known.includes(tip) && when(told))?.tip ?? '';
  }
}

function toldBy({ view, viewer, choices, steps }: Snapshot) {
  const own = steps.findLastIndex(({ by }) => by === viewer);
  const news = steps.slice(Math.max(0, own)).flatMap(({ events }) => events);
  return { view, viewer, choices, news };
}

function CoachVoice({ coach, now }: { coach: Coach; now: Snapshot }) {
  const said = coach.said(now);
  const text = sayLesson.value.coach;
  useEffect(() => {
    if (said) coach.shown();
  }, [said]);
  if (!said) return null;
  return (
    <Voice label={text.voice}>
      <p>{said}</p>
      <div class="voice-foot">
        <button type="button" class="button small" onClick={() => coach.putAway()}>
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
