import { ELEMENT_LOOKS, Seal } from '@magehall/ui';
import { type Agreed, type ManaCard as Card, ELEMENTS } from '../../rules/index.ts';
import { Drawn } from '../art/Drawn.tsx';

interface ManaCardProps {
  card: Card;
  width: number;
  half: Agreed['half'];
  /** In its corner: `7`, `Q`. */
  rank: string;
  /** "other", before its small value. */
  other: string;
  /** Half as high, for a small screen. */
  flat: boolean;
}

/** Where things stand on a card 92 wide: its disc, its last line, its re-rolls from the first on. */
const TALL = { high: 132, disc: [49, 62, 25], last: 117, reroll: [7, 33, 0, 16] } as const;
const FLAT = { high: 66, disc: [49, 27, 19], last: 60, reroll: [60, 47, 14, 0] } as const;

export function ManaCard({ card, width, half, rank, other, flat }: ManaCardProps) {
  const element = ELEMENTS[card.element];
  const { fill, low, ink } = ELEMENT_LOOKS[element];
  const { high, disc, last, reroll } = flat ? FLAT : TALL;
  const [x, y, r] = disc;
  const [left, top, right, down] = reroll;
  return (
    <svg width={width} height={(width * high) / 92} viewBox={`0 0 92 ${high}`} aria-hidden="true">
      <rect
        width="92"
        height={high}
        rx="9"
        fill="url(#parchment)"
        stroke={low}
        stroke-width="1.6"
      />
      <rect width="92" height={high} rx="9" fill={fill} opacity=".14" />
      {!flat && (
        <path
          d="M10.5 4.5H81.5A6 6 0 0 1 87.5 10.5V121.5A6 6 0 0 1 81.5 127.5H10.5A6 6 0 0 1 4.5 121.5V10.5A6 6 0 0 1 10.5 4.5ZM12 99H80"
          fill="none"
          stroke={ink}
          stroke-opacity=".4"
        />
      )}
      <text
        class="rank"
        x={flat ? 5 : 11}
        y={flat ? 23 : 26}
        textLength={flat && rank.length > 1 ? 23 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {rank}
      </text>
      <g
        transform={flat ? 'translate(68 4) scale(.8)' : 'translate(65 8) scale(.84)'}
        style={{ color: ink }}
      >
        <Drawn name={`suit-${element}`} width={2.1} />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <Seal of={element} r={r}>
          {card.full}
        </Seal>
      </g>
      <text class="other" x={flat ? 7 : 9} y={last}>
        {other} <tspan class="small-value">{card[half]}</tspan>
      </text>
      {Array.from({ length: card.rerolls }, (_, i) => (
        <g
          key={`re-roll-${i + 1}`}
          transform={`translate(${left + i * right} ${top + i * down}) scale(.6)`}
          style={{ color: '#1d1430' }}
        >
          <Drawn name="reroll" width={2.6} />
        </g>
      ))}
    </svg>
  );
}

/** The back of a card: a pentacle in two circles. */
export function CardBack({ width }: { width: number }) {
  return (
    <svg width={width} height={(width * 132) / 92} viewBox="0 0 92 132" aria-hidden="true">
      <rect width="92" height="132" rx="9" fill="#1a1f48" stroke="#d8b25c" stroke-width="2" />
      <g
        transform="translate(46 66)"
        fill="none"
        stroke="#d8b25c"
        stroke-opacity=".75"
        stroke-width="2.4"
      >
        <circle r="30" />
        <path d="M0-30L17.6 24.3-28.5-9.3H28.5L-17.6 24.3Z" />
      </g>
    </svg>
  );
}
