import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { motionSpeed } from '../settings.ts';
import { saySheets } from '../words/saySheets.ts';
import { REPLAY_ICONS, type ReplayIcon } from './icons.ts';
import { momentsOf } from './moments.ts';

export interface ReplayBarProps {
  /** How many steps had been taken at the moment shown. */
  at: number;
  steps: number;
  /** How many steps only laid the table. */
  laid: number;
  go: (at: number) => void;
  leave: () => void;
  children?: ComponentChildren;
}

/** Going through a game: step, jump, play. */
export function ReplayBar({ at, steps, laid, go, leave, children }: ReplayBarProps) {
  const words = saySheets.value.replay;
  const moments = momentsOf(steps, laid);
  const moment = moments.of(at);
  const [playing, setPlaying] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // It comes after the table is drawn; whoever pressed a key for it stood before what was asked.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!playing || at >= steps) return undefined;
    const timer = setTimeout(() => to(moment + 1), 900 / (motionSpeed() || 1));
    return () => clearTimeout(timer);
  }, [playing, at, steps]);
  useEffect(() => {
    if (at >= steps) setPlaying(false);
  }, [at, steps]);
  // The latest, since keys may come faster than the page is drawn.
  const here = useRef(moment);
  here.current = moment;
  const to = (next: number) => {
    here.current = Math.max(0, Math.min(moments.last, next));
    go(moments.at(here.current));
  };
  // Before the bar is painted, so that a key pressed at its first sight is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
      const acts: Record<string, () => void> = {
        ArrowLeft: () => to(here.current - 1),
        ArrowRight: () => to(here.current + 1),
        Home: () => to(0),
        End: () => to(moments.last),
        ' ': () => setPlaying(!playing && here.current < moments.last),
        Escape: leave,
      };
      const act = acts[event.key];
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [steps, playing]);
  const button = (icon: ReplayIcon, label: string, act: () => void, off: boolean, more = '') => (
    <button
      type="button"
      class={`button square ${more}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <Icon path={REPLAY_ICONS[icon]} />
    </button>
  );
  const [atStart, atEnd] = [at === 0, at === steps];
  return (
    <section class="replay" aria-label={words.title} ref={bar}>
      <div class="replay-line">
        <span class="sentence">{words.step(moment, moments.last)}</span>
        <input
          type="range"
          min="0"
          max={moments.last}
          value={moment}
          aria-label={words.step(moment, moments.last)}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
      </div>
      <div class="actions">
        {button('first', words.first, () => to(0), atStart)}
        {button('back', words.back, () => to(moment - 1), atStart)}
        {button(
          playing ? 'pause' : 'play',
          playing ? words.pause : words.play,
          () => setPlaying(!playing),
          atEnd,
          'play lit',
        )}
        {button('forward', words.forward, () => to(moment + 1), atEnd)}
        {button('last', words.last, () => to(moments.last), atEnd)}
        {children}
        <button type="button" class="button gold" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}
