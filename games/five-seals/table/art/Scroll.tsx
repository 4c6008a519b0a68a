import { ELEMENT_LOOKS, Seal, Sigil } from '@magehall/ui';
import { ELEMENTS } from '../../rules/data/elements.ts';
import { CARD_ELEMENT, CARD_SPELL, CARD_STRENGTH, type Card } from '../../rules/data/scrolls.ts';
import { SpellIcon } from './Figures.tsx';

interface ScrollProps {
  card: Card;
  width: number;
  height: number;
  /** Left out where it would be too small to read. */
  name?: string | undefined;
  /** Height of the name. */
  size?: number;
  /** There is room for the name, but it is drawn apart: a piece is called by its label alone. */
  apart?: boolean;
}

/** A smaller seal could not be read on the board for five. */
const SMALLEST = 15;
/** A scroll less wide than this is drawn in pixels, and its seal leaves room for what it does. */
const SMALL = 40;

/** How wide a letter is at most, as part of its height: not every device has a narrow face. */
const LETTER = 0.62;

/** A name, squeezed if it is a little too long. */
function Name({ name, y, size, most }: { name: string; y: number; size: number; most: number }) {
  return (
    <text
      class="scroll-name"
      y={y}
      font-size={size}
      textLength={name.length * size * LETTER > most ? most : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {name}
    </text>
  );
}

const rollOf = (height: number) => Math.max(3.2, height * 0.085);

interface ScrollNameProps {
  name: string;
  width: number;
  height: number;
  size: number;
}

/** The name at the foot of a scroll. */
export function ScrollName({ name, width, height, size }: ScrollNameProps) {
  const y = height / 2 - rollOf(height) - size * 0.26;
  return <Name name={name} y={y} size={size} most={width - 6} />;
}

/** A scroll as it lies on the board, about its middle: seal, what it does, and its name. */
export function Scroll({ card, width: w, height: h, name, size = 12, apart }: ScrollProps) {
  const element = ELEMENTS[CARD_ELEMENT[card]];
  const { fill, low } = ELEMENT_LOOKS[element];
  const roll = rollOf(h);
  const row = name ? -size * 0.62 : 0;
  const room = h - 2 * roll - (name ? size * 1.05 : 0);
  const radius =
    w < SMALL ? w * 0.265 : Math.min(Math.max(h * 0.27, SMALLEST), w * 0.342, room / 2);
  // In a narrow box the icon lies below the seal's shoulder, else beside it.
  const narrow = w < h * 1.15;
  const icon = narrow ? w * 0.44 : Math.min(w - 2 * radius - (w < SMALL ? 4 : 7), room * 0.94);
  const shift = narrow ? h * 0.11 : 0;
  return (
    <>
      <rect class="shade" x={-w / 2 + 1} y={-h / 2 + 3} width={w - 2} height={h} rx="4" />
      <rect
        x={-w / 2 + 1.4}
        y={-h / 2 + roll / 2}
        width={w - 2.8}
        height={h - roll}
        fill="url(#parchment)"
      />
      <rect
        x={-w / 2 + 1.4}
        y={-h / 2 + roll / 2}
        width={w - 2.8}
        height={h - roll}
        fill={fill}
        opacity=".16"
      />
      <Rolls w={w} h={h} roll={roll} fill={fill} low={low} />
      <g class="scroll-icon">
        <SpellIcon
          of={CARD_SPELL[card]}
          at={`translate(${w / 2 - 2.5 - icon / 2} ${row + shift * 1.9}) scale(${icon / 24})`}
        />
      </g>
      <g transform={`translate(${-w / 2 + radius + 2.5} ${row - shift})`}>
        <Seal of={element} r={radius}>
          {CARD_STRENGTH[card]}
        </Seal>
      </g>
      {name && !apart && <ScrollName name={name} width={w} height={h} size={size} />}
    </>
  );
}

function Rolls(props: { w: number; h: number; roll: number; fill: string; low: string }) {
  const { w, h, roll, fill, low } = props;
  return (
    <>
      {[-h / 2, h / 2 - roll].map((y) => (
        <g key={y}>
          <rect
            x={-w / 2}
            y={y}
            width={w}
            height={roll}
            rx={roll / 2}
            fill={fill}
            stroke={low}
            stroke-width=".9"
          />
          <rect
            x={-w / 2 + 2}
            y={y + roll * 0.18}
            width={w - 4}
            height={roll * 0.26}
            rx={roll * 0.13}
            fill="#fff"
            opacity=".35"
          />
        </g>
      ))}
    </>
  );
}

/** A scroll in hand: upright, lying flat, and flat without its name, at last very small. */
export interface Shape {
  width: number;
  height: number;
}
export const CARD: Shape = { width: 62, height: 86 };
export const FLAT: Shape = { width: 68, height: 46 };
export const SQUARE: Shape = { width: 44, height: 46 };
export const TINY: Shape = { width: 37, height: 30 };

interface ScrollCardProps {
  card: Card;
  name: string;
  /** Of its element. */
  letter: string;
}

/** A scroll in hand, upright: 62 × 86 about its middle. */
export function ScrollCard({ card, name, letter }: ScrollCardProps) {
  const element = ELEMENTS[CARD_ELEMENT[card]];
  const { fill, low, ink } = ELEMENT_LOOKS[element];
  const { width: w, height: h } = CARD;
  return (
    <>
      <rect x={-w / 2 + 2} y={-h / 2 + 4} width={w - 4} height={h - 8} fill="url(#parchment)" />
      <rect x={-w / 2 + 2} y={-h / 2 + 4} width={w - 4} height={h - 8} fill={fill} opacity=".13" />
      <Rolls w={w} h={h} roll={7} fill={fill} low={low} />
      <g class="scroll-icon">
        <SpellIcon of={CARD_SPELL[card]} at="translate(7 -3) scale(1.12)" />
      </g>
      <g transform="translate(-16.5 -21)">
        <Seal of={element} r={12.6}>
          {CARD_STRENGTH[card]}
        </Seal>
      </g>
      <text class="scroll-letter" x={w / 2 - 7} y="-24" fill={ink}>
        {letter}
      </text>
      <path d="M-22 19H22" stroke={ink} stroke-opacity=".45" />
      <Name name={name} y={31} size={12} most={w - 8} />
    </>
  );
}

/** A used scroll shows its night-blue back. */
export function ScrollBack(props: { card: Card; name: string | undefined; shape: Shape }) {
  const { card, name, shape } = props;
  const element = ELEMENTS[CARD_ELEMENT[card]];
  const { width: w, height: h } = shape;
  const upright = shape === CARD;
  const [x, y] = upright ? [0, -4] : [name ? -18 : -8, name ? -7 : 0];
  return (
    <g class="scroll-back">
      <rect class="back" x={-w / 2 + 2} y={-h / 2 + 3} width={w - 4} height={h - 6} />
      {[-h / 2, h / 2 - 5].map((top) => (
        <rect key={top} class="back-roll" x={-w / 2} y={top} width={w} height="5" rx="2.5" />
      ))}
      <g style={{ color: ELEMENT_LOOKS[element].fill }} transform={`translate(${x} ${y})`}>
        <Sigil of={element} r={upright ? 11 : 6.5} />
      </g>
      <text x={upright ? w / 2 - 10 : x + 16} y={upright ? -24 : y + 4}>
        {CARD_STRENGTH[card]}
      </text>
      {name && <Name name={name} y={upright ? 31 : 14} size={11.6} most={w - 8} />}
    </g>
  );
}
