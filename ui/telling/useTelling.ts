import { type NameOf, NOBODY, type Words } from '@magehall/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play as playSound } from '../motion/sound.ts';
import type { Play } from '../table/play.ts';
import { isSettled } from '../table/settled.ts';
import { say } from '../words/language.ts';
import { announce, hush } from './announcer.tsx';
import { tellerOf } from './teller.ts';
import { verdict } from './verdict.ts';

/** Says what happened since, and what is asked now, to whoever listens; and that the game ended. */
export function useTelling(
  play: Play,
  words: Words,
  name: NameOf,
  ended: () => void,
  /** What Enter would do, in a sentence. */
  enter: string,
): void {
  const now = play.now.value;
  const steps = now.steps.length;
  const heard = useRef(steps);
  const wasOver = useRef(now.waitingFor === NOBODY);
  const hasNews = steps > heard.current && !now.curtain;
  const telling = hasNews && isSettled() ? tellerOf(words) : undefined;
  // With the drawing: what is seen has been said.
  useLayoutEffect(() => {
    if (now.curtain) {
      hush();
      return;
    }
    const over = now.waitingFor === NOBODY;
    // The words for it are on their way.
    if (steps > heard.current && !telling) return;
    const news = telling ? telling.lines(now.steps, name, heard.current) : [];
    const moved = steps > heard.current;
    const back = steps < heard.current ? say.value.table.undone : '';
    heard.current = steps;
    const asked = now.choices.length > 0 ? `${words.ask(now.view, name)} ${enter}`.trim() : '';
    announce(
      [back, ...news, over ? verdict(now.outcome, play.sitters) : asked].filter(Boolean).join(' '),
    );
    // Somebody may give up, or all have enough: an end without a step.
    const ends = over && !wasOver.current;
    wasOver.current = over;
    if (!moved && !ends) return;
    if (over) {
      ended();
      playSound('end');
    } else if (now.choices.length > 0) playSound('turn');
  }, [steps, now.waitingFor, now.curtain, words, telling]);
}
