import { Icon } from '@magehall/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { link } from '../routes.ts';
import { Book, type Place } from './Book.tsx';
import { beside } from './beside.ts';
import { useBook } from './load.ts';
import { sayBook } from './words/say.ts';
import './beside.css';

/**
 * The book beside a table; on a phone a sheet over its lower part. Nothing is left for it: the table
 * can be played on, and keys pressed in the book are the book's.
 */
export function Beside({ game, at }: { game: string; at: string | undefined }) {
  const opened = useBook(game);
  const text = sayBook.value;
  const panel = useRef<HTMLElement>(null);
  const [left, setLeft] = useState(false);
  const close = () => {
    beside.value = undefined;
  };
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      beside.value = undefined;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  // Where a rule is asked for, the book goes there itself.
  useEffect(() => {
    if (opened && !at) panel.current?.focus();
  }, [opened !== undefined]);
  const href: Place['href'] = (place) => ({
    href: link({ page: 'rules', game, rule: place }),
    onClick(event) {
      event.preventDefault();
      beside.value = { game, at: place };
    },
  });
  const title = opened ? text.beside.title(opened.words.title) : '';
  return (
    <aside
      class={left ? 'book book-beside on-left' : 'book book-beside'}
      aria-label={title}
      aria-busy={!opened}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        event.stopPropagation();
        // In the field, Escape first takes back what was typed.
        const { target, key } = event;
        const isTyped = target instanceof HTMLInputElement && target.value !== '';
        if (key === 'Escape' && !isTyped) close();
      }}
    >
      <div class="heading">
        <h1>{text.beside.heading}</h1>
        <button type="button" class="plain to-side" onClick={() => setLeft(!left)}>
          {text.beside.otherSide}
        </button>
        <button type="button" class="plain" aria-label={text.beside.close} onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
      {opened && <Book opened={opened} at={at} href={href} beside />}
    </aside>
  );
}
