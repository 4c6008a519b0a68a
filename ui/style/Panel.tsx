import type { ComponentChildren } from 'preact';

interface HeadingProps {
  children: ComponentChildren;
  /** What stands at the other end of the line. */
  note?: ComponentChildren;
  small?: boolean;
}

export function Heading({ children, note, small = false }: HeadingProps) {
  return (
    <div class={small ? 'heading small' : 'heading'}>
      <h2>{children}</h2>
      {note !== undefined && <span class="muted">{note}</span>}
    </div>
  );
}

interface PanelProps {
  title: ComponentChildren;
  note?: ComponentChildren;
  class?: string;
  /** By what name the inspector explains it. */
  about?: string;
  children: ComponentChildren;
}

export function Panel({ title, note, class: more = '', about, children }: PanelProps) {
  return (
    <section class={`panel ${more}`} data-about={about}>
      <Heading note={note}>{title}</Heading>
      {children}
    </section>
  );
}
