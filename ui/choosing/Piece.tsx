import type { ComponentChildren } from 'preact';
import type { Board } from '../table/board.ts';

interface PieceProps {
  board: Board;
  name: string;
  children: ComponentChildren;
  class?: string;
  /** The same piece drawn once more: for the pointer alone, and never chosen itself. */
  twin?: boolean;
}

function stateOf(board: Board, name: string, twin: boolean): string {
  const light = board.light(name) === 'chosen' && twin ? 'may' : board.light(name);
  const last = board.last.has(name) ? ' last' : '';
  const blamed = board.blamed.has(name) ? ' blamed' : '';
  return `piece ${light}${last}${blamed}`;
}

/** What all pieces have in common, whether drawn in a picture or lying in the tray. */
function attributesOf({ board, name, class: more = '', twin = false }: PieceProps) {
  const light = board.light(name);
  return {
    'data-piece': name,
    class: `${stateOf(board, name, twin)} ${more}`.trim(),
    'aria-label': board.label(name),
    'aria-pressed': light === 'rest' ? undefined : light === 'chosen',
    // In small letters: a drawing knows no other spelling, and could not be focused.
    tabindex: light === 'rest' || twin ? -1 : 0,
    ...(twin && { 'aria-hidden': true }),
    onClick: () => board.click(name),
  };
}

/** A `<button>` can't stand inside an svg, so a group plays its part; keys reach it by `keys.ts`. */
const IN_DRAWING = 'button';

/** A piece inside a drawing. The shape that `Ring` draws shows its state. */
export function Piece(props: PieceProps) {
  return (
    <g {...attributesOf(props)} role={IN_DRAWING}>
      {props.children}
    </g>
  );
}

/** A piece outside a drawing. */
export function PieceButton(props: PieceProps) {
  return (
    <button type="button" {...attributesOf(props)}>
      {props.children}
    </button>
  );
}

interface RingProps {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** The light round a rectangular piece: glow, ring, dark keyline; which one shows is up to the style. */
export function Ring({ x, y, width, height, radius }: RingProps) {
  const grown = (by: number) => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
    rx: radius + by,
    fill: 'none',
  });
  return (
    <g class="ring">
      <rect class="ring-glow" {...grown(6)} />
      <rect class="ring-keyline" {...grown(4.4)} />
      <rect class="ring-line" {...grown(2.6)} />
      <rect class="ring-focus" {...grown(7)} />
    </g>
  );
}
