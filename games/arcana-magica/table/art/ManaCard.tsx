import { ELEMENT_LOOKS, Seal, Strokes } from '@magehall/ui';
import { type Agreed, type ManaCard as Card, ELEMENTS } from '../../rules/index.ts';
import { REROLL, SUITS } from './icons.ts';

interface ManaCardProps {
  card: Card;
  width: number;
  half: Agreed['half'];
  /** "other", before its small value. */
  other: string;
}

/** A mana card is drawn 92 × 132. */
export function ManaCard({ card, width, half, other }: ManaCardProps) {
  const element = ELEMENTS[card.element];
  const { fill, low, ink } = ELEMENT_LOOKS[element];
  return (
    <svg width={width} height={(width * 132) / 92} viewBox="0 0 92 132" aria-hidden="true">
      <rect width="92" height="132" rx="9" fill="url(#parchment)" stroke={low} stroke-width="1.6" />
      <rect width="92" height="132" rx="9" fill={fill} opacity=".14" />
      <rect
        x="4.5"
        y="4.5"
        width="83"
        height="123"
        rx="6"
        fill="none"
        stroke={ink}
        stroke-opacity=".4"
      />
      <text class="rank" x="11" y="26">
        {card.rank}
      </text>
      <g transform="translate(65 8) scale(.84)" style={{ color: ink }}>
        <Strokes path={SUITS[element]} width={2.1} />
      </g>
      <g transform="translate(49 62)">
        <Seal of={element} r={25}>
          {card.full}
        </Seal>
      </g>
      <path d="M12 99H80" stroke={ink} stroke-opacity=".4" />
      <text class="other" x="9" y="117">
        {other} <tspan class="small-value">{card[half]}</tspan>
      </text>
      {Array.from({ length: card.rerolls }, (_, i) => 33 + i * 16).map((y) => (
        <g key={y} transform={`translate(7 ${y}) scale(.6)`} style={{ color: '#1d1430' }}>
          <Strokes path={REROLL} width={2.6} />
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
