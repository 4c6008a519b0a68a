import { type NameOf, NOBODY, type Words } from '@magehall/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play as playSound } from '../motion/sound.ts';
import type { Play } from '../table/play.ts';
import { say } from '../words/language.ts';
import { announce, hush } from './announcer.tsx';
import { verdict } from './verdict.ts';

/** Says what happened since, and what is asked now, to whoever listens; and that the game ended. */
export function useTelling(play: Play, words: Words, name: NameOf, ended: () => void): void {
  const now = play.now.value;
  const steps = now.steps.length;
  const heard = useRef(steps);
  const wasOver = useRef(now.waitingFor === NOBODY);
  // With the drawing: what is seen has been said.
  useLayoutEffect(() => {
    if (now.curtain) {
      hush();
      return;
    }
    const over = now.waitingFor === NOBODY;
    const news = now.steps
      .slice(Math.min(heard.current, steps))
      .flatMap((step) => step.events.map((event) => words.event(event, name)));
    const back = steps < heard.current ? say.value.table.undone : '';
    heard.current = steps;
    const asked = now.choices.length > 0 ? words.ask(now.view, name) : '';
    announce(
      [back, ...news, over ? verdict(now.outcome, play.sitters) : asked].filter(Boolean).join(' '),
    );
    // Somebody may give up, or all have enough: an end without a step.
    const ends = over && !wasOver.current;
    wasOver.current = over;
    if (news.length === 0 && !ends) return;
    if (over) {
      ended();
      playSound('end');
    } else if (now.choices.length > 0) playSound('turn');
  }, [steps, now.waitingFor, now.curtain, words]);
}
