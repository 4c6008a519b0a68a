import type { Colour } from '../../rules/data.ts';
import { GAP, SLAB } from '../geometry.ts';
import { SIGNS, SignShape } from './signs.tsx';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Each storey is a little narrower than the one below. */
function narrowing(level: number): number {
  return Math.max(0.84, 1 - 0.018 * level);
}

/** The middle of a pillar on a storey. */
export function pillarX(place: number, level: number): number {
  return (place - 1) * GAP * narrowing(level);
}

interface SlabProps {
  y: number;
  level: number;
  floor: number;
  colours: readonly Colour[];
  central: boolean;
}

/** A round slab of stone: the storey's number in the middle of its side, what it takes beside it. */
export function Slab({ y, level, floor, colours, central }: SlabProps) {
  const rx = SLAB.rx * narrowing(level);
  const ry = SLAB.ry * narrowing(level);
  const base = y + SLAB.height;
  const front = y + ry + SLAB.height / 2 - 1.5;
  const suffix = central ? '-central' : '';
  const arc = (at: number) => `M${-rx} ${at}A${rx} ${ry} 0 0 0 ${rx} ${at}`;
  return (
    <g>
      <path
        d={`M${-rx} ${y}V${base}A${rx} ${ry} 0 0 0 ${rx} ${base}V${y}Z`}
        fill={`url(#slab${suffix})`}
        stroke="#070919"
        stroke-width="1.6"
      />
      <path d={arc(base - 4)} fill="none" stroke="#d8b25c" stroke-opacity=".9" stroke-width="1.6" />
      <ellipse
        cy={y}
        rx={rx}
        ry={ry}
        fill={`url(#top${suffix})`}
        stroke="#d8b25c"
        stroke-opacity=".85"
        stroke-width="1.4"
      />
      <text class="floor-number" y={front + 4.5}>
        {ROMAN[floor] ?? floor}
      </text>
      {colours.flatMap((colour, i) =>
        [-1, 1].map((side) => {
          const x = side * (rx * 0.42 + i * 15);
          const rise = ry * (1 - Math.sqrt(1 - (x / rx) ** 2));
          return (
            <SignShape
              key={`${colour}${side}`}
              colour={colour}
              x={x}
              y={front - rise + 0.5}
              r={5}
              fill={SIGNS[colour].fill}
            />
          );
        }),
      )}
    </g>
  );
}

const RADIUS = SLAB.rx + 1;
const BRICKS = bricks();

/** Three courses of stone round the foot. */
function bricks(): string {
  let path = '';
  for (let row = 0; row < 3; row++) {
    const y = 30 + row * 14;
    path += `M${-RADIUS - 3} ${y}A${RADIUS + 3} 14 0 0 0 ${RADIUS + 3} ${y}`;
    for (let i = -3; i <= 3; i++) {
      const x = (i + (row % 2 ? 0.5 : 0)) * 26;
      if (Math.abs(x) > RADIUS - 6) continue;
      const sag = 14 * Math.sqrt(1 - (x / (RADIUS + 4)) ** 2);
      // The lowest course is half in the ground.
      path += `M${x} ${(y + sag).toFixed(1)}v${row < 2 ? 13 : 4}`;
    }
  }
  return path;
}

/** The drum on which a tower stands, with a lit door and two windows. */
export function Foot() {
  return (
    <g>
      <ellipse class="foot-shade" cy="63" rx={RADIUS + 5} ry="17" />
      <path
        d={`M${-RADIUS} 12L${-RADIUS - 5} 62A${RADIUS + 5} 15 0 0 0 ${RADIUS + 5} 62L${RADIUS} 12Z`}
        fill="url(#foot)"
        stroke="#070919"
        stroke-width="1.6"
      />
      <path d={BRICKS} fill="none" stroke="#070919" stroke-opacity=".5" stroke-width="1.2" />
      <ellipse cy="62" rx="56" ry="34" fill="url(#candle)" />
      <path
        d="M-13 76.6V54A13 14 0 0 1 13 54V76.6Z"
        fill="#1b0f12"
        stroke="#d8b25c"
        stroke-width="1.6"
      />
      <path d="M-9 76.6V55A9 10 0 0 1 9 55V76.6Z" fill="url(#doorway)" />
      {[-48, 48].map((x) => (
        <path
          key={x}
          d={`M${x - 5} 63V52A5 6 0 0 1 ${x + 5} 52V63Z`}
          fill="#ffcf7a"
          fill-opacity=".85"
          stroke="#d8b25c"
        />
      ))}
    </g>
  );
}

/** Under a meeple that stands on a pillar for ever. */
export function Plinth() {
  return <path d="M-12 0H12L9 -7H-9Z" fill="#4a5190" stroke="#070919" />;
}
