/** The game in its arch of the hall: four of the great arcana, and the dice they make. */
import { settings, type Window } from '@magehall/ui';
import { Arcanum } from './art/Arcanum.tsx';
import { Definitions } from './art/Definitions.tsx';
import { Solid } from './art/Solid.tsx';
import './art/art.css';

/** Cards are drawn at this width and then made larger, so that they need no names. */
const WIDTH = 80;

/** Each with the first letter of its element's name. */
const CARDS = [
  { unit: 18, x: 28, y: 96, turn: -9, letter: { en: 'W', fr: 'E' } },
  { unit: 21, x: 150, y: 92, turn: 8, letter: { en: 'E', fr: 'T' } },
  { unit: 19, x: 84, y: 196, turn: -2, letter: { en: 'F', fr: 'F' } },
] as const;

function Picture() {
  return (
    <g>
      <defs>
        <Definitions />
      </defs>
      <circle cx="143" cy="200" r="190" fill="url(#candle)" />
      {CARDS.map(({ unit, x, y, turn, letter }) => (
        <g key={unit} transform={`translate(${x} ${y}) rotate(${turn} 56 90) scale(1.42)`}>
          <Arcanum unit={unit} width={WIDTH} name="" letter={letter[settings.value.language]} />
        </g>
      ))}
      <g transform="translate(64 404)">
        <Solid sides={12} r={24} face={12} />
      </g>
      <g transform="translate(226 402)">
        <Solid sides={20} r={27} face={17} />
      </g>
    </g>
  );
}

export const scene: Window = {
  Picture,
  Keystone: () => (
    <path
      d="M0 -8.5L7.4 -4.2V4.2L0 8.5L-7.4 4.2V-4.2ZM0 -4L4 3H-4Z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
  ),
};
