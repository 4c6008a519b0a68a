/** The elements of magic, the same in every game. A sign and a letter go with each colour. */
export type ElementName = 'fire' | 'water' | 'air' | 'earth' | 'mind';

interface ElementLook {
  fill: string;
  high: string;
  low: string;
  /** Text in its colour on parchment. */
  ink: string;
  /** Its sign in a circle of radius 1 round the centroid. */
  sigil: string;
}

const UP = 'M0-1 .866 .5-.866 .5Z';
const DOWN = 'M0 1 .866-.5-.866-.5Z';

export const ELEMENT_LOOKS: Record<ElementName, ElementLook> = {
  fire: { fill: '#f0694a', high: '#ff9a7a', low: '#9c2f1c', ink: '#b8391f', sigil: UP },
  water: { fill: '#4f9df0', high: '#8cc4ff', low: '#1f569c', ink: '#1c64ad', sigil: DOWN },
  air: {
    fill: '#f2cc4a',
    high: '#ffe694',
    low: '#7a5a10',
    ink: '#7f5d00',
    sigil: `${UP}M-.98-.04H.98`,
  },
  earth: {
    fill: '#58b866',
    high: '#92df9c',
    low: '#23692f',
    ink: '#2a7438',
    sigil: `${DOWN}M-.98 .04H.98`,
  },
  mind: {
    fill: '#ac80ee',
    high: '#d0b3ff',
    low: '#5a3399',
    ink: '#6d3fb8',
    sigil:
      'M.86 0A.86 .86 0 1 1-.86 0A.86 .86 0 1 1 .86 0ZM.06 0A.06 .06 0 1 1-.06 0A.06 .06 0 1 1 .06 0Z',
  },
};
