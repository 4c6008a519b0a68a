import type { Colour } from '../../rules/data.ts';

interface Sign {
  fill: string;
  high: string;
  low: string;
  /** In text on parchment. */
  ink: string;
}

/** The four kinds of mana: each has a sign, and a letter in `words.ts`: colour never speaks alone. */
export const SIGNS: Record<Colour, Sign> = {
  yellow: { fill: '#f0c84a', high: '#ffe694', low: '#7a5a10', ink: '#7f5d00' },
  pink: { fill: '#f08ab8', high: '#ffb9d8', low: '#9a3c68', ink: '#9a2f63' },
  purple: { fill: '#a98af0', high: '#cdb8ff', low: '#573b99', ink: '#6d3fb8' },
  blue: { fill: '#5aa8f0', high: '#98ceff', low: '#23609e', ink: '#1c64ad' },
};

const TURN = Math.PI * 2;
const polar = (r: number, part: number): [number, number] => [
  +(r * Math.sin(part * TURN)).toFixed(2),
  +(-r * Math.cos(part * TURN)).toFixed(2),
];

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const [x1, y1] = polar(0.66, i / 8);
  const [x2, y2] = polar(1, i / 8);
  return `M${x1} ${y1}L${x2} ${y2}`;
}).join('');

const PETALS = Array.from({ length: 5 }, (_, i) => polar(0.56, i / 5));

/** The sign of a colour, of radius 1 about the origin, in the current colour. */
function Shape({ colour }: { colour: Colour }) {
  switch (colour) {
    case 'yellow':
      return (
        <>
          <circle r=".42" fill="currentColor" stroke="none" />
          <path d={RAYS} />
        </>
      );
    case 'pink':
      return (
        <>
          {PETALS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r=".37" />
          ))}
          <circle r=".17" fill="currentColor" stroke="none" />
        </>
      );
    case 'purple':
      return <path d="M.35-.92A.95.95 0 1 0 .92.42A.78.78 0 1 1 .35-.92Z" fill="currentColor" />;
    case 'blue':
      return (
        <path d="M-1-.38C-.6-.8-.36-.8 0-.38C.36.04.6.04 1-.38M-1 .38C-.6-.04-.36-.04 0 .38C.36.8.6.8 1 .38" />
      );
  }
}

interface SignProps {
  colour: Colour;
  x?: number;
  y?: number;
  r: number;
  fill?: string;
}

export function SignShape({ colour, x = 0, y = 0, r, fill }: SignProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${r})`}
      style={fill ? { color: fill } : undefined}
      fill="none"
      stroke="currentColor"
      stroke-width=".26"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <Shape colour={colour} />
    </g>
  );
}
