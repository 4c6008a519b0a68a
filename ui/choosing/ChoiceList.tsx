import type { Words } from '@magehall/engine';
import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAloud } from '../keys/useAloud.ts';
import { Dialog } from '../sheets/Dialog.tsx';
import { saySheets } from '../words/saySheets.ts';
import { matching } from './typed.ts';

interface ChoiceListProps<C> {
  choices: readonly C[];
  words: (choice: C) => string;
  /** What else people type for them. */
  spoken: Words;
  choose: (choice: C) => void;
  close: () => void;
}

/** Every choice as a sentence: for ears, for small screens, and for whoever likes lists. */
export function ChoiceList<C>({ choices, words, spoken, choose, close }: ChoiceListProps<C>) {
  const [find, setFind] = useState('');
  const sentences = choices.map((choice) => ({ choice, text: words(choice) }));
  const shown = matching(sentences, find, useAloud(spoken, 0)?.typed ?? {});
  const field = useRef<HTMLInputElement>(null);
  // Whoever opens it can type at once; arrows walk, Enter takes the only one left.
  useLayoutEffect(() => field.current?.focus(), []);
  const walk = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (shown.length !== 1) return;
      event.preventDefault();
      choose(shown[0].choice);
    }
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const list = event.currentTarget.closest('dialog');
    const stops = [...(list?.querySelectorAll<HTMLElement>('input, ol button') ?? [])];
    stops[stops.indexOf(event.currentTarget) + way]?.focus();
  };
  return (
    <Dialog title={saySheets.value.choices.title} close={close} class="choice-list">
      <input
        ref={field}
        onKeyDown={walk}
        type="search"
        class="find"
        aria-label={saySheets.value.choices.find}
        placeholder={saySheets.value.choices.find}
        value={find}
        onInput={(event) => setFind(event.currentTarget.value)}
      />
      <ol>
        {shown.map(({ choice, text }) => (
          <li key={text}>
            <button
              type="button"
              class="button wide"
              onKeyDown={walk}
              onClick={() => choose(choice)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
