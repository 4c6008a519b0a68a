import type { ComponentChildren } from 'preact';

interface AboutProps {
  /** As the game's words of the inspector take it: `symbol:fire`, `counter:sixes`. */
  thing: string;
  /** What a screen reader calls it, if what is drawn says nothing. */
  label?: string;
  class?: string;
  children: ComponentChildren;
}

/** A symbol or counter that is no piece, and can be asked about all the same. */
export function About({ thing, label, class: more, children }: AboutProps) {
  return (
    <span
      class={more ? `asked ${more}` : 'asked'}
      data-about={thing}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {children}
    </span>
  );
}
