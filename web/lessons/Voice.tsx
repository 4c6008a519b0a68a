/** The voice of a lesson or of the coach: beside the board on a wide screen, above it on a small one. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface VoiceProps {
  label: string;
  children: ComponentChildren;
}

export function Voice({ label, children }: VoiceProps) {
  const card = useRef<HTMLElement>(null);
  // On a small screen it stays above the page, which leaves that much room for it.
  useLayoutEffect(() => {
    const page = card.current?.parentElement;
    const watch = new ResizeObserver(([{ target }]) => {
      page?.style.setProperty('--voice', `${target.getBoundingClientRect().height}px`);
    });
    if (card.current) watch.observe(card.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="voice panel" aria-label={label} ref={card}>
      <Teacher />
      <div class="voice-said">{children}</div>
    </section>
  );
}

/** An old mage with a hat and a beard, kindly. */
function Teacher() {
  return (
    <svg class="teacher" viewBox="-24 -30 48 54" aria-hidden="true">
      <path class="teacher-robe" d="M-19 24C-18 11 -10 6 0 6S18 11 19 24Z" />
      <path class="teacher-face" d="M-9 -4H9V4C9 10 5 13 0 13S-9 10 -9 4Z" />
      <path
        class="teacher-beard"
        d="M-9 2C-6 5 -3 4 0 3C3 4 6 5 9 2C10 11 6 19 0 23C-6 19 -10 11 -9 2Z"
      />
      <path
        class="teacher-hat"
        d="M-18 -4C-10 -8 10 -8 18 -4C10 -1 -10 -1 -18 -4ZM-10 -7L4 -29C6 -24 5 -20 10 -7Z"
      />
      <circle cx="-3.6" cy="1" r="1.2" />
      <circle cx="3.6" cy="1" r="1.2" />
      <path
        class="teacher-star"
        d="M1 -17L2.2 -13.6L5.6 -12.4L2.2 -11.2L1 -7.8L-0.2 -11.2L-3.6 -12.4L-0.2 -13.6Z"
      />
    </svg>
  );
}
