import { type Chapter, originOf, type Rule } from '@magehall/engine';
import type { Cell, Lookup } from '@magehall/ui';
import { isValidElement } from 'preact';
import type { Place } from './Book.tsx';
import { Figure } from './Figure.tsx';
import { type Shown, thingOf, toldOf } from './load.ts';
import { sayBook } from './words/say.ts';

interface ChapterProps extends Place {
  chapter: Chapter;
  shown: Shown | undefined;
}

/**
 * A chapter: told, drawn, and rule by rule. What only matters to who wants to know exactly, numbers
 * and rulings, is folded away.
 */
export function ChapterPart({ chapter, shown, at, href }: ChapterProps) {
  const text = sayBook.value;
  const { pictures = [], lookups = [], ours } = shown?.book.chapters[chapter.id] ?? {};
  const plain = chapter.rules.filter(({ id }) => originOf(id) === 'book');
  const rulings = chapter.rules.filter(({ id }) => originOf(id) !== 'book');
  const line = (rule: Rule) => (
    <Line key={rule.id} rule={rule} asked={rule.id === at} href={href} />
  );
  return (
    <section id={`chapter-${chapter.id}`} class="chapter">
      <h2 tabIndex={-1}>{chapter.title}</h2>
      {chapter.text.map((paragraph) => (
        <p key={paragraph} class="lead">
          {paragraph}
        </p>
      ))}
      {shown && pictures.map((picture) => <Figure key={picture.id} {...{ shown, picture }} />)}
      {shown &&
        lookups.map((lookup) => (
          <LookupTable key={lookup.id} lookup={lookup} shown={shown} href={href} />
        ))}
      {plain.length > 0 && (
        <>
          <h3>{text.oneByOne}</h3>
          <ul class="rules">{plain.map(line)}</ul>
        </>
      )}
      {ours && (
        <p class="ours">
          <b>{text.ours}</b> {ours}
        </p>
      )}
      <details class="exactly">
        <summary>
          <b>{text.exactly}</b> <span class="muted">{text.exactlyWhat(rulings.length)}</span>
        </summary>
        {rulings.length > 0 && <ul class="rules">{rulings.map(line)}</ul>}
      </details>
    </section>
  );
}

/** A rule; its number shows once somebody wants to know exactly. */
function Line({ rule, asked, href }: { rule: Rule; asked: boolean; href: Place['href'] }) {
  const text = sayBook.value;
  const origin = text.origins[originOf(rule.id)];
  return (
    <li id={`rule-${rule.id}`} class={asked ? 'asked-for' : ''} tabIndex={-1}>
      <a class="rule-id" {...href(rule.id)}>
        {rule.id}
      </a>{' '}
      {origin && <span class="origin">{origin}</span>} <span>{rule.text}</span>
    </li>
  );
}

interface LookupProps {
  lookup: Lookup;
  shown: Shown;
  href: Place['href'];
}

function LookupTable({ lookup: { id, title, head, rows, note }, shown, href }: LookupProps) {
  const drawn = (cell: Cell) => <InCell cell={cell} shown={shown} href={href} />;
  return (
    <div id={`table-${id}`} class="lookup" tabIndex={-1}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((cell) =>
              cell === '' ? (
                <td key={cell} />
              ) : (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={`${row + 1}`}>
              <th scope="row">{drawn(name)}</th>
              {cells.map((cell, i) => (
                <td key={`${i + 1}`}>{drawn(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p class="muted">{note}</p>}
    </div>
  );
}

/** What stands in a cell: itself, or what the inspector says of a thing. */
function InCell({ cell, shown, href }: { cell: Cell } & Omit<LookupProps, 'lookup'>) {
  if (typeof cell !== 'object' || cell === null || !('of' in cell) || isValidElement(cell))
    return <>{cell}</>;
  const thing = thingOf(shown, cell.of) ?? { name: cell.of };
  const told = toldOf(shown, thing);
  const isPage = cell.say === 'title' && 'Portrait' in thing;
  return isPage ? <a {...href(cell.of)}>{told.title}</a> : <span>{told[cell.say]}</span>;
}
