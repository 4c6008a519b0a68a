import { ELEMENT_LOOKS, type Familiar, Sigil, STONES } from '@magehall/ui';
import type { ElementName } from '../../rules/elements.ts';

interface MageShape {
  body: string;
  line: string;
  /** Behind the body: a neck. */
  under?: string;
  antler?: string;
  horn?: string;
  top?: string;
  face?: string;
}

const ROBE = 'M-13-1C-13.5-10-9.5-17-7-27H7C9.5-17 13.5-10 13-1C8 2.2-8 2.2-13-1Z';
const VEIL =
  'M-5.6-30C-5.6-37-3-39.6 0-39.6S5.6-37 5.6-30C5.6-25.6 3.4-23.4 0-23.4S-5.6-25.6-5.6-30Z';

/** By familiar. The headgear tells who: antlers, bent hat, veil, turban, horned hood. */
const SHAPES: Record<Familiar, MageShape> = {
  raven: {
    antler:
      'M-4.6-40.5C-8-43.5-11.5-45-12.4-52M-8.8-44.2C-12-44.4-15-46-16.4-49.4M-12-48.8C-9.8-50.6-8.6-53-8.6-55.6M4.6-40.5C8-43.5 11.5-45 12.4-52M8.8-44.2C12-44.4 15-46 16.4-49.4M12-48.8C9.8-50.6 8.6-53 8.6-55.6',
    body: 'M-14-1C-14.5-10-11.5-17-10.5-24L-13-26.5L-7-28.6H7L13-26.5L10.5-24C11.5-17 14.5-10 14-1C8 2.2-8 2.2-14-1ZM-7.4-31C-8-39.6-4-42 0-42S8-39.6 7.4-31C7-25.8 4-24.6 0-24.6S-7-25.8-7.4-31Z',
    line: 'M-12-25L-8-21.4L-5-24.2L-1.6-20.4L1.6-20.4L5-24.2L8-21.4L12-25M-4.6-33.4H4.6M0-16V-1M-5-13V-1M5-13V-1',
  },
  cat: {
    under: 'M-6.6-34C-6.6-25.8-4-24 0-24S6.6-25.8 6.6-34Z',
    body: `${ROBE}M-16-33.5C-9-38-5.5-38.5-4.2-40L-.5-54C1-57.5 5-58 8.5-55.4C5.6-55 4.6-53.6 5-51L6.2-40.4C8.5-38.6 11.5-37.6 16-33.5C9-29.4-9-29.4-16-33.5Z`,
    line: 'M-5-39.6C-1.6-37.8 3.4-37.8 6.3-39.4M0-23.6V-1M-6.5-19C-3-16 3-16 6.5-19',
  },
  owl: {
    body: 'M-13-1C-14.5-13-11.5-22-11-31C-10.6-40-5-45.5 0-45.5S10.6-40 11-31C11.5-22 14.5-13 13-1C8 2.2-8 2.2-13-1Z',
    top: 'M-4.9-56.6A6.4 6.4 0 1 0 6.2-54.2A5 5 0 1 1-4.9-56.6Z',
    face: VEIL,
    line: `${VEIL}M-8-1.5C-7.6-9-5.6-15-2.6-20M8-1.5C7.6-9 5.6-15 2.6-20`,
  },
  snake: {
    under: 'M-6.4-39C-6.4-29-4-26 0-26S6.4-29 6.4-39Z',
    body: `${ROBE}M-13-27.5C-10-24.4-7-22.6 0-22.6S10-24.4 13-27.5L9.4-18H-9.4ZM-10.5-39.5C-12.5-46.5-5.5-50.6 0-50.6S12.5-46.5 10.5-39.5C7-36-7-36-10.5-39.5ZM0-47C-2-54 2-59.6 8.5-60C7-55.6 4.6-51 0-47Z`,
    line: 'M-9.6-43.4C-4-46.4 3-45 9.8-40.2M9.6-44C5-46.6 1-46-2-44.2M0-22V-1',
  },
  toad: {
    horn: 'M-6.6-37.4C-13.4-36.6-18.2-42-15.4-50.4C-14.4-53.2-12-55.4-8.6-56.4C-12.4-51.4-12.6-46.4-5-42.4ZM6.6-37.4C13.4-36.6 18.2-42 15.4-50.4C14.4-53.2 12-55.4 8.6-56.4C12.4-51.4 12.6-46.4 5-42.4Z',
    body: 'M-16-1C-17-12-15-21-12.6-26.6L-7.6-24.4C-9.4-31-8-38.4 0-45.4C8-38.4 9.4-31 7.6-24.4L12.6-26.6C15-21 17-12 16-1C9 2.4-9 2.4-16-1Z',
    face: 'M0-40C-4.4-36-5.8-31-4.8-26C-2.6-23.6 2.6-23.6 4.8-26C5.8-31 4.4-36 0-40Z',
    line: 'M-12-25.6L0-14L12-25.6M0-14V-1M-9-1.6C-8.6-8-7.4-13-5-17.6M9-1.6C8.6-8 7.4-13 5-17.6',
  },
};

/** Small bright things: a jewel, an orb, eyes in the dark of a hood. */
const JEWELS: Record<Familiar, readonly (readonly [number, number, number, string])[]> = {
  raven: [],
  cat: [],
  owl: [
    [0, -34, 1.7, '#ffd477'],
    [0, -14, 4.6, '#bfe6ff'],
  ],
  snake: [[0, -44.6, 2, '#ffd477']],
  toad: [
    [0, -15.4, 2.2, '#ffd477'],
    [-2, -30.6, 1.5, '#ffd9e8'],
    [2, -30.6, 1.5, '#ffd9e8'],
  ],
};

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** The mage whose familiar this is, about 40 × 60; the origin is the middle of its base. */
export function Mage({ of }: { of: Familiar }) {
  const shape = SHAPES[of];
  const { high, dark, ink } = STONES[of];
  const outline = (shape.under ?? '') + shape.body + (shape.top ?? '') + (shape.horn ?? '');
  return (
    <g {...round}>
      <Base rx={16} dark={dark} high={high} />
      <path d={outline} class="keyline" stroke-width="5" />
      {shape.antler && (
        <g fill="none">
          <path d={shape.antler} stroke="#070919" stroke-width="6.4" />
          <path d={shape.antler} stroke={high} stroke-width="2.7" />
        </g>
      )}
      {shape.horn && <path d={shape.horn} fill="#f2e6cf" stroke="#8a6f52" stroke-width=".8" />}
      {shape.under && <path d={shape.under} fill={dark} />}
      <path
        d={shape.body + (shape.top ?? '')}
        fill={`url(#stone-${of})`}
        stroke={high}
        stroke-width={of === 'raven' ? 1.5 : 0.9}
      />
      {shape.face && <path d={shape.face} fill={dark} />}
      <path d={shape.line} fill="none" stroke={ink} stroke-opacity=".65" stroke-width="1.5" />
      {JEWELS[of].map(([x, y, r, fill]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} stroke={ink} stroke-width=".8" />
      ))}
    </g>
  );
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
