import { Emblem } from './art/Familiar.tsx';
import type { Sitter } from './board.ts';
import { say } from './language.ts';

/** Nothing of the table is on the page until the one it is for sits down. */
export function Curtain({ sitter, lift }: { sitter: Sitter; lift: () => void }) {
  const text = say.value.table;
  return (
    <main class="curtain">
      <Emblem of={sitter.familiar} size={96} />
      <h2>{text.curtain(sitter.name)}</h2>
      <p>{text.curtainText}</p>
      <button type="button" class="button gold" onClick={lift}>
        {text.curtainLift}
      </button>
    </main>
  );
}
