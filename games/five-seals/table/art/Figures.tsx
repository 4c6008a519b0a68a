import { ELEMENT_LOOKS, type Familiar, Sigil } from '@magehall/ui';
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

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

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

/** A grey statue with a shield in its element's colour; the origin is the middle of its base. */
export function Guardian({ of }: { of: ElementName }) {
  const up = of === 'fire' || of === 'air';
  return (
    <g stroke="#070919" stroke-width="2" {...round}>
      <ellipse cy="1.5" rx="17" ry="6" fill="#03040c" opacity=".6" stroke="none" />
      <path d="M-14 0H14L12-6H-12Z" fill="#59608f" />
      <path
        d="M-11-6C-12-20-10-32-6.5-35C-7-44-3-48 0-48S7-44 6.5-35C10-32 12-20 11-6Z"
        fill="#8b92bd"
      />
      <path d="M-4-40H4M0-43V-36" fill="none" />
      <path
        d="M0-31L11-28V-18C11-11 6-7 0-4.6C-6-7-11-11-11-18V-28Z"
        fill={ELEMENT_LOOKS[of].fill}
      />
      <g
        class="on-shield"
        transform={`translate(0 ${-18 + (of === 'mind' ? 0 : up ? 1.4 : -1.4)})`}
      >
        <Sigil of={of} r={6.4} width={0.26} />
      </g>
    </g>
  );
}
