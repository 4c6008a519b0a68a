import { useMemo } from 'preact/hooks';
import { saySheets } from '../words/saySheets.ts';
import { newest } from './since.ts';
import { tellerOf } from './teller.ts';
import { type Told, useSince } from './useSince.ts';

/** Where there is no chronicle beside the board: on the way to it, how much happened. */
export function Recap(told: Told) {
  const news = useSince(told);
  if (!news || news.lines.length === 0) return null;
  const text = saySheets.value.chronicle;
  const head = news.fromTheStart ? text.sinceStart : text.sinceTurn;
  return (
    <span class="recap">
      <span class="unseen">, {text.happened(news.lines.length, head)}</span>
      <span aria-hidden="true">{news.lines.length}</span>
    </span>
  );
}

/** What happened to the one who is asked now, before the question. */
export function Befell(told: Told) {
  const news = useSince(told);
  if (!news || news.befell.length === 0) return null;
  return <p class="befell">{news.befell.map(({ whole }) => whole).join(' ')}</p>;
}

/** What a rival just did. */
export function Newest({ steps, words, name }: Told) {
  const telling = tellerOf(words);
  const told = useMemo(() => telling && newest(steps, telling, name), [steps, telling, name]);
  return told ? <p class="newest">{told}</p> : null;
}
