import { mix } from '@magehall/ui';
import { isRanged } from '../../rules/dice.ts';
import { SOLIDS } from './solids.ts';

/** Gold strikes the Leader, silver flies anywhere. From light over middle to dark; then edge, ink. */
const MELEE = ['#f2c06a', '#b5772c', '#6b3f12', '#ffe9b8', '#1b0f05'] as const;
const RANGED = ['#bcd9f5', '#6f9cc9', '#31547c', '#f0f8ff', '#08152a'] as const;

interface SolidProps {
  sides: number;
  r: number;
  /** What it shows; a die at rest shows how many sides it has. */
  face?: number | undefined;
}

/** A die round the origin, light from the upper left. */
export function Solid({ sides, r, face = sides }: SolidProps) {
  const { facets, number, height } = SOLIDS[sides];
  const [light, middle, dark, edge, ink] = isRanged(sides) ? RANGED : MELEE;
  const [x, y] = number;
  const size = height * (face > 9 ? 0.86 : 1);
  return (
    <g transform={`scale(${r})`} stroke-linejoin="round">
      <ellipse cy="1.04" rx=".85" ry=".15" fill="#03040c" opacity=".5" />
      <path d={facets.map(({ path }) => path).join('')} stroke="#0a0c1d" stroke-width=".14" />
      {facets.map(({ path, shade }) => (
        <path
          key={path}
          d={path}
          fill={shade < 1 ? mix(light, middle, shade) : mix(middle, dark, shade - 1)}
          stroke={edge}
          stroke-opacity=".8"
          stroke-width=".035"
        />
      ))}
      <text
        class="solid-number"
        x={x}
        y={y + height * 0.36}
        font-size={size}
        fill={ink}
        stroke={edge}
      >
        {face}
      </text>
      {(face === 6 || face === 9) && (
        <path
          d={`M${x - height * 0.24} ${y + height * 0.5}h${height * 0.48}`}
          stroke={ink}
          stroke-width=".06"
          stroke-linecap="round"
        />
      )}
    </g>
  );
}
