import type { Game, Words } from '@magehall/engine';
import type { FunctionComponent } from 'preact';
import type { Board } from '../table/board.ts';
import { saySheets } from '../words/saySheets.ts';
import { type Asked, explain, knownOf } from './about.ts';
import { inColumn, looked } from './looked.ts';

export interface InspectorProps {
  /** Of the text, for `aria-describedby`. */
  id: string;
  board: Board;
  asked: Asked;
  /** A drawing of the thing, if the game has one. */
  Portrait: FunctionComponent<{ board: Board; thing: string }> | undefined;
  game: Game;
  words: Words;
  toRules: (rule?: string) => void;
}

/** Whatever is looked at: what it is, what it does, what it means now, on what rule that rests. */
export function Inspector({ id, board, asked, Portrait, game, words, toRules }: InspectorProps) {
  const text = saySheets.value.inspector;
  const thing = looked.value;
  const known = knownOf(game, words);
  const told = thing === undefined || !known ? undefined : explain(thing, asked, known.about);
  if (thing === undefined || !known || !told) return null;
  const usable = board.light(thing) !== 'rest';
  const why = board.active && !usable ? known.whyNot(board.view, board.viewer, thing) : [];
  const rule = why[0]?.rules[0] ?? told.rules?.[0];
  return (
    <section
      class={inColumn.value ? 'panel inspector aside' : 'panel inspector'}
      aria-label={text.title}
      data-thing={thing}
    >
      {Portrait && <Portrait board={board} thing={thing} />}
      <div id={id}>
        <h3>{told.title}</h3>
        <p>{told.what}</p>
        {told.now && <p class="now">{told.now}</p>}
        {usable && board.active && <p class="muted">{text.usable}</p>}
        {why.length > 0 && (
          <p class="muted">{why.map((reason) => known.about.why(reason, asked.name)).join(' ')}</p>
        )}
      </div>
      {rule && (
        <button type="button" class="link" onClick={() => toRules(rule)}>
          {text.rule(rule)}
        </button>
      )}
    </section>
  );
}
