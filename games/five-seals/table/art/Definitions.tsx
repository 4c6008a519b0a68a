import { DieColours, ELEMENT_LOOKS, SealColours, Strokes } from '@magehall/ui';
import { COLOURS, ELEMENTS } from '../../rules/elements.ts';
import { SPELL_ICONS } from './icons.ts';

/** Spells lie many times on the board: each icon is drawn once here, about its middle. */
export function Definitions() {
  return (
    <>
      {COLOURS.map((colour, i) => (
        <DieColours key={colour} kind={colour} {...ELEMENT_LOOKS[ELEMENTS[i]]} />
      ))}
      <SealColours elements={ELEMENTS} />
      <linearGradient id="parchment" x2=".5" y2="1">
        <stop offset="0" stop-color="#f8eed2" />
        <stop offset="1" stop-color="#e2d0a0" />
      </linearGradient>
      {Object.entries(SPELL_ICONS).map(([spell, path]) => (
        <g key={spell} id={`spell-${spell}`}>
          <g transform="translate(-12 -12)">
            <Strokes path={path} width={2} />
          </g>
        </g>
      ))}
    </>
  );
}
