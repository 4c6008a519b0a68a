import { useState } from 'preact/hooks';
import { Dialog } from '../sheets/Dialog.tsx';
import { saySheets } from '../words/saySheets.ts';

interface ChoiceListProps<C> {
  choices: readonly C[];
  words: (choice: C) => string;
  choose: (choice: C) => void;
  close: () => void;
}

const MANY = 12;

/** Every choice as a sentence: for ears, for small screens, and for whoever likes lists. */
export function ChoiceList<C>({ choices, words, choose, close }: ChoiceListProps<C>) {
  const [find, setFind] = useState('');
  const sentences = choices.map((choice) => ({ choice, text: words(choice) }));
  const needle = find.trim().toLocaleLowerCase();
  const shown = sentences.filter(({ text }) => text.toLocaleLowerCase().includes(needle));
  return (
    <Dialog title={saySheets.value.choices.title} close={close} class="choice-list">
      {choices.length > MANY && (
        <input
          type="search"
          class="find"
          aria-label={saySheets.value.choices.find}
          placeholder={saySheets.value.choices.find}
          value={find}
          onInput={(event) => setFind(event.currentTarget.value)}
        />
      )}
      <ol>
        {shown.map(({ choice, text }) => (
          <li key={text}>
            <button type="button" class="button wide" onClick={() => choose(choice)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
