import { isRanged } from '../../rules/dice.ts';

/** Dice as signs, by number of sides: outline and front facet on a circle of radius 1. */
const GLYPHS: Readonly<Record<number, string>> = {
  4: 'M0-1L.95 .72H-.95Z',
  6: 'M-.78-.78H.78V.78H-.78Z',
  8: 'M0-1L.86 0L0 1L-.86 0ZM-.86 0H.86',
  12: 'M0-1L.59-.81 .95-.31V.31L.59 .81 0 1-.59 .81-.95 .31V-.31L-.59-.81ZM0-.56L.53-.17 .33 .45H-.33L-.53-.17Z',
  20: 'M0-1L.87-.5V.5L0 1-.87 .5V-.5ZM0-.58L.52 .32H-.52Z',
};

/** Gold strikes the Leader, silver flies anywhere. */
export const GLYPH_COLOUR = { melee: '#f2c06a', ranged: '#bcd9f5' } as const;

/** A die as a sign, for cards and text. */
export function DieGlyph({ sides, r }: { sides: number; r: number }) {
  return (
    <path
      d={GLYPHS[sides]}
      transform={`scale(${r})`}
      fill="none"
      stroke={isRanged(sides) ? GLYPH_COLOUR.ranged : GLYPH_COLOUR.melee}
      stroke-width=".19"
      stroke-linejoin="round"
    />
  );
}
