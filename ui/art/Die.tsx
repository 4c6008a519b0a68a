import type { ComponentChildren } from 'preact';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * A six-sided die seen from a little above; the face is 100 wide, its middle is the origin. The
 * front edge carries a sign, so the colour can be read without seeing it. Colours are gradients
 * `die-<kind>` and `side-<kind>` from the page's definitions. Face 0 has not been rolled.
 */
export function Die({ kind, face, sign }: { kind: string; face: number; sign: ComponentChildren }) {
  return (
    <g>
      <ellipse cx="0" cy="80" rx="48" ry="8" fill="#03040c" opacity=".55" />
      <rect x="-50" y="-23" width="100" height="100" rx="20" fill={`url(#side-${kind})`} />
      <rect
        x="-50"
        y="-23"
        width="100"
        height="100"
        rx="20"
        fill="none"
        stroke="#0a0c1d"
        stroke-width="2.5"
      />
      <rect x="-50" y="-50" width="100" height="100" rx="20" fill={`url(#die-${kind})`} />
      <rect
        x="-46"
        y="-46"
        width="92"
        height="92"
        rx="16.5"
        fill="none"
        stroke="#fff"
        stroke-opacity=".35"
        stroke-width="2.2"
      />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x * 25.5} cy={y * 25.5 + 1.2} r="8.8" fill="#fff" opacity=".4" />
          <circle cx={x * 25.5} cy={y * 25.5} r="8.8" fill="#140c1e" />
        </g>
      ))}
      <g transform="translate(0 63.5)" class="die-sign">
        {sign}
      </g>
    </g>
  );
}
