import type { Book as Rules } from '@magehall/engine';
import { Definitions, narrow } from '@magehall/ui';
import type { TargetedMouseEvent } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { ChapterPart } from './Chapter.tsx';
import { Figure } from './Figure.tsx';
import { type Opened, type Shown, toldOf } from './load.ts';
import { jump, QUICK } from './place.ts';
import { type Findable, find } from './search.ts';
import { ShelfPart, ThingPage } from './Things.tsx';
import { sayBook } from './words/say.ts';
import './book.css';
import './lists.css';
import './figures.css';
import './print.css';

interface Link {
  href: string;
  onClick: (event: TargetedMouseEvent<HTMLAnchorElement>) => void;
}

/** Where the reader is, and how to link to another place. */
export interface Place {
  at: string | undefined;
  href: (at: string) => Link;
}

interface BookProps extends Place {
  opened: Opened;
  /** The table beside it has the drawings' gradients already. */
  beside?: boolean;
}

/** All of a book but what stands around it: search, contents, quick start, chapters, things. */
export function Book({ opened, at, href, beside = false }: BookProps) {
  const { book, shown } = opened;
  const text = sayBook.value;
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const all = useMemo(() => findables(opened, text.quick), [opened, text]);
  const found = useMemo(() => find(all, typed), [all, typed]);
  const searching = typed.trim() !== '';
  const page = pageOf(shown, at);
  const isPlace = page !== undefined || at === undefined || isIn(opened, at);
  // Who asked for a place stands before it.
  useEffect(() => {
    if (at && !searching && root.current) jump(root.current, page ? `thing:${at}` : at);
  }, [opened, at, searching]);
  const link = (place: string) => {
    const { href: to, onClick } = href(place);
    return {
      href: to,
      onClick(event: TargetedMouseEvent<HTMLAnchorElement>) {
        onClick(event);
        setTyped('');
        // The same place once more: its link changes nothing, but who follows it wants to be there.
        if (place === at && root.current) jump(root.current, place);
      },
    };
  };
  return (
    <div class="book-inside" ref={root}>
      {!beside && shown && (
        <Definitions>{shown.face.Definitions && <shown.face.Definitions />}</Definitions>
      )}
      <Search typed={typed} type={setTyped} found={searching ? found : undefined} href={link} />
      {!searching && page && shown && (
        <>
          <ThingPage {...page} {...{ shown, book, at }} href={link} />
          <p class="whole">
            <a {...link(`chapter:${QUICK}`)}>{text.whole}</a>
          </p>
        </>
      )}
      {!searching && !page && (
        <div class="book-columns">
          <Contents opened={opened} beside={beside} href={link} />
          <div class="book-text">
            {!isPlace && <p class="why">{text.unknown}</p>}
            {shown && <Quick shown={shown} />}
            {book.chapters.map((chapter) => (
              <ChapterPart key={chapter.id} {...{ chapter, shown, at }} href={link} />
            ))}
            {shown?.book.shelves.map((shelf) => (
              <ShelfPart key={shelf.id} {...{ shelf, shown, at }} href={link} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface SearchProps {
  typed: string;
  type: (text: string) => void;
  /** Undefined as long as nothing is looked for. */
  found: readonly Findable[] | undefined;
  href: Place['href'];
}

/** So many places are read through; more means that a word more is wanted. */
const MOST = 40;

function Search({ typed, type, found, href }: SearchProps) {
  const text = sayBook.value;
  const field = useId();
  return (
    <search class="book-search">
      <label for={field} class="unseen">
        {text.search}
      </label>
      <input
        id={field}
        type="search"
        placeholder={text.searchHint}
        value={typed}
        autocomplete="off"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p role="status" class={found ? 'muted' : 'unseen'}>
        {found && text.found(found.length)}
      </p>
      {found && (
        <ul class="found">
          {found.slice(0, MOST).map(({ at, title, text: line }) => (
            <li key={at}>
              <a {...href(at)}>
                <b>{title}</b> <span>{line}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

interface ContentsProps {
  opened: Opened;
  beside: boolean;
  href: Place['href'];
}

function Contents({ opened: { book, shown }, beside, href }: ContentsProps) {
  const text = sayBook.value;
  const parts = [
    ...(shown ? [{ id: QUICK, title: text.quick }] : []),
    ...book.chapters,
    ...(shown?.book.shelves ?? []),
  ];
  return (
    <nav class="contents" aria-label={text.contents}>
      {/* Where room is scarce, the pictures come first. */}
      <details open={!beside && !narrow.value}>
        <summary>{text.contents}</summary>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a {...href(`chapter:${id}`)}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** One page with pictures, for somebody who has never seen the game. */
function Quick({ shown }: { shown: Shown }) {
  const text = sayBook.value;
  return (
    <section id={`chapter-${QUICK}`} class="quick">
      <h2 tabIndex={-1}>{text.quick}</h2>
      <p class="muted">{text.quickLead}</p>
      <ol>
        {shown.book.quick.map(({ title, text: line, picture }) => (
          <li key={title}>
            <h3>{title}</h3>
            {picture && <Figure shown={shown} picture={picture} told />}
            <p>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The thing whose page is asked for. */
function pageOf(shown: Shown | undefined, at: string | undefined) {
  for (const shelf of shown?.book.shelves ?? []) {
    const thing = shelf.things.find(({ name, more }) => name === at || more?.includes(at ?? ''));
    if (thing) return { shelf, thing };
  }
  return undefined;
}

function isIn({ book, shown }: Opened, at: string): boolean {
  const [kind, name] = at.split(':');
  if (name === undefined) return rulesOf(book).some(({ id }) => id === at);
  const chapters = [
    QUICK,
    ...[...book.chapters, ...(shown?.book.shelves ?? [])].map(({ id }) => id),
  ];
  const lookups = Object.values(shown?.book.chapters ?? {}).flatMap(({ lookups = [] }) => lookups);
  return kind === 'chapter' ? chapters.includes(name) : lookups.some(({ id }) => id === name);
}

const rulesOf = ({ chapters }: Rules) => chapters.flatMap(({ rules }) => rules);

/** All that can be searched for, things first. */
function findables({ book, shown }: Opened, quick: string): Findable[] {
  const shelves = shown?.book.shelves ?? [];
  return [
    ...shelves.flatMap(({ things }) =>
      things.map((thing) => {
        const { title, what } = shown ? toldOf(shown, thing) : { title: '', what: '' };
        return { at: thing.name, title, text: what };
      }),
    ),
    ...(shown
      ? [
          {
            at: `chapter:${QUICK}`,
            title: quick,
            text: shown.book.quick.map(({ title, text }) => `${title}. ${text}`).join(' '),
          },
        ]
      : []),
    ...book.chapters.flatMap(({ id, title, text, rules }) => [
      { at: `chapter:${id}`, title, text: text.join(' ') },
      ...(shown?.book.chapters[id]?.lookups ?? []).map((lookup) => ({
        at: `table:${lookup.id}`,
        title: lookup.title,
        text: lookup.head.filter((cell) => typeof cell === 'string').join(' · '),
      })),
      ...rules.map((rule) => ({ at: rule.id, title, text: rule.text })),
    ]),
  ];
}
