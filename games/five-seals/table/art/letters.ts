import type { ElementName } from '../../rules/elements.ts';

/** A sign and a letter go with each element, so that colour never speaks alone. */
export const LETTERS: Record<ElementName, string> = {
  fire: 'F',
  water: 'W',
  air: 'A',
  earth: 'E',
  mind: 'M',
};
