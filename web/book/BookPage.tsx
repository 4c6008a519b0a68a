import { say } from '@magehall/ui';
import { useEffect } from 'preact/hooks';
import { useWords } from '../games.ts';
import { useLoaded } from '../useLoaded.ts';
import { sayHall } from '../words/say.ts';

/** The rules as prose, each rule with its id. */
export function BookPage({ id, rule: asked }: { id: string; rule: string | undefined }) {
  const words = useWords(id);
  const book = useLoaded(() => words?.book(), [words]);
  useEffect(() => {
    if (words) document.title = say.value.pageTitle(sayHall.value.book.title(words.title));
  }, [words, sayHall.value]);
  // Who asked for a rule stands before it.
  useEffect(() => {
    if (book && asked) jump(`rule-${asked}`);
  }, [book, asked]);
  if (!words || !book) return null;
  const { chapters } = book;
  return (
    <main class="book">
      <button type="button" class="button" onClick={() => history.back()}>
        {sayHall.value.book.back}
      </button>
      <h1>{sayHall.value.book.title(words.title)}</h1>
      <nav>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <button type="button" class="link" onClick={() => jump(`chapter-${chapter.id}`)}>
                {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter) => (
        <section key={chapter.id} id={`chapter-${chapter.id}`} tabIndex={-1}>
          <h2>{chapter.title}</h2>
          {chapter.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul class="rules">
            {chapter.rules.map((rule) => (
              <li
                key={rule.id}
                id={`rule-${rule.id}`}
                class={rule.id === asked ? 'asked-for' : undefined}
                tabIndex={-1}
              >
                <code>{rule.id}</code> <span>{rule.text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function jump(to: string): void {
  const place = document.getElementById(to);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: to.startsWith('rule-') ? 'center' : 'start' });
}
