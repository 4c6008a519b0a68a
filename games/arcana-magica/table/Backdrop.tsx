/** Rays round the middle of the table, 3 of length apart. */
const RAYS = Array.from({ length: 72 }, (_, i) => {
  const angle = (i * Math.PI) / 36;
  const at = (r: number) =>
    `${(640 + r * Math.sin(angle)).toFixed(1)} ${(300 - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(i % 2 ? 352 : 346)}L${at(i % 6 === 0 ? 372 : 360)}`;
}).join('');

/** A horoscope in hairlines, and candle light on the felt. Nothing moves here. */
export function Backdrop() {
  return (
    <svg
      class="backdrop"
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx="640" cy="300" r="330" fill="url(#candle)" opacity=".4" />
      <g class="horoscope">
        <circle cx="640" cy="300" r="340" />
        <circle cx="640" cy="300" r="300" />
        <path d={RAYS} />
        <path d="M640 0L900 450H380ZM640 600L380 150H900Z" />
      </g>
    </svg>
  );
}
