/** The game in its arch of the hall: four of the great arcana, and the dice they make. */
import { Sigil, type Window } from '@magehall/ui';
import { Arcanum } from './art/Arcanum.tsx';
import { Definitions } from './art/Definitions.tsx';
import { Solid } from './art/Solid.tsx';
import './art/art.css';

/** Cards are drawn at this width and then made larger, so that they need no names. */
const WIDTH = 80;

const CARDS = [
  { unit: 18, x: 28, y: 96, turn: -9, letter: 'W' },
  { unit: 21, x: 150, y: 92, turn: 8, letter: 'E' },
  { unit: 19, x: 84, y: 196, turn: -2, letter: 'F' },
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
          <Arcanum unit={unit} width={WIDTH} name="" letter={letter} />
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
  Keystone: () => <Sigil of="fire" r={8} />,
};
