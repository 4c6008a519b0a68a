import { DieColours, ELEMENT_LOOKS, SealColours } from '@magehall/ui';
import { COLOURS, ELEMENTS } from '../../rules/data/elements.ts';

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
    </>
  );
}
