/** A few stars in a fixed order, and the hairline circles of a chart round the dungeon. */
const STARS = Array.from({ length: 70 }, (_, i) => ({
  x: (i * 389.7) % 1280,
  y: (i * i * 53.3 + i * 97) % 800,
  r: 0.5 + (i % 4) * 0.25,
}));

export function Backdrop() {
  return (
    <svg
      class="backdrop sky"
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {STARS.map(({ x, y, r }) => (
        <circle key={x} class="star" cx={x} cy={y} r={r} />
      ))}
      <g class="chart">
        <circle cx="640" cy="354" r="372" />
        <circle cx="640" cy="354" r="410" stroke-dasharray="2 9" />
        <circle cx="640" cy="354" r="470" />
      </g>
    </svg>
  );
}
