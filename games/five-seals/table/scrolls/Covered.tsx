import { type Board, PieceButton, Ring } from '@magehall/ui';
import type { ComponentChildren } from 'preact';
import type { State } from '../../rules/state.ts';
import { spoken } from '../words.ts';

/** For scrolls that lie face down: they are called used. */
export function faceDown(board: Board<State>): Board<State> {
  return { ...board, label: (piece) => `${board.label(piece)}, ${spoken().used}` };
}

interface CoveredProps {
  board: Board<State>;
  name: string;
  /** The box of the drawing, and of the piece in it. */
  width: number;
  height: number;
  view: string;
  ring: { x: number; y: number; width: number; height: number; radius: number };
  class?: string;
  children: ComponentChildren;
}

/**
 * A piece with numbers and names drawn on it. The button lies over the drawing, so that it is called
 * by its label and not by the letters of its drawing.
 */
export function Covered(props: CoveredProps) {
  const { board, name, width, height, view, ring } = props;
  return (
    <span class={`covered ${props.class ?? ''}`}>
      <svg width={width} height={height} viewBox={view} aria-hidden="true">
        {props.children}
      </svg>
      <PieceButton board={board} name={name} class="cover">
        <svg width={width} height={height} viewBox={view} aria-hidden="true">
          <Ring {...ring} />
        </svg>
      </PieceButton>
    </span>
  );
}
