import { ELEMENT_LOOKS, type ElementName, mix, SealColours } from '@magehall/ui';
import { ELEMENTS } from '../../rules/data/units.ts';

/** The Fool has a colour too, though no element. */
export const NO_ELEMENT = '#c9b6e8';

/** The night sky in the window of a card; at the horizon it takes the element's colour. */
function Sky({ id, colour }: { id: string; colour: string }) {
  return (
    <linearGradient id={`sky-${id}`} x2="0" y2="1">
      <stop offset="0" stop-color="#262c60" />
      <stop offset=".62" stop-color="#171b42" />
      <stop offset="1" stop-color={mix('#171b42', colour, 0.38)} />
    </linearGradient>
  );
}

export function Definitions() {
  return (
    <>
      <SealColours elements={ELEMENTS} />
      {ELEMENTS.map((element: ElementName) => (
        <Sky key={element} id={element} colour={ELEMENT_LOOKS[element].fill} />
      ))}
      <Sky id="none" colour={NO_ELEMENT} />
      <linearGradient id="parchment" x2=".5" y2="1">
        <stop offset="0" stop-color="#f8eed2" />
        <stop offset="1" stop-color="#e2d0a0" />
      </linearGradient>
    </>
  );
}
