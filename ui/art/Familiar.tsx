import { type Familiar, STONES } from './stones.ts';

interface Shape {
  body: string;
  line: string;
  eyes: readonly (readonly [number, number, number])[];
  /** A thick line in the stone's colour: a tail, a coil. */
  thick?: { path: string; width: number };
  rings?: readonly (readonly [number, number, number])[];
}

const SHAPES: Record<Familiar, Shape> = {
  raven: {
    body: 'M-17 3.5L-8.5 -5C-8.6 -13 -4 -19.6 3 -20.6C7.6 -21.2 11 -18.8 12 -15.6L19.5 -12.2L11.8 -10.4C10.6 -3.4 6 1 -1 1.6L-6.4 2L-14.4 7Z',
    line: 'M-8.5 -5C-4 -6.6 1 -5.6 4.6 -9.4M-10.4 -.8C-5.6 -1.4 -1.6 -1.6 2 -4.4M-1.4 1.6V7M3 .6V7',
    eyes: [[7.4, -15.6, 1.5]],
  },
  cat: {
    body: 'M-7.5 -13.5L-8 -22L-2.8 -18.2H2.8L8 -22L7.5 -13.5C8 -10.4 6.6 -7.8 4.6 -6.4C8.2 -3 9.4 2 8.8 7H-8.8C-9.4 2 -8.2 -3 -4.6 -6.4C-6.6 -7.8 -8 -10.4 -7.5 -13.5Z',
    line: 'M-1.4 -9.6L0 -8.6L1.4 -9.6M-2.6 7V.6M2.6 7V.6',
    eyes: [
      [-3.2, -13, 1.5],
      [3.2, -13, 1.5],
    ],
    thick: { path: 'M8 5.6C14 6 16.5 1 13.4 -3.4C12 -5.6 12.6 -8 14.6 -9', width: 3.6 },
  },
  owl: {
    body: 'M-11 -11C-12 -18 -9.6 -21 -9 -23L-4.6 -19.6C-2 -20.6 2 -20.6 4.6 -19.6L9 -23C9.6 -21 12 -18 11 -11C12.6 -3 9.6 6.4 0 7.4C-9.6 6.4 -12.6 -3 -11 -11Z',
    line: 'M-5 -1.6L-2.5 .8L0 -1.6L2.5 .8L5 -1.6M-2.8 3L0 5.2L2.8 3M-1.4 -8L0 -5.4L1.4 -8Z',
    eyes: [
      [-4.7, -11.6, 1.9],
      [4.7, -11.6, 1.9],
    ],
    rings: [
      [-4.7, -11.6, 4.1],
      [4.7, -11.6, 4.1],
    ],
  },
  snake: {
    body: 'M0 -27.4C3 -27.4 5 -25.6 5.4 -22.8C9.6 -20.8 10 -15.4 5.8 -11.8C4 -10.2 2 -9.4 0 -9.4S-4 -10.2 -5.8 -11.8C-10 -15.4 -9.6 -20.8 -5.4 -22.8C-5 -25.6 -3 -27.4 0 -27.4Z',
    line: 'M0 -12.2V-18M-3.6 -13.8L-4.6 -17M3.6 -13.8L4.6 -17M-1.2 -20.4H1.2',
    eyes: [
      [-2.4, -23.4, 1.3],
      [2.4, -23.4, 1.3],
    ],
    thick: {
      path: 'M-13 4.6H9.5C14.4 4.6 14.4 -1.4 9.5 -1.4H-6C-10.4 -1.4 -10.4 -7 -6 -7H.5C5 -7 4.4 -11 2 -13',
      width: 5.2,
    },
  },
  toad: {
    body: 'M-16 6.6C-18 0 -15 -5.6 -9.6 -8C-12 -12 -10.4 -17 -6.2 -17C-3.8 -17 -2.6 -15.4 -2 -13.6H2C2.6 -15.4 3.8 -17 6.2 -17C10.4 -17 12 -12 9.6 -8C15 -5.6 18 0 16 6.6Z',
    line: 'M-8.6 -5.4C-4 -2 4 -2 8.6 -5.4M-9.6 6.6C-10.4 2.6 -8.6 .4 -6 -.4M9.6 6.6C10.4 2.6 8.6 .4 6 -.4',
    eyes: [
      [-6, -12.6, 2],
      [6, -12.6, 2],
    ],
  },
};

/** The animal of a seat, about 36 × 30; origin in its middle, feet at y 7. */
export function FamiliarFigure({ of }: { of: Familiar }) {
  const shape = SHAPES[of];
  const stone = STONES[of];
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return (
    <g>
      <path d={shape.body} class="keyline" stroke-width="4.6" stroke-linejoin="round" />
      {shape.thick && (
        <g fill="none" {...round}>
          <path d={shape.thick.path} stroke="#070919" stroke-width={shape.thick.width + 4.4} />
          <path d={shape.thick.path} stroke={stone.high} stroke-width={shape.thick.width + 1.2} />
          <path d={shape.thick.path} stroke={stone.fill} stroke-width={shape.thick.width} />
        </g>
      )}
      <path
        d={shape.body}
        fill={`url(#stone-${of})`}
        stroke={stone.high}
        stroke-width={of === 'raven' ? 1.4 : 0.9}
        stroke-linejoin="round"
      />
      {shape.rings?.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" stroke={stone.ink} stroke-width="1.2" />
      ))}
      <path
        d={shape.line}
        fill="none"
        stroke={stone.ink}
        stroke-opacity=".75"
        stroke-width="1.4"
        {...round}
      />
      {shape.eyes.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={of === 'raven' ? '#ffd477' : stone.ink} />
      ))}
    </g>
  );
}

/** The familiar in a dark disc with a ring of its stone: a seat's mark beside its name. */
export function Emblem({ of, size }: { of: Familiar; size: number }) {
  return (
    <svg class="emblem" width={size} height={size} viewBox="-23 -23 46 46" aria-hidden="true">
      <circle r="21" class="emblem-ground" stroke={STONES[of].ring} stroke-width="2.2" />
      <g transform="translate(0 6.3)">
        <FamiliarFigure of={of} />
      </g>
    </svg>
  );
}
