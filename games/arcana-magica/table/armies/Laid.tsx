import { PieceButton } from '@magehall/ui';
import type { ComponentChildren } from 'preact';
import type { Table } from './Unit.tsx';

interface LaidProps {
  board: Table;
  name: string;
  class: string;
  children: ComponentChildren;
}

/**
 * A piece that lies on the table: its drawing, and its button as a layer over it. What is drawn,
 * signs and numbers, would only garble the button's name if it were inside.
 */
export function Laid({ board, name, class: more, children }: LaidProps) {
  const chosen = board.light(name) === 'chosen';
  return (
    <span class={`laid ${more}${chosen ? ' raised' : ''}`}>
      {children}
      <PieceButton board={board} name={name} class="layer">
        {null}
      </PieceButton>
    </span>
  );
}
