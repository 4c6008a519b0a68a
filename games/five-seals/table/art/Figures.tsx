import type { Familiar } from '@magehall/ui';
import type { ElementName } from '../../rules/elements.ts';
import type { SpellName } from '../../rules/scrolls.ts';
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
  return <use href={`${pictures}#mage-${of}`} />;
}

/** What a figure stands on. */
export function Base({ rx, dark, high }: { rx: number; dark: string; high: string }) {
  return (
    <>
      <ellipse cy="1.5" rx={rx + 1.4} ry={rx * 0.38} fill="#03040c" opacity=".6" />
      <ellipse cy="-.6" rx={rx} ry={rx * 0.34} fill={dark} stroke="#070919" stroke-width="1.4" />
      <ellipse cy="-1.6" rx={rx} ry={rx * 0.32} fill={dark} stroke={high} stroke-opacity=".8" />
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
