import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { motionSpeed } from '../settings.ts';
import { saySheets } from '../words/saySheets.ts';

interface ReplayBarProps {
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
  const [playing, setPlaying] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // It comes after the table is drawn; whoever pressed a key for it stood before what was asked.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!playing || at >= steps) return undefined;
    const timer = setTimeout(() => go(Math.max(at + 1, laid)), 900 / (motionSpeed() || 1));
    return () => clearTimeout(timer);
  }, [playing, at, steps]);
  useEffect(() => {
    if (at >= steps) setPlaying(false);
  }, [at, steps]);
  // The latest, since keys may come faster than the page is drawn.
  const here = useRef(at);
  here.current = at;
  const to = (moment: number) => {
    here.current = Math.max(0, Math.min(steps, moment));
    go(here.current);
  };
  // Before the bar is painted, so that a key pressed at its first sight is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
      const acts: Record<string, () => void> = {
        ArrowLeft: () => to(here.current - 1),
        ArrowRight: () => to(here.current + 1),
        Home: () => to(0),
        End: () => to(steps),
        ' ': () => setPlaying(!playing && here.current < steps),
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
  const button = (icon: IconName, label: string, act: () => void, off = false) => (
    <button
      type="button"
      class="button square"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="replay" aria-label={words.title} tabIndex={-1} ref={bar}>
      <div class="replay-line">
        <span class="sentence">{words.step(at, steps)}</span>
        <input
          type="range"
          min="0"
          max={steps}
          value={at}
          aria-label={words.step(at, steps)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="actions">
        {button('first', words.first, () => go(0), at === 0)}
        {button('back', words.back, () => go(at - 1), at === 0)}
        {button(
          playing ? 'pause' : 'play',
          playing ? words.pause : words.play,
          () => setPlaying(!playing),
          at === steps,
        )}
        {button('forward', words.forward, () => go(at + 1), at === steps)}
        {button('last', words.last, () => go(steps), at === steps)}
        {children}
        <button type="button" class="button gold" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}
