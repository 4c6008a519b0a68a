import type { NoUndo } from '@magehall/engine';
import type { ComponentChildren } from 'preact';
import { Icon } from '../art/Icon.tsx';
import { compact } from '../table/room.ts';
import { say } from '../words/language.ts';
import type { Act } from './acts.ts';

interface PromptProps {
  /** What happened, before what is asked. */
  told: ComponentChildren;
  /** What is asked of whom; or what will happen. */
  sentence: string;
  /** Why something can't be done. */
  why: string | undefined;
  /** Opens the book at the rule that this rests on. */
  toRule: (() => void) | undefined;
  /** What it costs, what follows from it. */
  follows: string | undefined;
  /** The golden button: what one more press does. */
  ready: Act | undefined;
  /** In short, where that tells them apart; the whole sentence to a pointer that rests. */
  others: readonly Act[];
  /** How many choices are open; 0 if none are to be made here. */
  open: number;
  list: () => void;
  /** Asks what an archmage would do. */
  hint: (() => void) | undefined;
  /** Takes back, or says why not. */
  undo: (() => void) | undefined;
  noUndo: NoUndo | undefined;
  children?: ComponentChildren;
}

export function Prompt(props: PromptProps) {
  const words = say.value.table;
  const { ready, others, open, noUndo } = props;
  // Where room is scarce, what follows stands in the line of what is asked.
  const inLine = compact.value && !props.why && props.follows;
  const detail = inLine ? undefined : (props.why ?? props.follows);
  return (
    <section class="prompt" aria-label={props.sentence} tabIndex={-1} id="prompt">
      {props.told}
      <p class="sentence">
        {props.sentence}
        {inLine && <span class="detail"> {inLine}</span>}
      </p>
      {detail && (
        <p class={props.why ? 'detail why' : 'detail'}>
          {detail}
          {props.toRule && (
            <>
              {' '}
              <button type="button" class="link" onClick={props.toRule}>
                {words.rule}
              </button>
            </>
          )}
        </p>
      )}
      {others.length > 0 && (
        <ul class="others">
          {others.map(({ label, short, whole, act }) => (
            <li key={label}>
              <button type="button" class="button small" title={whole} onClick={act}>
                {short ?? label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="actions">
        {props.undo && (
          <button
            type="button"
            class={noUndo ? 'button square idle' : 'button square'}
            aria-label={words.undo}
            aria-disabled={noUndo !== undefined}
            title={words.undo}
            onClick={props.undo}
          >
            <Icon name="undo" />
          </button>
        )}
        {/* A list of the one thing that the golden button does would be no choice. */}
        {open > (ready ? 1 : 0) && (
          <button type="button" class="button" onClick={props.list} id="open-choices">
            <Icon name="log" size={17} />
            {words.choices(open)} <kbd>L</kbd>
          </button>
        )}
        {props.hint && (
          <button
            type="button"
            class="button square"
            aria-label={words.hint}
            title={words.hint}
            onClick={props.hint}
            id="hint"
          >
            <Icon name="hint" />
          </button>
        )}
        {ready && (
          <button
            type="button"
            class="button gold"
            title={ready.whole}
            onClick={ready.act}
            id="do-it"
          >
            {ready.label} <kbd>↵</kbd>
          </button>
        )}
        {props.children}
      </div>
    </section>
  );
}
