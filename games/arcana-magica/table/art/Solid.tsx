import { isRanged } from '../../rules/attack/dice.ts';
import { Drawn } from './Drawn.tsx';

/** By number of sides: how far below the middle the number stands, and how high it is. */
const NUMBERS: Readonly<Record<number, readonly [number, number]>> = {
  4: [0.27, 0.66],
  6: [0.14, 0.82],
  8: [0.02, 0.62],
  12: [0, 0.66],
  20: [0.09, 0.6],
};

interface SolidProps {
  sides: number;
  r: number;
  /** What it shows; a die at rest shows how many sides it has. */
  face?: number | undefined;
}

/** A die round the origin. Gold strikes the Leader, silver flies anywhere. */
export function Solid({ sides, r, face = sides }: SolidProps) {
  const [y, height] = NUMBERS[sides];
  // The front of a cube stands left of its middle.
  const x = sides === 6 ? -0.14 : 0;
  return (
    <g class={isRanged(sides) ? 'solid ranged' : 'solid'} transform={`scale(${r})`}>
      <Drawn name={`d${sides}`} />
      <text x={x} y={y + height * 0.36} font-size={height * (face > 9 ? 0.86 : 1)}>
        {face}
      </text>
      {(face === 6 || face === 9) && (
        <path d={`M${x - height * 0.24} ${y + height * 0.5}h${height * 0.48}`} />
      )}
    </g>
  );
}
