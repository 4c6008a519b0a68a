import type { Element, Token } from '../../rules/index.ts';
import drawings from './drawings.svg';

/** What is drawn in the game's own picture, which is fetched once. */
type Drawing =
  | `${'arcanum-' | 'd' | 'glyph-d'}${number}`
  | `suit-${Element}`
  | `token-${Token}`
  | 'arrow'
  | 'reroll';

/** Sends for the picture before the first of its drawings is wanted. */
export function fetchDrawings(): void {
  new Image().src = drawings;
}

interface DrawnProps {
  name: Drawing;
  transform?: string;
  /** Of the strokes of a sign on the house's 24 grid. */
  width?: number;
}

export function Drawn({ name, transform, width }: DrawnProps) {
  return <use href={`${drawings}#${name}`} transform={transform} stroke-width={width} />;
}
