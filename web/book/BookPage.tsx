import { Icon, say } from '@magehall/ui';
import { useEffect } from 'preact/hooks';
import { go, link } from '../routes.ts';
import { Book, type Place } from './Book.tsx';
import { useBook } from './load.ts';
import { readyToPrint } from './print.ts';
import { sayBook } from './words/say.ts';

/** The book as a page of its own. */
export function BookPage({ id, rule: at }: { id: string; rule: string | undefined }) {
  const opened = useBook(id);
  const text = sayBook.value;
  useEffect(() => {
    if (opened) document.title = say.value.pageTitle(text.title(opened.words.title));
  }, [opened, text]);
  useEffect(readyToPrint, []);
  if (!opened) return null;
  const href: Place['href'] = (place) => {
    const to = { page: 'rules', game: id, rule: place } as const;
    return {
      href: link(to),
      onClick(event) {
        event.preventDefault();
        go(to);
      },
    };
  };
  return (
    <main class="book">
      <div class="book-head">
        <button type="button" class="button" onClick={() => history.back()}>
          {text.back}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {text.print}
        </button>
      </div>
      <h1>
        <Icon name="book" size={26} /> {text.title(opened.words.title)}
      </h1>
      <Book opened={opened} at={at} href={href} />
    </main>
  );
}
