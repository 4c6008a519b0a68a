import { useLayoutEffect, useRef } from 'preact/hooks';
import { Emblem } from '../art/Familiar.tsx';
import type { Sitter } from '../table/board.ts';
import { saySheets } from '../words/saySheets.ts';

/** Nothing of the table is on the page until the one it is for sits down. */
export function Curtain({ sitter, lift }: { sitter: Sitter; lift: () => void }) {
  const text = saySheets.value.curtain;
  const button = useRef<HTMLButtonElement>(null);
  // It may come after the page looked for what should have the focus.
  useLayoutEffect(() => {
    const page = button.current?.closest<HTMLElement>('.table-page');
    if (document.activeElement === document.body && page?.dataset.keyboard !== 'no')
      button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main class="curtain">
      <Emblem of={sitter.familiar} size={96} />
      <h2>{text.call(sitter.name)}</h2>
      <p>{text.text}</p>
      <button ref={button} type="button" class="button gold" onClick={lift}>
        {text.lift}
      </button>
    </main>
  );
}
