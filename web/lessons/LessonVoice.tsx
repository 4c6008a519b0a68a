/** What the voice of a lesson says now, how far it is, and the ways back and out. */
import { NOBODY } from '@magehall/engine';
import { Icon, naming, REPLAY_ICONS, type VoiceProps } from '@magehall/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pointer } from './Pointer.tsx';
import type { LessonSession } from './session.ts';
import { targetOf } from './target.ts';
import { Voice } from './Voice.tsx';
import { sayLesson } from './words/say.ts';

interface LessonVoiceProps extends VoiceProps {
  session: LessonSession;
  /** An earlier moment is looked at: nothing is to be pressed there. */
  past: boolean;
  /** Leaves the lesson for a real game. */
  skip: () => void;
}

export function LessonVoice({ session, past, skip, now, ...offered }: LessonVoiceProps) {
  const text = sayLesson.value;
  const begun = session.begun.value;
  const { steps } = session;
  const at = session.at(now);
  const step = session.step(now);
  const over = now.waitingFor === NOBODY;
  const isAsked = begun && step && !past;
  const target = isAsked ? targetOf(session.wanted(offered.chosen), offered) : undefined;
  return (
    <>
      <Voice label={text.voice}>
        {begun ? <Says session={session} now={now} /> : <p>{session.words.value?.hello}</p>}
        <div class="voice-foot">
          <span class="voice-progress" title={text.step(at, steps)}>
            <span class="unseen">{text.step(at, steps)}</span>
            <span aria-hidden="true">
              {at}/{steps}
            </span>
            <progress max={steps} value={over ? steps : at - 1} aria-hidden="true" />
          </span>
          {begun && (
            <button
              type="button"
              class="button small"
              onClick={() => session.back()}
              disabled={session.play.guided.done === 0}
            >
              <Icon path={REPLAY_ICONS.back} size={15} /> {text.back}
            </button>
          )}
          <button type="button" class="button small" onClick={skip}>
            {over ? text.play : text.skip} <Icon path={REPLAY_ICONS.forward} size={15} />
          </button>
          {!begun && <Begin session={session} />}
        </div>
      </Voice>
      <Pointer target={target} />
    </>
  );
}

function Begin({ session }: { session: LessonSession }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="button small gold" ref={button} onClick={() => session.begin()}>
      {sayLesson.value.begin}
    </button>
  );
}

function Says({ session, now }: Pick<LessonVoiceProps, 'session' | 'now'>) {
  const step = session.step(now);
  const { waitingFor } = now;
  if (waitingFor === NOBODY) return <p>{session.words.value?.end}</p>;
  // While a rival's moves are shown they are what there is to see.
  if (!step) return <p>{sayLesson.value.watch(naming(session.play.sitters)(waitingFor))}</p>;
  const answer = session.answer.value;
  return (
    <>
      <p class={answer ? 'voice-answer' : undefined} key={answer || step.says}>
        {answer || step.says}
      </p>
      {!answer && <p class="voice-does">{step.does}</p>}
    </>
  );
}
