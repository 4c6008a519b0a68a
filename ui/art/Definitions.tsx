import type { ComponentChildren } from 'preact';
import { FAMILIARS, mix, STONES } from './stones.ts';

/** Gradients that every drawing on the page shares, once per page. */
export function Definitions({ children }: { children?: ComponentChildren }) {
  return (
    <svg width="0" height="0" class="definitions" aria-hidden="true">
      <defs>
        {FAMILIARS.map((familiar) => {
          const { fill, high, dark } = STONES[familiar];
          const top = familiar === 'raven' ? '#7b82c4' : high;
          return (
            <linearGradient key={familiar} id={`stone-${familiar}`} x2=".6" y2="1">
              <stop offset="0" stop-color={top} />
              <stop offset=".5" stop-color={fill} />
              <stop offset="1" stop-color={mix(fill, dark, 0.7)} />
            </linearGradient>
          );
        })}
        <radialGradient id="glow" r=".5">
          <stop offset="0" stop-color="#ffdf8e" stop-opacity=".95" />
          <stop offset=".5" stop-color="#ffcf6a" stop-opacity=".5" />
          <stop offset="1" stop-color="#ffb84a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="candle" r=".5">
          <stop offset="0" stop-color="#ffc873" stop-opacity=".55" />
          <stop offset=".4" stop-color="#ffab52" stop-opacity=".2" />
          <stop offset="1" stop-color="#ff9a3c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="gold" x2="0" y2="1">
          <stop offset="0" stop-color="#fbe7b0" />
          <stop offset=".5" stop-color="#d8b25c" />
          <stop offset="1" stop-color="#9d7a35" />
        </linearGradient>
      </defs>
      <defs>{children}</defs>
    </svg>
  );
}

/** The face and the front edge of a six-sided die of one colour. */
export function DieColours(props: { kind: string; fill: string; high: string; low: string }) {
  const { kind, fill, high, low } = props;
  return (
    <>
      <linearGradient id={`die-${kind}`} x2=".35" y2="1">
        <stop offset="0" stop-color={mix(fill, high, 0.75)} />
        <stop offset=".55" stop-color={fill} />
        <stop offset="1" stop-color={mix(fill, low, 0.28)} />
      </linearGradient>
      <linearGradient id={`side-${kind}`} x2="0" y2="1">
        <stop offset="0" stop-color={mix(fill, low, 0.86)} />
        <stop offset="1" stop-color={low} />
      </linearGradient>
    </>
  );
}
