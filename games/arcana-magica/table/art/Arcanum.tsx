import { ELEMENT_LOOKS, Seal, Sigil } from '@magehall/ui';
import { diceOf } from '../../rules/attack/dice.ts';
import { ELEMENTS, UNITS } from '../../rules/data/units.ts';
import { NO_ELEMENT } from './Definitions.tsx';
import { Drawn } from './Drawn.tsx';
import { Emblem } from './Emblem.tsx';

/** A card is drawn 120 × 190. */
const WIDTH = 120;
export const HEIGHT_OF_WIDTH = 190 / WIDTH;
/** No letter on a piece is smaller, in pixels. */
const LEAST = 11.3;
/** Narrower than this, the name would be too small: it is not drawn. */
const NAMED_FROM = 82;

interface ArcanumProps {
  unit: number;
  /** In pixels: letters grow on small cards. */
  width: number;
  name: string;
  /** The first letter of its element's name. */
  letter: string;
}

/** A unit's card. */
export function Arcanum({ unit, width, name, letter }: ArcanumProps) {
  const element = ELEMENTS[UNITS[unit].element];
  const unitsPerPixel = WIDTH / width;
  const least = LEAST * unitsPerPixel;
  const small = width < NAMED_FROM;
  const r = Math.max(14.5, least / 1.14);
  const numeral = Math.max(17, least);
  const { roman } = UNITS[unit];
  return (
    <svg
      class="arcanum"
      width={width}
      height={width * HEIGHT_OF_WIDTH}
      viewBox="0 0 120 190"
      aria-hidden="true"
    >
      <rect x="2" y="5" width="118" height="188" rx="10" fill="#03040c" opacity=".4" />
      <rect width="120" height="190" rx="10" fill="#0d1030" stroke="#d8b25c" stroke-width="1.6" />
      <path
        d="M8 148V62A52 52 0 0 1 112 62V148Z"
        fill={`url(#sky-${element ?? 'none'})`}
        stroke="#d8b25c"
        stroke-width="1.3"
      />
      <path
        d="M12 144V62.6A48 48 0 0 1 108 62.6V144Z"
        fill="none"
        stroke="#d8b25c"
        stroke-opacity=".4"
        stroke-width=".8"
      />
      <g transform="translate(60 88) scale(.98)">
        <Emblem unit={unit} colour={element ? ELEMENT_LOOKS[element].fill : NO_ELEMENT} />
      </g>
      {(!small || wideOf(roman, numeral) < 108 - 2 * r) && (
        <text
          class="numeral"
          x={small ? 113 : 60}
          y={20 + numeral * 0.36}
          font-size={numeral}
          text-anchor={small ? 'end' : 'middle'}
        >
          {roman}
        </text>
      )}
      <g transform={`translate(${r + 3.5} ${r + 4.5})`}>
        {element ? (
          <Seal of={element} r={r}>
            {unit}
          </Seal>
        ) : (
          <>
            <circle r={r} fill="#efe6ff" stroke="#4a3d66" stroke-width="2" />
            <text class="seal-number" y={r * 0.4} font-size={r * 1.14}>
              0
            </text>
          </>
        )}
      </g>
      {!small && (
        <text
          class="unit-name"
          x="60"
          y="168"
          font-size={Math.max(14, least)}
          {...squeezed(name, Math.max(14, least))}
        >
          {name}
        </text>
      )}
      {element && (
        <Elements
          unit={unit}
          letter={letter}
          y={small ? 171 : 180}
          size={small ? least : Math.max(10, least)}
        />
      )}
    </svg>
  );
}

/** About how wide a word is in the title face. */
const wideOf = (word: string, size: number) => word.length * size * 0.56;

/** A long name is drawn closer together. */
function squeezed(name: string, size: number) {
  if (wideOf(name, size) < 104) return {};
  return { textLength: 104, lengthAdjust: 'spacingAndGlyphs' };
}

interface ElementsProps {
  unit: number;
  letter: string;
  y: number;
  size: number;
}

/**
 * The last line: its element, the dice it rolls alone, and the arrows that are left over. Where
 * these leave no room for the letter, the sigil stands alone.
 */
function Elements({ unit, letter, y, size }: ElementsProps) {
  const element = ELEMENTS[UNITS[unit].element];
  const r = size * 0.37;
  const dice = diceOf([unit], false);
  const arrows = UNITS[unit].arrows % 4;
  const step = size * 0.34;
  const left = 112 - arrows * step - (arrows > 0 ? 2 : 0);
  const letterEnds = 13 + 2 * r + size * 0.95;
  const diceBegin = left - dice.length * (size * 0.8 + 2);
  return (
    <g style={{ color: ELEMENT_LOOKS[element].fill }} transform={`translate(0 ${y})`}>
      <g transform={`translate(${6 + r} 0)`}>
        <Sigil of={element} r={r} width={0.28} />
      </g>
      {letterEnds <= diceBegin && (
        <text class="element-letter" x={9 + 2 * r} y={size * 0.36} font-size={size}>
          {letter}
        </text>
      )}
      {dice.toReversed().map((sides, i) => (
        <Drawn
          key={sides}
          name={`glyph-d${sides}`}
          transform={`translate(${left - (i + 0.5) * (size * 0.8 + 2)} 0) scale(${size * 0.38})`}
        />
      ))}
      {Array.from({ length: arrows }, (_, i) => 112 - (i + 0.5) * step).map((x) => (
        <Drawn key={x} name="arrow" transform={`translate(${x} 0) scale(${size * 0.7})`} />
      ))}
    </g>
  );
}
