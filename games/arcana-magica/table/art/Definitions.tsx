import { ELEMENT_LOOKS, type ElementName, mix, SealColours } from '@magehall/ui';
import { ELEMENTS } from '../../rules/index.ts';
import { EMBLEMS } from './emblems.ts';

/** The Fool has a colour too, though no element. */
export const NO_ELEMENT = '#c9b6e8';

const FILLS: Record<string, string> = {
  n: 'none',
  o: '#141838',
  a: 'var(--a)',
  g: '#e9c876',
  w: '#fff3d2',
  b: '#1c2150',
};
const LINES: Record<string, string> = {
  g: '#ecca7d',
  p: '#fbe7b0',
  d: '#141838',
  a: 'var(--a)',
  w: '#fff3d2',
  x: 'none',
};

/** One part of an emblem; `emblems.ts` says what its first five signs mean. */
function Part({ part }: { part: string }) {
  const [tens, ones, fill, opaque, line] = part;
  return (
    <path
      d={part.slice(5)}
      fill={FILLS[fill]}
      fill-opacity={opaque === '0' ? undefined : Number(opaque) / 10}
      stroke={LINES[line]}
      stroke-width={Number(tens + ones) / 10}
    />
  );
}

/** The night sky in the window of a card; at the horizon it takes the element's colour. */
function Sky({ id, colour }: { id: string; colour: string }) {
  return (
    <linearGradient id={`sky-${id}`} x2="0" y2="1">
      <stop offset="0" stop-color="#262c60" />
      <stop offset=".62" stop-color="#171b42" />
      <stop offset="1" stop-color={mix('#171b42', colour, 0.38)} />
    </linearGradient>
  );
}

export function Definitions() {
  return (
    <>
      <SealColours elements={ELEMENTS} />
      {ELEMENTS.map((element: ElementName) => (
        <Sky key={element} id={element} colour={ELEMENT_LOOKS[element].fill} />
      ))}
      <Sky id="none" colour={NO_ELEMENT} />
      <linearGradient id="parchment" x2=".5" y2="1">
        <stop offset="0" stop-color="#f8eed2" />
        <stop offset="1" stop-color="#e2d0a0" />
      </linearGradient>
      {EMBLEMS.map((emblem, unit) => (
        <g
          key={emblem}
          id={`arcanum-${unit}`}
          fill="none"
          stroke-linecap="round"
          stroke-linejoin="round"
        >
          {emblem.split('|').map((part) => (
            <Part key={part} part={part} />
          ))}
        </g>
      ))}
    </>
  );
}
