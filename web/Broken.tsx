import { Icon, settings } from '@magehall/ui';
import type { ComponentChildren } from 'preact';

interface StopProps {
  title: string;
  sentence: string;
  /** The way on. */
  label: string;
  act: () => void;
  children?: ComponentChildren;
}

/** What is the matter, and what to do about it. */
export function Stop({ title, sentence, label, act, children }: StopProps) {
  return (
    <main class="trouble">
      <Icon name="home" size={72} />
      <h1>{title}</h1>
      <p>{sentence}</p>
      <button type="button" class="button gold" onClick={act}>
        {label}
      </button>
      {children}
    </main>
  );
}

/**
 * Instead of a page that failed. What can't be fetched may be the very words of the house, so these
 * stand in the page itself.
 */
export function Broken() {
  const words = document.querySelector<HTMLTemplateElement>('#broken')?.content;
  const [title, sentence, label, toHall] = [
    ...(words?.querySelectorAll(`[lang=${settings.value.language}] *`) ?? []),
  ].map(({ textContent }) => textContent);
  return (
    <Stop title={title} sentence={sentence} label={label} act={() => location.reload()}>
      <a class="link" href="#/">
        {toHall}
      </a>
    </Stop>
  );
}
