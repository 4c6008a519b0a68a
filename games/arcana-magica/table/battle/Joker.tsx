import { ELEMENT_LOOKS, Sigil } from '@magehall/ui';
import { type Element, FOOL, isRed, JOKERS } from '../../rules/index.ts';
import { Emblem } from '../art/Emblem.tsx';
import { spoken } from '../words.ts';

/** A joker of the Fool's deck: red gives, black takes. */
export function Joker({
  element,
  width,
  letter,
}: {
  element: Element;
  width: number;
  letter: string;
}) {
  const { fill } = ELEMENT_LOOKS[element];
  const red = isRed(JOKERS.indexOf(element));
  return (
    <svg width={width} height={(width * 132) / 92} viewBox="0 0 92 132" aria-hidden="true">
      <rect
        width="92"
        height="132"
        rx="9"
        fill={red ? '#5a1a22' : '#0d1030'}
        stroke="#d8b25c"
        stroke-width="1.6"
      />
      <rect
        x="5"
        y="5"
        width="82"
        height="122"
        rx="6"
        fill="none"
        stroke="#d8b25c"
        stroke-opacity=".5"
      />
      <g transform="translate(46 44) scale(.62)">
        <Emblem unit={FOOL} colour={fill} />
      </g>
      <g transform="translate(36 106)" style={{ color: fill }}>
        <Sigil of={element} r={14} width={0.22} />
      </g>
      <text class="joker-letter" x="58" y="114">
        {letter}
      </text>
    </svg>
  );
}

/** The joker that was drawn. */
export function Fallen({ joker }: { joker: Element }) {
  return (
    <span class="fallen-joker" data-at="joker" data-about={`joker:${joker}`}>
      <Joker element={joker} width={46} letter={spoken().elements[joker].charAt(0)} />
    </span>
  );
}
