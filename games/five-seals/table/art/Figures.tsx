import { type Familiar, FamiliarFigure, STONES } from '@magehall/ui';
import type { ElementName } from '../../rules/data/elements.ts';
import type { SpellName } from '../../rules/data/scrolls.ts';
import pictures from './pictures.svg';

/** What a spell does, about the origin and 24 wide, in the current colour. */
export function SpellIcon({ of, at }: { of: SpellName | 'binding'; at: string }) {
  return <use href={`${pictures}#spell-${of}`} transform={at} />;
}

/**
 * The mage whose familiar this is, about 40 × 60; the origin is the middle of its base. The headgear
 * tells who: antlers, bent hat, veil, turban, horned hood.
 */
export function Mage({ of }: { of: Familiar }) {
  // The gradient is the page's own: WebKit looks for it nowhere else.
  return <use href={`${pictures}#mage-${of}`} fill={`url(#stone-${of})`} />;
}

/** A familiar on its base, about 36 × 34; the origin is its middle. */
export function StandingFamiliar({ of }: { of: Familiar }) {
  const { dark, high } = STONES[of];
  return (
    <>
      <ellipse class="shade" cy="8.5" rx="15.4" ry="5.3" />
      <ellipse cy="6.4" rx="14" ry="4.8" fill={dark} stroke="#070919" stroke-width="1.4" />
      <ellipse cy="5.4" rx="14" ry="4.5" fill={dark} stroke={high} stroke-opacity=".8" />
      <FamiliarFigure of={of} />
    </>
  );
}

/**
 * A grey statue with a shield in its element's colour; the origin is the middle of its base. Its
 * shape tells which: a bowl of fire, a trident, wings, a golem's block, an eye over a cowl.
 */
export function Guardian({ of }: { of: ElementName }) {
  return <use href={`${pictures}#guardian-${of}`} />;
}
