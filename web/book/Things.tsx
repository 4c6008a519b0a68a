import type { Book } from '@magehall/engine';
import type { Shelf, Thing } from '@magehall/ui';
import type { Place } from './Book.tsx';
import { type Shown, toldOf } from './load.ts';
import { isMeant } from './place.ts';
import { sayBook } from './words/say.ts';

/** All things of a kind, each leading to its page. */
export function ShelfPart({ shelf, shown, href }: { shelf: Shelf; shown: Shown } & Place) {
  return (
    <section id={`chapter-${shelf.id}`} class="chapter">
      <h2 tabIndex={-1}>{shelf.title}</h2>
      <p class="muted">{sayBook.value.looks(shelf.things.length)}</p>
      <ul class="things" data-game={shown.id}>
        {shelf.things.map((thing) => {
          const { title, what } = toldOf(shown, thing);
          return (
            <li key={thing.name}>
              <a {...href(thing.name)}>
                <Drawn thing={thing} />
                <span>{title}</span>
              </a>
              <p class="in-print">{what}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Drawn({ thing: { Portrait } }: { thing: Thing }) {
  return (
    <span class="portrait" aria-hidden="true">
      <Portrait />
    </span>
  );
}

interface ThingPageProps extends Place {
  thing: Thing;
  shelf: Shelf;
  shown: Shown;
  book: Book;
}

/** The page of a spell, a card or a tile: what the inspector says of it, and the rules it rests on. */
export function ThingPage({ thing, shelf, shown, book, href }: ThingPageProps) {
  const text = sayBook.value;
  const place = shelf.things.indexOf(thing);
  const near = [shelf.things[place - 1], shelf.things[place + 1]] as const;
  const { title, rules = [] } = toldOf(shown, thing);
  const all = thing.told
    ? [thing.told]
    : [thing.name, ...(thing.more ?? [])].map((name) => toldOf(shown, { name }));
  const wanted = [...rules, ...thing.rules];
  const lines = book.chapters.flatMap((chapter) =>
    chapter.rules.filter(({ id }) => wanted.some((rule) => isMeant(rule, id))),
  );
  return (
    <article class="thing" data-game={shown.id}>
      <p>
        <a {...href(`chapter:${shelf.id}`)}>{shelf.title}</a>
      </p>
      <h2 id={`thing-${thing.name}`} tabIndex={-1}>
        {title}
      </h2>
      <div class="thing-told">
        <Drawn thing={thing} />
        <div>
          {all.map(({ title: of, what }) => (
            <p key={of}>
              {all.length > 1 && <b>{of}. </b>}
              {what}
            </p>
          ))}
        </div>
      </div>
      {thing.ours && (
        <p class="ours">
          <b>{text.ours}</b> {thing.ours}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <h3>{text.rulesOnIt}</h3>
          <ul class="rules">
            {lines.map((rule) => (
              <li key={rule.id}>
                <a {...href(rule.id)}>{rule.text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <nav class="neighbours" aria-label={shelf.title}>
        {near.map(
          (other, side) =>
            other && (
              <a key={other.name} class="button" {...href(other.name)}>
                <span>
                  {side === 0 ? text.before : text.after}: {toldOf(shown, other).title}
                </span>
              </a>
            ),
        )}
      </nav>
    </article>
  );
}
