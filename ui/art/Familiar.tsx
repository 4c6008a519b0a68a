import familiars from './familiars.svg?no-inline';
import { type Familiar, STONES } from './stones.ts';

/** The animal of a seat, about 36 × 30; origin in its middle, feet at y 7. */
export function FamiliarFigure({ of }: { of: Familiar }) {
  // The gradient is the page's own: WebKit looks for it nowhere else.
  return <use href={`${familiars}#${of}`} fill={`url(#stone-${of})`} />;
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
